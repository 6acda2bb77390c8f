import { describe, expect, it } from 'vitest';
import { newId } from '../database/ids.ts';
import { cursorAfter, orderBefore } from './order-cursor.ts';

describe('cursors of orders', () => {
  it('lead back to their order', () => {
    const id = newId();
    expect(orderBefore(cursorAfter(id))).toBe(id);
    expect(cursorAfter(id)).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    '',
    'x',
    newId(),
    `${cursorAfter(newId())}A`,
    cursorAfter(newId()).slice(1),
    'AAAAAAAAAAAAAAAAAAAAAB',
  ])('%j is none', (text) => {
    expect(orderBefore(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { cursorAfter, idBefore } from './id-cursor.ts';
import { newId } from './ids.ts';

describe('cursors', () => {
  it('lead back to their row', () => {
    const id = newId();
    expect(idBefore(cursorAfter(id))).toBe(id);
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
    expect(idBefore(text)).toBeUndefined();
  });
});

import type { OrderStatus, SearchStatus } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { rolledUpStatus } from './order.ts';

const rows: { order: OrderStatus; searches: SearchStatus[]; expected: OrderStatus }[] = [
  { order: 'IN_PROGRESS', searches: [], expected: 'COMPLETED' },
  { order: 'IN_PROGRESS', searches: ['IN_PROGRESS'], expected: 'IN_PROGRESS' },
  { order: 'IN_PROGRESS', searches: ['COMPLETED', 'IN_PROGRESS'], expected: 'IN_PROGRESS' },
  { order: 'IN_PROGRESS', searches: ['COMPLETED'], expected: 'COMPLETED' },
  { order: 'IN_PROGRESS', searches: ['CANCELLED'], expected: 'COMPLETED' },
  { order: 'IN_PROGRESS', searches: ['REASSIGNED'], expected: 'COMPLETED' },
  { order: 'IN_PROGRESS', searches: ['COMPLETED', 'CANCELLED', 'REASSIGNED'], expected: 'COMPLETED' },
  { order: 'CANCELLED', searches: [], expected: 'CANCELLED' },
  { order: 'CANCELLED', searches: ['COMPLETED', 'CANCELLED'], expected: 'CANCELLED' },
  { order: 'CANCELLED', searches: ['IN_PROGRESS'], expected: 'CANCELLED' },
  { order: 'COMPLETED', searches: ['COMPLETED'], expected: 'COMPLETED' },
];

describe('rolledUpStatus', () => {
  it.each(rows)('$order order with searches $searches is $expected', ({ order, searches, expected }) => {
    expect(rolledUpStatus(order, searches)).toBe(expected);
  });
});

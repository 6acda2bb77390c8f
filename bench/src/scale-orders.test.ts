import { describe, expect, it } from 'vitest';
import { dayAt, justAfter, justBefore, SHARED_ID, SHARED_TWICE_ID, scaleOrder } from './scale-orders.ts';

const ordersOf = (size: number) => Array.from({ length: size }, (_, index) => scaleOrder(index, size));

/** How many orders filters find. */
function shares(size: number) {
  const orders = ordersOf(size);
  const count = (matches: (order: (typeof orders)[number]) => boolean) => orders.filter(matches).length;
  const between = (from: string, to: string) =>
    count(({ createdAt }) => createdAt >= new Date(from) && createdAt <= new Date(to));
  const statuses = Object.fromEntries(
    ['IN_PROGRESS', 'COMPLETED', 'CANCELLED'].map((name) => [name, count(({ status }) => status === name)]),
  );
  return {
    ...statuses,
    months: between(justAfter(0.38), justBefore(0.57)),
    days: between(dayAt(0.6), dayAt(0.61)),
  };
}

/** Orders, and their searches, that have an external id. */
function having(id: string, size: number) {
  const orders = ordersOf(size).map(({ body }) =>
    body.searchTypes.filter(({ externalSearchId }) => externalSearchId === id),
  );
  return [orders.filter((searches) => searches.length > 0).length, orders.flat().length];
}

describe('the orders of the scale benchmark', () => {
  it.each([1_000, 3_000, 20_000])('have the same shares among %i', (size) => {
    const share = (part: number) => part * size;
    expect(shares(size)).toEqual({
      IN_PROGRESS: share(0.05),
      COMPLETED: share(0.9),
      CANCELLED: share(0.05),
      months: share(0.19),
      days: share(0.01),
    });
  });

  it.each([1_000, 20_000])('share external ids with as many others among %i', (size) => {
    expect(having(SHARED_ID, size)).toEqual([20, 20]);
    expect(having(SHARED_TWICE_ID, size)).toEqual([20, 40]);
    expect(having('own-510', size)).toEqual([1, 1]);
  });

  it('come one after the other', () => {
    const times = ordersOf(1_000).map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });
});

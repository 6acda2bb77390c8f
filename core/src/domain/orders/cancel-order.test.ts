import { describe, expect, it } from 'vitest';
import {
  atOnce,
  openEvents,
  orderOf,
  orderSearch,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { listSearches, readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { readOrder } from './read-orders.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const VERIFIED = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
const threeSearches = () => {
  const searchTypes = [
    { searchType: 'EMPLOYMENT' },
    { searchType: 'EDUCATION' },
    { searchType: 'EMPLOYMENT' },
  ];
  return createOrder(context, orderOf({ searchTypes }));
};

describe('cancelOrder', () => {
  it('cancels the order and the searches still in progress; each tells so once', async () => {
    const { orderId, searchIds } = await threeSearches();
    const [done = '', second = '', third = ''] = searchIds;
    await updateSearch(context, { orderId, searchId: done, update: VERIFIED });
    clock.advance({ hours: 1 });

    const cancelled = await cancelOrder(context, { orderId });

    expect(cancelled).toEqual({ orderId, cancelledAt: clock.now(), affectedSearches: 2 });
    const order = (await readOrder(context, { orderId }))?.order;
    expect(order).toMatchObject({ orderStatus: 'CANCELLED', endedAt: clock.now(), updatedAt: clock.now() });
    const searches = await listSearches(context, { orderId });
    expect(searches.map(({ search }) => search.searchStatus)).toEqual([
      'COMPLETED',
      'CANCELLED',
      'CANCELLED',
    ]);
    expect(searches.map(({ results }) => results.length)).toEqual([1, 0, 0]);
    expect(await openEvents(test, context, done)).toHaveLength(2);
    for (const searchId of [second, third]) {
      expect(await openEvents(test, context, searchId)).toMatchObject([
        {
          event: 'verification.notification',
          sequence: 1,
          data: {
            searchId,
            notificationType: 'SEARCH_UPDATED',
            metadata: {
              updatedFields: ['searchStatus'],
              previousStatus: 'IN_PROGRESS',
              currentStatus: 'CANCELLED',
              source: 'api',
              trigger: 'order_cancel',
            },
          },
        },
      ]);
    }
  });

  it('cancels the attempts that wait', async () => {
    const { orderId, searchId } = await scheduleSearch(context);
    await cancelOrder(context, { orderId });
    const attempts = await test.sql('select distinct status from outbounds where search_id = $1', [searchId]);
    expect(attempts).toEqual([{ status: 'CANCELLED' }]);
    expect((await readSearch(context, { orderId, searchId })).search.phase).toBe('CLOSED');
  });

  it('answers the same a second time, and changes nothing', async () => {
    const { orderId } = await threeSearches();
    const first = await cancelOrder(context, { orderId });
    const before = await storedFor(test, context);
    clock.advance({ hours: 1 });
    expect(await cancelOrder(context, { orderId })).toEqual(first);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('cancels a completed order too, whose searches keep their outcome', async () => {
    const { orderId, searchId } = await orderSearch(context);
    await updateSearch(context, { orderId, searchId, update: VERIFIED });
    const events = await openEvents(test, context, searchId);
    const endedAt = clock.now();
    clock.advance({ hours: 1 });

    expect(await cancelOrder(context, { orderId })).toMatchObject({ affectedSearches: 0 });

    const order = (await readOrder(context, { orderId }))?.order;
    expect(order).toMatchObject({ orderStatus: 'CANCELLED', cancelledAt: clock.now(), endedAt });
    expect((await readSearch(context, { orderId, searchId })).search.searchStatus).toBe('COMPLETED');
    expect(await openEvents(test, context, searchId)).toEqual(events);
  });

  it('is once for several who ask at the same moment', async () => {
    const { orderId, searchIds } = await threeSearches();
    const answers = await atOnce(test, 8, () => cancelOrder(context, { orderId }));
    expect(answers).toEqual(Array(8).fill({ orderId, cancelledAt: clock.now(), affectedSearches: 3 }));
    for (const searchId of searchIds) expect(await openEvents(test, context, searchId)).toHaveLength(1);
  });

  it('leaves a search of a cancelled order closed to any further change', async () => {
    const { orderId, searchId } = await orderSearch(context);
    await cancelOrder(context, { orderId });
    const update = updateSearch(context, { orderId, searchId, update: VERIFIED });
    await expect(update).rejects.toMatchObject({ name: 'Conflict' });
    expect((await readOrder(context, { orderId }))?.order.orderStatus).toBe('CANCELLED');
  });
});

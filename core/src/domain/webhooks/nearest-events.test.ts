import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestCore, fakeClock, orderSearch, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { updateSearch } from '../searches/update-search.ts';
import { countEvents } from './count-events.ts';
import type { EventFilter } from './event-filter.ts';
import { fromItsTime, nearestEvents } from './nearest-events.ts';
import { pageOfEvents } from './page-of-events.ts';

const clock = fakeClock('2026-03-01T22:20:00Z');
let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
  // Two events each time, some in one hour, some days apart.
  for (const hours of [0, 0, 1, 0, 3, 30, 0, 0]) {
    clock.advance({ hours, minutes: 10 });
    const ids = await orderSearch(context);
    const update = { searchStatus: 'COMPLETED' as const, resolution: { outcome: 'VERIFIED' as const } };
    await updateSearch(context, { ...ids, update });
  }
});
afterAll(() => test.close());

const filters: [string, EventFilter][] = [
  ['no filter', {}],
  ['an event', { event: 'verification.completed' }],
  ['a status', { deliveryStatus: 'NO_TARGET' }],
  ['a time', { from: new Date('2026-03-01T22:35:00Z'), before: new Date('2026-03-03T10:30:00Z') }],
];

describe('fromItsTime', () => {
  it.each(filters)('leads to the same page as counting from the newest, with %s', async (_, filter) => {
    const take = 3;
    const total = await inTransaction(context, (transaction) => countEvents(context, transaction, filter));
    expect(total).toBeGreaterThan(5);
    let led = 0;
    for (let skip = 0; skip < total; skip += 1) {
      await inTransaction(context, async (transaction) => {
        const plain = await pageOfEvents(context, transaction, filter, { from: 'newest', skip, take });
        const way = await fromItsTime(context, transaction, filter, { skip, take });
        if (!way) return;
        led += 1;
        expect(way.cut.skip).toBeLessThanOrEqual(skip);
        expect(await pageOfEvents(context, transaction, way.filter, way.cut)).toEqual(plain);
      });
    }
    expect(led).toBeGreaterThan(total / 2);
  });

  it('leads nowhere after the last event', async () => {
    const page = { skip: 16, take: 3 };
    const way = await inTransaction(context, (transaction) => fromItsTime(context, transaction, {}, page));
    expect(way).toBeUndefined();
  });
});

describe('nearestEvents', () => {
  it.each([
    [3_000, 1_000_000, { from: 'newest', skip: 3_000 }],
    [999_990, 1_000_000, { from: 'oldest', skip: 7 }],
    [9_000, 13_000, { from: 'oldest', skip: 3_997 }],
    [3_001, 13_000, { from: 'newest', skip: 3_001 }],
  ])('of %i events to pass over among %i', async (skip, total, cut) => {
    const way = await inTransaction(context, (transaction) =>
      nearestEvents(context, transaction, {}, { skip, take: 3 }, total),
    );
    expect(way.cut).toMatchObject(cut);
  });
});

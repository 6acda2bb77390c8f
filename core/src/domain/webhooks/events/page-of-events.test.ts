import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cursorAfter } from '../../../platform/database/id-cursor.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createTestCore, fakeClock, orderSearch, type TestCore } from '../../../testing/index.ts';
import type { Context } from '../../context/context.ts';
import { updateSearch } from '../../searches/update-search.ts';
import type { EventFilter } from './event-filter.ts';
import { type EventCut, markOf, pageOfEvents } from './page-of-events.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
const times: Date[] = [];
let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
  for (let search = 0; search < 3; search += 1) {
    clock.advance({ minutes: 1 });
    times.push(clock.now());
    const ids = await orderSearch(context);
    const update = { searchStatus: 'COMPLETED' as const, resolution: { outcome: 'VERIFIED' as const } };
    await updateSearch(context, { ...ids, update });
  }
});
afterAll(() => test.close());

interface Found {
  id: string;
  time: Date;
}

/** Two events of each moment. */
const eventsFrom = async (from: EventCut['from']): Promise<Found[]> => {
  const found = await test.sql<Found>(
    'select id, occurred_at as time from webhook_events order by occurred_at, id',
  );
  return from === 'oldest' ? found : found.toReversed();
};

describe('a page after an event', () => {
  it.each(['newest', 'oldest'] as const)(
    'stays within the bounds of the filter, from the %s',
    async (from) => {
      const all = await eventsFrom(from);
      expect(all).toHaveLength(6);
      const bounds = [undefined, ...times];
      for (const [index, { id }] of all.entries()) {
        for (const filter of bounds.flatMap((first) =>
          bounds.map((before): EventFilter => ({ from: first, before })),
        )) {
          const page = await inTransaction(context, async (transaction) => {
            const after = await markOf(context, transaction, cursorAfter(id));
            return pageOfEvents(context, transaction, filter, { from, take: 10, after });
          });
          const expected = all
            .slice(index + 1)
            .filter(
              ({ time }) => (!filter.from || time >= filter.from) && (!filter.before || time < filter.before),
            );
          expect(page).toEqual(expected.map((event) => event.id));
        }
      }
    },
  );
});

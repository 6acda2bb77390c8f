import { describe, expect, it } from 'vitest';
import { type OrderedSearch, orderSearch, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { findSearches, listSearches, readSearch } from './read-searches.ts';
import { updateSearch } from './update-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const VERIFIED = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
const UNVERIFIED = {
  searchStatus: 'COMPLETED',
  resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'OTHER' },
} as const;

/** Searches that all began now, and of which one ends every hour. */
async function history(
  update: Parameters<typeof updateSearch>[1]['update'] = VERIFIED,
  searchType = 'EMPLOYMENT',
): Promise<void> {
  const started: OrderedSearch[] = [];
  for (let count = 0; count < 20; count += 1) {
    started.push(await orderSearch(context, { searchTypes: [{ searchType }] }));
  }
  for (const ids of started) {
    clock.advance({ hours: 1 });
    await updateSearch(context, { ...ids, update });
  }
}

const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

describe('the estimate of an open search', () => {
  it('is drawn from what the organization had answered, wherever the search is read', async () => {
    await history();
    const ids = await orderSearch(context);
    const { search, estimate } = await readSearch(context, ids);
    expect(estimate).toEqual({
      earliest: hoursAfter(search.createdAt, 5.75),
      latest: hoursAfter(search.createdAt, 18.1),
      basedOn: 20,
    });
    expect((await listSearches(context, ids)).map((reading) => reading.estimate)).toEqual([estimate]);
    const [found] = await findSearches(context, { externalSearchId: 'ext-1' });
    expect(found).toMatchObject({ search: { id: ids.searchId }, estimate });
  });

  it('moves on with the time that has passed without an answer', async () => {
    await history();
    const ids = await orderSearch(context);
    clock.advance({ hours: 15 });
    const { search, estimate } = await readSearch(context, ids);
    expect(estimate).toMatchObject({ basedOn: 5, earliest: hoursAfter(search.createdAt, 17) });
    clock.advance({ hours: 1 });
    expect((await readSearch(context, ids)).estimate).toBeNull();
  });

  it('is not made of a history that is too old', async () => {
    await history();
    clock.advance({ days: 90 });
    expect((await readSearch(context, await orderSearch(context))).estimate).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['too little history', async () => undefined],
    ['searches of another type', () => history(VERIFIED, 'EDUCATION')],
    ['searches that ended without an answer', () => history(UNVERIFIED)],
    [
      'searches of another organization',
      async () => {
        await history();
        context = await test.organization();
      },
    ],
  ])('is not made of %s', async (_what, before) => {
    await before();
    expect((await readSearch(context, await orderSearch(context))).estimate).toBeNull();
  });

  it('ends with the search', async () => {
    await history();
    const ids = await orderSearch(context);
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    expect((await readSearch(context, ids)).estimate).toBeNull();
  });

  it('reads the history once in ten minutes', async () => {
    await history();
    const ids = await orderSearch(context);
    await readSearch(context, ids);
    await test.sql('delete from verification_results where organization_id = $1', [context.organization.id]);
    clock.advance({ minutes: 9 });
    expect((await readSearch(context, ids)).estimate).not.toBeNull();
    clock.advance({ minutes: 1 });
    expect((await readSearch(context, ids)).estimate).toBeNull();
  });
});

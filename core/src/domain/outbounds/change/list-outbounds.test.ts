import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import type { Context } from '../../context/context.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { listOutbounds } from './list-outbounds.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
});
afterAll(() => test.close());

/** A search with an attempt in every status, the first of them due first. */
async function oneOfEach() {
  const statuses = ['SENT', 'PAUSED', 'CANCELLED', 'SCHEDULED', 'IN_PROGRESS', 'DELIVERED', 'FAILED'];
  const caps = { maxAttemptsPerMethod: statuses.length, followUpMinutes: 60 };
  const ids = await scheduleSearch(context, { defaultSearchConfig: { outbound: caps } });
  const rows = await test.sql<{ id: string }>(
    'select id from outbounds where search_id = $1 order by scheduled_at',
    [ids.searchId],
  );
  await test.sql(
    'update outbounds o set status = v.status from unnest($1::uuid[], $2::text[]) v (id, status) where o.id = v.id',
    [rows.map(({ id }) => id), statuses],
  );
  return ids;
}

it('lists what can still be acted on, the next one first, each with whom it is for', async () => {
  const ids = await oneOfEach();
  const { externalSearchId, outbounds } = await listOutbounds(context, { ...ids, all: false });
  expect(externalSearchId).toBe('ext-1');
  expect(outbounds).toMatchObject([
    { status: 'PAUSED', attemptNumber: 2, scheduledAt: new Date('2026-03-02T16:00:00Z') },
    { status: 'SCHEDULED', attemptNumber: 4, scheduledAt: new Date('2026-03-02T18:00:00Z') },
  ]);
  for (const outbound of outbounds) {
    expect(outbound).toMatchObject({
      searchId: ids.searchId,
      contactEntity: 'Contoso Inc',
      channel: 'EMAIL',
      destination: 'hr@contoso.example',
    });
  }
});

it('lists every other attempt after those, oldest first, when asked to', async () => {
  const { outbounds } = await listOutbounds(context, { ...(await oneOfEach()), all: true });
  expect(outbounds.map(({ status }) => status)).toEqual([
    'PAUSED',
    'SCHEDULED',
    'SENT',
    'CANCELLED',
    'IN_PROGRESS',
    'DELIVERED',
    'FAILED',
  ]);
});

it('lists nothing to act on for a search that has ended, and its history still', async () => {
  const ids = await scheduleSearch(context);
  await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
  expect((await listOutbounds(context, { ...ids, all: false })).outbounds).toEqual([]);
  expect((await listOutbounds(context, { ...ids, all: true })).outbounds).toHaveLength(3);
});

it('changes nothing', async () => {
  const ids = await oneOfEach();
  const before = await storedFor(test, context);
  await listOutbounds(context, { ...ids, all: true });
  expect(await storedFor(test, context)).toEqual(before);
});

import { describe, expect, it } from 'vitest';
import {
  claimAttempt,
  nameOf,
  openEvents,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readOrder } from '../../orders/read-orders.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { expireSearch, failSearch } from './expire-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HALF_AN_HOUR = { defaultSearchConfig: { timing: { searchSlaMinutes: 30 } } };

describe.each([
  ['expireSearch', expireSearch, 'SLA_REACHED', 'sla'],
  ['failSearch', failSearch, 'SYSTEM_FAILURE', 'system_failure'],
] as const)('%s', (_name, close, reasonCode, trigger) => {
  it(`ends an open search as ${reasonCode}, with its attempts and its order`, async () => {
    const ids = await scheduleSearch(context, HALF_AN_HOUR);
    clock.advance({ minutes: 30 });
    await close(context, ids);

    const { search, results } = await readSearch(context, ids);
    expect(search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED' });
    expect(results).toEqual([]);
    const open = await test.sql(`select 1 from outbounds where search_id = $1 and status <> 'CANCELLED'`, [
      ids.searchId,
    ]);
    expect(open).toEqual([]);
    expect((await readOrder(context, ids))?.order.orderStatus).toBe('COMPLETED');
    const events = await openEvents(test, context, ids.searchId);
    expect(events.map(nameOf)).toEqual([
      'CONTACT_PLAN',
      'SEARCH_UPDATED',
      `verification.action_required ${reasonCode}`,
    ]);
    expect(events[1]?.data.metadata).toMatchObject({ source: 'system', trigger, currentStatus: 'COMPLETED' });
  });

  it('leaves a search alone that ended otherwise, and one that it has ended itself', async () => {
    const [cancelled, closed] = [
      await scheduleSearch(context, HALF_AN_HOUR),
      await scheduleSearch(context, HALF_AN_HOUR),
    ];
    await updateSearch(context, { ...cancelled, update: { searchStatus: 'CANCELLED' } });
    clock.advance({ hours: 1 });
    await close(context, closed);
    const before = await storedFor(test, context);
    await close(context, cancelled);
    await close(context, closed);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('does nothing to a search of another organization', async () => {
    const stranger = await test.organization();
    const ids = await scheduleSearch(stranger, HALF_AN_HOUR);
    clock.advance({ hours: 1 });
    const before = await storedFor(test, stranger);
    await close(context, ids);
    expect(await storedFor(test, stranger)).toEqual(before);
  });
});

describe('expireSearch', () => {
  it('comes too early when the search still has time', async () => {
    const ids = await scheduleSearch(context, HALF_AN_HOUR);
    clock.advance({ minutes: 29, seconds: 59 });
    const before = await storedFor(test, context);
    await expireSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('failSearch', () => {
  it('gives up the attempt that its job failed to send', async () => {
    const { claimed, ...ids } = await claimAttempt(test, context);
    const outboundId = claimed.outbound.id;
    await failSearch(context, { ...ids, outboundId });
    const rows = await test.sql('select status, error from outbounds where id = $1', [outboundId]);
    expect(rows).toMatchObject([{ status: 'FAILED', error: expect.stringMatching(/interrupted/) }]);
    expect((await readSearch(context, ids)).search).toMatchObject({ searchStatus: 'COMPLETED' });
  });
});

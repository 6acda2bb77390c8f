import { TERMINAL_SEARCH_STATUSES } from '@credence/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  openDeliveries,
  openEvents,
  orderSearch,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../outbounds/send/record-outbound.ts';
import { readSearch } from './read-searches.ts';
import { updateSearch } from './update-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const attempts = (searchId: string) =>
  test.sql<{ id: string; status: string; completed_at: Date | null }>(
    'select * from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );

const setStatus = (id: string | undefined, status: string) =>
  test.sql('update outbounds set status = $2 where id = $1', [id, status]);

describe('a search that ends', () => {
  it.each(TERMINAL_SEARCH_STATUSES)(
    'as %s cancels the attempts that wait, and no others',
    async (searchStatus) => {
      const searchConfig = {
        outbound: { maxAttemptsPerMethod: 6, maxTotalAttempts: 6 },
        timing: { outboundWindowMinutes: 20_000 },
      };
      const ids = await sendAttempt(test, context, { defaultSearchConfig: searchConfig });
      const planned = await attempts(ids.searchId);
      const statuses = ['SENT', 'SCHEDULED', 'PAUSED', 'IN_PROGRESS', 'DELIVERED', 'FAILED'];
      for (const [index, status] of statuses.entries()) await setStatus(planned[index]?.id, status);
      const before = await attempts(ids.searchId);
      clock.advance({ minutes: 5 });

      const resolution = searchStatus === 'COMPLETED' ? { resolution: { outcome: 'VERIFIED' as const } } : {};
      await updateSearch(context, { ...ids, update: { searchStatus, ...resolution } });

      const after = await attempts(ids.searchId);
      const cancelled = ({ id }: { id: string }) => [before[1]?.id, before[2]?.id].includes(id);
      // What is being sent goes out; it is only not tried again.
      const left = before.map((row) =>
        row.status === 'IN_PROGRESS' ? { ...row, halted: 'CANCELLED' } : row,
      );
      expect(after.filter((row) => !cancelled(row))).toEqual(left.filter((row) => !cancelled(row)));
      expect(after.filter(cancelled)).toMatchObject([
        { status: 'CANCELLED', completed_at: clock.now() },
        { status: 'CANCELLED', completed_at: clock.now() },
      ]);
      const { activities } = await readSearch(context, ids);
      expect(activities.at(-1)).toMatchObject({ activityType: `SEARCH_${searchStatus}`, actor: 'API' });
      expect(activities.at(-1)?.description).toContain('Scheduled attempts cancelled: 2');
    },
  );

  it('leaves the jobs of its workflow without work', async () => {
    const ordered = await orderSearch(context);
    const { claimed, jobId, ...sent } = await sendAttempt(test, context);
    const [next] = (await attempts(sent.searchId)).slice(1);
    for (const ids of [ordered, sent]) {
      await updateSearch(context, {
        orderId: ids.orderId,
        searchId: ids.searchId,
        update: { searchStatus: 'CANCELLED' },
      });
    }
    clock.advance({ days: 1 });
    const before = await storedFor(test, context);

    await researchSearch(context, ordered);
    const claim = { searchId: sent.searchId, outboundId: next?.id ?? '', jobId };
    expect(await claimOutbound(context, claim)).toBeNull();
    await recordOutbound(context, claimed, { kind: 'sent' });

    expect(await storedFor(test, context)).toEqual(before);
  });

  it('has a delivery for each of its events, and one job for their receiver', async () => {
    const webhookConfig = { secret: 'shared-secret', fallbackEndpoint: 'https://client.example/hook' };
    const ids = await orderSearch(context, { webhookConfig });
    const resolution = { outcome: 'VERIFIED' as const };
    await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });

    const deliveries = await openDeliveries(test, context, ids.searchId);
    expect(deliveries).toMatchObject([
      { event: 'verification.notification', status: 'PENDING', nextAttemptAt: clock.now(), attempts: 0 },
      { event: 'verification.completed', status: 'PENDING', nextAttemptAt: clock.now(), attempts: 0 },
    ]);
    const jobs = await vi.waitUntil(async () => {
      const found = await test.jobs('deliver-to-receiver', context);
      return found.length > 0 && found;
    });
    expect(jobs).toMatchObject([{ group: context.organization.id }]);
  });

  it('counts its events on from those that it told before', async () => {
    const ids = await sendAttempt(test, context);
    const earlier = await openEvents(test, context, ids.searchId);
    const { orderId, searchId } = ids;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'REASSIGNED' } });
    const events = await openEvents(test, context, searchId);
    expect(events.slice(0, earlier.length)).toEqual(earlier);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Conflict } from '../../../platform/errors.ts';
import {
  atOnce,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  type OrderedSearch,
  scheduleSearch,
  type TestCore,
} from '../../../testing/index.ts';
import type { Context } from '../../context/context.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { cancelOutbounds } from '../change/cancel-outbounds.ts';
import { pauseOutbounds } from '../change/pause-outbounds.ts';
import { resumeOutbounds } from '../change/resume-outbounds.ts';
import { claimOutbound } from './claim-outbound.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
});
afterAll(() => test.close());

/** Fresh attempts for each kind of race; whichever side wins one, it wins it wholly. */
const ROUNDS = Array.from({ length: 10 }, (_, round) => round);

interface Attempt extends OrderedSearch {
  outboundId: string;
  jobId: string;
}

/** A search with one attempt that is due. */
async function dueAttempt(): Promise<Attempt> {
  context = await test.organization();
  const ids = await scheduleSearch(context, { defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } } });
  const [job] = await test.jobs('send-outbound', context);
  if (!job) throw new Error('No attempt was scheduled');
  return { ...ids, outboundId: job.data.outboundId, jobId: job.id };
}

const stateOf = async ({ outboundId }: Attempt) =>
  (await test.sql('select status, claimed_by from outbounds where id = $1', [outboundId]))[0];

const activitiesOf = async ({ outboundId }: Attempt) =>
  (
    await test.sql<{ activity_type: string }>(
      'select activity_type from activities where outbound_id = $1 order by id',
      [outboundId],
    )
  ).map(({ activity_type }) => activity_type);

/** Runs a worker's claim and what a client asks for at the same moment; neither is always the first to ask. */
async function race<T>(round: number, attempt: Attempt, ask: () => Promise<T>) {
  const runs = [() => claimOutbound(context, attempt), ask];
  if (round % 2 === 1) runs.reverse();
  const settled = await atOnce(test, 2, async (index) => (await Promise.allSettled([runs[index]?.()]))[0]);
  if (round % 2 === 1) settled.reverse();
  const [claim, asked] = settled;
  if (claim?.status !== 'fulfilled' || !asked) throw new Error('The claim failed', { cause: claim });
  return { claimed: claim.value !== null, asked: asked as PromiseSettledResult<T> };
}

describe('a worker that claims an attempt at the moment at which', () => {
  it.each(ROUNDS)('the attempt is paused: one of both, round %i', async (round) => {
    const attempt = await dueAttempt();
    const only = attempt.outboundId;
    const { claimed, asked } = await race(round, attempt, () =>
      pauseOutbounds(context, { ...attempt, only }),
    );
    if (claimed) {
      const tooLate = new Conflict('An attempt that is IN_PROGRESS does not allow "pause"');
      expect(asked).toEqual({ status: 'rejected', reason: tooLate });
      expect(await stateOf(attempt)).toEqual({ status: 'IN_PROGRESS', claimed_by: attempt.jobId });
      expect(await activitiesOf(attempt)).toEqual([]);
    } else {
      expect(asked).toMatchObject({ status: 'fulfilled', value: { pausedCount: 1 } });
      expect(await stateOf(attempt)).toEqual({ status: 'PAUSED', claimed_by: null });
      expect(await activitiesOf(attempt)).toEqual(['OUTBOUND_PAUSED']);
    }
  });

  const forAll = [
    ['paused', 'PAUSED', async (ids: Attempt) => (await pauseOutbounds(context, ids)).pausedCount],
    ['cancelled', 'CANCELLED', async (ids: Attempt) => (await cancelOutbounds(context, ids)).cancelledCount],
  ] as const;
  describe.each(forAll)('all are %s', (_, status, ask) => {
    it.each(ROUNDS)('one of both, round %i', async (round) => {
      const attempt = await dueAttempt();
      const { claimed, asked } = await race(round, attempt, () => ask(attempt));
      expect(asked).toEqual({ status: 'fulfilled', value: claimed ? 0 : 1 });
      expect(await stateOf(attempt)).toEqual(
        claimed ? { status: 'IN_PROGRESS', claimed_by: attempt.jobId } : { status, claimed_by: null },
      );
      expect(await activitiesOf(attempt)).toEqual(claimed ? [] : [`OUTBOUND_${status}`]);
    });
  });
});

describe('a paused attempt', () => {
  it.each(ROUNDS)('resumed by several at once is resumed by one of them, round %i', async () => {
    const attempt = await dueAttempt();
    await pauseOutbounds(context, attempt);
    const resumed = await atOnce(test, 4, async (index) => {
      if (index % 2 === 0) return (await resumeOutbounds(context, attempt)).resumedCount;
      return resumeOutbounds(context, { ...attempt, only: attempt.outboundId }).then(
        () => 1,
        (error: unknown) => {
          expect(error).toEqual(new Conflict('An attempt that is SCHEDULED does not allow "resume"'));
          return 0;
        },
      );
    });
    expect(resumed.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await stateOf(attempt)).toMatchObject({ status: 'SCHEDULED' });
    // The job from before the pause, and one for the time after it.
    expect(await test.jobs('send-outbound', context)).toHaveLength(2);
    expect(await activitiesOf(attempt)).toEqual(['OUTBOUND_PAUSED', 'OUTBOUND_RESUMED']);
  });

  it.each(ROUNDS)('resumed while all are cancelled ends cancelled or never resumed, round %i', async () => {
    const attempt = await dueAttempt();
    await pauseOutbounds(context, attempt);
    const [resumed, cancelled, claimed] = await atOnce(test, 3, async (index) => {
      if (index === 0) return (await resumeOutbounds(context, attempt)).resumedCount;
      if (index === 1) return (await cancelOutbounds(context, attempt)).cancelledCount;
      return (await claimOutbound(context, attempt)) === null ? 0 : 1;
    });
    // Cancelled unless a worker took it first, which it could only once it was resumed.
    expect(cancelled).toBe(claimed === 1 ? 0 : 1);
    if (claimed === 1) expect(resumed).toBe(1);
    expect(await stateOf(attempt)).toMatchObject({ status: claimed === 1 ? 'IN_PROGRESS' : 'CANCELLED' });
  });
});

it.each(ROUNDS)('an order cancelled while its attempts are paused keeps none, round %i', async () => {
  const attempt = await dueAttempt();
  await atOnce(test, 2, async (index) => {
    await (index === 0 ? pauseOutbounds(context, attempt) : cancelOrder(context, attempt));
  });
  expect(await stateOf(attempt)).toEqual({ status: 'CANCELLED', claimed_by: null });
});

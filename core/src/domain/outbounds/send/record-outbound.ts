import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { aboutAttempt } from '../../attempts/about-attempt.ts';
import { UNCONFIRMED } from '../../attempts/attempt-outcomes.ts';
import { attemptOf, changeAttempt } from '../../attempts/attempt-rows.ts';
import { afterCommand } from '../../attempts/attempt-transitions.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { setStep } from '../../searches/set-step.ts';
import { waitsFor } from '../../sentences/waits.ts';
import { attemptHours } from '../plan/attempt-hours.ts';
import { hoursPolicy } from '../plan/hours-policy.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import type { ClaimedOutbound } from './claim-outbound.ts';
import { failOutbound } from './fail-outbound.ts';
import { endUnconfirmed, NEVER_CONFIRMED } from './give-up-outbound.ts';
import { requeueOutbound } from './requeue-outbound.ts';
import type { SendOutcome } from './send-outcome.ts';
import { queueSimulatedAnswer } from './send-to-simulator.ts';
import { skipOutbound } from './skip-outbound.ts';
import { tellAttempt } from './tell-attempt.ts';

/** Passing failures after which an attempt counts as failed. */
const MAX_SEND_FAILURES = 8;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 3_600_000;

const RELEASE_UNREADABLE = 'The signed release cannot be read';

/** Records how sending a claimed attempt ended, and what follows. */
export function recordOutbound(
  context: Context,
  claimed: ClaimedOutbound,
  outcome: SendOutcome,
): Promise<void> {
  const { searchId } = claimed.outbound;
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return;
    const { id, claimedBy } = claimed.outbound;
    const outbound = attemptOf(locked, id);
    // Already recorded by an earlier run of the same job.
    if (outbound?.status !== 'IN_PROGRESS' || (claimedBy && outbound.claimedBy !== claimedBy)) return;
    if (outcome.kind === 'sent') return recordSent(context, transaction, locked, claimed);
    if (outcome.kind === 'held') return hold(context, transaction, locked, { ...claimed, outbound });
    if (outcome.kind === 'skipped') return skipOutbound(context, transaction, locked, outbound, outcome);
    return recordFailure(context, transaction, locked, { ...claimed, outbound }, outcome);
  });
}

async function recordFailure(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  claimed: ClaimedOutbound,
  outcome: Extract<SendOutcome, { kind: 'postponed' | 'refused' }>,
): Promise<void> {
  const { outbound } = claimed;
  const sendFailures = outbound.sendFailures + 1;
  const { error } = outcome;
  if (outcome.kind === 'refused') {
    const isUnreachable = outcome.unreachable === true;
    return failOutbound(context, transaction, locked, claimed, { sendFailures, error, isUnreachable });
  }
  const mayHaveArrived = outbound.outcome === UNCONFIRMED;
  const isRepeated = mayHaveArrived && outcome.unconfirmed;
  if (sendFailures < MAX_SEND_FAILURES && !isRepeated)
    return postpone(context, transaction, locked, claimed, sendFailures, outcome);
  if (mayHaveArrived) return endUnconfirmed(context, transaction, locked, outbound, NEVER_CONFIRMED);
  return failOutbound(context, transaction, locked, claimed, { sendFailures, error, isUnreachable: false });
}

async function recordSent(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination }: ClaimedOutbound,
): Promise<void> {
  const at = now(context);
  const { id } = outbound;
  changeAttempt(transaction, locked, id, {
    ...afterCommand(outbound, 'sent', at),
    sentAt: at,
    error: null,
  });
  await recordActivities(context, transaction, [
    {
      ...aboutAttempt(context, locked, outbound),
      activityType: 'OUTBOUND_SENT',
      description: `Request sent, attempt ${outbound.attemptNumber}`,
    },
  ]);
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  await queueSimulatedAnswer(context, transaction, { outbound, destination });
  await refreshStep(context, transaction, locked);
  await tellAttempt(context, transaction, locked, id, { status: 'SENT' });
}

/** Lets an attempt wait for the signed release, and look for it again later. */
async function hold(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination, contact }: ClaimedOutbound,
): Promise<void> {
  const { id, searchId, channel } = outbound;
  const hours = attemptHours(hoursPolicy(context, locked), contact, { channel, destination });
  const scheduledAt = nextOpening(new Date(now(context).getTime() + LONGEST_DELAY_MS), hours);
  const { status } = await requeueOutbound(context, transaction, locked, outbound, {
    change: { scheduledAt, error: RELEASE_UNREADABLE },
    reason: RELEASE_UNREADABLE,
  });
  if (status !== 'SCHEDULED') return;
  const { phase, escalateAt } = locked.search;
  if (phase === 'OUTREACH')
    await setStep(context, transaction, locked, { escalateAt, waitingFor: waitsFor('RELEASE') });
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId, outboundId: id }, startAfter: scheduledAt },
  ]);
}

async function postpone(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination, contact }: ClaimedOutbound,
  sendFailures: number,
  { error, notBefore, unconfirmed }: Extract<SendOutcome, { kind: 'postponed' }>,
): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (sendFailures - 1), LONGEST_DELAY_MS);
  const { id, searchId, channel } = outbound;
  const hours = attemptHours(hoursPolicy(context, locked), contact, { channel, destination });
  const earliest = Math.max(now(context).getTime() + delay, notBefore?.getTime() ?? 0);
  const scheduledAt = nextOpening(new Date(earliest), hours);
  const { status } = await requeueOutbound(context, transaction, locked, outbound, {
    command: unconfirmed ? 'requeueUnconfirmed' : 'requeue',
    change: { scheduledAt, sendFailures, error },
    reason: `Sending failed: ${error}`,
  });
  if (status !== 'SCHEDULED') return;
  await recordActivities(context, transaction, [
    {
      ...aboutAttempt(context, locked, outbound),
      activityType: 'OUTBOUND_POSTPONED',
      description: `Sending failed for now: ${error}`,
    },
  ]);
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId, outboundId: id }, startAfter: scheduledAt },
  ]);
}

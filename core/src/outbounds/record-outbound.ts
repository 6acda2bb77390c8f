import type { Channel } from '@credence/contract';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { queueSimulatedAnswer } from '../simulator/send-to-simulator.ts';
import { emitEvents } from '../webhooks/emit-event.ts';
import { attemptHours } from './attempt-hours.ts';
import { nextOpening } from './business-hours.ts';
import type { ClaimedOutbound } from './claim-outbound.ts';
import { failOutbound } from './fail-outbound.ts';
import { hoursPolicy } from './hours-policy.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';
import { refreshStep } from './refresh-step.ts';
import { skipOutbound } from './skip-outbound.ts';

/** How sending ended. */
export type SendOutcome =
  | { kind: 'sent' }
  /** A passing reason: tried again later, and not before the time that the other side asked for. */
  | { kind: 'postponed'; error: string; notBefore?: Date }
  /** The deployment has not configured the channel, but these. */
  | { kind: 'skipped'; channelsAvailable: Channel[] }
  /** The message was refused for good; `unreachable` where nothing at all reaches the destination. */
  | { kind: 'refused'; error: string; unreachable?: boolean };

/** Passing failures after which an attempt counts as failed. */
const MAX_SEND_FAILURES = 8;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Records how sending a claimed attempt ended, and what follows. */
export function recordOutbound(
  context: Context,
  claimed: ClaimedOutbound,
  outcome: SendOutcome,
): Promise<void> {
  const { outbound } = claimed;
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId: outbound.searchId });
    const { organizationId, id, claimedBy } = outbound;
    const mine = await transaction.manager.existsBy(OutboundEntity, {
      ...{ organizationId, id, status: 'IN_PROGRESS' },
      ...(claimedBy ? { claimedBy } : {}),
    });
    // Already recorded by an earlier run of the same job.
    if (!locked || !mine) return;
    if (outcome.kind === 'sent') return recordSent(context, transaction, locked, claimed);
    if (outcome.kind === 'skipped') return skipOutbound(context, transaction, locked, outbound, outcome);
    const failures = outbound.sendFailures + 1;
    if (outcome.kind === 'postponed' && failures < MAX_SEND_FAILURES) {
      return postpone(context, transaction, locked, claimed, failures, outcome);
    }
    return failOutbound(context, transaction, locked, claimed, {
      sendFailures: failures,
      error: outcome.error,
      isUnreachable: outcome.kind === 'refused' && outcome.unreachable === true,
    });
  });
}

async function recordSent(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination, contact }: ClaimedOutbound,
): Promise<void> {
  const at = now(context);
  await change(transaction, outbound, { status: 'SENT', sentAt: at, error: null, updatedAt: at });
  await recordActivities(context, transaction, [
    {
      searchId: outbound.searchId,
      activityType: 'OUTBOUND_SENT',
      description: `Request sent, attempt ${outbound.attemptNumber}`,
      channel: outbound.channel,
      channelValue: destination,
      contactId: outbound.contactId,
      outboundId: outbound.id,
    },
  ]);
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  await queueSimulatedAnswer(context, transaction, { outbound, destination });
  await refreshStep(context, transaction, locked);
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'OUTBOUND_ATTEMPT',
        metadata: {
          outboundId: outbound.id,
          contactId: outbound.contactId,
          contactName: contact.name,
          channel: outbound.channel,
          destination,
          attemptNumber: outbound.attemptNumber,
          status: 'SENT',
        },
      },
    },
  ]);
}

async function postpone(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination, contact }: ClaimedOutbound,
  sendFailures: number,
  { error, notBefore }: Extract<SendOutcome, { kind: 'postponed' }>,
): Promise<void> {
  const { search } = locked;
  const at = now(context);
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (sendFailures - 1), LONGEST_DELAY_MS);
  const { channel } = outbound;
  const hours = attemptHours(hoursPolicy(context, locked), contact, { channel, destination });
  const earliest = Math.max(at.getTime() + delay, notBefore?.getTime() ?? 0);
  const scheduledAt = nextOpening(new Date(earliest), hours);
  const closed = search.searchStatus !== 'IN_PROGRESS';
  await change(transaction, outbound, {
    ...(closed ? { status: 'CANCELLED', completedAt: at } : { status: 'SCHEDULED', scheduledAt }),
    claimedBy: null,
    sendFailures,
    error,
    updatedAt: at,
  });
  await recordActivities(context, transaction, [
    {
      searchId: outbound.searchId,
      activityType: 'OUTBOUND_POSTPONED',
      description: `Sending failed for now: ${error}`,
      channel: outbound.channel,
      contactId: outbound.contactId,
      outboundId: outbound.id,
    },
  ]);
  if (closed) return;
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId: search.id, outboundId: outbound.id }, startAfter: scheduledAt },
  ]);
  await refreshStep(context, transaction, locked);
}

const change = (
  { manager }: Transaction,
  { organizationId, id }: OutboundRow,
  values: Partial<OutboundRow>,
) => manager.update(OutboundEntity, { organizationId, id }, values);

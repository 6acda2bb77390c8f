import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { emitEvents } from '../webhooks/emit-event.ts';
import { hoursOf, nextOpening } from './business-hours.ts';
import type { ClaimedOutbound } from './claim-outbound.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';
import { refreshStep } from './refresh-step.ts';

/** How sending ended. */
export type SendOutcome =
  | { kind: 'sent' }
  /** A passing reason: tried again later. */
  | { kind: 'postponed'; error: string }
  /** The destination or the message was refused for good. */
  | { kind: 'refused'; error: string };

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
    const failures = outbound.sendFailures + 1;
    if (outcome.kind === 'postponed' && failures < MAX_SEND_FAILURES) {
      return postpone(context, transaction, locked, outbound, failures, outcome.error);
    }
    return recordFailed(context, transaction, locked, outbound, failures, outcome.error);
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
  outbound: OutboundRow,
  sendFailures: number,
  error: string,
): Promise<void> {
  const { search, config } = locked;
  const at = now(context);
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (sendFailures - 1), LONGEST_DELAY_MS);
  const hours = hoursOf(config, context.organization.timeZone);
  const scheduledAt = nextOpening(new Date(at.getTime() + delay), hours);
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

async function recordFailed(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  sendFailures: number,
  error: string,
): Promise<void> {
  const at = now(context);
  await change(transaction, outbound, {
    status: 'FAILED',
    completedAt: at,
    sendFailures,
    error,
    updatedAt: at,
  });
  await recordActivities(context, transaction, [
    {
      searchId: outbound.searchId,
      activityType: 'OUTBOUND_FAILED',
      description: `Sending failed: ${error}`,
      channel: outbound.channel,
      contactId: outbound.contactId,
      outboundId: outbound.id,
    },
  ]);
  await refreshStep(context, transaction, locked);
}

const change = (
  { manager }: Transaction,
  { organizationId, id }: OutboundRow,
  values: Partial<OutboundRow>,
) => manager.update(OutboundEntity, { organizationId, id }, values);

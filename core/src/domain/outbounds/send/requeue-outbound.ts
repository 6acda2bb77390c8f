import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { aboutAttempt } from '../../attempts/about-attempt.ts';
import { countsAsAttempt } from '../../attempts/attempt-outcomes.ts';
import { changeAttempt } from '../../attempts/attempt-rows.ts';
import { afterCommand } from '../../attempts/attempt-transitions.ts';
import { isTrusted } from '../../contacts/active-contacts.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import { usableDestinations } from '../../contacts/usable-destinations.ts';
import { type Context, now } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { destinationPolicy } from '../plan/destination-policy.ts';
import { movedTo } from '../plan/follow-destinations.ts';
import { recordsKnown } from '../plan/narrow-attempts.ts';
import { openAttempts } from '../plan/plan-outreach.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { replanOutreach } from '../plan/replan-outreach.ts';

/** How an attempt comes back that a worker took. */
interface Requeueing {
  command?: 'requeue' | 'requeueUnconfirmed';
  /** What else becomes of its row, but for what another destination asks for. */
  change?: Partial<Pick<OutboundRow, 'scheduledAt' | 'sendFailures' | 'error'>>;
  /** Why it did not go out, for the history of one that does not wait for its time. */
  reason: string;
}

/**
 * Lets an attempt wait again that a worker took and that did not go out, as far as is known. Much may have happened
 * meanwhile: it may have been paused or cancelled, and its contact may be reached elsewhere now, or not be asked any more.
 * @returns the attempt as it is now
 */
export async function requeueOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  { command = 'requeue', change = {}, reason }: Requeueing,
): Promise<OutboundRow> {
  const { id, halted } = outbound;
  const at = now(context);
  const isStopped = halted === 'CANCELLED' || locked.search.searchStatus !== 'IN_PROGRESS';
  const target = isStopped ? null : await targetNow(context, transaction, locked, outbound);
  const values: Partial<OutboundRow> = {
    ...change,
    ...afterCommand(outbound, command, at),
    ...(target ?? afterCommand(outbound, 'drop', at)),
    claimedBy: null,
  };
  changeAttempt(transaction, locked, id, values);
  const requeued = { ...outbound, ...values };
  await recordEnd(context, transaction, locked, requeued, reason);
  // One that was not stopped leaves room for another attempt.
  if (!target && !isStopped && !halted) await replanOutreach(context, transaction, locked, { hasRoom: true });
  else await refreshStep(context, transaction, locked);
  return requeued;
}

/**
 * Where an attempt goes now: as before, as long as its destination may be used and is its contact's; else to another of
 * the same channel at which the contact may still be tried. The contact may answer again there.
 * @returns what changes in its row; null when there is nowhere to go, or its contact is not asked any more
 */
async function targetNow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
): Promise<Partial<OutboundRow> | null> {
  const { id, contactId, dismissedAt } = outbound;
  const at = now(context);
  const attempts = openAttempts(context, locked);
  const attempt = attempts.find((candidate) => candidate.id === id);
  if (!attempt) throw new Error('An attempt vanished while its search was locked');
  const contact = contactOf(locked, contactId);
  if (!contact) throw new Error('An attempt has no contact');
  if (dismissedAt && !isTrusted(contact)) return null;
  // Its contact may be of another employer by now.
  if (recordsKnown(context, locked)(attempt).length === 0) return null;
  const { contactMethods } = openContact(context, contact);
  const policy = await destinationPolicy(context, transaction, locked, attempts, contactMethods);
  const { usable } = usableDestinations(contactMethods, policy);
  if (usable.some((entry) => isSame(entry, attempt))) return afterCommand(outbound, 'restore', at);
  const madeAt = (entry: Destination) =>
    attempts.filter((made) => made !== attempt && countsAsAttempt(made) && isSame(made, entry));
  const next = usable.find(
    (entry) =>
      entry.channel === attempt.channel && madeAt(entry).length < locked.config.outbound.maxAttemptsPerMethod,
  );
  if (!next) return null;
  const lastNumber = Math.max(0, ...madeAt(next).map(({ attemptNumber }) => attemptNumber));
  return {
    ...movedTo(context, { id, ...next, attemptNumber: lastNumber + 1 }),
    ...afterCommand(outbound, 'move', at),
  };
}

const isSame = (one: Destination, other: Destination): boolean =>
  destinationKey(one) === destinationKey(other);

const ENDS = {
  PAUSED: { activityType: 'OUTBOUND_PAUSED', words: 'paused' },
  CANCELLED: { activityType: 'OUTBOUND_CANCELLED', words: 'cancelled' },
};

async function recordEnd(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  attempt: OutboundRow,
  reason: string,
): Promise<void> {
  const { attemptNumber, status } = attempt;
  if (status !== 'PAUSED' && status !== 'CANCELLED') return;
  const { activityType, words } = ENDS[status];
  const description = `Attempt ${attemptNumber} ${words}. ${reason}`;
  await recordActivities(context, transaction, [
    { ...aboutAttempt(context, locked, attempt), activityType, description },
  ]);
}

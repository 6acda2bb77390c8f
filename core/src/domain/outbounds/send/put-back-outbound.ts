import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { countsAsAttempt, DISMISSED } from '../../attempts/attempt-outcomes.ts';
import { statusAfter } from '../../attempts/attempt-transitions.ts';
import { isTrusted } from '../../contacts/active-contacts.ts';
import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import { usableDestinations } from '../../contacts/usable-destinations.ts';
import { type Context, now } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { type HaltedStatus, OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { destinationPolicy } from '../plan/destination-policy.ts';
import { movedTo } from '../plan/follow-destinations.ts';
import { openAttempts } from '../plan/plan-outreach.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { replanOutreach } from '../plan/replan-outreach.ts';

/**
 * Lets an attempt wait again that a worker took and that did not go out, as far as anybody knows. Much may have happened
 * meanwhile: it may have been paused or cancelled, and its contact may be reached elsewhere now, or not be asked any more.
 * @param change what else becomes of the row, but for what another destination asks for
 * @param reason why it did not go out, for the history of one that does not wait for its time
 * @returns the attempt as it is now
 */
export async function putBackOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  { change = {}, reason }: { change?: Partial<OutboundRow>; reason: string },
): Promise<OutboundRow> {
  const { organizationId, id, halted } = outbound;
  const at = now(context);
  const isStopped = halted === 'CANCELLED' || locked.search.searchStatus !== 'IN_PROGRESS';
  const place = isStopped ? null : await placeNow(context, transaction, locked, outbound);
  const end = place ? halted : 'CANCELLED';
  // Nobody stopped this one: somebody else may take its place.
  const hasRoom = !place && !isStopped && !halted;
  const values: Partial<OutboundRow> = {
    ...{ ...change, ...place, halted: null, claimedBy: null, updatedAt: at },
    ...(hasRoom && outbound.dismissedAt ? { outcome: DISMISSED } : {}),
    status: end ?? statusAfter(outbound.status, 'retry'),
    completedAt: place ? null : at,
  };
  await transaction.manager.update(OutboundEntity, { organizationId, id }, values);
  if (end) await recordEnd(context, transaction, outbound, end, reason);
  if (hasRoom) await replanOutreach(context, transaction, locked, { hasRoom });
  else await refreshStep(context, transaction, locked);
  return { ...outbound, ...values };
}

/**
 * Where an attempt goes now: as before, as long as its destination may be used and is its contact's; else to another of
 * the same channel at which the contact may still be tried. Whoever it asks there may answer again.
 * @returns what changes in its row; null when there is nowhere to go, or its contact is not asked any more
 */
async function placeNow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { organizationId, id, contactId, dismissedAt }: OutboundRow,
): Promise<Partial<OutboundRow> | null> {
  const attempts = await openAttempts(context, transaction, locked);
  const attempt = attempts.find((candidate) => candidate.id === id);
  if (!attempt) throw new Error('An attempt vanished while its search was locked');
  const contact = await transaction.manager.findOneByOrFail(ContactEntity, { organizationId, id: contactId });
  if (dismissedAt && !isTrusted(contact)) return null;
  const { contactMethods } = openContact(context, contact);
  const policy = await destinationPolicy(context, transaction, locked, attempts, contactMethods);
  const { usable } = usableDestinations(contactMethods, policy);
  if (usable.some((entry) => isSame(entry, attempt))) return { dismissedAt: null };
  const madeAt = (entry: Destination) =>
    attempts.filter((made) => made !== attempt && countsAsAttempt(made) && isSame(made, entry));
  const next = usable.find(
    (entry) =>
      entry.channel === attempt.channel && madeAt(entry).length < locked.config.outbound.maxAttemptsPerMethod,
  );
  if (!next) return null;
  const lastNumber = Math.max(0, ...madeAt(next).map(({ attemptNumber }) => attemptNumber));
  return movedTo(context, { id, destination: next.destination, attemptNumber: lastNumber + 1 });
}

const isSame = (one: Destination, other: Destination): boolean =>
  destinationKey(one) === destinationKey(other);

const ENDS = {
  PAUSED: { activityType: 'OUTBOUND_PAUSED', words: 'paused' },
  CANCELLED: { activityType: 'OUTBOUND_CANCELLED', words: 'cancelled' },
};

const recordEnd = (
  context: Context,
  transaction: Transaction,
  { id, searchId, channel, contactId, attemptNumber }: OutboundRow,
  status: HaltedStatus,
  reason: string,
): Promise<void> =>
  recordActivities(context, transaction, [
    {
      ...{ searchId, channel, contactId, outboundId: id, activityType: ENDS[status].activityType },
      description: `Attempt ${attemptNumber} ${ENDS[status].words}. ${reason}`,
    },
  ]);

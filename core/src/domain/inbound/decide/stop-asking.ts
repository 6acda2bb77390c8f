import { In } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { cancelWaitingOutbounds } from '../../attempts/change-outbounds.ts';
import { isMachine } from '../../attempts/settle-attempt.ts';
import { type Context, now } from '../../context/context.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openAttempts } from '../../outbounds/plan/plan-outreach.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { askedRecords } from '../../records/contact-source.ts';
import type { Received } from './weigh-inbound.ts';

/** Cancels the attempts of a locked search that ask about no record that contacts are still to be asked about. */
export async function cancelNeedless(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
): Promise<void> {
  const searchId = locked.search.id;
  const asked = new Set(askedRecords(locked.records).map(({ record }) => record));
  const all = locked.records.map(({ record }) => record);
  const attempts = await openAttempts(context, transaction, locked);
  const needless = attempts.filter(({ records }) => (records ?? all).every((record) => !asked.has(record)));
  if (needless.length === 0) return;
  const ids = needless.map(({ id }) => id);
  const cancelled = await cancelWaitingOutbounds(context, transaction, searchId, { id: In(ids) });
  if (cancelled === 0) return;
  await recordActivities(context, transaction, [
    {
      searchId,
      activityType: 'OUTBOUND_CANCELLED',
      description: `Scheduled attempts cancelled: ${cancelled}`,
    },
  ]);
}

/**
 * Remembers that a contact has replied, in whatever words: they are not reminded, and not asked again by themselves. Their
 * attempts that were still to go out are left to the others.
 */
export async function leaveInPeace(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound: { contactId, classification }, content: { reading } }: Received,
): Promise<void> {
  const { organizationId, id: searchId } = locked.search;
  // Of those who have left for good, a machine says so.
  if (!contactId || (isMachine(classification) && !reading?.stopOutreach)) return;
  await transaction.manager.update(
    ContactEntity,
    { organizationId, searchId, id: contactId },
    { repliedAt: now(context) },
  );
  const own = (await openAttempts(context, transaction, locked)).filter(
    (attempt) => attempt.contactId === contactId,
  );
  const wasScheduled = own.some(({ status }) => status === 'SCHEDULED');
  const which = { id: In(own.map(({ id }) => id)) };
  const ended = await cancelWaitingOutbounds(context, transaction, searchId, which, 'leave');
  if (ended === 0) return;
  await recordActivities(context, transaction, [
    {
      searchId,
      activityType: 'OUTBOUND_CANCELLED',
      contactId,
      description: `Reminders cancelled, since the contact has replied: ${ended}`,
    },
  ]);
  // What was paused would not have gone out: nothing takes its place.
  await replanOutreach(context, transaction, locked, { hasRoom: wasScheduled });
}

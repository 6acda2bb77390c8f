import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { cancelWaitingOutbounds, theseOutbounds } from '../../attempts/change-outbounds.ts';
import { changeContact } from '../../contacts/contact-rows.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { askedRecords } from '../../records/contact-source.ts';
import { isByContact } from '../read/by-contact.ts';
import type { Received } from './answers-so-far.ts';

/**
 * Cancels the attempts of a locked search that ask about no record that contacts are still to be asked about. Those at records
 * of which nothing new is known stay: where one of these is not asked about by itself, the client wants it asked.
 * @param news the records of which there is something new
 */
export async function cancelNeedless(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  news: readonly SearchRecord[],
): Promise<void> {
  const searchId = locked.search.id;
  const asked = new Set(askedRecords(locked.records).map(({ record }) => record));
  const all = locked.records.map(({ record }) => record);
  const isNew = (record: number) => news.some((one) => one.record === record);
  const needless = locked.attempts.filter(
    ({ records }) => (records ?? all).some(isNew) && (records ?? all).every((record) => !asked.has(record)),
  );
  if (needless.length === 0) return;
  const cancelled = cancelWaitingOutbounds(context, transaction, locked, theseOutbounds(needless), 'spare');
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
  { inbound, content }: Received,
): Promise<void> {
  const searchId = locked.search.id;
  const { contactId } = inbound;
  // Of those who have left for good, a machine says so.
  if (!contactId || !(isByContact(inbound, content) || content.reading?.stopOutreach)) return;
  changeContact(transaction, locked, contactId, { repliedAt: now(context) });
  const own = locked.attempts.filter((attempt) => attempt.contactId === contactId);
  const wasScheduled = own.some(({ status }) => status === 'SCHEDULED');
  const ended = cancelWaitingOutbounds(context, transaction, locked, theseOutbounds(own), 'leave');
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

import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import { type Context, now } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { openDestination } from '../../entities/destination.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { attemptHours } from '../../outbounds/plan/attempt-hours.ts';
import { hoursPolicy } from '../../outbounds/plan/hours-policy.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import { sourcesOfAttempt } from '../../records/contact-source.ts';
import { isByOther } from '../read/by-applicant.ts';
import type { InboundContent } from '../read/inbound-content.ts';
import { answersOfReading } from './answers-of-reading.ts';
import { isConfirmable } from './confirmable.ts';

/** Times that what one source wrote is sent back to it. */
const MOST_PER_SOURCE = 2;

/**
 * Has what was read in a mail sent back to the address that was asked, in its hours, to be confirmed on the page: once for
 * each message, and at most twice for each source.
 */
export async function planReadBack(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: InboundRow,
  content: InboundContent,
): Promise<void> {
  const { reading, message } = content;
  const { id: inboundId, searchId, outboundId, door } = inbound;
  if (!locked.config.inbound.readBack || door !== 'MAIL' || !reading || !searchId || !outboundId) return;
  if (isByOther(context, locked.applicant, content)) return;
  const attempt = attemptOf(locked, outboundId);
  if (!attempt) return;
  const { channel, contactId } = attempt;
  const forms = claimsToVerify(locked.search.searchType, openRequest(context, locked.search).records);
  const answers = answersOfReading({ reading, from: message?.from ?? null }, askedBy(attempt, forms));
  if (channel !== 'EMAIL' || !answers) return;
  if (await isSentBackOften(transaction, locked, attempt)) return;
  const asked = contactOf(locked, contactId);
  if (!asked) return;
  const contact = openContact(context, asked);
  const destination = openDestination(context, attempt);
  const hours = attemptHours(hoursPolicy(context, locked), contact, { channel, destination });
  const readBackAt = nextOpening(now(context), hours);
  if (!(await isConfirmable(context, transaction, locked, attempt, readBackAt))) return;
  transaction.pending.update(InboundEntity, inboundId, { readBack: 'SCHEDULED', readBackAt });
  await enqueue(context, transaction, 'send-read-back', [
    { data: { searchId, inboundId }, startAfter: readBackAt },
  ]);
  await recordActivities(context, transaction, [
    {
      searchId,
      channel,
      contactId,
      outboundId,
      activityType: 'READ_BACK_SCHEDULED',
      description: 'What was read in the message is sent back to be confirmed',
    },
  ]);
}

async function isSentBackOften(
  { manager }: Transaction,
  locked: LockedSearch,
  attempt: OutboundRow,
): Promise<boolean> {
  const { records } = locked;
  const { organizationId, id: searchId } = locked.search;
  const before = await manager.find(InboundEntity, {
    select: { id: true, outboundId: true },
    where: { organizationId, searchId, readBack: Not(IsNull()) },
  });
  const sources = before.map(({ outboundId }) => {
    const asked = attemptOf(locked, outboundId);
    return asked ? sourcesOfAttempt(asked, records) : [];
  });
  return sourcesOfAttempt(attempt, records).some(
    (source) => sources.filter((of) => of.includes(source)).length >= MOST_PER_SOURCE,
  );
}

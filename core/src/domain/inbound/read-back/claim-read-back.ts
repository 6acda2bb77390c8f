import type { SearchType } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { enqueue, isDue } from '../../../platform/queue/enqueue.ts';
import { fullNameOf } from '../../applicants/applicant-names.ts';
import { actualDestination } from '../../attempts/actual-destination.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import { type Context, now } from '../../context/context.ts';
import { type ContactDetails, openContact } from '../../entities/contact-details.ts';
import { openDestination } from '../../entities/destination.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { attemptHours } from '../../outbounds/plan/attempt-hours.ts';
import { hoursPolicy } from '../../outbounds/plan/hours-policy.ts';
import { type AttemptLinks, linksOf } from '../../outbounds/plan/link-token.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import type { ReadBackAnswers, VerifierRecord } from '../../records/verifier-form.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { openInbound } from '../read/inbound-content.ts';
import { answersOfReading } from './answers-of-reading.ts';
import { isConfirmable } from './confirmable.ts';

/** Everything that it takes to send back what was read in a mail. */
export interface ClaimedReadBack {
  inbound: InboundRow;
  outbound: OutboundRow;
  /** Where the request went, after a sandbox redirection: never where the reply says that it came from. */
  destination: string;
  contact: ContactDetails;
  applicantName: string;
  searchType: SearchType;
  records: VerifierRecord[];
  answers: ReadBackAnswers;
  /** Message-ID of the mail that it answers. */
  inReplyTo: string;
  links: AttemptLinks;
}

/**
 * Takes what was read in a mail for sending it back. One that comes outside of the contact's hours waits for them; one that
 * is not needed any more is cancelled.
 * @returns null when there is nothing to send now
 */
export function claimReadBack(
  context: Context,
  { searchId, inboundId }: { searchId: string; inboundId: string },
): Promise<ClaimedReadBack | null> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    const key = { organizationId: context.organization.id, id: inboundId };
    const inbound = await transaction.manager.findOneBy(InboundEntity, { ...key, searchId });
    if (!locked || inbound?.readBack !== 'SCHEDULED' || !inbound.readBackAt || !inbound.outboundId)
      return null;
    const at = now(context);
    if (!isDue(inbound.readBackAt, at)) return null;
    const claimed = materialOf(context, locked, inbound, inbound.outboundId);
    const { channel } = claimed?.outbound ?? {};
    if (!claimed || !channel || !(await isConfirmable(context, transaction, locked, claimed.outbound, at))) {
      await transaction.manager.update(InboundEntity, key, { readBack: 'CANCELLED' });
      return null;
    }
    const planned = { channel, destination: openDestination(context, claimed.outbound) };
    const opensAt = nextOpening(at, attemptHours(hoursPolicy(context, locked), claimed.contact, planned));
    if (opensAt <= at) return claimed;
    await transaction.manager.update(InboundEntity, key, { readBackAt: opensAt });
    await enqueue(context, transaction, 'send-read-back', [
      { data: { searchId, inboundId }, startAfter: opensAt },
    ]);
    return null;
  });
}

function materialOf(
  context: Context,
  locked: LockedSearch,
  inbound: InboundRow,
  outboundId: string,
): ClaimedReadBack | null {
  const { search, config, applicant } = locked;
  const { searchType } = search;
  const outbound = attemptOf(locked, outboundId);
  const contact = contactOf(locked, outbound?.contactId ?? null);
  if (!outbound || !contact) return null;
  const { reading, message } = openInbound(context, inbound);
  const records = askedBy(outbound, claimsToVerify(searchType, openRequest(context, search).records));
  const answers = reading ? answersOfReading({ reading, from: message?.from ?? null }, records) : null;
  if (!answers) return null;
  const planned = { channel: outbound.channel, destination: openDestination(context, outbound) };
  return {
    inbound,
    outbound,
    records,
    answers,
    searchType,
    destination: actualDestination(planned, config, context.core.config.ENVIRONMENT).destination,
    contact: openContact(context, contact),
    applicantName: fullNameOf(context, applicant),
    inReplyTo: inbound.messageId,
    links: linksOf(context, outbound),
  };
}

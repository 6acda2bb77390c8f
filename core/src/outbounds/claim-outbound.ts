import type { OutboundStatus, SearchType } from '@credence/contract';
import { ApplicantEntity } from '../applicants/applicant-entity.ts';
import { type ContactDetails, openContact } from '../contacts/contact-details.ts';
import { ContactEntity } from '../contacts/contact-entity.ts';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { OrderEntity } from '../orders/order-entity.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { openRequest, type VerificationRequest } from '../searches/verification-request.ts';
import { attemptTransition } from './attempt-transitions.ts';
import { hoursOf, isOpen, nextOpening } from './business-hours.ts';
import { openDestination } from './destination.ts';
import { giveUpOutbound } from './give-up-outbound.ts';
import { type AttemptLinks, linksOf } from './link-token.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';
import { refreshStep } from './refresh-step.ts';

/** Everything a channel needs to send one claimed attempt. */
export interface ClaimedOutbound {
  outbound: OutboundRow;
  /** Where it goes, after a sandbox redirection. */
  destination: string;
  contact: ContactDetails;
  applicantName: string;
  searchType: SearchType;
  hiringEntity: string;
  request: VerificationRequest;
  links: AttemptLinks;
}

/**
 * Takes an attempt for sending: from here on a pause or cancel comes too late. The same job may take it again after
 * a crash. An attempt that finds its hours closed moves to the next opening.
 * @returns null when there is nothing to send now
 */
export function claimOutbound(
  context: Context,
  { searchId, outboundId, jobId }: { searchId: string; outboundId: string; jobId: string },
): Promise<ClaimedOutbound | null> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return null;
    const { organizationId } = locked.search;
    const key = { organizationId, id: outboundId };
    const outbound = await transaction.manager.findOneBy(OutboundEntity, { ...key, searchId });
    if (locked.search.searchStatus !== 'IN_PROGRESS') {
      if (outbound?.claimedBy === jobId) await giveUpOutbound(context, transaction, outbound);
      return null;
    }
    const status = outbound && statusOfClaim(outbound, jobId, now(context));
    if (!status || (await moveToOpening(context, transaction, locked, outbound))) return null;

    const claim = { status, claimedBy: jobId, updatedAt: now(context) };
    await transaction.manager.update(OutboundEntity, key, claim);
    return {
      ...(await material(context, transaction, locked, outbound)),
      outbound: { ...outbound, ...claim },
    };
  });
}

/** The status of an attempt that the job takes now, or goes on with; null when it may not. */
function statusOfClaim(
  { status, claimedBy, scheduledAt }: OutboundRow,
  jobId: string,
  at: Date,
): OutboundStatus | null {
  if (status === 'IN_PROGRESS') return claimedBy === jobId ? status : null;
  const transition = attemptTransition(status, 'claim');
  return transition.kind === 'change' && scheduledAt <= at ? transition.next : null;
}

async function moveToOpening(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
): Promise<boolean> {
  const { search, config } = locked;
  const hours = hoursOf(config, context.organization.timeZone);
  const at = now(context);
  if (outbound.status === 'IN_PROGRESS' || isOpen(at, hours)) return false;
  const scheduledAt = nextOpening(at, hours);
  await transaction.manager.update(
    OutboundEntity,
    { organizationId: outbound.organizationId, id: outbound.id },
    { scheduledAt, updatedAt: at },
  );
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId: search.id, outboundId: outbound.id }, startAfter: scheduledAt },
  ]);
  await refreshStep(context, transaction, locked);
  return true;
}

async function material(
  context: Context,
  { manager }: Transaction,
  { search, config }: LockedSearch,
  outbound: OutboundRow,
): Promise<Omit<ClaimedOutbound, 'outbound'>> {
  const { organizationId } = search;
  const contact = await manager.findOneByOrFail(ContactEntity, { organizationId, id: outbound.contactId });
  const applicant = await manager.findOneByOrFail(ApplicantEntity, {
    organizationId,
    id: search.applicantId,
  });
  const order = await manager.findOneByOrFail(OrderEntity, { organizationId, id: search.orderId });
  const redirect = context.core.config.ENVIRONMENT === 'sandbox' ? config.qaDestinations : undefined;
  const redirected = { EMAIL: redirect?.email, VOICE: redirect?.phone, FAX: redirect?.fax }[outbound.channel];
  return {
    destination: redirected ?? openDestination(context, outbound),
    contact: openContact(context, contact),
    applicantName: `${applicant.firstName} ${applicant.lastName}`,
    searchType: search.searchType,
    hiringEntity: order.businessContext.entityName,
    request: openRequest(context, search),
    links: linksOf(context, outbound),
  };
}

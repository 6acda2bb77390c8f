import type { Channel } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Core } from '../../context/context.ts';
import { type Letterhead, letterheadOf } from '../../context/letterhead.ts';
import type { Branding } from '../../context/organization.ts';
import { openBusiness } from '../../entities/business-context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import { OrderEntity } from '../../entities/order-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { linksOf } from '../../outbounds/plan/link-token.ts';
import { showReference } from '../../outbounds/plan/reference.ts';
import { attemptOfLink, contextOfLink, type LinkUse } from './verifier-attempt.ts';

/** Where a request comes from, for a contact who wonders whether it is real; nothing about its applicant. */
export interface RequestOrigin {
  organizationName: string;
  branding: Branding | null;
  letterhead: Letterhead;
  /** The employer for whom the check is made. */
  hiringEntity: string;
  contactName: string;
  channel: Channel;
  /** The address or number that was written to, but for its middle. */
  destination: string;
  /** Null while it is being sent. */
  sentAt: Date | null;
  reference: string;
}

/**
 * Where the request behind a link comes from.
 * @throws InvalidLink
 */
export async function readRequestOrigin(core: Core, token: string, from?: LinkUse): Promise<RequestOrigin> {
  const { context, linkHash } = await contextOfLink(core, token, 'form.read', from);
  const { organization } = context;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const outbound = await attemptOfLink(context, transaction, linkHash);
    const key = (id: string) => ({ organizationId: organization.id, id });
    const search = await manager.findOneByOrFail(SearchEntity, key(outbound.searchId));
    const order = await manager.findOneByOrFail(OrderEntity, key(search.orderId));
    const contact = await manager.findOneByOrFail(ContactEntity, key(outbound.contactId));
    return {
      organizationName: organization.name,
      branding: organization.branding,
      letterhead: letterheadOf(organization),
      hiringEntity: openBusiness(context, order).entityName,
      contactName: openContact(context, contact).name,
      channel: outbound.channel,
      destination: hideMiddle(openDestination(context, outbound)),
      sentAt: outbound.sentAt,
      reference: showReference(linksOf(context, outbound).reference),
    };
  });
}

/** `h…r@contoso.example`, `…0100`: enough to be recognised by who has it. */
export function hideMiddle(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at < 0) return `…${destination.replace(/\D/g, '').slice(-4)}`;
  const local = [...destination.slice(0, at)];
  return `${local[0] ?? ''}…${local.length > 2 ? local.at(-1) : ''}${destination.slice(at)}`;
}

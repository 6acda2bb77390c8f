import type { Transaction } from '../../../platform/database/transaction.ts';
import { actualDestination } from '../../contacts/actual-destination.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openConfig } from '../../entities/verification-request.ts';
import { type MailOrigin, senderOf } from '../read/mail-origin.ts';
import type { IncomingMail } from './mail-to-keep.ts';

/** Where a mail came from that was sent to the address of an attempt. */
export async function originOf(
  context: Context,
  transaction: Transaction,
  attempt: OutboundRow,
  {
    from,
    inReplyTo,
    names,
    authentication,
  }: Pick<IncomingMail, 'from' | 'inReplyTo' | 'names' | 'authentication'>,
): Promise<MailOrigin> {
  const ours = `<${attempt.id}@`;
  return {
    sender: senderOf(from, await askedAt(context, transaction, attempt)),
    authentication,
    namesRequest: [inReplyTo ?? '', ...names].some((name) => name.startsWith(ours)),
  };
}

/** Where the attempt went, after a sandbox redirection; of a call or a fax, the addresses of the contact. */
async function askedAt(context: Context, { manager }: Transaction, attempt: OutboundRow): Promise<string[]> {
  const { organizationId, searchId, contactId, channel } = attempt;
  if (channel === 'EMAIL') {
    const search = await manager.findOneByOrFail(SearchEntity, { organizationId, id: searchId });
    const planned = { channel, destination: openDestination(context, attempt) };
    const config = openConfig(context, search);
    return [actualDestination(planned, config, context.core.config.ENVIRONMENT).destination];
  }
  const contact = await manager.findOneByOrFail(ContactEntity, { organizationId, id: contactId });
  return openContact(context, contact).contactMethods.flatMap(({ email }) => email ?? []);
}

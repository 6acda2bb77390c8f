import { whereItGoes } from '../../attempts/about-attempt.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type MailOrigin, senderOf } from '../read/mail-origin.ts';
import type { IncomingMail } from './mail-to-keep.ts';

/** Where a mail came from that was sent to the address of an attempt. */
export function originOf(
  context: Context,
  locked: LockedSearch,
  attempt: OutboundRow,
  {
    from,
    inReplyTo,
    names,
    authentication,
  }: Pick<IncomingMail, 'from' | 'inReplyTo' | 'names' | 'authentication'>,
): MailOrigin {
  const ours = `<${attempt.id}@`;
  return {
    sender: senderOf(from, askedAt(context, locked, attempt)),
    authentication,
    namesRequest: [inReplyTo ?? '', ...names].some((name) => name.startsWith(ours)),
  };
}

/** Where the attempt went, after a sandbox redirection; of a call or a fax, the addresses of the contact. */
function askedAt(context: Context, locked: LockedSearch, attempt: OutboundRow): string[] {
  const { contactId, channel } = attempt;
  if (channel === 'EMAIL') return [whereItGoes(context, locked, attempt)];
  const contact = contactOf(locked, contactId);
  if (!contact) throw new Error('An attempt has no contact');
  return openContact(context, contact).contactMethods.flatMap(({ email }) => email ?? []);
}

import type { AuthenticationResult } from '@credence/contract';
import { isFreeMail, mailboxOf } from '../../contacts/mailboxes.ts';
import { domainOf } from '../../research/websites/site.ts';

/**
 * Who sent a mail, beside the contact who was asked: the same address, another one of its domain, or one elsewhere;
 * `UNKNOWN` where no contact was asked by mail.
 */
export type MailSender = 'ASKED' | 'SAME_DOMAIN' | 'ELSEWHERE' | 'UNKNOWN';

/** What the domains of a mail say of where it came from. */
export interface MailAuthentication {
  spf: AuthenticationResult;
  /** The best of its signatures. */
  dkim: AuthenticationResult;
  dmarc: AuthenticationResult;
}

/** Where a mail came from, as far as that can be told. */
export interface MailOrigin {
  sender: MailSender;
  /** Null where it is not looked up. */
  authentication: MailAuthentication | null;
  /** Whether it names a message of ours, as a report does that a mail system sends. */
  namesRequest: boolean;
}

/**
 * Whether a mail is, or may be, from another sender than the contact who was asked: it is for a person, and changes
 * nothing. A domain that says its mail is always signed, and has not signed this one, says that it is not from there.
 */
export const isFromElsewhere = (origin: MailOrigin | undefined): boolean =>
  origin?.sender === 'ELSEWHERE' || origin?.authentication?.dmarc === 'fail';

/**
 * @param from the name and address in From
 * @param asked the addresses at which the contact was asked, or can be
 */
export function senderOf(from: string | null, asked: readonly string[]): MailSender {
  if (asked.length === 0) return 'UNKNOWN';
  const sender = addressIn(from ?? '');
  // Of any other, readers of mail disagree on what its domain is.
  if (!PLAIN_ADDRESS.test(sender)) return 'ELSEWHERE';
  if (asked.some((address) => mailboxOf(address) === mailboxOf(sender))) return 'ASKED';
  const domain = registeredDomain(sender);
  const isShared = asked.some((address) => !isFreeMail(address) && registeredDomain(address) === domain);
  return domain !== null && isShared ? 'SAME_DOMAIN' : 'ELSEWHERE';
}

/** No quotes, no second @, and a name for its domain. */
const PLAIN_ADDRESS = /^[^\s"<>@]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** "Pat Doyle <pat@contoso.example>": the address stands last. */
export function addressIn(from: string): string {
  const open = from.lastIndexOf('<');
  const close = from.indexOf('>', open);
  return open < 0 || close < 0 ? from.trim() : from.slice(open + 1, close).trim();
}

/** "pat" of the same address. */
export const localPartOf = (address: string): string => address.split('@', 1)[0] ?? '';

/** "Pat Doyle" of the same; null where the address stands alone. */
export function displayNameIn(from: string): string | null {
  const before = from.slice(0, Math.max(0, from.indexOf('<'))).trim();
  const name = /^"?([^"@]+)"?$/.exec(before)?.[1]?.trim();
  return name || null;
}

/** A host that is under no registered domain stands for itself. */
function registeredDomain(address: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 0) return null;
  const host = address.slice(at + 1).toLowerCase();
  return domainOf(host) ?? (host || null);
}

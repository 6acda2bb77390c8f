import type { Channel } from '@credence/contract';
import type { ContactMethod } from '../entities/contact-details.ts';
import { readListed } from './listed-destination.ts';
import { mailboxOf } from './mailboxes.ts';
import { type PhoneNumber, readPhoneNumber } from './phone-number.ts';

/** One address to write to, or number to call. */
export interface Destination {
  channel: Channel;
  /** An e-mail address, or a phone or fax number as it was given. */
  destination: string;
}

/** The destinations of one contact method, which may name several. */
export function destinationsOf({
  email,
  phone,
  fax,
}: Pick<ContactMethod, 'email' | 'phone' | 'fax'>): Destination[] {
  return [
    ...(email ? [{ channel: 'EMAIL' as const, destination: email }] : []),
    ...(phone ? [{ channel: 'VOICE' as const, destination: phone }] : []),
    ...(fax ? [{ channel: 'FAX' as const, destination: fax }] : []),
  ];
}

/** Equal for two destinations exactly when they reach the same end: addresses without case, numbers by digits. */
export function destinationKey({ channel, destination }: Destination): string {
  return `${channel}:${channel === 'EMAIL' ? addressKey(destination) : numberKey(destination)}`;
}

/** Equal for two destinations exactly when they reach the same person: whatever the alias, the channel and the extension. */
export function ownerKey({ channel, destination }: Destination): string {
  if (channel === 'EMAIL') return `EMAIL:${mailboxOf(destination)}`;
  const { dialled, e164 } = readPhoneNumber(destination);
  return `NUMBER:${e164 ?? dialled.replace(/\D/g, '')}`;
}

/** Whether the same destinations are reached, whatever is known about how certain they are. */
export function haveSameDestinations(some: Methods, others: Methods): boolean {
  const keysOf = (methods: Methods) => new Set(methods.flatMap(destinationsOf).map(destinationKey));
  const [left, right] = [keysOf(some), keysOf(others)];
  return left.size === right.size && [...left].every((key) => right.has(key));
}

export type Methods = readonly Pick<ContactMethod, 'email' | 'phone' | 'fax'>[];

/**
 * Whether an entry of an allow or block list covers a destination. A domain covers the addresses of just that domain, an
 * address its mailbox, unless it names an alias of it, and a number that number by voice and by fax, with every extension
 * unless it names one.
 */
export function coversDestination(entry: string, { channel, destination }: Destination): boolean {
  const listed = readListed(entry);
  if (listed === null || (listed.kind === 'number') === (channel === 'EMAIL')) return false;
  if (listed.kind === 'number') {
    const [covered, number] = [keyOfNumber(listed.number), numberKey(destination)];
    return number === covered || number.startsWith(`${covered}${EXTENSION_MARK}`);
  }
  const address = addressKey(destination);
  if (listed.kind === 'address') {
    const isAlias = listed.address.includes('+');
    return isAlias ? address === listed.address : mailboxOf(address) === mailboxOf(listed.address);
  }
  return address.slice(address.lastIndexOf('@') + 1) === listed.domain;
}

const addressKey = (address: string): string => address.trim().toLowerCase();

const EXTENSION_MARK = ';ext=';

const numberKey = (number: string): string => keyOfNumber(readPhoneNumber(number));

function keyOfNumber({ dialled, e164, extension }: PhoneNumber): string {
  const key = e164 ?? dialled.replace(/\D/g, '');
  return extension === null ? key : `${key}${EXTENSION_MARK}${extension}`;
}

import type { Channel } from '@credence/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ContactMethod } from './contact-details.ts';

/** One place to write to or call. */
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

/** Equal for two destinations exactly when they reach the same place: addresses without case, numbers by digits. */
export function destinationKey({ channel, destination }: Destination): string {
  return `${channel}:${channel === 'EMAIL' ? addressKey(destination) : numberKey(destination)}`;
}

/** Whether the same places are reached, whatever is known about how certain they are. */
export function haveSameDestinations(some: Methods, others: Methods): boolean {
  const keysOf = (methods: Methods) => new Set(methods.flatMap(destinationsOf).map(destinationKey));
  const [left, right] = [keysOf(some), keysOf(others)];
  return left.size === right.size && [...left].every((key) => right.has(key));
}

type Methods = readonly Pick<ContactMethod, 'email' | 'phone' | 'fax'>[];

/**
 * Whether an entry of an allow or block list covers a destination. `@domain` covers the addresses of just that
 * domain, an address itself, and a number that number by voice and by fax, with every extension unless it names one.
 */
export function coversDestination(entry: string, { channel, destination }: Destination): boolean {
  if (!entry.includes('@')) {
    if (channel === 'EMAIL') return false;
    const [listed, number] = [numberKey(entry), numberKey(destination)];
    return number === listed || number.startsWith(`${listed}${EXTENSION_MARK}`);
  }
  if (channel !== 'EMAIL') return false;
  const [listed, address] = [addressKey(entry), addressKey(destination)];
  return listed.startsWith('@') ? address.slice(address.lastIndexOf('@')) === listed : address === listed;
}

const addressKey = (address: string): string => address.trim().toLowerCase();

const EXTENSION_MARK = ';ext=';
const EXTENSION = /(?:\bextension|\bext|x|#)[.:\s]*(\d{1,7})\s*$/i;

/** Numbers without a country code are read as US numbers, letters as on a telephone's keys. */
function numberKey(number: string): string {
  const extension = EXTENSION.exec(number)?.[1];
  const dialled = number
    .replace(EXTENSION, '')
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 'a'.charCodeAt(0)));
  const parsed = parsePhoneNumberFromString(dialled, 'US')?.number ?? dialled.replace(/\D/g, '');
  return extension === undefined ? parsed : `${parsed}${EXTENSION_MARK}${extension}`;
}

/** The digit on the key of each letter, a to z. */
const KEYPAD = '22233344455566677778889999';

import { isEmailAddress } from '@credence/contract';
import { type PhoneNumber, readPhoneNumber } from './phone-number.ts';

/** What an entry of an allow or block list stands for. */
export type ListedDestination =
  | { kind: 'domain'; domain: string }
  | { kind: 'address'; address: string }
  | { kind: 'number'; number: PhoneNumber };

/**
 * Reads an entry of an allow or block list as its writer meant it: `hr@corp.example`, with a name and angle brackets
 * as mail programs write it; `@corp.example`, also as `corp.example` and `*@corp.example`; or a number.
 * @returns null where it means none of these
 */
export function readListed(entry: string): ListedDestination | null {
  const plain = withoutName(entry).trim().toLowerCase().replace(/\.$/, '');
  const domain = plain.replace(/^\*?@/, '');
  if (isDomain(domain)) return { kind: 'domain', domain };
  if (plain.includes('@')) return isEmailAddress(plain) ? { kind: 'address', address: plain } : null;
  const number = readPhoneNumber(entry);
  return isNumber(entry, number) ? { kind: 'number', number } : null;
}

/** What stands between the angle brackets of `HR <hr@corp.example>`; all of it where there are none. */
function withoutName(entry: string): string {
  const start = entry.lastIndexOf('<');
  return start >= 0 && entry.trimEnd().endsWith('>') ? entry.slice(start + 1, entry.lastIndexOf('>')) : entry;
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;

/** Its last label tells it from a number with dots in it. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^[a-z]/.test(labels.at(-1) ?? '')
  );
}

/** Local numbers without their area code may be listed; letters stand for digits only behind some of these. */
const isNumber = (entry: string, { dialled }: PhoneNumber): boolean =>
  /\d/.test(entry) && /^[\d\s()+./-]+$/.test(dialled) && dialled.replace(/\D/g, '').length >= 3;

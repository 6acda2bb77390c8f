import type { Cipher } from '../../platform/database/encryption.ts';

/** Letters of the shortest beginning that is looked for. */
const SHORTEST = 2;
/** Names that are the same up to here are found together. */
const LONGEST = 40;
/** Of the hash of the shortest beginning, and of each longer one: enough that no two names meet by chance. */
const FIRST_BYTES = 4;
const FURTHER_BYTES = 3;
const MOST_BYTES = FIRST_BYTES + (LONGEST - SHORTEST) * FURTHER_BYTES;

/**
 * Stands for a text, last name first, where it must not be read: the keyed hashes of its beginnings, one behind the other. So the
 * key of a beginning is the beginning of the key, and an index that compares bytes finds it. Case, accents,
 * spaces and punctuation do not count.
 * @returns null for a text of less than two letters
 */
export function nameKey(cipher: Cipher, text: string): Buffer | null {
  const letters = [...lettersOf(text)].slice(0, LONGEST);
  if (letters.length < SHORTEST) return null;
  const parts: Buffer[] = [];
  for (let length = SHORTEST; length <= letters.length; length += 1) {
    const hash = cipher.keyedHash('names', letters.slice(0, length).join(''));
    parts.push(hash.subarray(0, length === SHORTEST ? FIRST_BYTES : FURTHER_BYTES));
  }
  return Buffer.concat(parts);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The keys of all names that begin with a text, as the least and the greatest; null where it is too short to look for. */
export function nameKeysFrom(cipher: Cipher, beginning: string): [Buffer, Buffer] | null {
  const least = nameKey(cipher, beginning);
  return least && [least, Buffer.concat([least, Buffer.alloc(MOST_BYTES - least.length, 0xff)])];
}

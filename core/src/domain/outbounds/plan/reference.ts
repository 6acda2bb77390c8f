import { createHmac, hkdfSync } from 'node:crypto';

/** Of letters and digits that look alike on paper or by telephone, only one: see `MEANT`. */
const ALPHABET = '0123456789ACDEFHJKMNPQRTVWXY';
const LENGTH = 8;

/** What is read for what the alphabet leaves out. */
const MEANT = new Map(Object.entries({ O: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8', U: 'V' }));

/** A reference made of secret bytes, of which there are 28^8: 378 thousand million. */
export function referenceOf(secret: Buffer): string {
  let rest = secret.readBigUInt64BE();
  const base = BigInt(ALPHABET.length);
  return Array.from({ length: LENGTH }, () => {
    const letter = ALPHABET[Number(rest % base)] ?? '';
    rest /= base;
    return letter;
  }).join('');
}

/** As people read it: `K7QX-2MNP`. */
export const showReference = (reference: string): string =>
  `${reference.slice(0, LENGTH / 2)}-${reference.slice(LENGTH / 2)}`;

/**
 * The reference that a contact typed, however they spaced it and whichever of two similar letters they took.
 * @returns null when it is none
 */
export function readReference(typed: string): string | null {
  // A page takes what is typed; nothing longer can be one.
  if (typed.length > 40) return null;
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
  const meant = [...letters].map((letter) => MEANT.get(letter) ?? letter);
  const isReference = meant.length === LENGTH && meant.every((letter) => ALPHABET.includes(letter));
  return isReference ? meant.join('') : null;
}

/**
 * Under what a reference may be found, the newest first: it is short, so its plain hash could be turned back by trying
 * all of them. Each master key makes another.
 */
export const referenceHashes = (masterKeys: ReadonlyMap<number, Buffer>, reference: string): Buffer[] =>
  [...masterKeys]
    .sort(([one], [other]) => other - one)
    .map(([, master]) => {
      const key = Buffer.from(hkdfSync('sha256', master, '', 'attempt references', 32));
      return createHmac('sha256', key).update(reference).digest();
    });

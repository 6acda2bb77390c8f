import anyAscii from 'any-ascii';

/** Text as the standard fonts of a PDF can show it. */
export interface PrintableText {
  text: string;
  /** Whether nothing had to be written otherwise than it was given. */
  isExact: boolean;
}

/**
 * Writes a text in one line and in the letters that the standard fonts have: those of western Europe. Other Latin letters
 * lose their accents, other scripts are written in Latin, and what is left becomes a question mark.
 */
export function printableText(given: string): PrintableText {
  const clean = given.toWellFormed().normalize('NFC').replace(BREAKS, ' ').replace(UNSEEN, '');
  // Accents that stand alone are written as spaces.
  const text = [...clean].map(printableCharacter).join('').replace(/ {2,}/g, ' ');
  return { text, isExact: text === clean };
}

const BREAKS = /[\s\u0085]+/g;
/** Controls, and characters that only steer how others are shown. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** What Windows-1252 has, which is what the fonts have. */
const PRINTABLE = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

function printableCharacter(character: string): string {
  if (PRINTABLE.test(character)) return character;
  if (/\p{M}/u.test(character)) return '';
  // One letter and its accents; a letter that is written as several is a matter of transliteration.
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (PRINTABLE.test(bare)) return bare;
  // A name made of words for a picture would be none.
  return PICTURE.test(character) ? UNKNOWN : anyAscii(character).trim() || UNKNOWN;
}

const UNKNOWN = '?';
const PICTURE = /\p{Extended_Pictographic}/u;

import { withoutBanner } from './without-banner.ts';
import { withoutFooter } from './without-footer.ts';
import { withoutQuotes } from './without-quotes.ts';
import { withoutSignature } from './without-signature.ts';

/** What is looked at: a person's words come first, and quotes of any length after them. */
const MAX_LENGTH = 20_000;
const MAX_LINE = 1_000;
const MAX_LINES = 600;
/** Marks of direction, which mail programs put around names and dates in Hebrew and Arabic. */
export const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** How some mail programs mark what they quote; rows of a table have more than one. */
const BAR = /^\s*\|(?= [^|]*$|$)/;

/** What the sender of a mail wrote, without what the mail quotes, the signature, and what systems add. */
export function newTextOf(text: string): string {
  const lines = text
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(DIRECTION_MARKS, '')
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE).replace(BAR, '>'));
  return withoutFooter(withoutBanner(withoutSignature(withoutQuotes(lines)).join('\n').trim()));
}

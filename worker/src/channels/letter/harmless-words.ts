/** What only steers how others are shown: it can turn a name into another. */
const STEERING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/**
 * What mail programs take for an address, and make a link of: browsers read the dots of other scripts as they read ours,
 * and leave out what is not seen between letters.
 */
const LINK_LIKE =
  /(?<=\S)([.:@\u3002\uff0e\uff61\uff1a\uff20])(?=[\p{M}\p{Cf}]*\p{L}[\p{M}\p{Cf}]*\p{L}|\/\/)/gu;
const WORD_JOINER = '\u2060';

/** Text of others in one line, of which no mail program makes a link: a letter links to us and to no other site. */
export const harmlessWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(STEERING, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(LINK_LIKE, `$1${WORD_JOINER}`)
    .trim();

import { isGivenName } from '../../compare/people/given-names.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { wordsClaimed } from '../people/houses.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';

/** A name, and what its bearer is: "Pat Cole | Clerk", "Pat Cole, Ph.D." */
const NAMED =
  /^\W*(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2})\s*(?:[,|•·/]|\s[–—-]\s)[^\d?!]{1,80}$/u;
const IS_SENTENCE = /\b(?:was|is|were|has|had|worked|left|started|attended|earned|graduated)\b/i;

/** Whether a line is that of a sender who says who they are. */
export function isSignature(text: string, request: ReplyRequest): boolean {
  const [given = '', ...others] = plainWords(NAMED.exec(text)?.groups?.name ?? '');
  const claimed = wordsClaimed(request);
  const isName = isGivenName(given) && ![given, ...others].some((word) => claimed.has(word));
  return isName && !IS_SENTENCE.test(text) && subjectOf(text, request) !== 'APPLICANT';
}

/** A name alone: "Peg", "R. Dominguez", "Mia Prudencio". */
const NAME_ALONE = /^(?:\p{Lu}[\p{L}'’-]*\.? ){0,2}\p{Lu}[\p{L}'’-]+$/u;
/** So many words before it are a letter that it signs. */
const LETTER_WORDS = 6;
const SIGNATURE_WORDS = 8;

/**
 * The statements of a letter until its sender's name: what stands below is who they are, and what their house says of itself.
 * Lines of a form stay, wherever they stand.
 */
export function untilSigned(
  statements: readonly Statement[],
  request: ReplyRequest,
  from: string | null = null,
): Statement[] {
  const sender = displayName(from);
  let words = 0;
  const at = statements.findIndex(({ text, isLine }) => {
    const isSigned =
      words >= LETTER_WORDS &&
      !isLine &&
      (isSenderName(text, request) || isSignedBy(sender, plainWords(text)));
    words += plainWords(text).length;
    return isSigned;
  });
  return at < 0 ? [...statements] : statements.filter(({ isLine }, index) => index <= at || isLine);
}

/** The name before an address: `"R. Simmons" <rs@example.com>`. */
const displayName = (from: string | null): string[] =>
  plainWords(/^[^<@]{3,60}(?=<)/.exec(from ?? '')?.[0] ?? '');

/** "R. Simmons, Ops", where that is who the mail is from. */
const isSignedBy = (sender: readonly string[], words: readonly string[]): boolean =>
  sender.length > 1 && words.length <= SIGNATURE_WORDS && sender.every((word, at) => words[at] === word);

const isSenderName = (text: string, request: ReplyRequest): boolean =>
  NAME_ALONE.test(text) &&
  (/^\p{Lu}\. /u.test(text) || isGivenName(plainWords(text)[0] ?? '')) &&
  subjectOf(text, request) !== 'APPLICANT';

import { isGivenName } from '../../compare/people/given-names.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';
import { meaningOf } from '../values/labels/labels.ts';

/** A name, a sign, and what its bearer is: "Pat Cole | Clerk", "Pat Cole, Ph.D." */
const NAMED =
  /^\W*(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2})\s*(?<sign>[,|•·/]|\s[–—-]\s)(?<rest>[^\d?!]{1,80})$/u;
/** Letters that people put behind their names. */
const LETTERS = /^\s*(?:\p{Lu}[\p{L}.]{0,5}\.?(?:[,/\s]+|$)){1,4}$/u;
const IS_SENTENCE = /\b(?:was|is|were|has|had|worked|left|started|attended|earned|graduated)\b/i;

/** Whether a line is that of a sender who says who they are. */
export function isSignature(text: string, request: ReplyRequest): boolean {
  const { name = '', sign = '', rest = '' } = NAMED.exec(text)?.groups ?? {};
  if (
    name === '' ||
    IS_SENTENCE.test(text) ||
    meaningOf(name, request.searchType) !== null ||
    subjectOf(text, request) === 'APPLICANT'
  )
    return false;
  const words = plainWords(name);
  const claimed = wordsClaimed(request);
  if (words.some((word) => claimed.has(word))) return false;
  return isGivenName(words[0] ?? '') || LETTERS.test(rest) || sign === '|';
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
      words >= LETTER_WORDS && !isLine && (isSenderName(text, request) || isSignedBy(sender, text, request));
    words += plainWords(text).length;
    return isSigned;
  });
  return at < 0 ? [...statements] : statements.filter(({ isLine }, index) => index <= at || isLine);
}

/** The name before an address: `"R. Simmons" <rs@example.com>`. */
const displayName = (from: string | null): string[] =>
  plainWords(/^[^<@]{3,60}(?=<)/.exec(from ?? '')?.[0] ?? '');

/** "R. Simmons, Ops", where that is who the mail is from. */
function isSignedBy(sender: readonly string[], text: string, request: ReplyRequest): boolean {
  const words = plainWords(text);
  return (
    sender.length > 1 &&
    words.length <= SIGNATURE_WORDS &&
    sender.every((word, at) => words[at] === word) &&
    !IS_SENTENCE.test(text) &&
    subjectOf(text, request) !== 'APPLICANT'
  );
}

function isSenderName(text: string, request: ReplyRequest): boolean {
  if (!NAME_ALONE.test(text) || subjectOf(text, request) === 'APPLICANT') return false;
  const [first = ''] = text.split(' ');
  const words = plainWords(text);
  const claimed = wordsClaimed(request);
  if (words.some((word) => claimed.has(word))) return false;
  return isGivenName(plainWords(first)[0] ?? '') || /^\p{Lu}\.$/u.test(first);
}

const wordsClaimed = ({ records }: ReplyRequest): Set<string> =>
  new Set(records.flatMap((claims) => Object.values(claims)).flatMap((value) => plainWords(value ?? '')));

import type { ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';
import { isAside, subjectOf } from './names.ts';

/** What stands between brackets, without brackets of its own. */
const BRACKETS = /\s*\((?<aside>[^()]{8,200})\)/gu;
/** Who writes, and what is only supposed or was heard. */
const OF_WRITER = /^(?:\p{L}+ )?(?:I|[Mm]y)(?!\p{L})|^(?:[Ii]f|[Uu]nless|[Ww]hether)(?!\p{L})/u;
/** Of things as well as of people. */
const ANOTHER = /\b(?:a second|another|a different)\b/i;
/** What stands before it says nothing: "Confirmed with our manager (Dale Rusk) that she left". */
const SAYS_THAT = /^(?:that|dass|qu[e'’])/;
const ASKED_FIRST =
  /^\W*(?:(?:i|we)(?:['’]ve| have)? )?(?:confirmed|checked|verified|spoke|talked|asked) (?:(?:this|it) )?(?:(?:with|to) )?[^,;:\d]*$/i;

/**
 * A statement in the parts that stand around what is said of others between brackets: "Assistant Greenskeeper (Head is old
 * Mr. Duffy), hired in May". Each part stays as it is written.
 */
export function withoutAsides(statement: Statement, request: ReplyRequest): Statement[] {
  const { text } = statement;
  const asides = [...text.matchAll(BRACKETS)].filter(({ groups: { aside = '' } = {} }) => {
    const subject = subjectOf(aside, request);
    return (
      subject === 'OTHER' ||
      (subject === null && (OF_WRITER.test(aside) || (!ANOTHER.test(aside) && isAside(aside, request))))
    );
  });
  if (asides.length === 0) return [statement];
  const ends = [...asides.map(({ index }) => index), text.length];
  const starts = [0, ...asides.map(({ 0: all, index }) => index + all.length)];
  return starts
    .map((start, at) => text.slice(start, ends[at]).replace(/^[\s,;.:!]+/, ''))
    .filter((part, at, all) => /[\p{L}\d]/u.test(part) && !SAYS_THAT.test(all[at + 1] ?? ''))
    .filter((part, at) => at > 0 || !ASKED_FIRST.test(part))
    .map((part) => ({ ...statement, text: part }));
}

import { plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReplyRequest } from '../../read/reading.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dated } from './given-value.ts';

const BULLET = /^[\s*•·–▪#|>-]*(?:\(?\d{1,2}[.)]\s|\(?[a-e]\)\s)?\s*/;
/** What is said of a job besides what it is called. */
const NO_TITLE =
  /\b(?:hired?|separated|terminat\w+|voluntary|eligible|rehire|full|part|active|inactive|verified|confirmed|employed|resigned|left|start(?:ed)?|end(?:ed)?|salary|regards|thanks|yes|no|not|correct|wrong|title|dates?|was|were|is|are|has|had|he|she|they|we|i|never|everything|all|rest|n\/?a)\b/i;
const MOST_WORDS = 6;

/**
 * Values without any word that tells what they are: below the applicant's name, as answers in the order in which it was
 * asked, or before a period.
 */
export function bareValues(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  if (request.searchType !== 'EMPLOYMENT') return [];
  return [
    ...bareDates(statements, order),
    ...belowName(statements, request, order),
    ...besidePeriod(statements, request.records[0] ?? {}, order),
    ...behindName(statements, request, order),
  ];
}

const wordsOf = (statement: Statement | undefined): string => (statement?.text ?? '').replace(BULLET, '');

/** Two lines with nothing but a date: from the first to the second. */
function bareDates(statements: readonly Statement[], order: NumberOrder): Candidate[] {
  const bare = statements.flatMap((statement, group) => {
    const text = wordsOf(statement);
    const [date] = findDates(text, order);
    const isBare = date && !/[\p{L}\d]/u.test(text.slice(0, date.start) + text.slice(date.end));
    return isBare ? [{ date, place: { evidence: statement.text, source: 'LABEL' as const, group } }] : [];
  });
  const [from, to, more] = bare;
  if (!from || !to || more || to.place.group - from.place.group > 2 || from.date.value >= to.date.value)
    return [];
  return [dated('startDate', from.date, from.place), dated('endDate', to.date, to.place)];
}

const isPeriod = (text: string, order: NumberOrder): boolean => findDates(text, order).length === 2;

/** The name, the title and the period, each in a line of its own. */
function belowName(statements: readonly Statement[], request: ReplyRequest, order: NumberOrder): Candidate[] {
  return statements.flatMap((statement, group) => {
    const [title, period] = [wordsOf(statements[group + 1]), wordsOf(statements[group + 2])];
    const isName =
      plainWords(statement.text).length <= 4 && subjectOf(statement.text, request) === 'APPLICANT';
    return isName && isTitle(title) && isPeriod(period, order) ? [given(title, title, group + 1)] : [];
  });
}

/** "Assistant Branch Manager, 2/14/11 to 6/30/16", "2/14/11 to 6/30/16 branch manager", where it has a word of the claimed title. */
function besidePeriod(
  statements: readonly Statement[],
  { position }: ClaimedValues,
  order: NumberOrder,
): Candidate[] {
  const claimed = new Set(plainWords(position ?? '').filter((word) => word.length > 3));
  const isClaimed = (title: string) => isTitle(title) && plainWords(title).some((word) => claimed.has(word));
  return statements.slice(0, 5).flatMap((statement, group) => {
    const text = wordsOf(statement);
    const [first, last] = findDates(text, order);
    if (!first || !last || !isPeriod(text, order)) return [];
    const before = text.slice(0, first.start).replace(/[\s,:;(–—-]+$/, '');
    const behind = cellsOf(text.slice(last.end)).find(isClaimed);
    if (isClaimed(before) && IN_CAPITALS.test(before)) return [given(before, statement.text, group)];
    return first.start === 0 && behind !== undefined ? [given(behind, statement.text, group)] : [];
  });
}

/** What stands behind a period, each column by itself, and without "as". */
const cellsOf = (behind: string): string[] =>
  behind.split(/\s{2,}|\t|\s\|\s/).map((cell) => cell.replace(/^[\s,:;)–—-]+|[.\s]+$/g, '').replace(AS, ''));
const AS =
  /^(?:(?:worked|working|employed) )?(?:as|como|comme|als|en tant que)(?: an?| the| our| une?| eine?)?\s/i;

/** "Kay Logan: Florist, 3/2014 to 9/2017" */
function behindName(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  return statements.flatMap((statement, group) => {
    const text = wordsOf(statement);
    const [first] = findDates(text, order);
    const [name = '', title = '', more] = text
      .slice(0, first?.start ?? 0)
      .split(/\s*[:,;(]\s*|\s[–—-]+\s/)
      .filter((part) => /[\p{L}\d]/u.test(part));
    const isName = plainWords(name).length <= 4 && subjectOf(`${name}.`, request) === 'APPLICANT';
    const isAlone = more === undefined && isPeriod(text, order) && !NO_TITLE.test(name);
    // "Logan, Kay: 3/2014 to 9/2017"
    const isOfName = subjectOf(`${title}.`, request) === 'APPLICANT';
    return isName && isAlone && !isOfName && isTitle(title) && IN_CAPITALS.test(title)
      ? [given(title, statement.text, group)]
      : [];
  });
}

/** As titles are written, and sentences are not. */
const IN_CAPITALS =
  /^\p{Lu}[\p{L}'’&/-]*(?: (?:(?:of|and|the|for|de|la|do|da|du|des) )*\p{Lu}[\p{L}'’&/-]*)*$/u;

const isTitle = (text: string): boolean =>
  /^\p{L}[\p{L} ,'’&/()-]{2,80}$/u.test(text) &&
  text.split(/\s+/).length <= MOST_WORDS &&
  !NO_TITLE.test(text);

const given = (value: string, evidence: string, group: number): Candidate => ({
  field: 'position',
  kind: 'GIVEN',
  value,
  evidence,
  source: 'LABEL',
  group,
});

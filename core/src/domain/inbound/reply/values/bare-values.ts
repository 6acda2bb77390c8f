import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';

const BULLET = /^[\s*•·–▪#|>-]*(?:\(?\d{1,2}[.)]\s|\(?[a-e]\)\s)?\s*/;
/** What is said of a job besides what it is called. */
const NO_TITLE =
  /\b(?:hired?|separated|terminat\w+|voluntary|eligible|rehire|full|part|active|inactive|verified|confirmed|employed|resigned|left|start(?:ed)?|end(?:ed)?|salary|regards|thanks|yes|no|not|correct|wrong|title|dates?|was|were|is|are|has|had|he|she|they|we|i|never|everything|all|rest|n\/?a)\b/i;
const MOST_WORDS = 6;

/**
 * Titles without any word that tells what they are, between the applicant's name and a period.
 */
export function bareValues(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  if (request.searchType !== 'EMPLOYMENT') return [];
  return [...belowName(statements, request, order), ...behindName(statements, request, order)];
}

const wordsOf = (statement: Statement | undefined): string => (statement?.text ?? '').replace(BULLET, '');

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

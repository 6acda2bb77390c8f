import type { ReplyRequest } from '../../../read/reading.ts';
import { isDateField } from '../../agreement.ts';
import { boxesOf } from '../../boxes/marks.ts';
import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { MONTH } from '../../dates/months.ts';
import { type AskedLine, askedLine } from '../asked-line.ts';
import type { Candidate } from '../candidate.ts';
import { dated } from '../given-value.ts';
import { NO, YES } from '../given-words.ts';
import { meaningOf } from '../labels/labels.ts';
import { claimLine, labelledLine, shownClaim } from '../shown-claim.ts';
import { answered } from './answered.ts';
import { answeredInLine } from './answered-in-line.ts';
import { withDayOfMonth } from './day-of-month.ts';
import { dateOf, hasOther } from './other-date.ts';

const MOST_LINES = 300;
const QUOTED = /^\s*(?:>\s?)+/;
const OURS = /^\s*(?:>\s?)+\s*▪/;
/** What people put between what they were asked and their answer. */
const ANSWER_AFTER =
  /(?<by>\s+(?:-{1,3}>?|–|—|<{1,3}[-=]*|=>|→|\*\*|\/\/|\||←)\s*|\s*[([]|\s+>>+\s*|\s{3,}(?=\S)|\s*(?=[✓✔☑✅✗✘☒❌])|(?<!\b(?:or|and|to|please|if|whether|oder|und|ou|et|o|y|e))\s+(?=(?:yes|no|ok|correct|confirmed|wrong|incorrect|right|s[ií]|oui|ja|nein|non|sim|não)(?![\p{L}])))(?<answer>[^)\]]{1,200})[)\]]?\s*$/iu;

/** Answers that stand below, or behind, the lines of our request that they answer. */
export function inlineAnswers(text: string, request: ReplyRequest, order: NumberOrder): Candidate[] {
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, 500));
  const boxesIn = boxesOf(text);
  // What sets verdicts apart from our lines sets values apart as well: "Title: Cook [ok]" and "Start: May 2014 [July 2014]".
  const setApart = new Set(
    lines.flatMap((line) => {
      const shown = claimLine(line.replace(QUOTED, ''), request.records, order);
      const behind = shown && answerBehind(shown.behind, request, order);
      return behind && behind.by !== '' && judging(behind.answer) !== undefined ? [behind.by] : [];
    }),
  );
  return lines.flatMap((line, at) => {
    const place = { source: 'INLINE' as const, group: 10_000 + at };
    // What is ticked in it is read as a whole.
    if (boxesIn(line).length > 0) return [];
    if (!QUOTED.test(line)) return besideClaim(line, place, request, { order, setApart });
    const asked = askedLine(line.replace(QUOTED, '').trim(), request, order);
    if (!asked) return [];
    const behind = answerBehind(wordsBehind(line, asked.rest, request, order), request, order);
    // "High School Diploma (College Preparatory)" shows two claims.
    const below = asked.isByClaim && !asked.isQuestion ? undefined : answerBelow(lines, at);
    const answer = below ?? behind?.answer;
    if (answer === undefined || shownClaim(answer, request.records, order)?.behind === '') return [];
    return answeredLine(asked, answer, { ...place, evidence: answer.trim() }, order);
  });
}

/** What stands behind what was asked, and what sets it apart; null where that is only more of the same line, or a remark. */
function answerBehind(
  behind: string,
  { searchType }: Pick<ReplyRequest, 'searchType'>,
  order: NumberOrder,
): { answer: string; by: string } | null {
  const { by = '', answer = '' } = ANSWER_AFTER.exec(behind)?.groups ?? {};
  if (IN_CAPITALS.test(answer || behind))
    return { answer: (answer || behind).trim(), by: by.trim() || CAPITALS };
  const label = labelledLine(answer)?.label;
  if (answer === '' || (label !== undefined && meaningOf(label, searchType) !== null)) return null;
  // In a column of its own a value begins as values do, and a remark does not.
  const isColumn = by.trim() === '' && by.length >= 3;
  const isRemark = isColumn && /^\p{Ll}/u.test(answer) && judging(answer) === undefined;
  if (isRemark && findDates(answer, order).length === 0) return null;
  return { answer: answer.trim(), by: isColumn ? COLUMN : by.trim() };
}

const COLUMN = 'a column';
const CAPITALS = 'capitals';
/** "PREP COOK", behind what was asked in small letters. */
const IN_CAPITALS = /^\s*(?:\p{Lu}{3}[^\p{Ll}]*|OK\W*|NO\W*)$/u;

/** What an answer gives for a line of ours. */
function answeredLine(asked: AskedLine, answer: string, place: Place, order: NumberOrder): Candidate[] {
  const { meaning, claim, isByClaim, isAtAll } = asked;
  const words = answer.trim().replace(INITIALS, '');
  if ((isAtAll && !YES.test(words)) || (isByClaim && judging(words) === undefined)) return [];
  const isDate = /Date$/.test(meaning);
  const whole = isDate ? withYear(withDayOfMonth(words, claim, order), claim) : words;
  return answered(meaning, whole, place, order);
}

/** "[DK: right]": who answers. */
const INITIALS = /^\p{Lu}{2,3}\s?:\s*/u;

/** A day whose year is not named. */
const DAY_ALONE = new RegExp(`\\b(?:${MONTH})\\.? \\d|\\d\\.? (?:de |of )?(?:${MONTH})\\b|\\d[/.-]\\d`, 'i');

/** "Yes, August 16" is of the year that was asked. */
function withYear(answer: string, asked: string): string {
  const year = /(?:19|20)\d\d/.exec(asked)?.[0];
  const lacks = YES.test(answer) && DAY_ALONE.test(answer) && !/\d{4}|[’']\d\d/.test(answer);
  return year !== undefined && lacks ? `${answer.replace(/\W+$/, '')} ${year}` : answer;
}

/** What stands behind what we asked; of a line that is not marked as ours and shows no claim, everything. */
const wordsBehind = (line: string, rest: string, { records }: ReplyRequest, order: NumberOrder): string =>
  shownClaim(rest, records, order)?.behind ?? (OURS.test(line) ? '' : rest);

/** How an answer begins that judges what stands before it: "yes", "no, Lab Assistant", "I have May 9". */
const JUDGES =
  /^\W*(?:(?:i|we) (?:have|show)|(?:our |my |the )?(?:records?|files?|system|payroll) (?:says?|shows?|ha(?:s|ve))|ours (?:says?|shows?|has|reads?|is)|should (?:be|read)|actually|(?:nous|on) (?:avons|a)|tenemos|temos|wir haben|bei uns)(?![\p{L}])/iu;

/** An answer that judges what it stands behind; undefined for any other. */
const judging = (answer: string | undefined): string | undefined =>
  answer !== undefined && [YES, NO, JUDGES].some((words) => words.test(answer)) ? answer : undefined;

/** Points from what was asked to what is so. */
const ARROW = /^\s*(?:<{1,3}[-=]{0,3}|-{1,2}>|=>|>>+|→|←)/;

/** An answer in a line of our request that has lost its quotation marks: "As: Lab Analyst -- no, Lab Assistant". */
function besideClaim(
  line: string,
  place: Omit<Place, 'evidence'>,
  request: ReplyRequest,
  { order, setApart }: { order: NumberOrder; setApart: ReadonlySet<string> },
): Candidate[] {
  const whole = answeredInLine(line, { ...place, evidence: line.trim() }, request, order);
  if (whole) return whole;
  const shown = claimLine(line, request.records, order);
  const { answer = '', by = '' } = (shown && answerBehind(shown.behind, request, order)) ?? {};
  const [field] = shown?.fields ?? [];
  if (!shown || !field) return [];
  const isDate = isDateField(field);
  const of = isDate ? dateOf(shown.label, field, request) : field;
  const meaning = shown.fields.length > 1 ? 'dates' : of;
  const said = { ...place, evidence: answer };
  const left: Candidate = { ...said, evidence: line.trim(), field: of, kind: 'OPEN', value: null };
  const isJudged = ARROW.test(shown.behind) || judging(answer) !== undefined;
  const [date] = findDates(answer, order);
  if (!isJudged && !setApart.has(by)) {
    // "Hire date: 03/10/2014 (05/12/2014)": which of them counts is not said.
    const isOpen = isDate && hasOther(shown.behind, of, request, order);
    return isOpen ? [left] : [];
  }
  // "From: May 2005 - I have May 9": the year is that of the claim.
  const isDayAlone = meaning !== 'dates' && isDate && !date;
  const [, day] = isDayAlone ? findDates(shown.rest, order) : [];
  const given = day ? [dated(field, day, said)] : answered(meaning, answer, said, order);
  return given.length === 0 && NO.test(answer) ? [left] : given;
}

/** "3. no", "3) no", "3 - no", "3 N". */
const NUMBERED =
  /^\s*(?:>\s?)*\s*(?<number>\d{1,2})(?:[.)]\s+|\s*[-–:]?\s+(?=(?:y|n|yes|no|yep|nope|ok|correct|incorrect|right|wrong|sim|n[ãa]o|s[íi]|oui|non|ja|nein)(?![\p{L}])))(?<words>\S.*)$/iu;

/** Answers by number to the questions that stand below with the same numbers: "3. no, Sept. 2, 2014". */
export function numberedAnswers(text: string, request: ReplyRequest, order: NumberOrder): Candidate[] {
  const lines = text.split('\n').slice(0, MOST_LINES);
  const numbered = lines.flatMap((line, at) => {
    const { number, words = '' } = NUMBERED.exec(line.slice(0, 500))?.groups ?? {};
    return number === undefined ? [] : [{ number, words: words.trim(), at, isQuoted: QUOTED.test(line) }];
  });
  return numbered.flatMap(({ number, words: answer, at, isQuoted }) => {
    const asked = numbered.find((other) => other.number === number && other.at > at);
    const line =
      isQuoted || !asked
        ? null
        : (askedLine(asked.words, request, order) ?? askedLine(`${asked.words}?`, request, order));
    // "August is right but 2015": a part of a date says nothing of the whole.
    const isPart = /\b(?:right|correct)\b.*\bbut\b/i.test(answer);
    if (line === null || isPart) return [];
    return answeredLine(line, answer, { source: 'INLINE', evidence: answer, group: 11_000 + at }, order);
  });
}

/** The line below a quoted one, where it is not quoted itself and the mail goes on in this way. */
function answerBelow(lines: readonly string[], at: number): string | undefined {
  const below = lines[at + 1] ?? '';
  const isAnsweredBefore =
    lines[at - 1]?.trim() === '' && !QUOTED.test(lines[at - 2] ?? '>') && lines[at - 2]?.trim() !== '';
  const goesOn = isAnsweredBefore || lines.slice(at + 3, at + 6).some((line) => QUOTED.test(line));
  const answer = below.trim() === '' && goesOn ? (lines[at + 2] ?? '') : below;
  const isAnswer = answer.trim() !== '' && !QUOTED.test(answer) && !/\bwrote:\s*$/.test(answer);
  return isAnswer ? answer.replace(/^[\s*•–-]+/, '') : undefined;
}

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

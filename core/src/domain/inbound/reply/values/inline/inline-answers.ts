import type { ReplyRequest } from '../../../read/reading.ts';
import { boxesOf } from '../../boxes/marks.ts';
import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { MONTH } from '../../dates/months.ts';
import { askedLine, fieldsAsked, meaningOfFields } from '../asked-line.ts';
import type { Candidate } from '../candidate.ts';
import { dated, NO, YES } from '../given-value.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import { claimLine, shownClaim } from '../shown-claim.ts';
import { answered } from './answered.ts';
import { answeredInLine } from './answered-in-line.ts';
import { withDayOfMonth } from './day-of-month.ts';

const MOST_LINES = 300;
const QUOTED = /^\s*(?:>\s?)+/;
const OURS = /^\s*(?:>\s?)+\s*▪/;
/** What people put between what they were asked and their answer. */
const ANSWER_AFTER =
  /(?:\s+(?:-{1,3}>?|–|—|<{1,3}[-=]*|=>|→|\*\*|\/\/|\|)\s*|\s*[([]|\s+>>+\s*|\s{3,}(?=\S)|(?<!\b(?:or|and|to|please|if|whether|oder|und|ou|et|o|y|e))\s+(?=(?:yes|no|ok|correct|confirmed|wrong|incorrect|right|s[ií]|oui|ja|nein|non|sim|não)(?![\p{L}])))(?<answer>[^)\]]{1,200})[)\]]?\s*$/iu;

/** Answers that stand below, or behind, the lines of our request that they answer. */
export function inlineAnswers(text: string, request: ReplyRequest, order: NumberOrder): Candidate[] {
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, 500));
  const boxesIn = boxesOf(text);
  return lines.flatMap((line, at) => {
    const place = { source: 'INLINE' as const, group: 10_000 + at };
    // What is ticked in it is read as a whole.
    if (boxesIn(line).length > 0) return [];
    if (!QUOTED.test(line)) return besideClaim(line, place, request, order);
    const asked = askedLine(line.replace(QUOTED, '').trim(), request, order);
    if (!asked) return [];
    const behind = ANSWER_AFTER.exec(wordsBehind(line, asked.rest, request, order))?.groups?.answer;
    const answer = asked.isByClaim ? judging(behind) : (answerBelow(lines, at) ?? behind);
    if (answer === undefined) return [];
    const words = answer.trim().replace(INITIALS, '');
    const isDate = /Date$/.test(asked.meaning);
    const whole = isDate ? withDayOfMonth(words, asked.rest, order) : words;
    const said = withYear(asked.meaning, whole, asked.rest);
    return answered(asked.meaning, said, { ...place, evidence: answer.trim() }, order);
  });
}

/** "[DK: right]": who answers. */
const INITIALS = /^\p{Lu}{2,3}\s?:\s*/u;

/** A day whose year is not named. */
const DAY_ALONE = new RegExp(`\\b(?:${MONTH})\\.? \\d|\\d\\.? (?:de |of )?(?:${MONTH})\\b|\\d[/.-]\\d`, 'i');

/** "Yes, August 16" is of the year that was asked. */
function withYear(meaning: LabelMeaning, answer: string, asked: string): string {
  const year = /(?:19|20)\d\d/.exec(asked)?.[0];
  const lacks = YES.test(answer) && DAY_ALONE.test(answer) && !/\d{4}|[’']\d\d/.test(answer);
  return year !== undefined && lacks && /Date$/.test(meaning)
    ? `${answer.replace(/\W+$/, '')} ${year}`
    : answer;
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
  order: NumberOrder,
): Candidate[] {
  const whole = answeredInLine(line, { ...place, evidence: line.trim() }, request, order);
  if (whole) return whole;
  const shown = claimLine(line, request.records, order);
  const answer = shown && ANSWER_AFTER.exec(shown.behind)?.groups?.answer?.trim();
  const isPointed = shown !== null && ARROW.test(shown.behind);
  if (!shown || !answer) return [];
  if (!(isPointed || YES.test(answer) || NO.test(answer) || JUDGES.test(answer))) return [];
  const [field] = shown.fields;
  const meaning = shown.fields.length > 1 ? 'dates' : field;
  if (meaning === undefined) return [];
  // "From: May 2005 - I have May 9": the year is that of the claim.
  const isDayAlone = /Date$/.test(meaning) && findDates(answer, order).length === 0;
  const [, day] = isDayAlone ? findDates(shown.rest, order) : [];
  const said = { ...place, evidence: answer };
  return field && day ? [dated(field, day, said)] : answered(meaning, answer, said, order);
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
    const meaning = isQuoted ? null : meaningOfFields(fieldsAsked(asked?.words ?? '', request));
    // "August is right but 2015": a part of a date says nothing of the whole.
    const isPart = YES.test(answer) === false && /\b(?:right|correct)\b.*\bbut\b/i.test(answer);
    if (meaning === null || isPart) return [];
    return answered(meaning, answer, { source: 'INLINE', evidence: answer, group: 11_000 + at }, order);
  });
}

/** The line below a quoted one, where it is not quoted itself and the mail goes on in this way. */
function answerBelow(lines: readonly string[], at: number): string | undefined {
  const below = lines[at + 1] ?? '';
  const isAnsweredBefore =
    at > 1 &&
    lines[at - 1]?.trim() === '' &&
    !QUOTED.test(lines[at - 2] ?? '>') &&
    lines[at - 2]?.trim() !== '';
  const goesOn = isAnsweredBefore || lines.slice(at + 3, at + 6).some((line) => QUOTED.test(line));
  const answer = below.trim() === '' && goesOn ? (lines[at + 2] ?? '') : below;
  const isAnswer = answer.trim() !== '' && !QUOTED.test(answer) && !/\bwrote:\s*$/.test(answer);
  const isInside = QUOTED.test(lines.slice(at + 2, at + 5).find((line) => QUOTED.test(line)) ?? '') || at > 0;
  return isAnswer && isInside ? answer.replace(/^[\s*•–-]+/, '') : undefined;
}

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

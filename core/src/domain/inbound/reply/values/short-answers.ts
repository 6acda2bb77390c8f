import type { SearchType } from '@credence/contract';
import type { ClaimedValues, ReplyField } from '../../read/reading.ts';
import { agrees, isDateField } from '../agreement.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dated, givenValue, NO, YES } from './given-value.ts';
import type { LabelMeaning } from './labels/label-meaning.ts';
import { ASKS_WHETHER } from './labels/labelled-values.ts';
import { meaningOf } from './labels/labels.ts';

/** What short answers are read with. */
interface Asked {
  searchType: SearchType;
  claims: ClaimedValues;
  order: NumberOrder;
  at: Date;
}

/** What is asked about, and the verdict behind it: "Title ✔", "start date: ok", "Dates - yes". */
const VERDICT =
  /(?<about>\p{L}[\p{L}\d ,'’/]{1,40}?)\s*(?:[-–—:]\s*)?(?<verdict>[✓✔☑✗✘☒]|(?<=[\s:–—-])(?:yes|no|ok|okay|correct|incorrect|wrong|right|confirmed|fine|s[íi]|oui|ja|nein|sim|não)(?![\p{L}]))(?:\s*\((?<instead>[^)]{2,80})\))?/giu;
const SHORTEST = 2;
const MOST_WORDS = 6;

/** Verdicts behind what they are about, and answers to questions that the reply repeats: "Title? Fine." */
export function shortAnswers(statements: readonly Statement[], asked: Asked): Candidate[] {
  return statements.flatMap(({ text, isQuestion }, group) => {
    const place = { source: 'LABEL' as const, group };
    const next = statements[group + 1]?.text ?? '';
    if (isQuestion) return repeated(text, next, { ...place, evidence: `${text} ${next}` }, asked);
    const verdicts = [...text.matchAll(VERDICT)];
    // A sentence goes on behind its verdict: "the title is right for the second year".
    const rest = verdicts.reduce((left, { 0: part }) => left.replace(part, ' '), text);
    if (verdicts.length === 0 || /[\p{L}\d]/u.test(rest)) return [];
    return verdicts.flatMap(({ groups }) => judged(groups ?? {}, { ...place, evidence: text }, asked));
  });
}

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

function repeated(question: string, answer: string, place: Place, { searchType }: Asked): Candidate[] {
  const meaning = meaningOf(question.replace(/[?\s]+$/, ''), searchType);
  const isShort = answer.split(/\s+/).length <= SHORTEST;
  if (meaning === null || !isShort || !YES.test(answer)) return [];
  return verdictOn(meaning, 'AGREED', null, place);
}

function judged(groups: Record<string, string | undefined>, place: Place, asked: Asked): Candidate[] {
  const { about = '', verdict = '', instead } = groups;
  const words = about.replace(/[\s,]+$/, '').replace(/^(?:and|the|y|et|und|e) /i, '');
  if (words.split(/\s+/).length > MOST_WORDS || ASKS_WHETHER.test(words)) return [];
  const meaning = meaningOf(words, asked.searchType);
  const isWrong = NO.test(verdict) || /^(?:wrong|incorrect)/i.test(verdict);
  if (meaning === null) return isWrong ? [] : confirmedDates(words, place, asked);
  if (!isWrong) return verdictOn(meaning, 'AGREED', null, place);
  return instead === undefined
    ? verdictOn(meaning, 'DENIED', place.evidence.slice(0, 150), place)
    : givenValue(meaning, instead, place, asked.order);
}

/** "May 2013 yes": a claimed date, called right. */
function confirmedDates(words: string, place: Place, { claims, order, at }: Asked): Candidate[] {
  const dates = findDates(words, order);
  return (['startDate', 'endDate', 'graduationDate'] as const).flatMap((field) =>
    dates.filter(({ value }) => agrees(field, value, claims, at)).map((date) => dated(field, date, place)),
  );
}

function verdictOn(
  meaning: LabelMeaning,
  kind: Candidate['kind'],
  value: string | null,
  place: Place,
): Candidate[] {
  const fields: ReplyField[] =
    meaning === 'dates' ? ['startDate', 'endDate'] : meaning === 'status' ? [] : [meaning];
  return fields
    .filter((field) => kind !== 'DENIED' || !isDateField(field) || fields.length === 1)
    .map((field) => ({ ...place, field, kind, value }));
}

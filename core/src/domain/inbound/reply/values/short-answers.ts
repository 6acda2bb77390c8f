import type { SearchType } from '@credence/contract';
import type { ClaimedValues, ReplyField } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { isNegated } from '../negation.ts';
import type { Statement } from '../statements.ts';
import type { Candidate, Place } from './candidate.ts';
import { dated } from './given-value.ts';
import { meaningOf } from './labels/labels.ts';

/** What short answers are read with. */
interface Asked {
  searchType: SearchType;
  claims: ClaimedValues;
  order: NumberOrder;
  at: Date;
}

/** What is asked about, and the verdict behind it: "Title ✔", "start date: ok", "May 2013 - yes". */
const VERDICT =
  /(?<about>\p{L}[\p{L}\d ,'’/]{1,40}?)\s*(?:[-–—:]\s*)?(?:[✓✔☑]|(?<wrong>[✗✘☒])|(?<=[\s:–—-])(?:yes|ok|okay|correct|right|confirmed|fine|s[íi]|oui|ja|sim)(?![\p{L}]))/giu;

const MOST_WORDS = 6;

/** Statements of nothing but verdicts: one that goes on behind says more. */
export function shortAnswers(statements: readonly Statement[], asked: Asked): Candidate[] {
  return statements.flatMap(({ text, isQuestion }, group) => {
    const found = isQuestion ? [] : [...text.matchAll(VERDICT)];
    const rest = found.reduce((left, { 0: part }) => left.replace(part, ' '), text);
    if (/[\p{L}\d]/u.test(rest)) return [];
    const place = { evidence: text, source: 'LABEL' as const, group };
    return found.flatMap(({ groups: { about = '', wrong } = {} }) =>
      judged(about, wrong !== undefined, place, asked),
    );
  });
}

/** By what it is called, or by the claimed date itself. */
function judged(about: string, isWrong: boolean, place: Place, asked: Asked): Candidate[] {
  const { searchType, claims, order, at } = asked;
  // "The year 2014 in your form is not correct."
  if (about.split(/\s+/).length > MOST_WORDS || isNegated(about)) return [];
  const meaning = meaningOf(about.replace(/^(?:and|the|y|et|und|e) /i, ''), searchType);
  const said = (field: ReplyField): Candidate =>
    isWrong
      ? { ...place, field, kind: 'DENIED', value: place.evidence.slice(0, 150) }
      : { ...place, field, kind: 'AGREED', value: null };
  if (meaning === 'dates') return isWrong ? [] : [said('startDate'), said('endDate')];
  if (meaning !== null) return meaning === 'status' ? [] : [said(meaning)];
  if (isWrong) return [];
  const dates = findDates(about, order);
  return (['startDate', 'endDate', 'graduationDate'] as const).flatMap((field) =>
    dates.filter(({ value }) => agrees(field, value, claims, at)).map((date) => dated(field, date, place)),
  );
}

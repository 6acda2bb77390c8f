import type { SearchType } from '@credence/contract';
import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { isOfLesserEvent } from '../../dates/lesser-events.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';
import { degreesIn } from '../degrees/degree-statements.ts';
import { isOfCompletion } from '../end-of-studies.ts';
import { givenValue } from '../given-value.ts';
import { INSTEAD, YES } from '../given-words.ts';
import { comparedOf, noneAwarded } from './compared.ts';
import type { LabelMeaning } from './label-meaning.ts';
import { meaningOf } from './labels.ts';

/** Between a label and its value. */
const BETWEEN =
  /^(?<label>[\p{L}][^:=|\t]{0,60}?)\s*(?:[:=|]|(?<=\p{L});(?=\s)|(?:\s\.){1,}\s*:|(?:\s?\.){3,}\s*:?|(?:\s+\.){2,}(?=\s)|\s{3,}|\t|\s+(?:[-–—>]|->|→)\s+|\?\s+)\s*(?<value>\S.*)$/u;
const LABEL_ALONE = /^(?<label>[\p{L}][^:=|]{0,60}?)\s*[:=?]\s*$/u;
/** Asks whether, and not when: "Employed: yes". */
export const ASKS_WHETHER = /^(?:employed|worked|attended|enrolled|employment|attendance)\b/i;
const BULLET = /^[\s*•·–▪#|>"{-]*(?:\(?\d{1,2}[a-z]?[.)]\s|\(?[a-d]\)\s)?\s*/;

/** Values behind labels: "Position: Cook", "Hire date ..... 01/07/2013", "Title | Cook". */
export function labelledValues(
  statements: readonly Statement[],
  searchType: SearchType,
  order: NumberOrder,
): Candidate[] {
  return statements.flatMap(({ text }, group) => {
    const next = statements[group + 1]?.text ?? '';
    return partsOf(text).flatMap((part) => {
      const line = part.replace(BULLET, '');
      const alone = LABEL_ALONE.exec(line)?.groups;
      const { label = '', value = '' } = BETWEEN.exec(line)?.groups ?? {};
      const [named, words, evidence] = alone
        ? [alone.label ?? '', next.replace(BULLET, ''), `${text} ${next}`]
        : [label, value.replace(BLANK_LINE, ''), part.trim()];
      const isHeading = alone && meaningOf(BETWEEN.exec(words)?.groups?.label ?? '', searchType) !== null;
      const place = { evidence, source: 'LABEL' as const, group };
      return named === '' || isHeading ? [] : labelled(named.trim(), words, place, { searchType, order });
    });
  });
}

/** What stands behind one label. */
function labelled(
  label: string,
  words: string,
  place: Place,
  { searchType, order }: { searchType: SearchType; order: NumberOrder },
): Candidate[] {
  const judged = comparedOf(label, words, place, searchType) ?? noneAwarded(label, words, place, searchType);
  if (judged) return judged;
  const meaning = askedBy(label, words, searchType);
  if (meaning === null || (meaning === 'dates' && isNoPeriod(label, words))) return [];
  return behindLabel(meaning, words, place, order).map((value) => ({
    ...value,
    ...(meaning === 'graduationDate' && isOfCompletion(label) ? { isOfCompletion: true } : {}),
    ...(isOfLesserEvent(value.field, `${label} ${words}`) ? { isOfLesser: true } : {}),
  }));
}

/** "Date: right" judges a date of a form, and of a school's form the one of the degree. */
const askedBy = (label: string, words: string, searchType: SearchType): LabelMeaning | null =>
  REHIRE.test(label.trim()) && /\d{2}/.test(words) ? 'startDate' : judgedOrMeant(label, words, searchType);

/** "Rehire: 02/16/2015" is another beginning, and "Rehire: yes" none. */
const REHIRE = /^re-?hired?(?: date)?$/i;

const judgedOrMeant = (label: string, words: string, searchType: SearchType): LabelMeaning | null =>
  searchType === 'EDUCATION' && /^date$/i.test(label.trim()) && YES.test(words)
    ? 'graduationDate'
    : meaningOf(label, searchType);

/** "Employed: yes" says whether, and "Date: March 3" when it was written. */
const isNoPeriod = (label: string, words: string): boolean =>
  (ASKS_WHETHER.test(label) && !/\d/.test(words)) || /^(?:date|fecha|datum|data)$/i.test(label);

/** What a form is filled in on: "_lot attendant____". */
const BLANK_LINE = /^_+(?=[^_])|(?<=[^_])_+$/g;

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

function behindLabel(asked: LabelMeaning, words: string, place: Place, order: NumberOrder): Candidate[] {
  const meaning = meantBy(asked, words, order);
  const mark = MARKED.exec(words)?.groups;
  if (mark) return markedValue(meaning, mark, place, order);
  // "Major: wrong, it's History"
  const instead = INSTEAD.exec(words);
  const said = instead?.groups?.its === undefined ? words : words.slice(instead[0].length);
  return givenValue(meaning, said.replace(/\|\s*$/, '').replace(OF_OURS, ''), place, order);
}

/** "Degree awarded: B.Sc." names the degree, and "Grado: 12/2010" the date. */
function meantBy(asked: LabelMeaning, words: string, order: NumberOrder): LabelMeaning {
  if (asked !== 'qualification' && asked !== 'graduationDate') return asked;
  const [date] = findDates(words, order);
  if (!date) return asked === 'graduationDate' && degreesIn(words).length > 0 ? 'qualification' : asked;
  const isDateAlone = !/\p{L}{2}/u.test(words.slice(0, date.start) + words.slice(date.end));
  return isDateAlone ? 'graduationDate' : asked;
}

/** "Title: our system lists Clerk". */
const OF_OURS =
  /^\W*(?:(?:our|the|my) (?:system|records?|files?|payroll|database) (?:lists?|shows?|says?|has|have|reads?)|(?:we|i) (?:have|show|list)|on (?:file|record)(?: as)?|listed as)(?: (?:it|her|him|them) as)?:?\s+/i;

/** What we wrote, a mark, and what it is instead or more exactly: "May 2015 ✔ (05/11/2015)". */
const MARKED = /^[^✓✔☑✗✘☒]{1,80}(?<mark>[✓✔☑✗✘☒])\W*(?<more>.*?)\)?$/u;

function markedValue(
  meaning: LabelMeaning,
  { mark = '', more = '' }: Record<string, string | undefined>,
  place: Place,
  order: NumberOrder,
): Candidate[] {
  const isRight = /[✓✔☑]/.test(mark);
  if (more !== '' || isRight) return givenValue(meaning, more === '' ? 'yes' : more, place, order);
  return meaning === 'dates' || meaning === 'status'
    ? []
    : [{ ...place, field: meaning, kind: 'DENIED', value: place.evidence }];
}

/** Several labels in one line: "Title: Cook; Start: May 2018". */
const partsOf = (text: string): string[] =>
  text
    .split(
      /[,;]?\s+(?=\([a-e1-9]\)\s)|;\s*(?=[\p{L}][\p{L}_ ]{1,30}[:=])|\s\|\s(?=[^|]{2,40}:)|(?:,\s*|\s{2,}|\.\s+)(?=[\p{L}][\p{L} ]{1,30}:\s)/u,
    )
    .filter((part) => part.trim() !== '');

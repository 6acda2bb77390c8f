import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import type { Candidate } from '../values/candidate.ts';
import { givenValue } from '../values/given-value.ts';
import { labelledLine } from '../values/shown-claim.ts';
import { fieldShown, fieldsAsked } from './fields-asked.ts';
import { type FormLine, formLines } from './form-lines.ts';
import { behindVerdict, verdictOf } from './options.ts';

const MOST_LINES = 300;

/** What announces what is right instead: "If no:", "Correct value:", "should be". */
const CORRECTION =
  /^\W*(?:(?:if|please|the|explain)\b[^:=\d]{0,60}[:=-]|(?:correct(?:ion|ed)?|actual(?:ly)?|right|our)(?: [\p{L}]+){0,3}\s*[:=-]|(?:correct(?:ion|ed)?(?: to)?|should (?:be|read)|actual(?:ly)?|instead):?)\s*(?<value>[^_\s:].*)$/iu;

/** What is ticked for the claims of a form: "End date: 04/01/2022 ( ) Agree (X) Disagree". */
export function boxAnswers(text: string, request: ReplyRequest, order: NumberOrder): Candidate[] {
  const lines = formLines(
    text
      .split('\n')
      .slice(0, MOST_LINES)
      .map((line) => line.slice(0, 500).replace(/^\s*(?:>\s?)+/, ''))
      .join('\n'),
  );
  return lines.flatMap((line, at) => boxAnswer(line, lines[at + 1], { group: 10_000 + at, request, order }));
}

/** "Other: Shift Lead" */
const OTHER_NAMELY =
  /^\W*(?:others?|otr[oa]|autre|andere[rs]?|sonstiges?|outr[oa])(?: \([^)]*\))?\s*[:=-]\s*/i;
/** "Same as at hire" is a value of another line. */
const SAME_AS_ANOTHER = /^\W*same as (?:at|when|on|in)\b/i;

/** Asks whether, and not when: "Did this person graduate?" */
const HAS_GRADUATED =
  /^(?!.*\b(?:dates?|day|year|fecha|datum|data|annee|ano)\b).*\b(?:graduated?|graduou|se graduo|se titulo|diplomee?|abgeschlossen)\b/;

function boxAnswer(
  { line, options }: FormLine,
  next: FormLine | undefined,
  {
    group,
    request: { searchType, records },
    order,
  }: { group: number; request: ReplyRequest; order: NumberOrder },
): Candidate[] {
  const [ticked] = options?.ticked ?? [];
  const verdict = ticked === undefined ? null : verdictOf(ticked);
  if (!options || ticked === undefined) return [];
  const asked = fieldsAsked(options.prompt, searchType);
  const fields = asked.length > 0 ? asked : fieldShown(options.prompt, records, order);
  const [field] = fields;
  if (field === undefined) return [];
  const isPeriod = fields.join(' ') === 'startDate endDate';
  if (fields.length > 1 && !isPeriod) return [];
  const meaning = isPeriod ? 'dates' : field;
  const place = { source: 'INLINE' as const, group, evidence: line.trim() };
  const given = (words: string) => givenValue(meaning, words, place, order);
  // "Title: ( ) Fitter (x) Press Helper"
  if (verdict === null)
    return options.ticked.length === 1 && /:\s*$/.test(options.prompt) && !SAME_AS_ANOTHER.test(ticked)
      ? given(ticked.replace(OTHER_NAMELY, ''))
      : [];
  const said =
    verdict === 'YES' ? shownIn(options.prompt, isDateField(field), order) : givenInstead(ticked, next);
  const values = /[\p{L}\d]/u.test(said) ? given(said) : [];
  if (values.length > 0) return values;
  if (verdict === 'NO') {
    const value = `${options.prompt} ${ticked}`.slice(0, 150);
    return fields.map((one) => ({ ...place, field: one, kind: 'DENIED', value }));
  }
  return HAS_GRADUATED.test(fold(options.prompt))
    ? []
    : fields.map((one) => ({ ...place, field: one, kind: 'AGREED', value: null }));
}

/** What stands instead of what is wrong: behind the verdict, or in the line below. */
function givenInstead(ticked: string, next: FormLine | undefined): string {
  const behind = behindVerdict(ticked);
  const below = next?.options === null ? CORRECTION.exec(next.line)?.groups?.value : undefined;
  return (CORRECTION.exec(behind)?.groups?.value ?? behind) || below || '';
}

/** The value that a line shows to be called right; of dates, those that stand anywhere in it. */
function shownIn(prompt: string, isDate: boolean, order: NumberOrder): string {
  if (isDate) return findDates(prompt, order).length > 0 ? prompt : '';
  return (labelledLine(prompt)?.rest ?? '').replace(/[?\s]+$/, '');
}

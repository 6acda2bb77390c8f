import type { ReplyRequest } from '../../read/reading.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dated } from './given-value.ts';
import { withoutRemark } from './given-words.ts';

const STATUS =
  /\b(?:hired?|separated|terminat\w+|voluntary|involuntary|eligible|rehire|full[- ]?time|part[- ]?time|active|inactive|verified|confirmed|employed|resigned|left|started|start|end|salary|regards|yes|no|correct)\b/i;

/** A line of facts without labels, between strokes or wide spaces, that begins with the applicant: "V. Diaz / Cook / hired 01-04-2016". */
export function listedValues(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  if (request.searchType !== 'EMPLOYMENT') return [];
  const claimed = new Set(request.records.map(({ position = '' }) => position.toLowerCase()));
  return statements.flatMap(({ text }, group) => {
    const parts = text.split(/\s+[/|•·]\s+|\t+|\s{3,}/).map((part) => part.trim());
    const name = parts.findIndex((part) => subjectOf(part, request) === 'APPLICANT');
    const dates = parts.flatMap((part) => findDates(part, order).slice(0, 1));
    const [from, to, more] = dates;
    if (parts.length < 3 || name < 0 || !from) return [];
    const place = { evidence: text, source: 'LABEL' as const, group };
    const period =
      to && !more && from.value <= to.value
        ? [dated('startDate', from, place), dated('endDate', to, place)]
        : [];
    const titles = parts
      .slice(name + 1)
      .filter((part) => !/\d/.test(part) && !STATUS.test(part) && part.length > 2)
      .map((part) => part.replace(/[.;,]+$/, ''));
    // A department may stand before it.
    const value = titles.find((title) => claimed.has(title.toLowerCase())) ?? titles[0];
    const isTitle = value !== undefined && withoutRemark(value) !== '';
    return [
      ...period,
      ...(isTitle ? [{ ...place, field: 'position' as const, kind: 'GIVEN' as const, value }] : []),
    ];
  });
}

import type { ReplyRequest } from '../../read/reading.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { subjectOf } from '../names.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { withoutRemark } from './given-value.ts';

const STATUS =
  /\b(?:hired?|separated|terminat\w+|voluntary|involuntary|eligible|rehire|full[- ]?time|part[- ]?time|active|inactive|verified|confirmed|employed|resigned|left|started|start|end|salary|regards|yes|no|correct)\b/i;

/** A line of facts without labels, between strokes, that begins with the applicant: "V. Diaz / Cook / hired 01-04-2016". */
export function listedValues(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  if (request.searchType !== 'EMPLOYMENT') return [];
  return statements.flatMap(({ text }, group) => {
    const parts = text.split(/\s+[/|]\s+/).map((part) => part.trim());
    const name = parts.findIndex((part) => subjectOf(part, request) === 'APPLICANT');
    const hasDates = parts.some((part) => findDates(part, order).length > 0);
    if (parts.length < 3 || name < 0 || !hasDates) return [];
    const title = parts
      .slice(name + 1)
      .find((part) => !/\d/.test(part) && !STATUS.test(part) && part.length > 2);
    const value = title?.replace(/[.;,]+$/, '');
    return value && withoutRemark(value) !== ''
      ? [
          {
            field: 'position' as const,
            kind: 'GIVEN' as const,
            value,
            evidence: text,
            source: 'LABEL' as const,
            group,
          },
        ]
      : [];
  });
}

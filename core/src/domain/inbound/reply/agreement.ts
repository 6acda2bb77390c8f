import { compareValues } from '../compare/compare-values.ts';
import type { ClaimedValues, ReplyField } from '../read/reading.ts';
import { claimedDate, datesAgree } from './dates/agreeing.ts';

export const isDateField = (field: ReplyField): boolean => /Date$/.test(field);

/** Whether what a source says is what was claimed; what is not sure to be the same is not. */
export function agrees(field: ReplyField, value: string, claims: ClaimedValues, at: Date): boolean {
  const claimed = claims[field];
  if (claimed === undefined) return false;
  if (isDateField(field)) {
    const date = claimedDate(claimed);
    return date !== null && datesAgree(date, value);
  }
  const { match } = compareValues(field, claimed, value, { fieldOfStudy: claims.fieldOfStudy ?? null, at });
  return match === 'MATCH';
}

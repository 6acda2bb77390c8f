import { compareValues } from '../../compare/compare-values.ts';
import { plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReadValue, ReplyField } from '../../read/reading.ts';

const TITLES: readonly ReplyField[] = ['position', 'qualification', 'fieldOfStudy', 'employerLocation'];

/**
 * Whether a value was taken for a correction that may mean the claimed one, or another claim: one has all words of the other, and
 * comparing does not tell them apart. "OTR company driver" for "OTR driver", "Doctor of Education" for a field of study.
 */
export function isClose(
  fields: Partial<Record<ReplyField, ReadValue>>,
  claims: ClaimedValues,
  at: Date,
): boolean {
  return TITLES.some((field) => {
    const { says, value } = fields[field] ?? {};
    const claim = claims[field];
    if (says !== 'CORRECTED' || !value || claim === undefined) return false;
    const others = Object.entries(claims).filter(([other]) => other !== field);
    const isHeld = hasAll(value, claim) || hasAll(claim, value) || hasInitials(value, claim);
    const isOtherClaim = others.some(([, other]) => hasAll(value, other) && hasAll(other, value));
    const context = { fieldOfStudy: claims.fieldOfStudy ?? null, at };
    return isOtherClaim || (isHeld && compareValues(field, claim, value, context).match !== 'MISMATCH');
  });
}

/** "ECE Level 2" for an early childhood educator. */
function hasInitials(value: string, claim: string): boolean {
  const initials = plainWords(claim)
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && plainWords(value).includes(initials);
}

const hasAll = (one: string, other: string): boolean => {
  const words = plainWords(one);
  return plainWords(other).every((word) => words.includes(word));
};

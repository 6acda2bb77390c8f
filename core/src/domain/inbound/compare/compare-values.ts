import { compareDates } from './compare-dates.ts';
import { sameMeaning } from './same-meaning.ts';

/** How a stated value and a source's value stand to each other, and why in a sentence. */
export interface Comparison {
  match: 'MATCH' | 'UNCLEAR' | 'MISMATCH';
  reason: string;
}

/** What is known beside the two values. */
export type ComparisonContext = Record<never, never>;

/** Tells whether two values of a claim mean the same. */
export function compareValues(
  field: string,
  provided: string,
  verified: string,
  _context: ComparisonContext,
): Comparison {
  const { match, why } = /date$/i.test(field)
    ? compareDates(provided, verified)
    : sameMeaning({ field, provided, verified, at: new Date() });
  return { match: match === 'NOT_VERIFIED' ? 'UNCLEAR' : match, reason: why ?? '' };
}

import { plainWords } from '../../../read/fold.ts';
import type { Candidate } from '../candidate.ts';
import { findClaim } from '../mentions.ts';
import { isNotHeld } from './not-held.ts';

/** Without titles that the applicant only wished for, stood in for, or worked under, each time they are named. */
export const heldTitles = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(
    ({ field, kind, source, value, evidence }) =>
      field !== 'position' ||
      kind !== 'GIVEN' ||
      source === 'INLINE' ||
      !(isNeverHeld(evidence, value ?? '') || isEchoed(evidence, value ?? '')),
  );

/** "Director of Strategy!!" repeats in wonder what was claimed. */
const isEchoed = (text: string, title: string): boolean =>
  /!\s*$/.test(text) && plainWords(text).join(' ') === plainWords(title).join(' ');

/** Whether each place where a text names a title says that it was not held. */
function isNeverHeld(text: string, title: string): boolean {
  let from = 0;
  for (let found = findClaim(text, title); found; found = findClaim(text.slice(from), title)) {
    const index = from + found.index;
    if (!isNotHeld(text, { index, words: found.words })) return false;
    from = index + found.words.length;
  }
  return from > 0;
}

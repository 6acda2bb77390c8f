import { fold, folded } from '../../read/fold.ts';
import { datesAgree } from '../dates/agreeing.ts';
import type { Candidate } from './candidate.ts';

const COMPLETED = folded(
  /\b(?:complet\w+|finish\w+|conclu\w+|integraliz\w+|culmin\w+|termin\w+|achev\w+|abgeschlossen|beendet)(?![\p{L}])(?:(?!award|conferr|grant|verlieh|delivr)[^.;,\d]){0,60}$/iu,
);

/** Whether the words before a date tell that studies were completed then. */
export const isOfCompletion = (before: string): boolean => COMPLETED.test(fold(before));

/**
 * "Completed 12/07/2018, graduation 12/14/2018": of two days that a degree may be of, the one on which the studies were
 * completed is their end, where nothing else tells the end.
 */
export function withEndOfStudies(candidates: readonly Candidate[]): readonly Candidate[] {
  const hasEnd = candidates.some(({ field, kind }) => field === 'endDate' && kind === 'GIVEN');
  const awarded = candidates.filter(
    ({ field, kind, isOfCompletion: isEnd }) => field === 'graduationDate' && kind === 'GIVEN' && !isEnd,
  );
  const isOther = (value: string | null) =>
    awarded.some((award) => value !== null && award.value !== null && !datesAgree(award.value, value));
  return candidates.map((candidate) =>
    candidate.isOfCompletion && !hasEnd && (isOther(candidate.value) || awarded.some(isMoreExact(candidate)))
      ? { ...candidate, field: 'endDate' as const }
      : candidate,
  );
}

/** "Completed in June 2014, certificate dated June 21, 2014" */
const isMoreExact =
  ({ value }: Candidate) =>
  (award: Candidate): boolean =>
    (award.value?.length ?? 0) > (value?.length ?? 0);

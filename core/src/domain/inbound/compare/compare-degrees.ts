import { compareSubjects } from './compare-subjects.ts';
import { type ReadDegree, readDegree } from './read-degree.ts';
import { differs, leavesOpen, sameText, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares qualifications: level, kind of degree, honours, and what was studied where both sides say so. A source that
 * names the level alone ("Bachelor's degree") leaves the kind open. `fieldOfStudy` is what the applicant says to have
 * studied, where the claim itself does not tell; `at` is when the source said so.
 */
export function compareDegrees(
  applicant: string,
  source: string,
  { fieldOfStudy, at }: { fieldOfStudy: string | null; at: Date },
): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  const [provided, verified] = [readDegree(applicant, at), readDegree(source, at)];
  if (provided === 'unfinished' || verified === 'unfinished') {
    return differs('At least one side says that it was not completed.');
  }
  if (!provided || !verified) return differs();
  if (provided.level !== verified.level) {
    return differs(`The levels differ: ${provided.level} and ${verified.level}.`);
  }
  if (provided.kind !== null && verified.kind !== null && provided.kind !== verified.kind) {
    return differs('They are different degrees of the same level.');
  }
  if (areOthers(provided.subject ?? fieldOfStudy, verified.subject)) {
    return differs('The fields of study differ.');
  }
  return (
    compareMinors(provided, verified) ??
    compareHonours(provided, verified) ??
    (provided.kind !== verified.kind
      ? leavesOpen('One side gives only the level, on which they agree.')
      : says(
          provided.subject === null && verified.subject === null
            ? 'The same degree, abbreviated differently.'
            : 'The same degree; a field of study that only one side names with it is compared by itself.',
        ))
  );
}

const areOthers = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && compareSubjects(one, other).match !== 'MATCH';

/** A minor that only the source names takes nothing from what the applicant said. */
function compareMinors(provided: ReadDegree, verified: ReadDegree): TextComparison | null {
  if (areOthers(provided.minor, verified.minor)) return differs('The minors differ.');
  return provided.minor !== null && verified.minor === null
    ? leavesOpen('The source does not name the minor.')
    : null;
}

function compareHonours(provided: ReadDegree, verified: ReadDegree): TextComparison | null {
  if (provided.honours === verified.honours) return null;
  if ([provided, verified].every(({ honours }) => honours?.endsWith('laude'))) {
    return differs('The honours differ.');
  }
  return leavesOpen('Only one side says "with honours", or says which.');
}

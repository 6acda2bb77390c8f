import { compareSubjects } from './compare-subjects.ts';
import { type DegreeName, degreeIn } from './known-degrees.ts';
import { plainWords } from './plain-words.ts';
import { differs, isNegated, leavesOpen, sameText, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares qualifications: level, kind of degree, honours, and what was studied where both sides say so. A source that
 * names the level alone ("Bachelor's degree") leaves the kind open.
 * @param fieldOfStudy what the applicant says to have studied, where the claim itself does not tell
 */
export function compareDegrees(
  applicant: string,
  source: string,
  fieldOfStudy: string | null,
): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  if ([applicant, source].some(isUnfinished))
    return differs('At least one side says that it was not completed.');
  const [provided, verified] = [readDegree(applicant), readDegree(source)];
  if (!provided || !verified) return differs();
  if (provided.level !== verified.level) {
    return differs(`The levels differ: ${provided.level} and ${verified.level}.`);
  }
  if (provided.kind !== null && verified.kind !== null && provided.kind !== verified.kind) {
    return differs('They are different degrees of the same level.');
  }
  const studied = provided.subject ?? fieldOfStudy;
  const subjects =
    studied === null || verified.subject === null ? null : compareSubjects(studied, verified.subject);
  if (subjects && subjects.match !== 'MATCH') return differs('The fields of study differ.');
  if (provided.withHonours !== verified.withHonours) return leavesOpen('Only one side says "with honours".');
  if (provided.kind !== verified.kind)
    return leavesOpen('One side gives only the level, on which they agree.');
  return says(
    provided.subject === null && verified.subject === null
      ? 'The same degree, abbreviated differently.'
      : 'The same degree; a field of study that only one side names with it is compared by itself.',
  );
}

interface ReadDegree extends Pick<DegreeName, 'level' | 'kind'> {
  subject: string | null;
  withHonours: boolean;
}

/** Words that take back what a degree says. */
const UNFINISHED =
  /^(?:abd|anticipated|attended|candida(?:te|cy)|coursework|credits?|dropped|equivalen(?:t|cy)|expected|honorary|incomplete|left|minor|no|non|ongoing|partial(?:ly)?|pending|progress|pursuing|revoked|some|student|toward|towards|uncompleted|unfinished|until|withdr(?:ew|awn)|withdrawal)$/;

const isUnfinished = (text: string): boolean =>
  isNegated(text) || plainWords(text).some((word) => UNFINISHED.test(word));

const ARTICLE = /^(?:an?|the) /;
const HONOURS = /\b(?:with )?(?:hons|honou?rs)\b/;
const BEFORE_SUBJECT = /^(?:degree\b)? ?(?:\b(?:in|of|with a major in|major in|majoring in)\b)? ?/;

function readDegree(text: string): ReadDegree | null {
  const words = plainWords(text).join(' ').replace(ARTICLE, '');
  const withHonours = HONOURS.test(words);
  const found = degreeIn(words.replace(HONOURS, '').replace(/\s+/g, ' ').trim());
  if (!found) return null;
  const { degree, rest } = found;
  const after = rest.replace(BEFORE_SUBJECT, '').trim();
  // Two degrees in one are neither of them.
  if (degreeIn(after)) return null;
  const subject = degree.subject ?? after;
  return { level: degree.level, kind: degree.kind, subject: subject === '' ? null : subject, withHonours };
}

import { plainWords } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import type { Candidate } from '../candidate.ts';
import { JOINS, titleWords } from './title-words.ts';

const MOST_TOKENS = 14;
/** "Clerk in the farm store", "History (Modern)": what stands before belongs behind. */
const TURNED = new RegExp(
  `^(?<head>.+?)(?:,| \\(| (?:${JOINS.join('|')})(?= |['’]))+ *(?<of>[^()]+)\\)?$`,
  'iu',
);

/**
 * A title, a degree or a subject as far as the text names the claimed one: "Registered Nurse in the Emergency Department", where
 * a sentence would go on with where it was.
 */
export function asFarAsClaimed(candidate: Candidate, claims: ClaimedValues): Candidate {
  const { field, kind, value, evidence } = candidate;
  const claim = claims[field] ?? '';
  const isWords = field === 'position' || field === 'qualification' || field === 'fieldOfStudy';
  const start = value ? evidence.indexOf(value) : -1;
  if (!isWords || kind !== 'GIVEN' || !value || start < 0) return candidate;
  const claimed = new Set(plainWords(claim));
  if (isNamed(value, claim) || !plainWords(value).every((word) => claimed.has(word))) return candidate;
  const tokens = evidence.slice(start).split(/\s+/).slice(0, MOST_TOKENS);
  const longer = tokens
    .map((_, at) =>
      tokens
        .slice(0, at + 1)
        .join(' ')
        .replace(/[.,;:!]+$/, ''),
    )
    .find((words) => words.startsWith(value) && isNamed(words, claim));
  return longer === undefined ? candidate : { ...candidate, value: longer };
}

/** Whether words are those of the claim, but for what joins and turns them. */
function isNamed(words: string, claim: string): boolean {
  const { head, of } = TURNED.exec(words)?.groups ?? {};
  return [words, `${of ?? ''} ${head ?? words}`].some((name) => titleWords(name) === titleWords(claim));
}

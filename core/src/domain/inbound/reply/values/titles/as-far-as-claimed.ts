import { plainWords } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import { isClauseDenied } from '../../negation.ts';
import type { Candidate } from '../candidate.ts';
import { findClaim } from '../mentions.ts';
import { JOINS, titleWords } from './title-words.ts';

const MOST_WORDS = 14;
/** "Clerk in the farm store", "History (Modern)": what stands before belongs behind. */
const TURNED = new RegExp(
  `^(?<head>.+?)(?:,| \\(| (?:${JOINS.join('|')})(?= |['’]))+ *(?<of>[^()]+)\\)?$`,
  'iu',
);

const IN_BRACKETS = /^ ?\((?:= ?)?(?<name>[^()]{2,80})\)/;

/**
 * A title, a degree or a subject as far as the text names the claimed one: "Registered Nurse in the Emergency Department", where
 * a sentence would go on with where it was.
 */
export function asFarAsClaimed(candidate: Candidate, claims: ClaimedValues): Candidate {
  const { field, kind, value, evidence } = candidate;
  const claim = claims[field] ?? '';
  const isWords = field === 'position' || field === 'qualification' || field === 'fieldOfStudy';
  if (!isWords || kind !== 'GIVEN' || !value) return candidate;
  if (field === 'qualification') {
    // "HIGH SCHOOL EQUIVALENCY DIPLOMA": a degree is told by its last word as well.
    const whole = findClaim(evidence, claim);
    const isEnd = whole?.words.toLowerCase().endsWith(value.toLowerCase()) && !isNamed(value, claim);
    if (whole && isEnd && !isClauseDenied(evidence, whole)) return { ...candidate, value: whole.words };
  }
  const start = evidence.indexOf(value);
  if (start < 0) return candidate;
  // "Instructional Aide II (Paraeducator)": two names of one post.
  const beside = IN_BRACKETS.exec(evidence.slice(start + value.length))?.groups?.name ?? '';
  if (field === 'position' && isNamed(beside, claim)) return { ...candidate, value: beside };
  const claimed = new Set(plainWords(claim));
  if (isNamed(value, claim) || !plainWords(value).every((word) => claimed.has(word))) return candidate;
  const rest = evidence.slice(start);
  const longer = [...rest.matchAll(/[\p{L}\d)](?=[\s.,;:!]|$)/gu)]
    .slice(0, MOST_WORDS)
    .map(({ index }) => rest.slice(0, index + 1))
    .find((words) => words.startsWith(value) && isNamed(words, claim));
  return longer === undefined ? candidate : { ...candidate, value: longer };
}

/** Whether words are those of the claim, but for what joins and turns them. */
function isNamed(words: string, claim: string): boolean {
  const { head, of } = TURNED.exec(words)?.groups ?? {};
  return [words, `${of ?? ''} ${head ?? words}`].some((name) => titleWords(name) === titleWords(claim));
}

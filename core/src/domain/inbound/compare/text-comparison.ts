import type { ClaimMatch } from '@credence/contract';
import { joined, plainWords } from './plain-words.ts';

/** What two texts are to each other, and in words why; null where the texts tell it themselves. */
export interface TextComparison {
  match: ClaimMatch;
  why: string | null;
}

/** The two say the same. */
export const says = (why: string): TextComparison => ({ match: 'MATCH', why });

/** The two say different things. */
export const differs = (why: string | null = null): TextComparison => ({ match: 'MISMATCH', why });

/** They agree as far as one of them goes, or may agree: neither can be said. */
export const leavesOpen = (why: string): TextComparison => ({ match: 'NOT_VERIFIED', why });

/** Texts that are the same whatever they are about; null when more has to be known to tell. */
export function sameText(one: string, other: string): TextComparison | null {
  if (one === other) return says('The source gave the same words.');
  const [left, right] = [plainWords(one), plainWords(other)];
  // A text of punctuation alone means only itself.
  const isSame =
    left.length === 0 || right.length === 0 ? one.trim() === other.trim() : joined(left) === joined(right);
  return isSame ? says('The same but for capitals, accents, spaces or punctuation.') : null;
}

/** Whether a text denies something: its words may then not be put in another order, or read apart. */
export const isNegated = (text: string): boolean =>
  plainWords(text).some((word) => /^(?:not|never|nor|without|isnt|wasnt|cannot|didnt)$/.test(word));

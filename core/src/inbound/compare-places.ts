import { PLACE_WORDS } from './known-words.ts';
import { joined, plainWords } from './plain-words.ts';
import { haveCommon, readingsOf } from './readings.ts';
import { differs, leavesOpen, sameText, says, type TextComparison } from './text-comparison.ts';

/** Compares places. One that names less than the other, as the town without its state, agrees as far as it goes. */
export function comparePlaces(applicant: string, source: string): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  const [provided, verified] = [wordsOf(applicant), wordsOf(source)];
  if (haveCommon(readingsOf(provided, PLACE_WORDS), readingsOf(verified, PLACE_WORDS))) {
    return says('The same place, abbreviated differently.');
  }
  const [shorter, longer] = provided.length < verified.length ? [provided, verified] : [verified, provided];
  return shorter.length > 0 && joined(longer.slice(0, shorter.length)) === joined(shorter)
    ? leavesOpen('One side names the place less exactly.')
    : differs();
}

/** Without the country that both are in when only one names it. */
const wordsOf = (text: string): string[] => {
  const words = plainWords(text);
  const country = / (?:usa?|united states(?: of america)?)$/.exec(words.join(' '));
  return country ? words.slice(0, -country[0].trim().split(' ').length) : words;
};

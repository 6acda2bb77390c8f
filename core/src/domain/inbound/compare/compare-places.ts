import { COUNTRIES, countriesOf } from './known-countries.ts';
import { PLACE_WORDS, type ShortForms, STATES } from './known-words.ts';
import { plainWords } from './plain-words.ts';
import { haveCommonReading } from './readings.ts';
import { differs, leavesOpen, sameText, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares places. One that names less than the other, as the town without its state, agrees as far as it goes; a
 * country that only one side names makes no difference.
 */
export function comparePlaces(applicant: string, source: string): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  const [provided, verified] = [plainWords(applicant), plainWords(source)];
  if (areSame(provided, verified)) return says('The same place, abbreviated differently.');
  if (areSame(provided, verified, POSSIBLE_FORMS)) {
    return leavesOpen('The same place if the code stands for a country; it is that of a state too.');
  }
  const [there, here] = [countriesOf(provided), countriesOf(verified)];
  const areApart = !there.countries.some((country) => here.countries.includes(country));
  if (there.countries.length > 0 && here.countries.length > 0 && areApart) {
    return differs('The countries differ.');
  }
  if (areSame(there.place, here.place))
    return says('The same place; only one side names the country, or in short.');
  const [shorter, longer] = [there.place, here.place].sort((one, other) => one.length - other.length);
  return shorter && longer && areSame(shorter, longer.slice(0, shorter.length))
    ? leavesOpen('One side names the place less exactly.')
    : differs();
}

const areSame = (some: readonly string[], others: readonly string[], shortForms = SHORT_FORMS): boolean =>
  haveCommonReading(some, others, shortForms);

/** One short form may be in several of the lists. */
function together(...lists: readonly ShortForms[]): ShortForms {
  const words = lists.flatMap((list) => Object.keys(list));
  return Object.fromEntries(words.map((word) => [word, lists.flatMap((list) => list[word] ?? [])]));
}

const COUNTRIES_ALONE: ShortForms = Object.fromEntries(
  Object.entries(COUNTRIES).filter(([code]) => !Object.hasOwn(STATES, code)),
);
const OTHERS = [PLACE_WORDS, STATES, { usa: ['united states'] }];

/** CA is California; that it is Canada is possible. */
const SHORT_FORMS = together(...OTHERS, COUNTRIES_ALONE);
const POSSIBLE_FORMS = together(...OTHERS, COUNTRIES);

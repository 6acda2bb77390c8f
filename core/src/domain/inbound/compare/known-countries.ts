import { type ShortForms, STATES } from './known-words.ts';
import { plainWords } from './plain-words.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Countries by their codes of two letters. */
export const COUNTRIES: ShortForms = Object.fromEntries(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = NAMES.of(code);
    return name === undefined ? [] : [[code.toLowerCase(), [plainWords(name).join(' ')]]];
  }),
);

const UNITED_STATES = 'united states';

/** Other names, and short ones that are nothing else, as PE is also Prince Edward Island. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ us: UNITED_STATES, usa: UNITED_STATES, 'united states of america': UNITED_STATES },
  ...{ uk: 'united kingdom', gb: 'united kingdom', 'great britain': 'united kingdom' },
  ...{ uae: 'united arab emirates', 'czech republic': 'czechia', turkey: 'turkiye' },
  ...{ 'hong kong': 'hong kong sar china' },
};

interface Ending {
  /** In any of these is a place with that ending. */
  countries: readonly string[];
  isCountry: boolean;
}

const countryNames = Object.values(COUNTRIES).flat();

/** Georgia is both: a state counts as one. */
const ENDINGS: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  ...countryNames.map((name) => [name, { countries: [name], isCountry: true }] as const),
  ...Object.entries(OTHER_NAMES).map(
    ([name, country]) => [name, { countries: [country], isCountry: true }] as const,
  ),
  ...Object.entries(STATES).flatMap(([code, names]) =>
    [code, ...names].map((name) => {
      const others = COUNTRIES[name] ?? countryNames.filter((country) => country === name);
      return [name, { countries: [UNITED_STATES, ...others], isCountry: false }] as const;
    }),
  ),
]);

/** Most words in the name of a country that anybody writes. */
const MOST_WORDS = 5;

/** The countries that words about a place may end in, none where they tell nothing, and the words without the country. */
export function countriesOf(words: readonly string[]): {
  countries: readonly string[];
  place: readonly string[];
} {
  // The longest first: New Mexico is not in Mexico.
  for (let from = Math.max(1, words.length - MOST_WORDS); from < words.length; from += 1) {
    const ending = ENDINGS.get(words.slice(from).join(' '));
    if (ending) return { ...ending, place: ending.isCountry ? words.slice(0, from) : words };
  }
  return { countries: [], place: words };
}

/** Numbers from 1 to 19, the tens, and how both are joined, in folded words. */
type Words = readonly [small: string, tens: string, join: (ten: string, one: string) => string];

const LANGUAGES: readonly Words[] = [
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    (ten, one) => `${ten} ${one}`,
  ],
  [
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    (ten, one) => (ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`),
  ],
  [
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    (ten, one) => `${ten} e ${one}`,
  ],
  [
    'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    (ten, one) => `${one}und${ten}`,
  ],
  [
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
    (ten, one) => `${ten} ${one}`,
  ],
];

/** Each number to 99 by its words; in French some tens go on to nineteen: "soixante-dix-huit". */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(([small, tens, join]) => {
    const ones = small.split(' ').map((word, at): [string, number] => [word, at + 1]);
    const joined = tens.split(' ').flatMap((ten, at, all): [string, number][] => {
      if (all[at - 1] === ten) return [];
      const behind = ones.slice(0, all[at + 1] === ten ? 19 : 9);
      const from = 20 + 10 * at;
      return [[ten, from], ...behind.map(([word, one]): [string, number] => [join(ten, word), from + one])];
    });
    return [...ones, ...joined].map(([words, number]) => [words.replaceAll('-', ' '), number]);
  }),
);

const CENTURY =
  '(?:two thousand(?: and)?|nineteen|twenty|dos mil|mil novecientos|deux mille|mille neuf cents?|dix[- ]neuf cents?|zweitausend(?:und)?|neunzehnhundert(?:und)?|dois mil e|mil novecentos e)';
/** What a year in words begins with, without which there is none. */
export const HAS_CENTURY_IN_WORDS = new RegExp(CENTURY, 'i');
const REST = [...NUMBERS.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((words) => words.replaceAll(' ', '(?:[- ]et)?[- ]'))
  .join('|');

/** A year as it is spoken: "two thousand and twelve", "nineteen ninety-eight", "dos mil doce", "zweitausendzwölf". */
export const YEAR_IN_WORDS = `(?<century>${CENTURY})[- ]?(?<ofCentury>${REST})(?![\\p{L}]|-\\p{L})`;

/** The year that such words name; undefined where they name none. */
export function yearNamed(century: string | undefined, ofCentury: string | undefined): string | undefined {
  const number = NUMBERS.get((ofCentury ?? '').toLowerCase().replaceAll('-', ' ').replace(' et ', ' '));
  if (century === undefined || number === undefined) return undefined;
  // "Twenty five" is a number, and "twenty fifteen" a year.
  const isPair = /^(?:nineteen|twenty)$/i.test(century);
  if (isPair && number < 10) return undefined;
  const isOld = /^(?:nineteen|mil nov|mille neuf|dix|neunzehn)/i.test(century);
  return String((isOld ? 1900 : 2000) + number);
}

/** Numbers from 1 to 99 in folded words, by language. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...composed({
    ones: 'one two three four five six seven eight nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: (ten, one) => `${ten} ${one}`,
  }),
  ...composed({
    ones: 'uno dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, one) => (ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`),
  }),
  ...composed({
    ones: 'um dois tres quatro cinco seis sete oito nove',
    teens: 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: (ten, one) => `${ten} e ${one}`,
  }),
  ...composed({
    ones: 'ein zwei drei vier funf sechs sieben acht neun',
    teens: 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, one) => `${one}und${ten}`,
  }),
  ...french(),
]);

interface Words {
  ones: string;
  teens: string;
  tens: string;
  join: (ten: string, one: string) => string;
}

function composed({ ones: one, teens, tens, join }: Words): [string, number][] {
  const ones = one.split(' ');
  return [
    ...ones.map((word, at): [string, number] => [word, at + 1]),
    ...teens.split(' ').map((word, at): [string, number] => [word, at + 10]),
    ...tens
      .split(' ')
      .flatMap((ten, at): [string, number][] => [
        [ten, 20 + 10 * at],
        ...ones.map((word, unit): [string, number] => [join(ten, word), 21 + 10 * at + unit]),
      ]),
  ];
}

/** "Soixante-dix-huit", "quatre-vingt-dix-huit": tens of which each goes on to nineteen. */
function french(): [string, number][] {
  const small = [
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    'dix sept,dix huit,dix neuf',
  ].flatMap((words, at) => words.split(at === 0 ? ' ' : ','));
  const after = (ten: string, base: number, upTo: number): [string, number][] => [
    [ten, base],
    ...small.slice(0, upTo).flatMap((word, at): [string, number][] => [
      [`${ten} ${word}`, base + at + 1],
      [`${ten} et ${word}`, base + at + 1],
    ]),
  ];
  return [
    ...small.map((word, at): [string, number] => [word, at + 1]),
    ...['vingt', 'trente', 'quarante', 'cinquante'].flatMap((ten, at) => after(ten, 20 + 10 * at, 9)),
    ...after('soixante', 60, 19),
    ...after('quatre vingt', 80, 19),
  ];
}

const CENTURY =
  '(?:two thousand(?: and)?|nineteen|twenty|dos mil|mil novecientos|deux mille|mille neuf cents?|dix[- ]neuf cents?|zweitausend(?:und)?|neunzehnhundert(?:und)?|dois mil e|mil novecentos e)';
/** What a year in words begins with, without which there is none. */
export const HAS_CENTURY_IN_WORDS = new RegExp(CENTURY, 'i');
const REST = [...NUMBERS.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((words) => words.replaceAll(' ', '[- ]'))
  .join('|');

/** A year as it is spoken: "two thousand and twelve", "nineteen ninety-eight", "dos mil doce", "zweitausendzwölf". */
export const YEAR_IN_WORDS = `(?<century>${CENTURY})[- ]?(?<ofCentury>${REST})(?![\\p{L}]|-\\p{L})`;

/** The year that such words name; undefined where they name none. */
export function yearNamed(century: string | undefined, ofCentury: string | undefined): string | undefined {
  const number = NUMBERS.get((ofCentury ?? '').toLowerCase().replaceAll('-', ' '));
  if (century === undefined || number === undefined) return undefined;
  // "Twenty five" is a number, and "twenty fifteen" a year.
  const isPair = /^(?:nineteen|twenty)$/i.test(century);
  if (isPair && number < 10) return undefined;
  const isOld = /^(?:nineteen|mil nov|mille neuf|dix|neunzehn)/i.test(century);
  return String((isOld ? 1900 : 2000) + number);
}

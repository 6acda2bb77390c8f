import { wordSet } from '../words.ts';

/** Names of the months in the languages in which sources write most, with their usual short forms, without accents. */
const MONTH_NAMES = [
  'january jan januar janner janvier janv enero ene gennaio gen janeiro januari stycznia styczen',
  'february feb febr februar fevrier fev fevr febrero febbraio fevereiro februari lutego luty',
  'march mar marz mrz maerz mars marzo marco maart mrt marca marzec',
  'april apr avril avr abril abr aprile kwietnia kwiecien',
  'may mai mayo maggio mag maio mei maja maj',
  'june jun juni juin junio giugno giu junho czerwca czerwiec',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec',
  'august aug aout agosto ago augustus augusti sierpnia sierpien',
  'september sept sep septembre septiembre settembre set setembro wrzesnia wrzesien',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernika pazdziernik',
  'november nov novembre noviembre novembro listopada listopad',
  'december dec dezember dez decembre diciembre dic dicembre dezembro december grudnia grudzien',
];

export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

/** Parts of a year, as months from January that they begin and end with. Terms and seasons are taken widely. */
export const PERIODS: ReadonlyMap<string, { from: number; to: number }> = new Map([
  ...[1, 2, 3, 4].map((quarter): [string, { from: number; to: number }] => [
    `q${quarter}`,
    { from: quarter * 3 - 3, to: quarter * 3 - 1 },
  ]),
  ...['spring', 'printemps', 'primavera', 'fruhling', 'fruhjahr'].map(
    (name): [string, { from: number; to: number }] => [name, { from: 0, to: 5 }],
  ),
  ...['summer', 'ete', 'verano', 'sommer'].map((name): [string, { from: number; to: number }] => [
    name,
    { from: 4, to: 8 },
  ]),
  ...['fall', 'autumn', 'automne', 'otono', 'herbst'].map((name): [string, { from: number; to: number }] => [
    name,
    { from: 7, to: 12 },
  ]),
  // Of which of two years it is, is not said.
  ...['winter', 'hiver', 'invierno'].map((name): [string, { from: number; to: number }] => [
    name,
    { from: -2, to: 14 },
  ]),
]);

/** Words that make a date less exact than it looks. */
export const VAGUE: ReadonlySet<string> = wordSet(
  'about approx approximately around circa ca roughly some mid middle early late maybe probably estimated est',
  'ungefahr etwa anfang mitte environ vers debut mi milieu aproximadamente alrededor principios mediados inicio meados circa inizio meta',
);

/** Words that only say of what the date is, or nothing. */
export const NOTES: ReadonlySet<string> = wordSet(
  'a an the of on in at as it is was his her their our records record show shows date dated day year month term',
  'semester hire hired hiring rehire start started starting begin began begins beginning end ended ending ends employed',
  'employment effective joined first last worked working separation separated termination terminated resigned retired',
  'left graduated graduation conferred conferral awarded degree completed completion class attended commencement',
  'original originally official actual initial time sometime during le la el de del den dem der am im vom du no ende fin fine final finales eind einde',
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
);

/** That something has not ended, where no date is given. */
export function saysPresent(text: string): boolean {
  const rest = text.replace(NOT_ENDED, ' ongoing ');
  return PRESENT.test(rest) && !DENIED.test(rest);
}

const NOT_ENDED =
  /\b(?:(?:has|have|is) not (?:ended|left|over)|hasn't (?:ended|left)|never left|no end date)\b/g;
const PRESENT =
  /\b(?:still|current|currently|present|presently|remains?|is employed|works (?:here|for us|with us)|active|actively|ongoing|to date|to now|until now|till now|now|today|heute|laufend|actualidad|actualmente|a ce jour|en cours|atual|atualmente)\b/;
const DENIED = /\b(?:no|not|never|inactive|former|formerly|left|previous|previously|\w+n't)\b/;

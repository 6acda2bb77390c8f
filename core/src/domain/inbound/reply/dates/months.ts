/** Names of months and their short forms in English, Spanish, French, German and Portuguese, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januar', 'janner', 'jaenner', 'janeiro'],
  ['february', 'feb', 'febr', 'febrero', 'fevrier', 'fevr', 'fev', 'februar', 'fevereiro'],
  ['march', 'mar', 'marzo', 'mars', 'marz', 'maerz', 'marco'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr'],
  ['may', 'mayo', 'mai', 'maio'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'junho'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'aout'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'septembre', 'setembro', 'set'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt', 'outubro', 'out'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'decembre', 'dezember', 'dez', 'dezembro'],
];

const NUMBERS = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Short forms that are words of their own, and months only beside a year or a day. */
export const MONTH = [...NUMBERS.keys()].sort((one, other) => other.length - one.length).join('|');

/** 1 to 12. */
export const monthOf = (name: string): number => NUMBERS.get(name) ?? 0;

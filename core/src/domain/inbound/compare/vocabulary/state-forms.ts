import { wordSet } from '../words.ts';
import { US_STATE_NAMES } from './place-words.ts';

/** Short forms of states that are also words of names in other languages, or of their own, or short for other words. */
const WORDS_TOO = wordSet('in or me de la al as hi oh ok pa co id ma ct ill miss cal ark mass wash del');

const nameOf = (code: string): string =>
  [...US_STATE_NAMES].find(([name, of]) => of === code && name !== code)?.[0] ?? code;

/** Codes and usual short forms of the states of the United States, for the names in which they stand. */
export const STATE_FORMS: string = [...US_STATE_NAMES]
  .filter(([short, code]) => short.length <= 4 && !WORDS_TOO.has(short) && short !== nameOf(code))
  .map(([short, code]) => `${short} ${nameOf(code)}`)
  .join('\n');

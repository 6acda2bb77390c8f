import { plainWords } from '../../../read/fold.ts';

/** What joins the words of a title, and is none of them. */
export const JOINS: readonly string[] =
  'in the our of for at on and a an de la el du des da do dos das der die im und et y e'.split(' ');

/** The words of a title without what joins them: "Nurse in the Emergency Department" as "Nurse, Emergency Department". */
export const titleWords = (title: string): string =>
  plainWords(title)
    .filter((word) => !JOINS.includes(word))
    .join(' ');

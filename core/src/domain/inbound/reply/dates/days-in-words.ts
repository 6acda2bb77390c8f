/** "The eighteenth of July" */
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
/** One of them, in a group of its own. */
export const DAY_IN_WORDS = `(?<dayName>${ORDINALS.toReversed()
  .map((word) => word.replace('-', '[- ]'))
  .join('|')})`;

/** The number of a day in words; undefined where there is none. */
export const dayNamed = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : String(ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1);

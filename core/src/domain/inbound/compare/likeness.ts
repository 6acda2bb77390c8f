import { type ShortForms, stem } from './words.ts';

/** How two runs of words were found to say the same. */
export type Likeness = 'SAME' | 'SHORT_FORM' | 'JOINED' | 'INITIALS' | 'CUT' | 'CODE' | 'LONG_SLIP' | 'SLIP';

/** The words of one side, and which word of the other side each was found to be. */
export interface Side {
  words: readonly string[];
  /** The words as `stem` leaves them. */
  stems: readonly string[];
  /** The words as they are spelled the same wherever they are written. */
  spellings: readonly string[];
  partners: (number | null)[];
}

export interface Run {
  from: number;
  length: number;
}

interface Found {
  /** How many words of its own side it takes. */
  taken: number;
  run: Run;
}

type Find = (one: Side, at: number, other: Side, forms: ShortForms) => Found | null;

const isFree = ({ partners, words }: Side, at: number): boolean => at < words.length && partners[at] === null;

/** Finds the first run of free words of which each passes. */
function findRun(
  side: Side,
  length: number,
  isWord: (word: string, index: number) => boolean,
  words = side.words,
): Run | null {
  for (let from = 0; from + length <= words.length; from += 1) {
    let index = 0;
    while (index < length && isFree(side, from + index) && isWord(words[from + index] ?? '', index)) {
      index += 1;
    }
    if (index === length) return { from, length };
  }
  return null;
}

const foundAs = (run: Run | null, taken = 1): Found | null => run && { taken, run };

const findSame: Find = (one, at, other) => {
  const word = one.stems[at];
  return foundAs(findRun(other, 1, (candidate) => candidate === word, other.stems));
};

const findSpelling: Find = (one, at, other) => {
  const word = one.spellings[at];
  return foundAs(findRun(other, 1, (candidate) => candidate === word, other.spellings));
};

const findReading: Find = (one, at, other, forms) => {
  for (const reading of forms.get(one.words[at] ?? '') ?? []) {
    const stems = reading.map(stem);
    const run = findRun(other, stems.length, (word, index) => word === stems[index], other.stems);
    if (run) return { taken: 1, run };
  }
  return null;
};

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** Two short forms of the same: "mgr" and "mngr". */
const findOtherShortForm: Find = (one, at, other, forms) => {
  const readings = forms.get(one.words[at] ?? '') ?? [];
  if (readings.length === 0) return null;
  const isOther = (word: string) =>
    forms.get(word)?.some((reading) => readings.some((of) => areEqual(of, reading)));
  return foundAs(findRun(other, 1, (word) => isOther(word) ?? false));
};

/** Most words that are written as one. */
const MOST_JOINED = 4;

/** The same letters, with the spaces elsewhere: "fork lift" and "forklift". */
const findJoined: Find = (one, at, other) => {
  let text = '';
  for (let taken = 1; taken <= MOST_JOINED && isFree(one, at + taken - 1); taken += 1) {
    text += one.words[at + taken - 1] ?? '';
    if (text.length < 2) continue;
    for (let length = 1; length <= MOST_JOINED; length += 1) {
      if (length === taken) continue;
      const run = findJoinedRun(other, length, text);
      if (run) return { taken, run };
    }
  }
  return null;
};

function findJoinedRun(side: Side, length: number, text: string): Run | null {
  for (let from = 0; from + length <= side.words.length; from += 1) {
    if (!isFree(side, from) || !text.startsWith(side.words[from] ?? '-')) continue;
    const run = side.words.slice(from, from + length);
    const areFree = run.every((_, index) => isFree(side, from + index));
    if (areFree && run.join('') === text && !areNumbersJoined(run)) return { from, length };
  }
  return null;
}

/** 1 and 2 are not 12. */
const areNumbersJoined = (words: readonly string[]): boolean =>
  words.some((word, index) => index > 0 && /^\d/.test(word) && /\d$/.test(words[index - 1] ?? ''));

const MOST_INITIALS = 8;

const findInitials: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (word.length > MOST_INITIALS || !/^\p{L}+$/u.test(word)) return null;
  const letters = [...word];
  const run = findRun(
    other,
    letters.length,
    (candidate, index) => candidate.length > 1 && candidate.startsWith(letters[index] ?? '-'),
  );
  return foundAs(run);
};

const LONGEST_CUT = 6;

/** A word cut short, as "mech" for "mechanical", or to its consonants, as "mktg". */
const findCut: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (isAdjective(word)) return foundAs(findRun(other, 1, (candidate) => isNounOf(word, candidate)));
  if (word.length < 3 || word.length > LONGEST_CUT || /\d/.test(word)) return null;
  return foundAs(
    findRun(other, 1, (candidate) => candidate.length >= word.length + 2 && isCutOf(word, candidate)),
  );
};

const isAdjective = (word: string): boolean => word.endsWith('ical');

/** "geographical" is "geographic", and "theological" is of theology. */
const isNounOf = (adjective: string, noun: string): boolean =>
  `${noun}al` === adjective || (noun.endsWith('y') && `${noun.slice(0, -1)}ical` === adjective);

/** Words of the trade that only look like the beginning of another. */
const WHOLE_WORDS = new Set(
  'nurse cook host art air test account act sale ship bank port inter uni car war mini north south east west'.split(
    ' ',
  ),
);

function isCutOf(short: string, long: string): boolean {
  if (WHOLE_WORDS.has(short)) return false;
  if (long.startsWith(short)) return true;
  if (short[0] !== long[0] || /[aeiou]/.test(short.slice(1))) return false;
  let found = 0;
  for (const letter of stem(long)) if (letter === short[found]) found += 1;
  return found >= stem(short).length && stem(long).endsWith(stem(short).at(-1) ?? '-');
}

const SHORTEST_CODE = 2;

/** Letters taken from each word in turn, more than one from a long word: "BMET" for "biomedical engineering technician". */
const findCode: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (word.length < SHORTEST_CODE || word.length > LONGEST_CUT || !/^\p{L}+$/u.test(word)) return null;
  for (let from = 0; from < other.words.length; from += 1) {
    const length = codeLength(word, other, from);
    if (length > 0) return { taken: 1, run: { from, length } };
  }
  return null;
};

/** How many free words from there on the letters stand for; 0 when they do not. */
function codeLength(code: string, side: Side, from: number): number {
  let read = 0;
  for (let at = from; isFree(side, at) && read < code.length; at += 1) {
    const word = side.words[at] ?? '';
    if (word[0] !== code[read] || word.length < 3) return 0;
    read += 1;
    for (const letter of word.slice(1)) if (letter === code[read]) read += 1;
    const length = at - from + 1;
    // A single word gives at most three letters that could also be another's.
    if (read === code.length) return length > 1 || code.length <= 3 ? length : 0;
  }
  return 0;
}

const SHORTEST_WITH_SLIP = 6;

/** So long a word with one wrong letter is no other word, unless it is a name. */
const LONG_WITH_SLIP = 9;

/** One letter wrong, missing, too many or changed with the next. */
const findSlip: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (word.length < SHORTEST_WITH_SLIP || word.length > 30) return null;
  return foundAs(findRun(other, 1, (candidate) => candidate.length <= 30 && isSlip(word, candidate)));
};

const findLongSlip: Find = (one, at, other, forms) =>
  (one.words[at] ?? '').length < LONG_WITH_SLIP ? null : findSlip(one, at, other, forms);

/** Whether one letter is wrong, missing, too many or changed with the next. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** In this order: what is surer is taken first. */
export const SEARCHES: readonly { likeness: Likeness; find: Find }[] = [
  { likeness: 'SAME', find: findSame },
  { likeness: 'SAME', find: findSpelling },
  { likeness: 'JOINED', find: findJoined },
  { likeness: 'SHORT_FORM', find: findReading },
  { likeness: 'SHORT_FORM', find: findOtherShortForm },
  { likeness: 'INITIALS', find: findInitials },
  { likeness: 'CUT', find: findCut },
  { likeness: 'CODE', find: findCode },
  { likeness: 'LONG_SLIP', find: findLongSlip },
  { likeness: 'SLIP', find: findSlip },
];

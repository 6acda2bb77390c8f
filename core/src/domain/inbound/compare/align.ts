import { MOST_WORDS, type ShortForms, stem } from './words.ts';

/** How two runs of words were found to say the same. */
type Likeness = 'SAME' | 'SHORT_FORM' | 'JOINED' | 'INITIALS' | 'CUT' | 'CODE' | 'SLIP';

/** What two lists of words share, and what only one of them says. */
export interface Alignment {
  /** Words that both say, in the longer form. */
  shared: string[];
  onlyLeft: string[];
  onlyRight: string[];
  /** Words, as `stem` leaves them, of which only one side has the plural. */
  plurals: string[];
  /** All words of each side, short forms of one meaning written out. */
  left: readonly string[];
  right: readonly string[];
  /** Whether the shared words stand in the same order on both sides. */
  inOrder: boolean;
  likenesses: ReadonlySet<Likeness>;
  /** Letters in the longest word that stands for words of the other side by their letters. */
  longestInitials: number;
}

/** The words of one side, and which word of the other side each was found to be. */
interface Side {
  words: readonly string[];
  partners: (number | null)[];
}

interface Run {
  from: number;
  length: number;
}

/**
 * Finds for each word of one side what says the same on the other: the word itself, what it is short for, the same
 * letters written apart, initials, a cut form, and last a slip of the pen. Every word is used once.
 */
export function align(
  leftWords: readonly string[],
  rightWords: readonly string[],
  forms: ShortForms,
): Alignment {
  const left = sideOf(spellOut(leftWords, rightWords, forms));
  const right = sideOf(spellOut(rightWords, leftWords, forms));
  const likenesses = new Set<Likeness>();
  let longestInitials = 0;

  const pair = (one: Side, at: Run, other: Side, found: Run, likeness: Likeness): void => {
    take(one, at, found.from);
    take(other, found, at.from);
    likenesses.add(likeness);
    if (likeness === 'INITIALS' || likeness === 'CODE') {
      longestInitials = Math.max(longestInitials, one.words[at.from]?.length ?? 0);
    }
  };
  const both: readonly (readonly [Side, Side])[] = [
    [left, right],
    [right, left],
  ];
  for (const { likeness, find } of SEARCHES) {
    for (const [one, other] of both) {
      for (const at of one.words.keys()) {
        if (one.partners[at] !== null) continue;
        const found = find(one, at, other, forms);
        if (found) pair(one, { from: at, length: found.taken }, other, found.run, likeness);
      }
    }
  }
  const shared = [left, right].map(({ words, partners }) => words.filter((_, at) => partners[at] !== null));
  return {
    shared: shared.reduce((one, other) => (one.length > other.length ? one : other)),
    plurals: left.words.filter((word, at) => isPlural(word, right.words[left.partners[at] ?? -1])).map(stem),
    left: left.words,
    right: right.words,
    onlyLeft: left.words.filter((_, at) => left.partners[at] === null),
    onlyRight: right.words.filter((_, at) => right.partners[at] === null),
    inOrder: isAscending(left.partners),
    likenesses,
    longestInitials,
  };
}

const isPlural = (word: string, other = word): boolean => word !== other && stem(word) === stem(other);

const sideOf = (words: readonly string[]): Side => ({ words, partners: words.map(() => null) });

function take({ partners }: Side, { from, length }: Run, partner: number): void {
  for (let at = from; at < from + length; at += 1) partners[at] = partner;
}

const isAscending = (partners: readonly (number | null)[]): boolean => {
  const found = partners.filter((partner) => partner !== null);
  return found.every((partner, index) => index === 0 || partner >= (found[index - 1] ?? 0));
};

/** Writes short forms out that have one reading, unless the other side uses the same ones. */
function spellOut(words: readonly string[], others: readonly string[], forms: ShortForms): string[] {
  const used = new Set(others);
  const spelled = words.flatMap((word) => {
    const [only, ...more] = forms.get(word) ?? [];
    return only && more.length === 0 && !used.has(word) ? only : [word];
  });
  return spelled.length > MOST_WORDS ? [...words] : spelled;
}

interface Found {
  /** How many words of its own side it takes. */
  taken: number;
  run: Run;
}

type Find = (one: Side, at: number, other: Side, forms: ShortForms) => Found | null;

const isFree = ({ partners, words }: Side, at: number): boolean => at < words.length && partners[at] === null;

/** Finds the first run of free words of which each passes. */
function findRun(side: Side, length: number, isWord: (word: string, index: number) => boolean): Run | null {
  for (let from = 0; from + length <= side.words.length; from += 1) {
    let index = 0;
    while (index < length && isFree(side, from + index) && isWord(side.words[from + index] ?? '', index)) {
      index += 1;
    }
    if (index === length) return { from, length };
  }
  return null;
}

const foundAs = (run: Run | null, taken = 1): Found | null => run && { taken, run };

const findSame: Find = (one, at, other) => {
  const word = stem(one.words[at] ?? '');
  return foundAs(findRun(other, 1, (candidate) => stem(candidate) === word));
};

const findReading: Find = (one, at, other, forms) => {
  for (const reading of forms.get(one.words[at] ?? '') ?? []) {
    const run = findRun(other, reading.length, (word, index) => stem(word) === stem(reading[index] ?? ''));
    if (run) return { taken: 1, run };
  }
  return null;
};

/** Two short forms of the same: "mgr" and "mngr". */
const findOtherShortForm: Find = (one, at, other, forms) => {
  const readings = forms.get(one.words[at] ?? '')?.map((reading) => reading.join(' ')) ?? [];
  if (readings.length === 0) return null;
  const isOther = (word: string) => forms.get(word)?.some((reading) => readings.includes(reading.join(' ')));
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
    if (!text.startsWith(side.words[from] ?? '-')) continue;
    const run = side.words.slice(from, from + length);
    const areFree = run.every((_, index) => isFree(side, from + index));
    if (areFree && run.join('') === text && !areNumbersJoined(run)) return { from, length };
  }
  return null;
}

/** 1 and 2 are not 12. */
const areNumbersJoined = (words: readonly string[]): boolean =>
  words.some((word, index) => index > 0 && /^\d/.test(word) && /\d$/.test(words[index - 1] ?? ''));

const SHORTEST_INITIALS = 1;
const MOST_INITIALS = 8;

const findInitials: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (word.length < SHORTEST_INITIALS || word.length > MOST_INITIALS || !/^\p{L}+$/u.test(word)) return null;
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
  if (isAdjective(word)) return foundAs(findRun(other, 1, (candidate) => `${candidate}al` === word));
  if (word.length < 3 || word.length > LONGEST_CUT || /\d/.test(word)) return null;
  return foundAs(
    findRun(other, 1, (candidate) => candidate.length >= word.length + 2 && isCutOf(word, candidate)),
  );
};

/** "geographical" is "geographic". */
const isAdjective = (word: string): boolean => word.endsWith('ical');

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

/** One letter wrong, missing, too many or changed with the next. */
const findSlip: Find = (one, at, other) => {
  const word = one.words[at] ?? '';
  if (word.length < SHORTEST_WITH_SLIP || word.length > 30) return null;
  return foundAs(findRun(other, 1, (candidate) => candidate.length <= 30 && isSlip(word, candidate)));
};

function isSlip(one: string, other: string): boolean {
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
const SEARCHES: readonly { likeness: Likeness; find: Find }[] = [
  { likeness: 'SAME', find: findSame },
  { likeness: 'SHORT_FORM', find: findReading },
  { likeness: 'SHORT_FORM', find: findOtherShortForm },
  { likeness: 'JOINED', find: findJoined },
  { likeness: 'INITIALS', find: findInitials },
  { likeness: 'CUT', find: findCut },
  { likeness: 'CODE', find: findCode },
  { likeness: 'SLIP', find: findSlip },
];

import { type Likeness, type Run, SEARCHES, type Side } from './likeness.ts';
import { spellingOf } from './spelling.ts';
import { MOST_WORDS, type ShortForms, stem, writtenOut } from './words.ts';

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

/** Whether words were paired that may be those of two different names. */
export const isUnsure = ({ likenesses }: Alignment): boolean =>
  UNSURE.some((likeness) => likenesses.has(likeness));

const UNSURE: readonly Likeness[] = ['LONG_SLIP', 'SLIP', 'CODE', 'CUT'];

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
      // What was not found once is not found again by a word alone.
      const missing = new Set<string>();
      for (const [at, word] of one.words.entries()) {
        if (one.partners[at] !== null || missing.has(word)) continue;
        const found = find(one, at, other, forms);
        if (!found && likeness !== 'JOINED') missing.add(word);
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

const sideOf = (words: readonly string[]): Side => ({
  words,
  stems: words.map(stem),
  spellings: words.map(spellingOf),
  partners: words.map(() => null),
});

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
  const spelled = words.flatMap((word, at) => {
    // "para-legal" is no paralegal who is also legal.
    const isKept = used.has(word) || used.has(`${word}${words[at + 1] ?? ''}`);
    return isKept ? [word] : writtenOut(word, forms);
  });
  return spelled.length > MOST_WORDS ? [...words] : spelled;
}

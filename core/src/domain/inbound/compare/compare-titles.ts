import { type Alignment, align } from './align.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import { TITLE_FORMS } from './vocabulary/title-forms.ts';
import {
  ANY_WORKER,
  RANKS,
  RANKS_BEFORE_HEAD,
  SMALL_TITLE_WORDS,
  TITLE_NAMES,
  TRADES,
  WORKING_TIME,
} from './vocabulary/title-words.ts';
import { plainText, stem, wordsOf } from './words.ts';

/**
 * Compares titles of positions. Short forms and the order of the words make no difference. A rank that only one side
 * gives is another rank; other words that only one side gives may be a closer description, and leave it open.
 */
export function compareTitles(applicant: string, source: string): Comparison {
  const [provided, verified] = [readTitle(applicant), readTitle(source)];
  const compared = provided.flatMap((one) => verified.map((other) => compareOneTitle(one, other)));
  return (
    compared.find(({ match }) => match === 'MATCH') ??
    compared.find(({ match }) => match === 'UNCLEAR') ??
    compared[0] ??
    unclear('One side has no words.')
  );
}

type Words = readonly string[];

interface Title {
  words: readonly string[];
  /** The pay grade of the armed forces, as "e5"; null where none is given. */
  grade: string | null;
  /** Whether it is written like "Manager, Sales", where what is said first is not what comes first in meaning. */
  isTurned: boolean;
}

/** The words of a title; of "Registered Nurse (RN)", which says the same twice, both ways to say it. */
function readTitle(text: string): Title[] {
  const isTurned = /[,(/]| - /.test(text);
  const grade = PAY_GRADE.exec(text)?.[0].replace('-', '').toLowerCase() ?? null;
  const [, before = '', inside = '', after = ''] = /^([^()]*)\(([^()]*)\)?([^()]*)$/.exec(text) ?? [];
  const [main, again] = [titleWords(`${before} ${after}`), titleWords(inside)];
  if (main.length > 0 && again.length > 0) {
    const readings = [SPELLED_OUT, TITLE_FORMS].map((forms) => align(main, again, forms));
    if (readings.some(({ onlyLeft, onlyRight }) => onlyLeft.length === 0 && onlyRight.length === 0)) {
      return [main, again].map((words) => ({ words, grade, isTurned: false }));
    }
    if (readings.some(({ onlyRight }) => onlyRight.every((word) => isCodeOf(word, main, inside)))) {
      return [{ words: main, grade, isTurned: false }];
    }
  }
  return [{ words: titleWords(text), grade, isTurned }];
}

/** Without a table: only what the letters tell. */
const SPELLED_OUT = new Map<string, never>();

/** Whether a word in brackets is only a code for the title before it: in capitals, and with its first letter. */
const isCodeOf = (word: string, main: readonly string[], written: string): boolean =>
  word[0] === main[0]?.[0] &&
  written.includes(word.toUpperCase()) &&
  !TITLE_FORMS.has(word) &&
  !RANKS.has(word);

function titleWords(text: string): string[] {
  const plain = plainText(text)
    .replace(WORKING_TIME, ' ')
    .replace(/\bclass (?=[a-d]\b)/, '')
    .replace(/\((?:ft|pt)\)/, ' ')
    .replace(CODE_OF_POSITION, ' ')
    .replace(OCCUPATION_CODE, ' ')
    .replace(BEHIND_TITLE, ' ')
    .replace(/\bnon-/g, 'non');
  const words = wordsOf(plain).filter((word) => !SMALL_TITLE_WORDS.has(word) && !LEVEL_WORDS.has(word));
  const isLevelAt = (index: number) => index > 0 && (index === words.length - 1 || words[index] !== 'i');
  return words.map((word, index) => (isLevelAt(index) ? (LEVELS.get(word) ?? word) : word));
}

/** A number by which an employer keeps its positions. */
const CODE_OF_POSITION = /(?:^|(?<=[\s#(]))#?[a-z]{0,3}-?\d{4,}(?=[\s).,]|$)/g;

/** By which the armed forces pay a rank. */
const PAY_GRADE = /\b(?:e-?[1-9]|o-?(?:10|[1-9])|w-?[1-5])\b/i;
const BEHIND_TITLE = new RegExp(
  `(?<=\\S[\\s(,/-]{1,4})${PAY_GRADE.source}|^${PAY_GRADE.source}(?=[\\s/-]+\\S)`,
  'g',
);

/** "Infantryman (11B)". */
const OCCUPATION_CODE = /\(\d{2}[a-z]\d{0,2}\)|(?<=\S[ ,/-]{1,4})\b\d{2}[a-z]\d{0,2}$/g;

const LEVEL_WORDS: ReadonlySet<string> = new Set(['level', 'lvl', 'grade']);

/** Numbers as levels are counted. */
const LEVELS: ReadonlyMap<string, string> = new Map([
  ...(['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const).map((roman, index): [string, string] => [
    roman,
    String(index + 1),
  ]),
]);

const isLevel = (word: string): boolean => /^\d$/.test(word);
const isRank = (word: string): boolean => RANKS.has(word) || isLeading(word);
const isLeading = (word: string): boolean => word === 'lead' || word === 'leader';

function compareOneTitle(provided: Title, verified: Title): Comparison {
  const aligned = align(provided.words, verified.words, TITLE_FORMS);
  const { onlyLeft, onlyRight, shared } = aligned;
  if (provided.grade !== null && verified.grade !== null && provided.grade !== verified.grade) {
    return different(`The pay grades differ: ${provided.grade} and ${verified.grade}.`);
  }
  if (areNamesOfOne(aligned)) return same('Two names of the same position.');
  if (shared.length === 0 && areInitials(provided, verified)) {
    return unclear('The initials agree, but usually stand for another title.');
  }
  if (shared.length === 0) return compareRest(onlyLeft, onlyRight, provided, verified);
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareSameWords(aligned, provided, verified);
  const levels = [onlyLeft.filter(isLevel), onlyRight.filter(isLevel)];
  if (levels.every((level) => level.length > 0)) {
    return different(`The levels differ: ${levels.map(quoted).join(' and ')}.`);
  }
  if (onlyLeft.length === 0) return compareMore(onlyRight, verified, 'source');
  if (onlyRight.length === 0) return compareMore(onlyLeft, provided, 'applicant');
  if (levels.some((level) => level.length > 0)) return unclear('Only one side gives the level.');
  return compareRest(onlyLeft, onlyRight, provided, verified);
}

/** Two whole titles that people use for one position. */
function areNamesOfOne({ left, right }: Alignment): boolean {
  const [some = [], others = []] = [left, right].map(namesOf);
  return some.some((name) => others.includes(name));
}

/** Most ways to read a title of several short forms. */
const MOST_READINGS = 24;

/** The names by which a title is told here, whichever of its readings a short form has. */
function namesOf(words: Words): string[] {
  let readings = [''];
  for (const word of words) {
    const options = [word, ...(TITLE_FORMS.get(word) ?? []).map((reading) => reading.join(' '))];
    readings = readings
      .flatMap((before) => options.map((option) => `${before} ${option}`.trim()))
      .slice(0, MOST_READINGS);
  }
  return readings.flatMap((reading) => TITLE_NAMES.get(reading) ?? []);
}

/** Only one side says more. */
function compareMore(more: Words, title: Title, who: string): Comparison {
  const reason = `Only the ${who} says ${quoted(more)}`;
  if (more.some((word) => isRankIn(word, title))) return different(`${reason}, which is another rank.`);
  return more.every(isLevel)
    ? unclear('Only one side gives the level.')
    : unclear(`${reason}, which may be a closer description of the same position.`);
}

/** Whether one title is a single word of the other's initials, whatever it is usually short for. */
function areInitials(provided: Title, verified: Title): boolean {
  const { onlyLeft, onlyRight } = align(provided.words, verified.words, SPELLED_OUT);
  return onlyLeft.length === 0 && onlyRight.length === 0;
}

/** Whether a word of a title is about rank there. */
const isRankIn = (word: string, { words }: Title): boolean =>
  isRank(word) && !(RANKS_BEFORE_HEAD.has(word) && words.length > 1 && words.at(-1) === word);

/** Both say the same words. What they mean may still depend on their order: an assistant to a manager is no manager. */
function compareSameWords(
  { inOrder, likenesses, longestInitials, shared, left, right }: Alignment,
  provided: Title,
  verified: Title,
): Comparison {
  if (likenesses.has('SLIP')) return unclear('The titles are spelled differently.');
  const isWhole = longestInitials === shared.length || (likenesses.has('CUT') && shared.length === 1);
  if (longestInitials <= 2 && isWhole) return unclear('One side may be short for the other.');
  if (
    likenesses.has('INITIALS') &&
    isWhole &&
    [...provided.words, ...verified.words].some((word) => TITLE_FORMS.has(word))
  ) {
    return unclear('The initials agree, but usually stand for another title.');
  }
  const isTurned = provided.isTurned || verified.isTurned;
  if (!inOrder && !isTurned && ranksIn(left) !== ranksIn(right)) {
    return unclear('The same words in another order, which may mean another position.');
  }
  if (!inOrder) return same('The same title, its words in another order.');
  return likenesses.size > 1 || !likenesses.has('SAME')
    ? same('The same title, abbreviated differently.')
    : same('The same title.');
}

/** The words about rank in their order. */
const ranksIn = (words: Words): string =>
  words
    .map(stem)
    .filter((word) => isRank(word) || word === 'training')
    .join(' ');

/** "Front desk associate" does not tell by "associate" that it is no receptionist. */
const tellsTrade = (words: Words): boolean =>
  words.some((word) => TRADES.isKnown(word) && !ANY_WORKER.has(word)) ||
  (words.length > 0 && words.every(TRADES.isKnown));

/** Other words on both sides: another rank or other work only where both are known to be. */
function compareRest(left: Words, right: Words, provided: Title, verified: Title): Comparison {
  const [ranks, otherRanks] = [
    left.filter((word) => isRankIn(word, provided)),
    right.filter((word) => isRankIn(word, verified)),
  ];
  const pair = `${quoted(left)} and ${quoted(right)}`;
  const isKnown = (words: Words) => words.some((word) => TRADES.isKnown(word) || isRank(word));
  if ((ranks.length > 0 || otherRanks.length > 0) && isKnown(left) && isKnown(right)) {
    const areNeighbours = left.some((one) =>
      right.some((other) => TRADES.isKnown(one) && TRADES.isKnown(other) && !TRADES.areApart(one, other)),
    );
    if (!areNeighbours) return different(`The ranks differ: ${pair}.`);
  }
  const trades = [left.filter(TRADES.isKnown), right.filter(TRADES.isKnown)] as const;
  const areOthers =
    tellsTrade(left) &&
    tellsTrade(right) &&
    trades[0].every((one) => trades[1].every((other) => TRADES.areApart(one, other)));
  return areOthers
    ? different(`The work differs: ${pair}.`)
    : unclear(`${pair} may be two names for the same position.`);
}

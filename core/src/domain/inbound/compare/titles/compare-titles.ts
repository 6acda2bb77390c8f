import { type Alignment, align } from '../align.ts';
import { bestOf, type Comparison, different, quoted, same, unclear } from '../comparison.ts';
import { REAL_WORDS } from '../vocabulary/known-words.ts';
import { TITLE_FORMS } from '../vocabulary/title-forms.ts';
import { TRANSLATED_TITLES } from '../vocabulary/title-translations.ts';
import {
  ANY_WORKER,
  GENERAL_OF,
  HEADS_OF_FIRM,
  OWNS_FIRM,
  RANKS_BEFORE_HEAD,
  STAFF_OF_EXECUTIVES,
  TITLE_NAMES,
  TRADES,
} from '../vocabulary/title-words.ts';
import { stem } from '../words.ts';
import { isLevel, isRank, mayBeOther, withoutRank } from './rank-words.ts';
import { readTitle, SPELLED_OUT, type Title } from './read-title.ts';

/**
 * Compares titles of positions. Short forms and the order of the words make no difference. A rank that only one side
 * gives is another rank; other words that only one side gives may be a closer description, and leave it open.
 */
export function compareTitles(applicant: string, source: string): Comparison {
  const [provided, verified] = [readTitle(applicant), readTitle(source)];
  const compared = provided.flatMap((one) => verified.map((other) => compareOneTitle(one, other)));
  return bestOf(compared) ?? unclear('One side has no words.');
}

type Words = readonly string[];

function compareOneTitle(provided: Title, verified: Title): Comparison {
  const compared = compareAllWords(provided, verified);
  const isOpen = mayBeOther(provided, verified) || mayBeOther(verified, provided);
  return compared.match === 'MATCH' && isOpen
    ? unclear('The short form stands for several positions.')
    : compared;
}

function compareAllWords(provided: Title, verified: Title): Comparison {
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
  if (isOneOf(provided, verified) || isOneOf(verified, provided)) {
    return unclear('Only one side names a second position.');
  }
  const isTo = [...onlyLeft, ...onlyRight].join() === 'to';
  if (isTo && (onlyLeft.length === 0 ? provided : verified).isPossessive) {
    return same('The same title; one side says of whom, the other to whom.');
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
  return readings.flatMap((reading) => {
    const english = TRANSLATED_TITLES.get(reading);
    return TITLE_NAMES.get(english ?? reading) ?? english ?? [];
  });
}

/** "President & CEO" was a CEO as well. */
const isOneOf = ({ words }: Title, { positions }: Title): boolean =>
  positions.length > 1 &&
  positions.some((position) => {
    const { shared, onlyLeft, onlyRight } = align(words, position, TITLE_FORMS);
    return shared.length > 0 && onlyLeft.length === 0 && onlyRight.length === 0;
  });

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
const isRankIn = (word: string, { words }: Title): boolean => {
  if (!isRank(word)) return false;
  const next = words[words.lastIndexOf(word) + 1];
  if (word === 'general') return next === undefined || GENERAL_OF.has(next);
  if (word === 'executive' && STAFF_OF_EXECUTIVES.has(next ?? '')) return false;
  return !(RANKS_BEFORE_HEAD.has(word) && words.length > 1 && next === undefined);
};

/** Both say the same words. What they mean may still depend on their order: an assistant to a manager is no manager. */
function compareSameWords(
  { inOrder, likenesses, longestInitials, shared, left, right }: Alignment,
  provided: Title,
  verified: Title,
): Comparison {
  const isReal = [...left, ...right].some((word) => REAL_WORDS.has(word));
  if (likenesses.has('SLIP') || (likenesses.has('LONG_SLIP') && isReal))
    return unclear('The titles are spelled differently.');
  const shorter = left.length < right.length ? left : right;
  if (likenesses.has('INITIALS') && longestInitials <= 2 && withoutRank(shorter).length === 1) {
    return unclear('One may be short for the other.');
  }
  const isOneWord = shared.length === 1 && (likenesses.has('CUT') || likenesses.has('CODE'));
  const isWhole = longestInitials === shared.length || isOneWord;
  if (longestInitials <= 2 && isWhole) return unclear('One may be short for the other.');
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

/** Whether both are at the head of a firm, or one owns it and the other is an officer of it. */
function mayLeadTogether(one: Title, other: Title): boolean {
  const [names, otherNames] = [one, other].map(({ words, positions }) =>
    (positions.length > 0 ? positions : [words]).map(spelledOut),
  );
  if (names === undefined || otherNames === undefined) return false;
  if (names.some((name) => OWNS_FIRM.test(name)) && otherNames.every((name) => OFFICER.test(name)))
    return true;
  return [...names, ...otherNames].every((name) => HEADS_OF_FIRM.has(name));
}

const OFFICER = /^chief .* officer$|manager$/;

const spelledOut = (words: Words): string =>
  words.map((word) => (TITLE_FORMS.get(word)?.[0] ?? [word]).join(' ')).join(' ');

/** Other words on both sides: another rank or other work only where both are known to be. */
function compareRest(left: Words, right: Words, provided: Title, verified: Title): Comparison {
  if (mayLeadTogether(provided, verified) || mayLeadTogether(verified, provided)) {
    return unclear('In a small firm one person may hold both positions.');
  }
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

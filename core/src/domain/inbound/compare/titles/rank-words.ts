import { TITLE_FORMS } from '../vocabulary/title-forms.ts';
import { BEFORE_ANY_WORK, RANKS, SEVERAL_TITLES } from '../vocabulary/title-words.ts';
import { stem } from '../words.ts';
import type { Title } from './read-title.ts';

export const isLevel = (word: string): boolean => /^\d$/.test(word);
export const isRank = (word: string): boolean => RANKS.has(word) || isLeading(word);
const isLeading = (word: string): boolean => word === 'lead' || word === 'leader';

/** A title without the rank before it, and the level behind; before letters also without what goes with any work. */
export function withoutRank(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !isLevel(word));
  const areLetters = (rest.at(-1) ?? '').length <= MOST_LETTERS;
  const isBefore = (word: string) => {
    const written = TITLE_FORMS.get(word)?.[0]?.join(' ') ?? word;
    // For whom an "executive admin" works tells that it is an assistant.
    const isRankBefore = isRank(written) && written !== 'executive';
    return isRankBefore || (areLetters && BEFORE_ANY_WORK.has(word));
  };
  return rest.slice(rest.findIndex((word, at) => at === rest.length - 1 || !isBefore(word)));
}

const MOST_LETTERS = 3;

/** Whether a title is a short form that stands for several, of which the other need not be the one that is meant. */
export function mayBeOther({ words }: Title, { words: others }: Title): boolean {
  const told = withoutRank(words).join(' ');
  const usual = SEVERAL_TITLES.get(told);
  const other = ` ${others.map(stem).join(' ')} `;
  return usual !== undefined && ![told, ...usual].some((name) => other.includes(` ${name} `));
}

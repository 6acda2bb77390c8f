import { fold, plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import type { GlossedStatement } from '../intent/gloss.ts';

/** Words that many employers and schools are called by, which tell none of them. */
const COMMON =
  /^(?:.{1,3}|university|college|school|high|institute|academy|company|group|center|services?|hospital|medical|health|bank|county|city|state|district|department|universidad|universite|universidade|escuela|ecole|hochschule)$/;
/** Statements of a reply from which on it is always as long. */
const LONG = 4;
/** What an idea is called that no dictionary has. */
const UNKNOWN = '_';

/**
 * What a vote goes by, each once: the words of a reply and each two beside each other, the ideas of its words in `<>`
 * likewise, whether it asks, and how many statements it has. The applicant, who was asked, numbers, sums of money and
 * addresses are called the same in all replies.
 */
export function featuresOf(statements: readonly GlossedStatement[], request: ReplyRequest): Set<string> {
  const called = namesIn(request);
  const features = new Set([`#${Math.min(LONG, statements.length)}`]);
  for (const { text, gloss, isQuestion } of statements) {
    addAll(features, wordsIn(text, called), (words) => words);
    const ideas = gloss.split(' ').filter((idea) => idea !== '' && idea !== UNKNOWN);
    addAll(features, ideas, (idea) => `<${idea}>`);
    if (isQuestion) features.add('?');
  }
  return features;
}

function addAll(features: Set<string>, words: readonly string[], named: (words: string) => string): void {
  let before: string | null = null;
  for (const word of words) {
    features.add(named(word));
    if (before !== null) features.add(named(`${before} ${word}`));
    before = word;
  }
}

function namesIn({ applicant, records }: ReplyRequest): ReadonlyMap<string, string> {
  const asked = records.flatMap(({ employerName = '', institutionName = '' }) => [
    ...plainWords(employerName),
    ...plainWords(institutionName),
  ]);
  const people = [applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap(plainWords);
  return new Map([
    ...asked.filter((word) => !COMMON.test(word)).map((word): [string, string] => [word, '@source']),
    ...people.map((word): [string, string] => [word, '@applicant']),
  ]);
}

const wordsIn = (text: string, called: ReadonlyMap<string, string>): string[] =>
  fold(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[^\s@]{1,64}@\S+|(?:https?:\/\/|www\.)\S+/g, ' @address ')
    .replace(/[$£€]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]{0,15}\s?(?:[$£€]|(?:euros?|dollars?)\b)/g, ' @money ')
    .replace(/\b(?:19|20)\d\d\b/g, ' @year ')
    .replace(/\d[\d.,:/-]*/g, ' @number ')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:ve|re|m|d|s|ll)\b/g, '')
    .replace(/[^a-z@]+/g, ' ')
    .split(' ')
    .filter((word) => /[a-z]/.test(word))
    .map((word) => called.get(word) ?? word);

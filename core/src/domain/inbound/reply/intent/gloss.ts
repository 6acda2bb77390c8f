import { fold, plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';
import type { Lexicon } from './lexicon.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { PORTUGUESE } from './words/portuguese.ts';
import { SPANISH } from './words/spanish.ts';

interface Dictionary {
  whole: ReadonlyMap<string, string>;
  beginnings: ReadonlyMap<string, string>;
}

const SHORTEST = 2;
const LONGEST = 14;
/** Words of the longest entry. */
const MOST_WORDS = 3;

function dictionaryOf(lexicon: Lexicon): Dictionary {
  const entries = Object.entries(lexicon).flatMap(([idea, words]) =>
    words.split(/\s+/).map((word): [string, string] => [word, idea]),
  );
  const isBeginning = ([word]: [string, string]) => word.endsWith('-');
  return {
    whole: new Map(entries.filter((entry) => !isBeginning(entry))),
    beginnings: new Map(entries.filter(isBeginning).map(([word, idea]) => [word.slice(0, -1), idea])),
  };
}

const [FIRST, ...OTHERS] = [ENGLISH, SPANISH, FRENCH, GERMAN, PORTUGUESE].map(dictionaryOf) as [
  Dictionary,
  ...Dictionary[],
];
const DICTIONARIES = [FIRST, ...OTHERS];

/** What an idea is called that no dictionary has. */
const UNKNOWN = '_';

/** A statement with the ideas of its words in their order, in one small language for all: "we not tell info | unless sign". */
export interface GlossedStatement extends Statement {
  gloss: string;
}

/** Statements with their ideas. */
export function glossed(statements: readonly Statement[], { applicant }: ReplyRequest): GlossedStatement[] {
  const ofMail = best(wordsIn(statements.map(({ text }) => text).join(' ')), FIRST);
  const names = new Set([applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap(plainWords));
  return statements.map((statement) => {
    const words = wordsIn(statement.text);
    return { ...statement, gloss: glossOf(words, best(words, ofMail), names) };
  });
}

/** The dictionary that knows most of the words; the other one where none knows more of them. */
function best(words: readonly string[], otherwise: Dictionary): Dictionary {
  const known = (dictionary: Dictionary) =>
    words.filter((word) => dictionary.whole.has(word) || byBeginning(word, dictionary) !== UNKNOWN).length;
  let [found, most] = [otherwise, known(otherwise)];
  for (const dictionary of DICTIONARIES) {
    const count = known(dictionary);
    if (count > most) [found, most] = [dictionary, count];
  }
  return found;
}

/** Its parts are as long as they can be in an address: of a text of nothing but `@`, each would go to the end otherwise. */
const ADDRESS =
  /[^\s@]{1,64}@[^\s@]{1,255}\.\w+|(?:https?:\/\/|www\.)\S+|(?<![\w/])\(?\+?\d[\d().\s-]{8,}\d(?![\w/])|\b[\w-]+\.(?:com|org|net|edu|gov|example)\b\S*/g;
const MONEY =
  /(?:[$£€₹₦]|\b(?:usd|eur|gbp|cad|aud|chf|inr|rs\.?|r\$))\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$£€]|(?:dollars?|bucks|euros?|eur|usd|pounds?|pesos|reais|rupees|francs?|franken)\b)/g;
const BUT = /\b(?:but|however|although|though|pero|aunque|mais|aber|sondern|jedoch|porem)\b/g;

/** The words of a text in lower case without accents, with marks between clauses. */
function wordsIn(text: string): string[] {
  return fold(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘ʼ]/g, "'")
    .replace(ADDRESS, ' @address ')
    .replace(MONEY, ' @money ')
    .replace(/\bcan'?t\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/'(?:ve|re|m|d|s)\b/g, ' ')
    .replace(BUT, ' | ')
    .replace(/[,;:()–—]|\s-\s|\.{3}/g, ' | ')
    .replace(/[^a-z\d@|-]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== '-');
}

function glossOf(words: readonly string[], dictionary: Dictionary, names: ReadonlySet<string>): string {
  const ideas: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { idea, length } = ideaAt(words, at, dictionary, names);
    if (idea !== '') ideas.push(idea);
    at += length;
  }
  return ` ${ideas.join(' ').replace(/(?:\| )+/g, '| ')} `;
}

function ideaAt(
  words: readonly string[],
  at: number,
  dictionary: Dictionary,
  names: ReadonlySet<string>,
): { idea: string; length: number } {
  const word = words[at] ?? '';
  if (word === '|') return { idea: '|', length: 1 };
  if (word.startsWith('@')) return { idea: word.slice(1), length: 1 };
  if (/^\d/.test(word)) return { idea: 'num', length: 1 };
  if (names.has(word)) return { idea: 'subject', length: 1 };
  for (let length = MOST_WORDS; length > 1; length -= 1) {
    const idea = dictionary.whole.get(words.slice(at, at + length).join('_'));
    if (idea !== undefined && at + length <= words.length) return { idea, length };
  }
  if (dictionary === FIRST && /^releases?$/.test(word))
    return { idea: isPaper(words, at) ? 'consent' : 'tell', length: 1 };
  return { idea: dictionary.whole.get(word) ?? byBeginning(word, dictionary), length: 1 };
}

/** A release that is signed, and not what is done with data. */
const isPaper = (words: readonly string[], at: number): boolean =>
  /^(?:a|an|the|signed|your|her|his|their|this|that|no|student|employee|information|written|valid|proper|current|new|authorized|of|without|and|or|attached|enclosed|data|original)$/.test(
    words[at - 1] ?? '',
  ) ||
  /^(?:form|forms|letter|authorization|signed|from|is|was|has|must|document|attached|before|first|waiver)$/.test(
    words[at + 1] ?? '',
  );

function byBeginning(word: string, { beginnings }: Dictionary): string {
  for (let length = Math.min(word.length, LONGEST); length >= SHORTEST; length -= 1) {
    const idea = beginnings.get(word.slice(0, length));
    if (idea !== undefined) return idea;
  }
  return UNKNOWN;
}

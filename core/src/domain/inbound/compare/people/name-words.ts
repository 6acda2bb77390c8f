import anyAscii from 'any-ascii';
import { isSlip } from '../likeness.ts';
import { LONGEST_TEXT, plainText } from '../words.ts';
import { GENERATIONS, PARTICLES, TITLES } from './given-names.ts';

/** The words of a person's name. */
export interface NameWords {
  /** Without forms of address, particles and what tells generations apart. */
  words: readonly string[];
  /** The words as one, with the particles. */
  joined: string;
  /** Which of a family of the same name; null where it is not said. */
  generation: string | null;
  /** Whether it was written in letters for which there are several ways to write them in Latin ones. */
  isForeign: boolean;
}

const OTHER_LETTERS = /[^\p{Script=Latin}\p{P}\p{S}\p{N}\p{Z}\p{M}\p{C}]/u;

export function readNameWords(written: string): NameWords {
  const text = written.slice(0, LONGEST_TEXT);
  const isForeign = OTHER_LETTERS.test(text);
  // What is called in brackets or quotation marks is a nickname.
  const plain = plainText(isForeign ? anyAscii(text) : text).replace(/\([^()]*\)|"[^"]*"/g, ' ');
  const words = plain
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  // "Sr" before a name is a form of address.
  const generation = words.slice(1).find((word) => GENERATIONS.has(word));
  const telling = words.filter(
    (word, index) =>
      !isTitle(word, words[index + 1]) && !PARTICLES.has(word) && !(index > 0 && GENERATIONS.has(word)),
  );
  return {
    words: telling.length > 0 ? telling : words,
    joined: words.filter((word) => PARTICLES.has(word) || telling.includes(word)).join(''),
    generation: generation === undefined ? null : (GENERATIONS.get(generation) ?? null),
    isForeign,
  };
}

/** "M. Dupont" is a monsieur, "M. J. Dupont" may have two initials. */
const isTitle = (word: string, next = ''): boolean =>
  TITLES.has(word) && !(word === 'm' && next.length === 1);

/** How two words of names are alike: the same, or the same but for the spelling. */
export type WordLikeness = 'SAME' | 'NEAR' | null;

/** A word of a name, of which what is compared is worked out once. */
export interface NameWord {
  text: string;
  /** As it is written where there is no umlaut. */
  plain: string;
  /** How it sounds; worked out when it is first asked for. */
  sound(): string;
}

export function nameWord(text: string): NameWord {
  const plain = withoutUmlaut(text);
  let sound: string | null = null;
  return {
    text,
    plain,
    sound() {
      sound ??= soundOf(plain);
      return sound;
    },
  };
}

export function likenessOf(one: NameWord, other: NameWord): WordLikeness {
  if (one.plain === other.plain) return 'SAME';
  const [left, right] = [one.text.length, other.text.length];
  if (left >= SHORTEST_WITH_SLIP && right >= SHORTEST_WITH_SLIP && isSlip(one.text, other.text)) {
    return 'NEAR';
  }
  return one.sound() === other.sound() ? 'NEAR' : null;
}

const SHORTEST_WITH_SLIP = 5;

const withoutUmlaut = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The same for the usual ways to write the letters of other alphabets in Latin ones. */
const soundOf = (plain: string): string =>
  plain
    .replace(/shch|sch|sh|sz/g, 's')
    .replace(/tch|tsch|ch|cz|cs/g, 'c')
    .replace(/ts|tz|ck|k|q/g, 'c')
    .replace(/kh|gh|h/g, 'g')
    .replace(/zh|z/g, 's')
    .replace(/ph|v|w/g, 'f')
    .replace(/ou|oo/g, 'u')
    .replace(/[yj]/g, 'i')
    .replace(/x/g, 'cs')
    .replace(/(.)\1+/g, '$1')
    .replace(/ie|ee/g, 'i');

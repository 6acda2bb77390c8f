/**
 * A text without its accents, letter by letter, so that places in it stay what they are. Expressions know accented
 * letters for no part of a word, and people leave accents out.
 */
export const fold = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? [...text].map((letter) => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter)).join('')
    : text;

/** An expression for folded text. */
export const folded = ({ source, flags }: RegExp): RegExp => new RegExp(fold(source), flags);

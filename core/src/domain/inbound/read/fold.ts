/**
 * A text without its accents, letter by letter, so that places in it stay what they are. Expressions know accented
 * letters for no part of a word, and people leave accents out.
 */
export const fold = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? [...text].map((letter) => (letter.length === 1 ? withoutAccent(letter) : letter)).join('')
    : text;

/** Only accents are left out: other scripts are written in parts as well, and would become other words. */
function withoutAccent(letter: string): string {
  const parts = letter.normalize('NFD');
  return /^.[\u0300-\u036f]/.test(parts) ? parts.charAt(0) : letter;
}

/** An expression for folded text. */
export const folded = ({ source, flags }: RegExp): RegExp => new RegExp(fold(source), flags);

/** The words of a text of any length in lower case, without accents and punctuation; single letters joined. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’‘ʼ]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '');

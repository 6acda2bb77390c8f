/** Letters that carry their stroke or ligature inside and so have no accent to take off. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a text in lower case, without accents and punctuation; letters that stand alone ("B. S.", "J P") are
 * joined to one word.
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/['’‘ʼ]/g, '')
    .replaceAll('&', ' and ')
    .replace(NOT_OF_WORDS, ' ')
    .trim()
    .replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** Plus and hash are part of names such as C++ and C#. */
const NOT_OF_WORDS = /[^\p{L}\p{N}+#]+/gu;

/** Words as one word, so that "Health Care" is "Healthcare"; numbers stay apart. */
export const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => (/\d$/.test(text) && /^\d/.test(word) ? `${text} ${word}` : text + word), '');

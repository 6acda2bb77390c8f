/** Words of place names that are written in more than one way. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

/** A name without case, accents and punctuation, and with one spelling for what is often abbreviated. */
export const locationKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');

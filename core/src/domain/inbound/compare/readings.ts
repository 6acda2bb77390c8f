import type { ShortForms } from './known-words.ts';
import { joined } from './plain-words.ts';

/** Most words that short forms are looked for in; nobody writes a name or a title as long as that. */
const MOST_WORDS = 20;

/** A text of which some words are read. */
interface Side {
  /** For each word everything that it may be read as. */
  words: readonly (readonly string[])[];
  read: number;
}

/**
 * Whether two texts have a reading in common that says anything. A reading takes every word as itself or as something
 * it may stand for, and all of them as one word: "tech" is technology in one text and technician in another, while
 * those two are never each other. Both are read side by side, as far as they agree: the readings of a text that is all
 * short forms cannot be counted.
 * @param finish what becomes of every word in the end
 * @param onStep hears of every word that is tried
 */
export function haveCommonReading(
  some: readonly string[],
  others: readonly string[],
  shortForms: ShortForms,
  finish: (word: string) => string = (word) => word,
  onStep: () => void = () => undefined,
): boolean {
  const formsOf = (words: readonly string[]) =>
    words.map((word) => textsOf(word, words.length > MOST_WORDS ? {} : shortForms, finish));
  const [one, other] = [formsOf(some), formsOf(others)];
  const tried = new Set<string>();

  /**
   * @param ahead what the side in front has read, and the one behind has not
   * @param last the last letter that both have read
   */
  function agree(behind: Side, front: Side, ahead: string, last: string): boolean {
    const forms = behind.words[behind.read];
    if (!forms) {
      if (ahead !== '') return false;
      return front.read === front.words.length ? last !== '' : agree(front, behind, '', last);
    }
    const place = `${behind.words === one} ${behind.read} ${front.read} ${isDigit(last)} ${ahead}`;
    if (tried.has(place)) return false;
    tried.add(place);
    const after = { ...behind, read: behind.read + 1 };
    return forms.some((form) => {
      onStep();
      // As `joined` keeps numbers apart.
      const text = isDigit(last) && isDigit(form.charAt(0)) ? ` ${form}` : form;
      if (ahead.startsWith(text)) return agree(after, front, ahead.slice(text.length), text.at(-1) ?? last);
      return text.startsWith(ahead) && agree(front, after, text.slice(ahead.length), ahead.at(-1) ?? last);
    });
  }
  return agree({ words: one, read: 0 }, { words: other, read: 0 }, '', '');
}

const isDigit = (letter: string): boolean => /^\d$/.test(letter);

/** A word itself, then everything it may stand for. */
function textsOf(word: string, shortForms: ShortForms, finish: (word: string) => string): string[] {
  const forms = Object.hasOwn(shortForms, word) ? (shortForms[word] ?? []) : [];
  return [finish(word), ...forms.map((form) => joined(form.split(' ').map(finish)))];
}

/** A word without the ending of its plural. */
export const singular = (word: string): string =>
  /[^aisu]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;

/** A box of a form as it stands in a line. */
export interface Box {
  start: number;
  end: number;
  mark: 'TICKED' | 'EMPTY' | 'UNSURE';
}

/** Finds the boxes of a line. */
export type FindBoxes = (line: string) => Box[];

const VERDICT = '(?:yes|no|agree|disagree|correct|incorrect|true|false|si|sí|oui|non|ja|nein|sim|não|y|n)';
/** A blank is one before an option at the beginning of a line, or beside a short answer; any other is to be written on. */
const EMPTY = new RegExp(
  `\\[[\\s_.]*\\]|(?<![\\p{L}\\d])\\(\\s*\\)|[☐□▢◻⬜❑❏❒]|(?<=^[ \\t>•*–-]*)_{2,}(?=[ \\t]+\\p{L})|_{2,}(?=[ \\t]*${VERDICT}(?!\\p{L}))|(?<=(?<!\\p{L})${VERDICT}[ \\t]*)_{2,}(?=\\s|$)`,
  'gimu',
);
/** An X before an option too, where others have none. */
const TICKED =
  /\[\s*(?:[xX✓✔✗✘☑☒*√]|✅)\s*\]|\(\s*[xX✓✔✗✘√]\s*\)|(?<![\p{L}\d])_+ ?[xX✓✔] ?_+(?![\p{L}\d])|(?<!\S)[xX✓✔]_{2,}(?![\p{L}\d])|(?<![\p{L}\d])_{2,}[xX✓✔](?!\S)|(?<=^[\s>•*–-]*)[xX](?=\s+\p{Lu})/gu;
/** Ticks that stand alone are boxes only where others are empty; else they judge what they stand beside. */
const TICKS = /[☑✓✔🗹✅]/gu;
const CROSSES = /[☒✗✘🗷❌]/gu;

/** How the boxes of a text are marked: what a cross means shows only in all of them. */
export function boxesOf(text: string): FindBoxes {
  const hasEmpty = text.search(EMPTY) >= 0;
  // Beside ticks a cross may tick a box as well as say that something is wrong.
  const cross = text.search(TICKS) >= 0 ? 'UNSURE' : 'TICKED';
  return (line) => {
    const found = [
      ...placesOf(line, TICKED, 'TICKED'),
      ...placesOf(line, EMPTY, 'EMPTY'),
      ...(hasEmpty ? [...placesOf(line, TICKS, 'TICKED'), ...placesOf(line, CROSSES, cross)] : []),
    ].toSorted((one, other) => one.start - other.start);
    return found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start));
  };
}

const placesOf = (line: string, form: RegExp, mark: Box['mark']): Box[] =>
  [...line.matchAll(form)].map(({ 0: box, index }) => ({ start: index, end: index + box.length, mark }));

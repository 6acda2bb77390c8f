/** A box of a form as it stands in a line. */
export interface Box {
  start: number;
  end: number;
  mark: 'TICKED' | 'EMPTY' | 'UNSURE';
}

/** Finds the boxes of a line. */
export type FindBoxes = (line: string) => Box[];

const EMPTY = /\[[\s_.]*\]|(?<![\p{L}\d])\(\s*\)|[☐□▢◻⬜❑❏❒]/gu;
const TICKED =
  /\[\s*(?:[xX✓✔✗✘☑☒*√]|✅)\s*\]|\(\s*[xX✓✔✗✘√]\s*\)|(?<![\p{L}\d])_+ ?[xX✓✔] ?_+(?![\p{L}\d])|(?<!\S)[xX✓✔]_{2,}(?![\p{L}\d])|(?<![\p{L}\d])_{2,}[xX✓✔](?!\S)/gu;
/** Ticks that stand alone are boxes only where others are empty; else they judge what they stand beside. */
const TICKS = /[☑✓✔🗹✅]/gu;
const CROSSES = /[☒✗✘🗷❌]/gu;
/** An X before an option, where others have none. */
const LEADING = /^[\s>•*–-]*(?<mark>[xX])(?=\s+\p{Lu})/u;

const VERDICT = '(?:yes|no|agree|disagree|correct|incorrect|true|false|si|sí|oui|non|ja|nein|sim|não|y|n)';
/** A blank before an option at the beginning of a line, and one that a short answer stands beside. */
const BLANK = new RegExp(
  `^[\\s>•*–-]*(?<first>_{2,})(?=\\s+\\p{L})|(?<=(?<!\\p{L})${VERDICT}:?\\s*)_{2,}(?=\\s|$)|_{2,}(?=\\s*${VERDICT}(?!\\p{L}))`,
  'giu',
);

/** How the boxes of a text are marked: what a cross means shows only in all of them. */
export function boxesOf(text: string): FindBoxes {
  const hasEmpty = text.search(EMPTY) >= 0 || /^[ \t>•*–-]*_{2,}[ \t]+\p{L}/mu.test(text);
  const hasBlankTick = /_[xX✓✔]|[xX✓✔]_|_ [xX✓✔] _/u.test(text);
  // Beside ticks a cross may tick a box as well as say that something is wrong.
  const cross = text.search(TICKS) >= 0 ? 'UNSURE' : 'TICKED';
  return (line) => {
    const found = [
      ...placesOf(line, TICKED, 'TICKED'),
      ...placesOf(line, EMPTY, 'EMPTY'),
      ...(hasEmpty ? [...placesOf(line, TICKS, 'TICKED'), ...placesOf(line, CROSSES, cross)] : []),
      ...blanksOf(line, hasBlankTick),
      ...leadingOf(line),
    ].toSorted((one, other) => one.start - other.start || other.end - one.end);
    return found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start));
  };
}

const placesOf = (line: string, form: RegExp, mark: Box['mark']): Box[] =>
  [...line.matchAll(form)].map(({ 0: box, index }) => ({ start: index, end: index + box.length, mark }));

/** A single blank is to be written on; at the beginning of a line, or beside several short answers, it is to be ticked. */
function blanksOf(line: string, hasBlankTick: boolean): Box[] {
  const blanks = [...line.matchAll(BLANK)];
  return blanks
    .filter(({ groups }) => groups?.first !== undefined || hasBlankTick || blanks.length > 1)
    .map(({ 0: whole, index, groups }) => {
      const end = index + whole.length;
      return { start: end - (groups?.first ?? whole).length, end, mark: 'EMPTY' as const };
    });
}

function leadingOf(line: string): Box[] {
  const found = LEADING.exec(line);
  if (!found) return [];
  const end = found[0].length;
  return [{ start: end - 1, end, mark: 'TICKED' }];
}

export interface Piece {
  text: string;
  /** Which of the marks it is; null between them. */
  mark: number | null;
}

/** A text cut where words of it are to be marked. Words that are not found, and those within others, are left out. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const found = words
    .map((word, mark) => ({ mark, start: word === '' ? -1 : text.indexOf(word), end: word.length }))
    .filter(({ start }) => start >= 0)
    .map(({ mark, start, end }) => ({ mark, start, end: start + end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { mark, start, end } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), mark: null });
    pieces.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

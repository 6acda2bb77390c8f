/** What mail programs write beside a message that they quote: whose it is, and when it was sent. */
export const ADDRESS = /[^\s<>()[\]]{1,100}@[^\s<>()[\]]{1,100}/;
export const CLOCK = /\b\d{1,2}\s?[:.h]\s?\d{2}\b/;
export const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;

/** Whether a line is marked as quoted: with a bracket or a bar before it. */
export const isMarked = (line: string | undefined): boolean =>
  /^\s*[>|](?!\s*\S{0,20}:$)|\s>$/.test(line ?? '');

/** A line that is drawn, with or without a few words in it: "-----", "---- 原始邮件 ----". */
export const isRule = (line: string | undefined): boolean =>
  /^[\s*]*(?:[-_=*–—‐]{3,}|[-_=*–—‐]{3,}\s?[^-_=*–—‐\n][^\n]{0,60}?[-_=*–—‐]{3,})[\s*]*$/u.test(line ?? '');

/** The number of the next line that is not empty. */
export function nextWords(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
  return at;
}

import { Parser } from 'htmlparser2';

/** Longest text that is taken apart, in characters; what is longer stays as it is. */
const MAX_LENGTH = 200_000;
/** What mail programs and forms leave in the plain part of a mail. */
const MARKUP =
  /<\/?(?:div|p|br|td|tr|th|li|ul|table|span|font|b|i|strong|em|html|body)\b[^<>]{0,500}>|&(?:nbsp|[mn]dash|amp|rsquo|lsquo|[lr]dquo|#\d{2,5});/i;
/** What no reader sees; what it says to machines is looked for before. */
const HIDDEN =
  /<[^>]{0,200}(?:display:\s*none|visibility:\s*hidden|font-size:\s*[01](?:px|pt|em|%|[;"'])|color:\s*(?:#fff\b|#ffffff\b|white\b|transparent)|opacity:\s*0(?:[;"']|\.0)|width="0")[^>]{0,200}>[\s\S]{0,2000}?<\/[^>]{1,20}>|<!--(?!\s*\[)[\s\S]{0,2000}?-->/gi;
/** "Pat <pat@contoso.example>" is no tag. */
const ADDRESS = /<(?=[^<>\s]{1,100}@[^<>\s]{1,100}>|https?:)/g;

/** Elements that begin a line, and cells of one line. */
const LINES: ReadonlySet<string> = new Set([
  ...['div', 'p', 'br', 'tr', 'li', 'table', 'ul'],
  ...['h1', 'h2', 'h3', 'h4'],
]);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const UNSEEN: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head']);

/** A plain text as a reader sees it, without the tags and character names of HTML that were left in it: each row of a table is a line of cells. */
export function withoutMarkup(text: string): string {
  const shown = text.replace(HIDDEN, ' ');
  if (shown.length > MAX_LENGTH || !MARKUP.test(shown)) return shown;
  let plain = '';
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      if (LINES.has(name)) plain += '\n';
      if (CELLS.has(name) && !plain.endsWith('\n')) plain += '\t';
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (LINES.has(name) && name !== 'br') plain += '\n';
    },
    ontext(words) {
      if (unseen <= 0) plain += words;
    },
  });
  parser.write(shown.replace(ADDRESS, '&lt;'));
  parser.end();
  return plain.replaceAll('\u00a0', ' ').replace(/\n{3,}/g, '\n\n');
}

/** Whether a plain text has words that no reader sees: they are not meant for one. */
export const hidesWords = (text: string): boolean =>
  [...text.matchAll(HIDDEN)].some(([words]) =>
    words.startsWith('<!--')
      ? /\p{L}{3}\W+\p{L}{2}/u.test(words)
      : /\p{L}{3}/u.test(words.replace(/<[^>]{0,500}>/g, ' ')),
  );

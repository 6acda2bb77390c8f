import { compile, type FormatCallback } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** Longest HTML that is read, in characters; what a person wrote comes first. */
const MAX_LENGTH = 500_000;
/** Deeper and wider than people write; what goes beyond takes the library more than its share of time. */
const LIMITS = { maxDepth: 60, maxChildNodes: 2_000 };
/** Elements that are open at the same time: the library looks through all of them for each that it opens or closes. */
const MAX_OPEN = 1_000;
const CHUNK = 4_096;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A box that is to be ticked, as plain text has it: without it all options of a form would be said. */
const BOX: FormatCallback = ({ attribs }, _walk, builder) => {
  const { type, checked } = attribs as Record<string, string | undefined>;
  if (type === 'checkbox' || type === 'radio') builder.addInline(checked === undefined ? '[ ] ' : '[x] ');
};

const toText = compile({
  wordwrap: false,
  // With those that mail programs use in place of a space.
  whitespaceCharacters: ' \t\r\n\f\u200b\u00a0',
  limits: LIMITS,
  formatters: { box: BOX },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'input', format: 'box' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The words of an HTML mail, line by line, with quotes marked as in a mail of plain text. */
export const htmlToText = (html: string): string => toText(upToTooManyOpen(html.slice(0, MAX_LENGTH)));

/** What comes before too many elements are open: nothing is read inside of so many. */
function upToTooManyOpen(html: string): string {
  let open = 0;
  let end = html.length;
  // Of the version that the library asks: it must not see fewer of them.
  const parser = new Parser({
    onopentagname() {
      open += 1;
      if (open > MAX_OPEN) end = Math.min(end, parser.startIndex);
    },
    onclosetag() {
      open -= 1;
    },
  });
  for (let at = 0; at < end; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  return html.slice(0, end);
}

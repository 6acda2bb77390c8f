import { compile } from 'html-to-text';

/** Longest HTML that is read, in characters; what a person wrote comes first. */
const MAX_LENGTH = 500_000;
/** Deeper and wider than people write; what goes beyond takes the library more than its share of time. */
const LIMITS = { maxDepth: 60, maxChildNodes: 2_000 };

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const toText = compile({
  wordwrap: false,
  // With those that mail programs use in place of a space.
  whitespaceCharacters: ' \t\r\n\f\u200b\u00a0',
  limits: LIMITS,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'title', format: 'skip' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The words of an HTML mail, line by line, with quotes marked as in a mail of plain text. */
export const htmlToText = (html: string): string => toText(html.slice(0, MAX_LENGTH));

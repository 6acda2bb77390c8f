import { escapeHtml } from '@credence/core';
import { Marked, type Token, type Tokens } from 'marked';

/** Where links between documents of the repository lead on the served pages. */
const SERVED: readonly [of: RegExp, as: string][] = [
  [/^(?:\.\.\/)+openapi\/openapi\.json$/, '/docs'],
  [/^([a-z-]+)\.md(#[\w-]+)?$/, '/docs/guides/$1$2'],
];

const markdown = new Marked({
  renderer: {
    // Markup inside a text is shown, never run.
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const id = slug(textOf(tokens));
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code: ({ text, lang }) =>
      `<pre tabindex="0"><code class="language-${escapeHtml(lang ?? 'text')}">${escapeHtml(text)}</code></pre>\n`,
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = servedAt(href);
      return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
    },
    // What is too wide for a telephone scrolls by itself, with the keyboard too.
    table({ header, rows }) {
      const row = (cells: typeof header, tag: 'th' | 'td') =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((cells) => row(cells, 'td')).join('\n');
      const table = `<table><thead>${row(header, 'th')}</thead>\n<tbody>${body}</tbody></table>`;
      return `<div class="scroll" tabindex="0" role="group" aria-label="Table">${table}</div>\n`;
    },
  },
});

/** A document's title, which is its first heading, and its markup. */
export function renderMarkdown(source: string): { title: string; markup: string } {
  const tokens = markdown.lexer(source);
  const heading = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
  return { title: textOf(heading?.tokens ?? []), markup: markdown.parser(tokens) };
}

/** Where a link leads, or null when it must not lead anywhere. */
function servedAt(href: string): string | null {
  for (const [of, as] of SERVED) if (of.test(href)) return href.replace(of, as);
  return /^(https:\/\/|#|\/(?!\/))/.test(href) ? href : null;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The words of a heading, without their markup. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
}

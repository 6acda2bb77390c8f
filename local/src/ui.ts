import { escapeHtml } from '@credence/core';

/** Headers of every page: no script and no request but our own, whatever a message contains. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

const STYLE = `
:root { color-scheme: light dark; --ground: #f6f7f8; --sheet: #fff; --ink: #1c2430; --quiet: #566172;
  --line: #dbe0e6; --link: #14539a; --good: #14613a; --good-ground: #e0f2e7; --bad: #9b1c1c; --bad-ground: #fbe4e4; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181d; --sheet: #1c2229; --ink: #e4e8ed; --quiet: #9ba7b5;
  --line: #323b46; --link: #8bbcf5; --good: #8fdcae; --good-ground: #173524; --bad: #f5a9a9; --bad-ground: #43201f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 90rem; margin: 0 auto; padding: 1.25rem 1.5rem; }
header { padding-bottom: 0; color: var(--quiet); }
h1 { font-size: 1.5rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); }
th, td { padding: .55rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { white-space: nowrap; color: var(--quiet); font-weight: 600; font-size: .875rem; }
td time { white-space: nowrap; }
.scroll { overflow-x: auto; }
.quiet { color: var(--quiet); }
.good, .bad { padding: .1rem .5rem; border-radius: 1rem; font-size: .875rem; white-space: nowrap; }
.good { color: var(--good); background: var(--good-ground); }
.bad { color: var(--bad); background: var(--bad-ground); }
pre { margin: 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); background: #fff; color-scheme: light; }
`;

/** One page of the local stack. */
export interface Page {
  /** Which part of the stack this is, as plain text. */
  site: string;
  /** Plain text. */
  title: string;
  /** HTML; the caller has escaped what it put in. */
  body: string;
  /** How many arrivals the page shows: with it, the page shows what arrives later, too. */
  seen?: number;
}

/** The whole HTML document. With JavaScript off, a page with `seen` reloads every five seconds. */
export function layout(page: Page): string {
  const live =
    page.seen === undefined
      ? ''
      : `<noscript><meta http-equiv="refresh" content="5"></noscript>
<script src="/live.js" data-seen="${page.seen}"></script>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} - ${escapeHtml(page.site)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
${live}
</head>
<body>
<header><a href="/">${escapeHtml(page.site)}</a></header>
<main>
<h1>${escapeHtml(page.title)}</h1>
${page.body}
</main>
</body>
</html>
`;
}

/** A table that scrolls by itself on a narrow screen. Headings are plain text, cells are HTML. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(headings.join(', '))}">
<table><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`;
}

/** A moment, given as ISO 8601 in UTC, to the second. */
export function time(iso: string): string {
  const readable = iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(readable)}</time>`;
}

import { readFileSync } from 'node:fs';
import { type Html, html, styleElement } from './html.ts';

/** Their order matters: what puts things away comes last. */
const STYLES = ['styles-page.css', 'styles-introduction.css', 'styles-controls.css', 'styles-form.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** A page before it has its frame. */
export interface PageContent {
  title: string;
  main: Html;
  /** Styles of this page only. */
  styles?: string;
}

/** The whole document around a page's content. The nonce admits its one style element; nothing else is loaded. */
export function pageDocument({ title, main, styles = '' }: PageContent, nonce: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title} – Credence</title>
${styleElement(STYLES + styles, nonce)}
</head>
<body>
<a class="skip" href="#main">Skip to the main content</a>
<header class="masthead"><div class="column">
<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M16 2 27 6v9c0 7-4.5 12-11 15C9.5 27 5 22 5 15V6z"/><path class="tick" d="m11 16 3.5 3.5L21.5 12"/></svg>
<p><strong>Credence</strong> <span>Verification service</span></p>
</div></header>
<main id="main" class="column" tabindex="-1">
${main}
</main>
<footer class="column"><p>This page sets no cookies and loads nothing from other sites.</p></footer>
</body>
</html>
`;
}

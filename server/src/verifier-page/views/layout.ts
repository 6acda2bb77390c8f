import { readFileSync } from 'node:fs';
import type { Letterhead } from '@credence/core';
import { type Html, html, styleElement } from './html.ts';
import { letterheadStyles, masthead } from './letterhead.ts';

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
  /** Of the organization that asks, where the page knows it. */
  letterhead?: Letterhead;
}

/** The whole document around a page's content. The nonce admits its one style element; nothing else is loaded. */
export function pageDocument({ title, main, styles = '', letterhead }: PageContent, nonce: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title} – Credence</title>
${styleElement(STYLES + letterheadStyles(letterhead ?? null) + styles, nonce)}
</head>
<body>
<a class="skip" href="#main">Skip to the main content</a>
${masthead(letterhead ?? null)}
<main id="main" class="column" tabindex="-1">
${main}
</main>
<footer class="column"><p>This page sets no cookies and loads nothing from other sites.</p></footer>
</body>
</html>
`;
}

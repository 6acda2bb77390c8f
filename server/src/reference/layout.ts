import { escapeHtml } from '@credence/core';

/** A page of the reference before it has its frame. */
export interface PageContent {
  title: string;
  /** Path of the page, to mark it in the navigation. */
  path: string;
  /** Markup. */
  main: string;
  /** Paths of the scripts that the page runs, in their order. */
  scripts?: readonly string[];
}

/** An entry of the navigation. */
export interface NavigationLink {
  path: string;
  title: string;
}

/** Its own address: browsers would ask for /favicon.ico otherwise. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%2314567d' " +
  "d='M16 2 27 6v9c0 7-4.5 12-11 15C9.5 27 5 22 5 15V6z'/%3E%3C/svg%3E";

/** The whole document around a page's content. */
export function pageDocument(
  { title, path, main, scripts = [] }: PageContent,
  navigation: readonly NavigationLink[],
  stylesPath: string,
): string {
  const links = navigation.map((link) => {
    const current = link.path === path ? ' aria-current="page"' : '';
    return `<li><a href="${link.path}"${current}>${escapeHtml(link.title)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Credence</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${stylesPath}">
${scripts.map((script) => `<script defer src="${script}"></script>`).join('\n')}
</head>
<body>
<nav class="masthead" aria-label="Documentation"><ul>${links.join('')}</ul></nav>
${main}
</body>
</html>
`;
}

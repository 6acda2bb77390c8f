import { readFileSync } from 'node:fs';
import { renderMarkdown } from './markdown.ts';

/** One guide, rendered. */
export interface Guide {
  name: string;
  title: string;
  /** Markup of all of it, its heading too. */
  main: string;
}

/** In the order in which a newcomer needs them; each is `docs/guides/<name>.md`. */
export const GUIDE_NAMES = [
  'first-order',
  'webhooks',
  'several-employers',
  'reviewing-an-answer',
  'simulator',
  'errors-and-retries',
  'going-live',
];

const DIRECTORY = new URL('../../../docs/guides/', import.meta.url);

/** Reads and renders every guide. */
export function readGuides(): Guide[] {
  return GUIDE_NAMES.map((name) => {
    const { title, markup } = renderMarkdown(readFileSync(new URL(`${name}.md`, DIRECTORY), 'utf8'));
    return { name, title, main: markup };
  });
}

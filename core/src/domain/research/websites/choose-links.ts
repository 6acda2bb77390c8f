import type { SearchType } from '@credence/contract';
import { fitOf } from './offices.ts';
import type { Page } from './read-page.ts';
import { domainOf } from './site.ts';

/** A page worth reading, and how much. */
export interface Candidate {
  url: string;
  score: number;
}

const WAYS: readonly (readonly [RegExp, number])[] = [
  [/\bcontact(?:o|ez|enos)?\b/i, 1.4],
  [/\bdirector(?:y|ies|io)\b|\boficinas\b|\boffices\b|\bdepartments?\b|\ba-z\b/i, 1.3],
  [
    /\bcurrent students\b|\bacademics?\b|\bstaff\b|\bfaculty (?:&|and) staff\b|\bemployees?\b|\badministration\b/i,
    1,
  ],
  [
    /\babout\b|\bcompany\b|\bour team\b|\bwho we are\b|\bstudents?\b|\bresources\b|\bsite ?map\b|\bcareers?\b|\bfaqs?\b|\bfrequently asked\b/i,
    0.6,
  ],
];
const FILE = /\.(?:pdf|docx?|xlsx?|zip|jpe?g|png|gif|mp4|ics)$/i;

/** As good as the page that leads there. */
const SHOWN_INSTEAD = 4;

/** The pages of the same website that a page leads to and that may name the office, the likeliest first. */
export function chooseLinks(searchType: SearchType, page: Page): Candidate[] {
  const home = domainOf(new URL(page.url).hostname);
  const candidates = new Map<string, number>();
  for (const { href, text } of page.lines.flatMap(({ links }) => links)) {
    const url = URL.parse(href);
    if (!url || !/^https?:$/.test(url.protocol) || domainOf(url.hostname) !== home || FILE.test(url.pathname))
      continue;
    const score = scoreOf(searchType, `${text} ${wordsOf(url)}`);
    if (score > (candidates.get(url.href) ?? 0)) candidates.set(url.href, score);
  }
  for (const href of page.instead) {
    const url = URL.parse(href);
    if (url && domainOf(url.hostname) === home) candidates.set(url.href, SHOWN_INSTEAD);
  }
  return [...candidates].map(([url, score]) => ({ url, score })).sort((a, b) => b.score - a.score);
}

/** Files with contacts that a person may want to look at; they are not read. */
export const contactSheets = (searchType: SearchType, page: Page): string[] =>
  page.lines
    .flatMap(({ links }) => links)
    .filter(
      ({ href, text }) => /\.pdf$/i.test(URL.parse(href)?.pathname ?? '') && scoreOf(searchType, text) > 1.2,
    )
    .map(({ href }) => href);

const wordsOf = ({ hostname, pathname }: URL): string =>
  `${hostname} ${pathname}`.replace(/[^\p{L}\p{N}]+/gu, ' ');

function scoreOf(searchType: SearchType, words: string): number {
  const fit = fitOf(searchType, words)?.score ?? 0;
  const way = WAYS.find(([pattern]) => pattern.test(words))?.[1] ?? 0;
  return Math.max(fit, way);
}

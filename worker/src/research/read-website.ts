import type { SearchType } from '@credence/contract';
import {
  chooseLinks,
  isEnough,
  NO_FINDINGS,
  type Page,
  readPage,
  type SiteFindings,
  withPage,
} from '@credence/core';
import { fetchPage } from './fetch-page.ts';
import { readRobots } from './read-robots.ts';
import type { WebsiteReader } from './website-reader.ts';

/** What is asked of one website at most. */
const MOST_PAGES = 8;
const MOST_MS = 20_000;

/**
 * Reads the pages of a website that most likely name the office that verifies: the first page, and from there what its
 * links promise, one page at a time, as its robots.txt allows. Whatever the website does is an outcome.
 */
export async function readWebsite(
  reader: WebsiteReader,
  { website, searchType }: { website: string; searchType: SearchType },
): Promise<SiteFindings> {
  const signal = AbortSignal.timeout(MOST_MS);
  const visit = { ...reader, signal };
  const robots = await readRobots(visit, website);
  const pages = robots.mostPages(MOST_PAGES, MOST_MS);
  const open = new Map([[robots.website, Number.POSITIVE_INFINITY]]);
  const seen = new Set<string>();
  let findings = NO_FINDINGS;
  while (findings.pages.length < pages && !signal.aborted && !isEnough(findings)) {
    const next = [...open].sort(([, a], [, b]) => b - a)[0]?.[0];
    if (next === undefined) break;
    open.delete(next);
    seen.add(next);
    if (!robots.isAllowed(next)) continue;
    if (findings.pages.length > 0) await robots.pause();
    const page = await fetchPage(visit, next);
    if (!page) continue;
    seen.add(page.url);
    const read: Page = readPage(page.url, page.html);
    findings = withPage(searchType, findings, read);
    for (const { url, score } of chooseLinks(searchType, read)) {
      if (!seen.has(url) && score > (open.get(url) ?? 0)) open.set(url, score);
    }
  }
  return findings;
}

import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type RobotsParser from 'robots-parser';
import { fetchUrl, type Visit } from './fetch-page.ts';

const require = createRequire(import.meta.url);
// The package declares a default export that it does not have.
const robotsParser = require('robots-parser') as typeof RobotsParser.default;

/** What a website lets us read, and how fast. */
export interface Robots {
  /** Where it begins: by http where it has no https. */
  website: string;
  isAllowed(url: string): boolean;
  /** How many pages there is time for, at the pace that the website asks for. */
  mostPages(most: number, ms: number): number;
  pause(): Promise<void>;
}

const MOST_TEXT = 100_000;
/** Characters of an address: rules full of wildcards take a time that grows with it. */
const MOST_URL = 300;
const PAUSE_MS = 200;

/** Reads robots.txt. A website without one allows everything; one that fails to answer, nothing. */
export async function readRobots(visit: Visit, website: string): Promise<Robots> {
  const addresses = [website, website.replace(/^https:/, 'http:')];
  for (const address of addresses) {
    const response = await fetchUrl(visit, new URL('/robots.txt', address).href);
    if (!response) continue;
    const text = response.status === 200 ? response.body.toString('utf8').slice(0, MOST_TEXT) : '';
    const isDown = response.status >= 500 || response.status === 429;
    return robotsOf(visit, address, isDown ? 'User-agent: *\nDisallow: /' : text);
  }
  return robotsOf(visit, website, 'User-agent: *\nDisallow: /');
}

function robotsOf({ userAgent, signal }: Visit, website: string, text: string): Robots {
  const name = userAgent.split('/')[0] ?? userAgent;
  const rulesAt = (url: string) => robotsParser(new URL('/robots.txt', url).href, text);
  const delayMs = Math.max(PAUSE_MS, (rulesAt(website).getCrawlDelay(name) ?? 0) * 1_000);
  return {
    website,
    isAllowed: (url) => url.length <= MOST_URL && rulesAt(url).isAllowed(url, name) !== false,
    mostPages: (most, ms) => Math.max(1, Math.min(most, Math.floor(ms / delayMs))),
    pause: () => wait(delayMs, undefined, { signal }).catch(() => undefined),
  };
}

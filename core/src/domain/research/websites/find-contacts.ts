import type { SearchType } from '@credence/contract';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { Evidence } from '../provider-answer.ts';
import { type Fit, fitOf, fitOfAddress } from './offices.ts';
import type { Page, PageLine } from './read-page.ts';
import { domainOf } from './site.ts';

/** A way to reach the office that verifies, as a page names it. */
export interface PageContact {
  office: string;
  channel: 'email' | 'phone' | 'fax';
  destination: string;
  /** 0 to 1. */
  confidence: number;
  evidence: Evidence;
}

/**
 * The contacts on a page that are labelled as the office that verifies, the likeliest first. What stands nearest to an
 * address or a number says whose it is: its own name, its line, then the headings above it, then the page.
 */
export function findContacts(searchType: SearchType, page: Page): PageContact[] {
  const found: PageContact[] = [];
  const headings: (PageLine & { heading: number })[] = [];
  const ofPage = fitOf(searchType, page.title);
  let above: PageLine | null = null;
  for (const line of page.lines) {
    if (line.heading !== null) {
      while ((headings.at(-1)?.heading ?? 0) >= line.heading) headings.pop();
      headings.push({ ...line, heading: line.heading });
    }
    const label = line.heading === null ? above : null;
    const context = [line.text, label?.text ?? '', ...headings.map(({ text }) => text).toReversed()];
    for (const reach of reachesIn(line)) {
      const fit = bestFit(searchType, reach, context, ofPage);
      if (fit && fit.score > 0) found.push(contactOf(page, reach, fit, context));
    }
    // A label stands above what it is for: "HR Department", and its number in the next line.
    above =
      line.text.length <= 80 && !/\d{3}|@/.test(line.text) && line.text !== ''
        ? line
        : above && isContinued(line)
          ? above
          : null;
  }
  for (const { label, email, phone, fax } of page.structured) {
    const fit = fitOf(searchType, label.replace(/([a-z])([A-Z])/g, '$1 $2'));
    if (!fit || fit.score === 0) continue;
    const named = { email, phone, fax };
    for (const channel of ['email', 'phone', 'fax'] as const) {
      const destination = named[channel];
      if (destination) found.push(contactOf(page, { channel, destination }, fit, [label]));
    }
  }
  return found.toSorted((a, b) => b.confidence - a.confidence);
}

/** Whether a line goes on about what the label above is for. */
const isContinued = ({ text }: PageLine): boolean => /\d{3}|@/.test(text) && text.length <= 200;

interface Reach {
  channel: PageContact['channel'];
  destination: string;
  /** What stands before it in its line, as far as the last address or number. */
  before?: string;
}

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const FAX = /\b(?:fax|facsimile|f)\b[^\d]{0,12}$/i;

function reachesIn({ text, links }: PageLine): Reach[] {
  const written = [...text.matchAll(ADDRESS)].map((match) => ({
    ...{
      channel: 'email' as const,
      destination: match[0].toLowerCase(),
      at: match.index,
      ends: match.index + match[0].length,
    },
  }));
  const numbers = findPhoneNumbersInText(text, 'US').map(({ number, startsAt, endsAt }) => ({
    channel: FAX.test(text.slice(Math.max(0, startsAt - 20), startsAt))
      ? ('fax' as const)
      : ('phone' as const),
    destination: number.ext ? `${number.number} ext. ${number.ext}` : String(number.number),
    ...{ at: startsAt, ends: endsAt },
  }));
  const inText = [...written, ...numbers].sort((a, b) => a.at - b.at);
  const seen = new Set(inText.map(({ destination }) => destination));
  const ends = [0, ...inText.map((reach) => reach.ends)];
  return [
    ...inText.map(({ channel, destination, at }, index) => ({
      ...{ channel, destination, before: text.slice(ends[index], at) },
    })),
    ...links.flatMap(linkedReach).filter(({ destination }) => !seen.has(destination)),
  ];
}

function linkedReach({ href, text }: { href: string; text: string }): Reach[] {
  const [, scheme = '', rest = ''] = /^(mailto|tel|fax|callto):([^?]*)/i.exec(href) ?? [];
  if (scheme === '') return [];
  const value = decoded(rest);
  if (scheme.toLowerCase() === 'mailto') {
    const [address] = value.match(ADDRESS) ?? [];
    return address ? [{ channel: 'email', destination: address.toLowerCase(), before: text }] : [];
  }
  const [found] = findPhoneNumbersInText(value, 'US');
  if (!found) return [];
  const channel = scheme.toLowerCase() === 'fax' || /\bfax\b/i.test(text) ? 'fax' : 'phone';
  return [{ channel, destination: String(found.number.number), before: text }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What stands nearest decides, also against the office. */
function bestFit(
  searchType: SearchType,
  reach: Reach,
  context: readonly string[],
  ofPage: Fit | null,
): Fit | null {
  const own = reach.channel === 'email' ? fitOfAddress(searchType, reach.destination) : null;
  const nearest = [reach.before ?? '', ...context]
    .map((words) => fitOf(searchType, words))
    .find((fit) => fit !== null);
  if (own?.score === 0) return own;
  if (own) return nearest && nearest.score > own.score ? { ...nearest, score: 3 } : own;
  return nearest ?? (ofPage && ofPage.score > 0 ? { ...ofPage, score: ofPage.score - 0.8 } : null);
}

const MOST_WORDS = 200;

function contactOf(
  page: Page,
  { channel, destination }: Reach,
  { office, score }: Fit,
  context: readonly string[],
): PageContact {
  const words = [...new Set(context.filter((text) => text !== ''))]
    .slice(0, 2)
    .join(' / ')
    .slice(0, MOST_WORDS);
  const isElsewhere =
    channel === 'email' && domainOf(destination.split('@')[1] ?? '') !== domainOf(new URL(page.url).hostname);
  const confidence = 0.25 + 0.2 * score - (isElsewhere ? 0.2 : 0);
  return {
    office,
    channel,
    destination,
    confidence: Math.round(confidence * 100) / 100,
    evidence: { url: page.url, words },
  };
}

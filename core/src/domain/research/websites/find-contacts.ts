import type { SearchType } from '@credence/contract';
import type { Evidence } from '../provider-answer.ts';
import { type Fit, fitOf, fitOfAddress } from './offices.ts';
import { type Reach, reachesIn } from './reaches.ts';
import type { Page, PageLine } from './read-page.ts';
import { domainOf } from './site.ts';

/** A way to reach the office that verifies, as a page names it. */
export interface PageContact {
  office: string;
  channel: Reach['channel'];
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
  const ofPage = fitOf(searchType, page.title);
  const written = withContext(page.lines).flatMap(({ line, columns, headings }) =>
    reachesIn(line).flatMap((reach) => {
      const context = [columns[reach.cell] ?? '', ...headings];
      const fit = bestFit(searchType, reach, context, ofPage);
      return fit && fit.score > 0 ? contactOf(page, reach, fit, context) : [];
    }),
  );
  const structured = page.structured.flatMap(({ label, ...named }) => {
    const fit = fitOf(searchType, label.replace(/([a-z])([A-Z])/g, '$1 $2'));
    if (!fit || fit.score === 0) return [];
    return CHANNELS.flatMap((channel) => {
      const destination = named[channel];
      return destination === null
        ? []
        : contactOf(page, { channel, destination, near: [label], cell: 0 }, fit, []);
    });
  });
  return [...written, ...structured].toSorted(byTrust);
}

const CHANNELS = ['email', 'phone', 'fax'] as const;

/** The surest first, and of one office its address. */
export const byTrust = (a: PageContact, b: PageContact): number =>
  b.confidence - a.confidence || CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel);

const HAS_REACH = /\d{3}|@/;

interface LineInContext {
  line: PageLine;
  /** What the first row of its table says of each cell, counted from 1. */
  columns: readonly string[];
  /** What may say what it is about, the nearest first: a label above it, the headings. */
  headings: string[];
}

function withContext(lines: readonly PageLine[]): LineInContext[] {
  const headings: { level: number; text: string }[] = [];
  let label = '';
  let columns: readonly string[] = [];
  return lines.map((line) => {
    const { heading, text, cells } = line;
    if (heading !== null) {
      while ((headings.at(-1)?.level ?? 0) >= heading) headings.pop();
      headings.push({ level: heading, text });
    }
    const above = [heading === null ? label : '', ...headings.map((one) => one.text).toReversed()];
    const isFirstRow = cells > 1 && !HAS_REACH.test(text);
    if (cells < 2 || isFirstRow) columns = isFirstRow ? text.split('|').map((cell) => cell.trim()) : [];
    label = labelBelow(line, label);
    return { line, columns, headings: above };
  });
}

/** What the next lines may be about: "HR Department", and its number in the next line, and its address after that. */
function labelBelow({ links, text, cells }: PageLine, label: string): string {
  if (links.length > 1 || cells > 1) return '';
  if (HAS_REACH.test(text)) return text.length > 200 ? '' : label;
  return text !== '' && text.length <= 80 ? text : '';
}

/** What stands nearest decides, also against the office. */
function bestFit(
  searchType: SearchType,
  reach: Reach,
  context: readonly string[],
  ofPage: Fit | null,
): Fit | null {
  const own = reach.channel === 'email' ? fitOfAddress(searchType, reach.destination) : null;
  const nearest = [...reach.near, ...context]
    .map((words) => fitOf(searchType, words))
    .find((fit) => fit !== null);
  if (own?.score === 0) return own;
  if (own) return nearest && nearest.score > own.score ? { ...nearest, score: 3 } : own;
  return nearest ?? (ofPage && ofPage.score > 0 ? { ...ofPage, score: ofPage.score - 0.8 } : null);
}

const MOST_WORDS = 200;

function contactOf(
  page: Page,
  { channel, destination, near }: Reach,
  { office, score }: Fit,
  context: readonly string[],
): PageContact {
  const words = [...new Set([...near, ...context].filter((text) => text !== ''))]
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

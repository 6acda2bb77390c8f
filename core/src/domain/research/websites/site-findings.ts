import type { SearchType } from '@credence/contract';
import type { ProviderAnswer, ProviderContact, ResearchQuestion } from '../provider-answer.ts';
import { contactSheets } from './choose-links.ts';
import { byTrust, findContacts, type PageContact } from './find-contacts.ts';
import { findVendor, type PageVendor } from './find-vendor.ts';
import type { Page } from './read-page.ts';

/** What the pages of a website came to. It speaks of offices, and of no person who is looked for. */
export interface SiteFindings {
  /** The addresses of the pages that were read. */
  pages: string[];
  /** The likeliest first. */
  contacts: PageContact[];
  vendor: PageVendor | null;
  /** Files that may hold contacts, and were not read. */
  sheets: string[];
  /** Codes of the American states in the postal addresses on the pages. */
  states: string[];
}

export const NO_FINDINGS: SiteFindings = { pages: [], contacts: [], vendor: null, sheets: [], states: [] };

const MOST_CONTACTS = 12;
const MOST_STATES = 20;
const LEAST_CONFIDENCE = 0.45;

/** The findings with those of one more page. */
export function withPage(searchType: SearchType, findings: SiteFindings, page: Page): SiteFindings {
  const found = findContacts(searchType, page).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const best = new Map<string, PageContact>();
  for (const contact of [...findings.contacts, ...found].toSorted(byTrust)) {
    const key = `${contact.channel}:${contact.destination}`;
    if (!best.has(key)) best.set(key, contact);
  }
  return asText({
    pages: [...findings.pages, page.url],
    contacts: [...best.values()].slice(0, MOST_CONTACTS),
    vendor: findings.vendor ?? findVendor(searchType, page),
    sheets: [...new Set([...findings.sheets, ...contactSheets(searchType, page)])].slice(0, 3),
    states: [...new Set([...findings.states, ...statesOf(page)])].slice(0, MOST_STATES),
  });
}

/** The same without what is no text: a page can have zeros in it, and half of a character is left where its words are cut. */
const asText = (findings: SiteFindings): SiteFindings =>
  JSON.parse(JSON.stringify(findings), (_name, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );

const POSTAL = /\b([A-Z]{2})\.?,?\s+\d{5}(?:-\d{4})?\b/g;

const statesOf = ({ lines }: Page): string[] =>
  lines.flatMap(({ text }) => [...text.matchAll(POSTAL)].map(([, code = '']) => code));

/** Whether there is an address to write to that is surely the office's: no further page has to be read. */
export const isEnough = ({ contacts, vendor }: SiteFindings): boolean =>
  vendor !== null || contacts.some(({ channel, confidence }) => channel === 'email' && confidence >= 0.8);

const MOST_OFFICES = 3;

/**
 * The findings as an answer.
 * @param state where the school is, where only its name has led to the website: one elsewhere is another school
 */
export function websiteAnswer(
  question: ResearchQuestion,
  { contacts, vendor, sheets, states, pages }: SiteFindings,
  state: string | null,
): ProviderAnswer {
  const asked = { question, source: 'website' } as const;
  if (pages.length === 0) return { ...asked, kind: 'failed', reason: 'none of its pages could be read' };
  if (state !== null && !states.includes(state)) {
    return { ...asked, kind: 'failed', reason: `it does not say that it is in ${state}` };
  }
  const offices = Map.groupBy(contacts, ({ office, evidence }) => `${office} ${evidence.url}`);
  const notes = [
    ...(vendor?.employerCode ? [`The code for ${vendor.vendor} is ${vendor.employerCode}`] : []),
    ...sheets.map((sheet) => `A file that was not read may name contacts: ${sheet}`),
  ];
  return {
    ...asked,
    kind: 'answered',
    contacts: [...offices.values()].slice(0, MOST_OFFICES).map((found) => contactOf(question, found)),
    vendor: vendor?.vendor ?? null,
    parentOrganization: null,
    notes,
  };
}

/** The ways to reach one office, as one page names them. */
function contactOf({ entityName }: ResearchQuestion, found: readonly PageContact[]): ProviderContact {
  const reach = (channel: PageContact['channel']) =>
    found.find((contact) => contact.channel === channel)?.destination ?? null;
  const [best] = found;
  return {
    name: best ? `${best.office}, ${entityName}` : null,
    title: null,
    location: null,
    email: reach('email'),
    phone: reach('phone'),
    fax: reach('fax'),
    confidence: best?.confidence ?? 0,
    ...(best ? { evidence: best.evidence } : {}),
  };
}

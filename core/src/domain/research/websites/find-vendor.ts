import type { SearchType } from '@credence/contract';
import type { Evidence } from '../provider-answer.ts';
import { vendorIn } from '../vendors/find-vendor.ts';
import type { Page } from './read-page.ts';

/** A vendor that a page sends those to who verify. */
export interface PageVendor {
  vendor: string;
  /** By which the vendor knows the employer or school; null where the page has none. */
  employerCode: string | null;
  evidence: Evidence;
}

const VERIFIES: Readonly<Record<SearchType, RegExp>> = {
  EMPLOYMENT: /verif|proof of (?:employment|income)/i,
  EDUCATION: /verif|proof of (?:enrollment|degree)/i,
};
const CODE =
  /\b(?:employer|company|school|organization)(?:'s)? (?:code|id|number)\s*(?:is|:|#|-)?\s*#?\s*([A-Z]{0,3}\d{3,10})\b/i;
/** Lines that may belong together: a heading, what it says, and the code below. */
const NEAR = 4;

/** The vendor that keeps the records, where a page says so in connection with verifying; null where it does not. */
export function findVendor(searchType: SearchType, { url, lines }: Page): PageVendor | null {
  for (const [index, { text }] of lines.entries()) {
    const vendor = vendorIn(text, searchType);
    if (vendor === null) continue;
    const around = lines.slice(Math.max(0, index - NEAR + 1), index + NEAR).map((line) => line.text);
    if (!around.some((words) => VERIFIES[searchType].test(words))) continue;
    const code = around.map((words) => CODE.exec(words)?.[1]).find((found) => found !== undefined);
    return { vendor, employerCode: code ?? null, evidence: { url, words: text.slice(0, 200) } };
  }
  return null;
}

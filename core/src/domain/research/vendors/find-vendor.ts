import type { SearchType } from '@credence/contract';
import { allMatches } from '../../../platform/all-matches.ts';
import { EDUCATION_VENDORS } from './education-vendors.ts';
import { EMPLOYMENT_VENDORS } from './employment-vendors.ts';
import type { Vendor } from './vendor.ts';

const VENDORS: readonly Vendor[] = [...EMPLOYMENT_VENDORS, ...EDUCATION_VENDORS];

/** Where a text names a vendor. */
export interface NamedVendor {
  vendor: Vendor;
  index: number;
  /** As it is written there. */
  words: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const WHAT_IT_VERIFIES =
  '(?:(?:all|any|every|each|such|your|our|these|this)\\s+)?(?:employment|income|verif\\w+|requests?|confirm\\w+)\\b';

const GIVEN_AS_NUMBER = '(?:\\bis|:)\\s*[(+]?\\d';

/** Not where "the work number is" that of a telephone; it is the vendor's "for employment verifications". */
const NO_TELEPHONE = `(?!\\s+(?:is|was|of)\\b|\\s+for\\b(?!\\s+${WHAT_IT_VERIFIES})|\\s+for\\b[^.\\n]*?${GIVEN_AS_NUMBER}|\\s*:\\s*[(+]?\\d)`;

/** The words of a name may be written apart, together, or with a hyphen. */
const wordsOf = (name: string): string =>
  `(?<![\\p{L}\\d])${name.split(/[\s-]/).map(escaped).join('[\\s-]?')}(?![\\p{L}\\d])`;

const expressionOf = ({ names, domains, initials = [] }: Vendor): RegExp => {
  const named = names.map((name) => `${wordsOf(name)}${name === 'the work number' ? NO_TELEPHONE : ''}`);
  const addressed = domains.map((domain) => `(?<![\\w-])${escaped(domain)}(?![\\w-])`);
  // Capitals are told by hand, because the rest is told without them.
  const short = initials.map((letters) => `(?<![\\p{L}\\d])${escaped(letters)}(?![\\p{L}\\d])`);
  return new RegExp([...named, ...addressed, ...short].join('|'), 'giu');
};

const EXPRESSIONS = VENDORS.map((vendor) => ({ vendor, words: expressionOf(vendor) }));

/** The vendors that a text names, by a name, a domain or a telephone number, in its order. */
export function vendorsNamed(text: string): NamedVendor[] {
  const telephones = [...text.matchAll(TELEPHONE)];
  return EXPRESSIONS.flatMap(({ vendor, words }) => {
    const found =
      allMatches(text, words).find(([match]) => isWritten(vendor, match)) ??
      telephones.find(([match]) => isOf(vendor, match));
    return found ? [{ vendor, index: found.index, words: found[0] }] : [];
  }).sort((one, other) => one.index - other.index);
}

const SHORT = VENDORS.filter(({ shortNames }) => shortNames).map((vendor) => ({
  vendor,
  words: new RegExp((vendor.shortNames ?? []).map(wordsOf).join('|'), 'iu'),
}));

/** The vendor for a type of search that is meant in a text which surely sends to one, by its name or what it is called in short. */
export function vendorMeant(text: string, searchType: SearchType): NamedVendor | null {
  const [named] = vendorsNamed(text);
  if (named) return named;
  for (const { vendor, words } of SHORT) {
    const found = vendor.keeps.includes(searchType) ? words.exec(text) : null;
    if (found) return { vendor, index: found.index, words: found[0] };
  }
  return null;
}

const TELEPHONE = /(?<![\d.])\+?\d[\d\s().-]{7,18}\d(?![\d])/g;

/** With the country or without it. */
function isOf({ phones = [] }: Vendor, telephone: string): boolean {
  const digits = telephone.replace(/\D/g, '');
  return phones.some((phone) => phone === digits || phone.slice(1) === digits);
}

/** Initials count in capitals only. */
const isWritten = ({ initials = [] }: Vendor, match: string): boolean =>
  !initials.some((letters) => letters.toLowerCase() === match.toLowerCase()) || initials.includes(match);

const vendorsOf = (searchType?: SearchType): readonly Vendor[] =>
  searchType ? VENDORS.filter(({ keeps }) => keeps.includes(searchType)) : VENDORS;

/**
 * The code of the vendor that a text names first; null when it names none that is known.
 * @param searchType what it has to keep records for; without it, anything
 */
export const vendorIn = (text: string, searchType?: SearchType): string | null =>
  vendorsNamed(text).find(({ vendor }) => !searchType || vendor.keeps.includes(searchType))?.vendor.code ??
  null;

/** The vendors that may keep what a search of this type asks for. */
export const vendorsFor = (searchType: SearchType): { code: string; label: string }[] =>
  vendorsOf(searchType).map(({ code, label }) => ({ code, label }));

/** The code of the vendor that is meant, by its code or its name; null when none that is known is. */
export const knownVendor = (words: string, searchType?: SearchType): string | null =>
  vendorsOf(searchType).find(({ code }) => code === words)?.code ?? vendorIn(words, searchType);

/** The code of the vendor that is meant, where it is known; else the words themselves. */
export const vendorCode = (words: string): string => knownVendor(words) ?? words;

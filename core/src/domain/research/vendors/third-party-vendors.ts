import type { SearchType } from '@credence/contract';

/** A vendor that keeps records for employers or schools, by the code that searches ban it with. */
interface Vendor {
  code: string;
  /** As the vendor writes of itself. */
  label: string;
  keeps: SearchType;
  /** How people write of it. */
  names: RegExp;
}

const VENDORS: readonly Vendor[] = [
  {
    ...{ code: 'TALX_WORK_NUMBER', label: 'The Work Number (Equifax)', keeps: 'EMPLOYMENT' },
    names: /\bthe\s*work\s*number\b|\btalx\b|\bequifax workforce\b/i,
  },
  {
    ...{ code: 'NSCH', label: 'National Student Clearinghouse', keeps: 'EDUCATION' },
    names: /\b(?:national )?student\s*clearing\s*house\b|\bnsch?\b/i,
  },
  {
    ...{ code: 'EXPERIAN_VERIFY', label: 'Experian Verify', keeps: 'EMPLOYMENT' },
    names: /\bexperian (?:verify|employer services)\b/i,
  },
  {
    ...{ code: 'THOMAS_AND_COMPANY', label: 'Thomas & Company', keeps: 'EMPLOYMENT' },
    names: /\bthomas (?:&|and) company\b/i,
  },
  {
    ...{ code: 'TRUEWORK', label: 'Truework', keeps: 'EMPLOYMENT' },
    names: /\btruework\b/i,
  },
  {
    ...{ code: 'CCC_VERIFY', label: 'CCC Verify', keeps: 'EMPLOYMENT' },
    names: /\bccc ?verify\b/i,
  },
  {
    ...{ code: 'PARCHMENT', label: 'Parchment', keeps: 'EDUCATION' },
    names: /\bparchment(?: exchange|\.com)?\b/i,
  },
];

const vendorsOf = (searchType?: SearchType): readonly Vendor[] =>
  searchType ? VENDORS.filter(({ keeps }) => keeps === searchType) : VENDORS;

/**
 * The code of the vendor that a text names first in this list; null when it names none that is known.
 * @param searchType what it has to keep records for; without it, anything
 */
export const vendorIn = (text: string, searchType?: SearchType): string | null =>
  vendorsOf(searchType).find(({ names }) => names.test(text))?.code ?? null;

/** The vendors that may keep what a search of this type asks for. */
export const vendorsFor = (searchType: SearchType): { code: string; label: string }[] =>
  vendorsOf(searchType).map(({ code, label }) => ({ code, label }));

/** The code of the vendor that is meant, by its code or its name; null when none that is known is. */
export const knownVendor = (words: string, searchType?: SearchType): string | null =>
  vendorsOf(searchType).find(({ code }) => code === words)?.code ?? vendorIn(words, searchType);

/** The code of the vendor that is meant, where it is known; else the words themselves. */
export const vendorCode = (words: string): string => knownVendor(words) ?? words;

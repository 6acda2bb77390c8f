/** A vendor that keeps records for employers or schools, by the code that searches ban it with. */
interface Vendor {
  code: string;
  /** How people write of it. */
  names: RegExp;
}

const VENDORS: readonly Vendor[] = [
  { code: 'TALX_WORK_NUMBER', names: /\bthe\s*work\s*number\b|\btalx\b|\bequifax workforce\b/i },
  { code: 'NSCH', names: /\b(?:national )?student\s*clearing\s*house\b|\bnsch?\b/i },
  { code: 'EXPERIAN_VERIFY', names: /\bexperian (?:verify|employer services)\b/i },
  { code: 'THOMAS_AND_COMPANY', names: /\bthomas (?:&|and) company\b/i },
  { code: 'TRUEWORK', names: /\btruework\b/i },
  { code: 'CCC_VERIFY', names: /\bccc ?verify\b/i },
  { code: 'PARCHMENT', names: /\bparchment(?: exchange|\.com)?\b/i },
];

/** The code of the vendor that a text names first in this list; null when it names none that is known. */
export const vendorIn = (text: string): string | null =>
  VENDORS.find(({ names }) => names.test(text))?.code ?? null;

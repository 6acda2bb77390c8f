import type { SearchType } from '@credence/contract';

/** What a vendor asks for besides the name of the applicant; null where it asks for nothing. */
export type VendorCodeKind = 'EMPLOYER_CODE' | 'SCHOOL_CODE' | 'SHARE_CODE' | null;

/** A vendor that keeps records for employers or schools, by the code that searches ban it with. */
export interface Vendor {
  code: string;
  /** As the vendor writes of itself. */
  label: string;
  /** What it keeps records for. */
  keeps: readonly SearchType[];
  codeKind: VendorCodeKind;
  /** How people write of it. Words of one name may be written apart, together, or with a hyphen. */
  names: readonly string[];
  /** Short forms that are other words in small letters. */
  initials?: readonly string[];
  /** What it is called where people surely send to a vendor, and what may be something else otherwise. */
  shortNames?: readonly string[];
  domains: readonly string[];
  /** With which it is called for verifications, as digits with the country. */
  phones?: readonly string[];
}

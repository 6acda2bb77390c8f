import { EDUCATION_VENDORS } from './education-vendors.ts';
import { EMPLOYMENT_VENDORS } from './employment-vendors.ts';
import type { Vendor } from './vendor.ts';

/** The vendors that are known, by name. */
export const listVendors = (): Vendor[] =>
  [...new Set([...EMPLOYMENT_VENDORS, ...EDUCATION_VENDORS])].toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );

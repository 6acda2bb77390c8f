import { expect, it } from 'vitest';
import { EDUCATION_VENDORS } from './education-vendors.ts';
import { EMPLOYMENT_VENDORS } from './employment-vendors.ts';
import { vendorsNamed } from './find-vendor.ts';

it('knows each vendor once, and each by its own name', () => {
  const vendors = [...EMPLOYMENT_VENDORS, ...EDUCATION_VENDORS];
  expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length);
  for (const { code, names } of vendors) {
    const found = vendorsNamed(`Please use ${names[0]}.`).map(({ vendor }) => vendor.code);
    expect(found, names[0]).toContain(code);
  }
});

it.each([
  ['Call 1-800-367-5690.', ['TALX_WORK_NUMBER']],
  ['The work number is 512-555-0188.', []],
  ['Use NSC please.', ['NSCH']],
  ['the nsc of things', []],
])('names in "%s" %j', (text, codes) => {
  expect(vendorsNamed(text).map(({ vendor }) => vendor.code)).toEqual(codes);
});

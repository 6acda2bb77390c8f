import { describe, expect, it } from 'vitest';
import { knownVendor, vendorIn } from './find-vendor.ts';

describe('vendorIn', () => {
  it.each([
    ['Use The Work Number.', 'TALX_WORK_NUMBER'],
    ['see https://theworknumber.com', 'TALX_WORK_NUMBER'],
    ['studentclearinghouse.org', 'NSCH'],
    ['the NSC', 'NSCH'],
    ['Ask Truework', 'TRUEWORK'],
    ['the work, number two', null],
    ['', null],
  ])('finds in "%s" %s', (text, code) => {
    expect(vendorIn(text)).toBe(code);
  });

  it('finds the one that keeps records of the kind asked for', () => {
    const text = 'the NSC or The Work Number';
    expect(vendorIn(text, 'EMPLOYMENT')).toBe('TALX_WORK_NUMBER');
    expect(vendorIn(text, 'EDUCATION')).toBe('NSCH');
    expect(vendorIn('the NSC', 'EMPLOYMENT')).toBeNull();
    expect(knownVendor('NSCH', 'EMPLOYMENT')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

describe('a number is read', () => {
  it.each<[text: string, e164: string | null, extension: string | null, isValid: boolean]>([
    ['(512) 555-0100', '+15125550100', null, true],
    ['+49 30 901820', '+4930901820', null, true],
    ['512-555-0100 ext. 204', '+15125550100', '204', true],
    ['512-555-0100x7', '+15125550100', '7', true],
    ['512 555 0100, extension 12', '+15125550100', '12', true],
    ['+1 (512) 555-0100; ext 5', '+15125550100', '5', true],
    ['Tel: 512-555-0100', '+15125550100', null, true],
    ['512-555-0100 (HR)', '+15125550100', null, true],
    ['Phone 512.555.0100 ext. 204 (ask for HR)', '+15125550100', '204', true],
    ['512-555-0100 or 512-555-0101', '+15125550100', null, true],
    ['HR Dept 5125550100', '+15125550100', null, true],
    ['1-800-FLOWERS', '+18003569377', null, true],
    ['000-000-0000', '+10000000000', null, false],
    ['123-456-7890', '+11234567890', null, false],
    ['911', '+1911', null, false],
    ['+1 555', '+1555', null, false],
    ['n.a. (-)', null, null, false],
    ['see website', null, null, false],
    ['', null, null, false],
  ])('%s', (text, e164, extension, isValid) => {
    expect(readPhoneNumber(text)).toMatchObject({ extension, isValid });
    if (isValid || e164 === null) expect(readPhoneNumber(text).e164).toBe(e164);
  });

  it('has what is dialled without the words around it', () => {
    expect(readPhoneNumber('Tel: 512-555-0100 ext. 7 (HR)').dialled.trim()).toBe('512-555-0100');
  });
});

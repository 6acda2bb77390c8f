import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

describe('a number is read', () => {
  it.each<[text: string, e164: string | null, extension: string | null, isPossible: boolean]>([
    ['(512) 555-0100', '+15125550100', null, true],
    ['+49 30 901820', '+4930901820', null, true],
    ['512-555-0100 ext. 204', '+15125550100', '204', true],
    ['512-555-0100x7', '+15125550100', '7', true],
    ['1-800-FLOWERS', '+18003569377', null, true],
    ['911', '+1911', null, false],
    ['+1 555', '+1555', null, false],
    ['n.a. (-)', null, null, false],
    ['', null, null, false],
  ])('%s', (text, e164, extension, isPossible) => {
    expect(readPhoneNumber(text)).toMatchObject({ e164, extension, isPossible });
  });
});

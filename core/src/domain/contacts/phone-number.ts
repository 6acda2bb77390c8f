import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone or fax number as somebody wrote it, read. */
export interface PhoneNumber {
  /** What is dialled, as it was written: letters already as the digits on their keys. */
  dialled: string;
  /** With its country code, as in `+15125550100`; null where it cannot be a number. */
  e164: string | null;
  /** Whether that many digits can be dialled in that country. */
  isPossible: boolean;
  extension: string | null;
}

/** Numbers without a country code are read as US numbers, letters as on a telephone's keys. */
export function readPhoneNumber(text: string): PhoneNumber {
  const dialled = text
    .replace(EXTENSION, '')
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 'a'.charCodeAt(0)));
  const parsed = parsePhoneNumberFromString(dialled, 'US');
  return {
    dialled,
    e164: parsed?.number ?? null,
    isPossible: parsed?.isPossible() ?? false,
    extension: EXTENSION.exec(text)?.[1] ?? null,
  };
}

const EXTENSION = /(?:\bextension|\bext|x|#)[.:\s]*(\d{1,7})\s*$/i;

/** The digit on the key of each letter, a to z. */
const KEYPAD = '22233344455566677778889999';

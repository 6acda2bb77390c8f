import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import { rememberRecent } from '../../platform/remember-recent.ts';

/** A phone or fax number as it was written, read. */
export interface PhoneNumber {
  /** What is dialled, as it was written: letters already as the digits on their keys. */
  dialled: string;
  /** With its country code, as in `+15125550100`; null where it cannot be a number. */
  e164: string | null;
  /** Whether such a number may have been given out in that country. */
  isValid: boolean;
  extension: string | null;
}

const MOST_CHARACTERS = 200;

/** A plan, and the steps of a search, read the same few again and again. */
const MOST_RECENT = 256;

const readRecent = rememberRecent(MOST_RECENT, readAnew);

/**
 * Numbers without a country code are read as US numbers. Labels and notes around a number, such as "Tel:" and "(HR)",
 * are left out; the first of several counts. A number in letters is read as on a telephone's keys.
 */
export const readPhoneNumber = (text: string): Readonly<PhoneNumber> =>
  readRecent(text.slice(0, MOST_CHARACTERS));

function readAnew(bounded: string): PhoneNumber {
  const [found] = findPhoneNumbersInText(bounded, 'US');
  if (!found) return readLetters(bounded);
  const { number, startsAt, endsAt } = found;
  return {
    dialled: bounded.slice(startsAt, endsAt).replace(EXTENSION, ''),
    e164: number.number,
    isValid: true,
    extension: number.ext ?? EXTENSION_AFTER.exec(bounded.slice(endsAt))?.[1] ?? null,
  };
}

/** Such numbers have their area code in digits; words without any are none. */
function readLetters(text: string): PhoneNumber {
  if (!/\d{3}/.test(text)) return { dialled: text, e164: null, isValid: false, extension: null };
  const dialled = text
    .replace(EXTENSION, '')
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 'a'.charCodeAt(0)));
  const parsed = parsePhoneNumberFromString(dialled, 'US');
  return {
    dialled,
    e164: parsed?.number ?? null,
    isValid: parsed?.isValid() ?? false,
    extension: EXTENSION.exec(text)?.[1] ?? null,
  };
}

const EXTENSION_AFTER = /^[\s,;]*(?:extension|ext|x|#)[.:\s]*(\d{1,7})\b/i;
const EXTENSION = /(?:\bextension|\bext|x|#)[.:\s]*(\d{1,7})\s*$/i;

/** The digit on the key of each letter, a to z. */
const KEYPAD = '22233344455566677778889999';

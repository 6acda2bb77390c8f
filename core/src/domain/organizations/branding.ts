import { z } from 'zod';
import { readPhoneNumber } from '../contacts/phone-number.ts';

const CONTROLS = /\p{Cc}/u;
const line = (longest: number) =>
  z
    .string('must be a string')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must be at most ${longest} long`)
    .refine((text) => !CONTROLS.test(text), 'must be on one line');

const MAX_ADDRESS_LINES = 6;

/** Settings of how requests look that go out in an organization's name. */
export const BrandingSettings = z.strictObject(
  {
    senderName: line(70)
      .refine((name) => !/[@<>"]/.test(name), 'must not hold any of @ < > "')
      .optional(),
    telephone: line(40)
      .refine((number) => readPhoneNumber(number).isValid, 'must be a telephone number that can be dialled')
      .optional(),
    postalAddress: z
      .array(line(100), 'must be a list of lines')
      .min(1, 'must not be empty')
      .max(MAX_ADDRESS_LINES, `must be at most ${MAX_ADDRESS_LINES} lines`)
      .optional(),
    accentColor: z
      .string('must be a string')
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #0b5394')
      .refine(carriesWhite, 'must be dark enough for white letters, with a contrast of 4.5 to 1')
      .optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'is not a setting' : 'must be an object') },
);

const LEAST_CONTRAST = 4.5;

/** By the contrast ratio of WCAG 2. */
function carriesWhite(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= LEAST_CONTRAST;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

import { z } from 'zod';
import type { AllowedPorts } from '../network/public-address.ts';

const BOOLEANS = new Map([
  ...['true', 'yes', 'on', 'y', 'enabled', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', 'n', 'disabled', '0'].map((word) => [word, false] as const),
]);

/** `true` or `false`, and their usual synonyms. zod's own kind would end all checks of what settings are together. */
export const booleanSetting = z.string().transform((value, context) => {
  const known = BOOLEANS.get(value.toLowerCase());
  if (known !== undefined) return known;
  context.addIssue({ code: 'custom', message: 'must be true or false' });
  return z.NEVER;
});

/** The same; false when not set. */
export const flagSetting = booleanSetting.prefault('false');

const number = z.coerce.number('must be a number');

/** A number from one to another one, of which a part may be named. */
export const numberSetting = (fallback: number, { least = 0, most = Number.MAX_VALUE } = {}) =>
  number.min(least, `must be at least ${least}`).max(most, `must be at most ${most}`).default(fallback);

/** A number above 0. */
export const positiveSetting = (fallback: number, most = Number.MAX_VALUE) =>
  number.positive('must be more than 0').max(most, `must be at most ${most}`).default(fallback);

const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  number
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** A whole number from 1. */
export const countSetting = (fallback: number) => wholeNumber(1).default(fallback);

/** A number of which 0 means that there is no limit, or nothing to count. */
export const limitSetting = (fallback: number, most?: number) => wholeNumber(0, most).default(fallback);

/** A TCP port; 0 takes any free one. */
export const portNumber = wholeNumber(0, 65_535);
export const portSetting = (fallback: number) => portNumber.default(fallback);

/** The address of something that is asked by HTTP. */
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' });

/** A name of the domain name system. */
export const domainName = z.hostname('must be a domain name');

export const mailAddress = z.email('must be an e-mail address');

/** TCP ports separated by commas, or `any`. */
export const portsSetting = (fallback: string) =>
  z
    .string()
    .transform((value, context): AllowedPorts => {
      if (value === 'any') return value;
      const ports = value.split(',').map(Number);
      if (ports.every((port) => Number.isInteger(port) && port >= 1 && port <= 65_535)) return ports;
      context.addIssue({ code: 'custom', message: 'must be ports separated by commas, or any' });
      return z.NEVER;
    })
    .prefault(fallback);

/** A setting whose value is never shown. */
export const secret = <Schema extends z.ZodType>(schema: Schema, description: string): Schema =>
  schema.meta({ description, secret: true });

import { z } from 'zod';
import type { AllowedPorts } from '../network/public-address.ts';

/** `true` or `false`, and their usual synonyms; false when not set. */
export const flagSetting = z.stringbool().default(false);

/** A whole number from 1. */
export const countSetting = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** A number of which 0 means that there is no limit. */
export const limitSetting = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** A TCP port; 0 takes any free one. */
export const portSetting = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

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

import { z } from 'zod';

/** `true` or `false`, and their usual synonyms; false when not set. */
export const flagSetting = z.stringbool().default(false);

/** A whole number from 1. */
export const countSetting = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** A number of which 0 means that there is no limit. */
export const limitSetting = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** A TCP port; 0 takes any free one. */
export const portSetting = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** A setting whose value is never shown. */
export const secret = <Schema extends z.ZodType>(schema: Schema, description: string): Schema =>
  schema.meta({ description, secret: true });

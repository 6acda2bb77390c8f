import { Problem } from '../schemas/problem.ts';

/** Error answers that every endpoint behind the token shares. */
export const protectedErrors = {
  401: Problem,
  403: Problem,
  429: Problem,
  500: Problem,
  503: Problem,
} as const;

/** Error answers of endpoints that take a body: malformed, too large, of another type. */
export const bodyErrors = { 400: Problem, 413: Problem, 415: Problem } as const;

/** The error answer of endpoints that keep a file: there is no room for it. */
export const fileErrors = { 507: Problem } as const;

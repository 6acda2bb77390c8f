import { LONGEST_TOKEN_LIFE_SECONDS, TOKEN_SKEW_SECONDS } from '@credence/core';
import type { JwtHeader, JwtPayload } from 'jsonwebtoken';

/** As RFC 9068 names access tokens, and as most issuers do. */
const ACCESS_TYPES: readonly string[] = ['jwt', 'at+jwt', 'application/at+jwt'];

/** What only tokens have that say who signed in, or that a user signed out. */
const FOREIGN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events', 'sid_hash'];

/** Some issuers say in a claim what a token is for. */
const PURPOSES: readonly (readonly [claim: string, access: readonly string[]])[] = [
  ['token_use', ['access']],
  ['typ', ['bearer', 'at+jwt', 'jwt']],
];

/** Whether a token's header lets it be one for calling an API. */
export const isAccessType = ({ typ }: Partial<JwtHeader>): boolean =>
  typ === undefined || (typeof typ === 'string' && ACCESS_TYPES.includes(typ.toLowerCase()));

/** Whether its claims do. */
export function isForAccess(claims: JwtPayload): boolean {
  if (FOREIGN_CLAIMS.some((claim) => Object.hasOwn(claims, claim))) return false;
  return PURPOSES.every(([claim, access]) => {
    const said: unknown = claims[claim];
    return said === undefined || (typeof said === 'string' && access.includes(said.toLowerCase()));
  });
}

/** Whether a token was issued already, and lives no longer than a day: one that leaks is of no use for long. */
export function hasShortLife({ iat, exp }: JwtPayload, nowSeconds: number): boolean {
  if (typeof iat !== 'number' || typeof exp !== 'number') return false;
  // Comparisons with what is no finite number are false.
  return iat <= nowSeconds + TOKEN_SKEW_SECONDS && exp - iat <= LONGEST_TOKEN_LIFE_SECONDS;
}

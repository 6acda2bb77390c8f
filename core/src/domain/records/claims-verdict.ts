import type { Claim } from '@credence/contract';

/** What the claims of one record add up to. */
export type ClaimsVerdict = 'verify' | 'verifyInPart' | 'contradict';

/**
 * Adds up the claims of a record: one mismatch is a contradiction; all matching verify it, some of them in part.
 * @returns null when nothing was verified at all, or there was nothing to verify: a person has to look at it
 */
export function claimsVerdict(claims: readonly Pick<Claim, 'match'>[]): ClaimsVerdict | null {
  if (claims.some(({ match }) => match === 'MISMATCH')) return 'contradict';
  const matching = claims.filter(({ match }) => match === 'MATCH').length;
  if (matching === 0) return null;
  return matching === claims.length ? 'verify' : 'verifyInPart';
}

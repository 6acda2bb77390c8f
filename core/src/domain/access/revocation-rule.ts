import type { Revocation } from '../context/revocation-cache.ts';

/** What of a token a revocation can be about. */
export interface RevocableToken {
  tokenId: string | null;
  /** Which program it was issued to; where it names none, its subject is one. */
  client: string | null;
  subject: string | null;
  issuedAt: Date;
}

/** Whether a revocation is about this token. */
export function revokes({ tokenId, client, issuedBefore }: Revocation, token: RevocableToken): boolean {
  if (tokenId !== null) return token.tokenId === tokenId;
  return issuedBefore !== null && client === (token.client ?? token.subject) && token.issuedAt < issuedBefore;
}

import { RecentReads } from '../../platform/recent-reads.ts';

/** Which tokens an organization no longer takes: one by its id, or all of a client that were issued before a time. */
export interface Revocation {
  tokenId: string | null;
  client: string | null;
  issuedBefore: Date | null;
}

/** How long a process may act on what it last read, in milliseconds. */
const FRESH_FOR = 2_000;

/** Revocations that this process lately read, by their organizations. */
export type RevocationCache = RecentReads<readonly Revocation[]>;

export const createRevocationCache = (): RevocationCache => new RecentReads(FRESH_FOR);

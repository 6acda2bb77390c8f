import { inTransaction } from '../../platform/database/transaction.ts';
import { RecentReads } from '../../platform/recent-reads.ts';
import type { Context } from '../context/context.ts';
import { type RevocableToken, type Revocation, revokes } from './revocation-rule.ts';
import { TokenRevocationEntity } from './token-revocation-entity.ts';

/** How long a process may act on what it last read, in milliseconds. */
const FRESH_FOR = 2_000;

/** Revocations that this process lately read, by their organizations. */
export type RevocationCache = RecentReads<readonly Revocation[]>;

export const createRevocationCache = (): RevocationCache => new RecentReads(FRESH_FOR);

/** Whether a token that is otherwise good was revoked. Every process knows two seconds after the revocation. */
export async function isRevoked(context: Context, token: RevocableToken): Promise<boolean> {
  const revocations = await currentRevocations(context);
  return revocations.some((revocation) => revokes(revocation, token));
}

async function currentRevocations({ core, organization }: Context): Promise<readonly Revocation[]> {
  const read = () =>
    inTransaction({ core, organization }, ({ manager }) =>
      manager.find(TokenRevocationEntity, {
        select: { id: true, tokenId: true, client: true, issuedBefore: true },
        where: { organizationId: organization.id },
      }),
    );
  return (await core.revocations.get(organization.id, read)) ?? [];
}

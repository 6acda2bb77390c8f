import { inTransaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { type RevocableToken, type Revocation, revokes } from './revocation-rule.ts';
import { TokenRevocationEntity } from './token-revocation-entity.ts';

/** How long a process may act on what it last read, in milliseconds. */
const FRESH_FOR = 2_000;

/** Revocations that this process lately read, by their organizations. */
export type RevocationCache = Map<string, { revocations: readonly Revocation[]; readAt: number }>;

export const createRevocationCache = (): RevocationCache => new Map();

/** Whether a token that is otherwise good was revoked. Every process knows two seconds after the revocation. */
export async function isRevoked(context: Context, token: RevocableToken): Promise<boolean> {
  const revocations = await currentRevocations(context);
  return revocations.some((revocation) => revokes(revocation, token));
}

async function currentRevocations(context: Context): Promise<readonly Revocation[]> {
  const { core, organization } = context;
  const known = core.revocations.get(organization.id);
  // Wall-clock time on purpose: freshness is about this process.
  const readAt = performance.now();
  if (known && readAt - known.readAt < FRESH_FOR) return known.revocations;
  const { audit, unitOfWork, ...scope } = context;
  const revocations = await inTransaction(scope, ({ manager }) =>
    manager.find(TokenRevocationEntity, {
      select: { id: true, tokenId: true, client: true, issuedBefore: true },
      where: { organizationId: organization.id },
    }),
  );
  core.revocations.set(organization.id, { revocations, readAt });
  return revocations;
}

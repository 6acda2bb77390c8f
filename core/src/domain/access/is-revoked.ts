import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Context } from '../context/context.ts';
import type { Revocation } from '../context/revocation-cache.ts';
import { type RevocableToken, revokes } from './revocation-rule.ts';
import { TokenRevocationEntity } from './token-revocation-entity.ts';

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

import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { referenceHashes } from '../plan/reference.ts';

/** Lets an attempt be found by its reference, from when it is being sent: no contact has been told it before. */
export async function keepReference(
  { core, organization }: Context,
  { prepared }: Transaction,
  { outboundId, reference }: { outboundId: string; reference: string },
): Promise<void> {
  const [hash] = referenceHashes(core.masterKeys.deploymentKeys(), reference);
  await prepared(
    'insert into attempt_references (organization_id, id, reference_hash) values ($1, $2, $3) on conflict do nothing',
    [organization.id, outboundId, hash],
  );
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { referenceHashes } from '../plan/reference.ts';

/** Lets an attempt be found by its reference, from when it is being sent: no contact has been told it before. */
export function keepReference(
  { core, organization }: Context,
  { pending }: Transaction,
  { outboundId, reference }: { outboundId: string; reference: string },
): void {
  const [hash] = referenceHashes(core.masterKeys.deploymentKeys(), reference);
  const into = 'attempt_references';
  pending.add({
    into,
    sql: `insert into ${into} (organization_id, id, reference_hash) values ($1, $2, $3) on conflict do nothing`,
    values: [organization.id, outboundId, hash],
  });
}

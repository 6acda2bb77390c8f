import type { Core } from '../../domain/context/context.ts';
import { type Context, now } from '../../domain/context/context.ts';
import { forEachOrganization, type OnFault } from '../../domain/context/each-organization.ts';
import { CHAIN_START, entryDigest, NO_ENTRY, type Seal, sealHash } from '../../platform/audit/audit-chain.ts';
import { AuditSealEntity, type AuditSealRow } from '../../platform/audit/audit-entities.ts';
import { findEntries } from '../../platform/audit/find-entries.ts';
import { newId } from '../../platform/database/ids.ts';
import { inSchedulerTransaction, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { signSeal } from './seal-signature.ts';

/** A new end of an organization's chain. Kept elsewhere, in a log for one, it shows if the end is ever cut off. */
export interface AuditHead {
  organizationId: string;
  number: number;
  /** Hexadecimal. */
  hash: string;
}

/** Entries that one seal covers at most. */
const MAX_ENTRIES = 500;
/** Organizations that one look takes on. */
const BATCH = 500;

/**
 * Seals what was added to the audit trails of all organizations.
 * @returns the new heads
 */
export async function sealAuditTrails(core: Core, onFault?: OnFault): Promise<AuditHead[]> {
  const waiting = await inSchedulerTransaction(core, ({ query }) =>
    query<{ organization_id: string }>(`select distinct organization_id from audit_unsealed limit ${BATCH}`),
  );
  const ids = waiting.map(({ organization_id }) => organization_id);
  return forEachOrganization(core, ids, sealAuditTrail, onFault);
}

/**
 * Adds the entries of one organization that wait to its chain. Requests only ever add rows of their own; the chain is
 * made here, one sealer at a time, so that no request waits for another's place in it.
 * @returns the new head; undefined when there was nothing to seal, or another process is sealing
 */
export async function sealAuditTrail(context: Context): Promise<AuditHead | undefined> {
  let head: AuditHead | undefined;
  for (;;) {
    const seal = await inTransaction(context, (transaction) => addSeal(context, transaction));
    if (!seal) return head;
    const { organizationId, number, hash } = seal;
    head = { organizationId, number, hash: hash.toString('hex') };
    if (seal.entries.length < MAX_ENTRIES) return head;
  }
}

async function addSeal(context: Context, transaction: Transaction): Promise<AuditSealRow | undefined> {
  const { manager, query } = transaction;
  const organizationId = context.organization.id;
  const [lock] = await query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('audit/' || $1, 0)) as mine`,
    [organizationId],
  );
  if (!lock?.mine) return undefined;
  const taken = await query<{ id: string }>(
    `delete from audit_unsealed where organization_id = $1 and id in
        (select id from audit_unsealed where organization_id = $1 order by id limit ${MAX_ENTRIES})
      returning id`,
    [organizationId],
  );
  if (taken.length === 0) return undefined;

  const ids = taken.map(({ id }) => id).sort();
  const found = await findEntries(transaction, organizationId, ids);
  const previous = await manager.findOne(AuditSealEntity, {
    where: { organizationId },
    order: { number: 'DESC' },
  });
  const seal: Seal = {
    organizationId,
    id: newId(),
    number: (previous?.number ?? 0) + 1,
    sealedAt: now(context),
    entries: ids.map((id) => {
      const entry = found.get(id);
      return [id, entry ? entryDigest(entry) : NO_ENTRY];
    }),
  };
  const hash = sealHash(previous?.hash ?? CHAIN_START, seal);
  const row: AuditSealRow = { ...seal, hash, signature: signSeal(context.cipher, seal.id, hash) };
  await manager.insert(AuditSealEntity, row);
  return row;
}

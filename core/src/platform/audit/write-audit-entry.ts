import { newId } from '../database/ids.ts';
import type { Scope } from '../database/scope.ts';
import type { Statement, Transaction } from '../database/transaction.ts';
import type { AuditEntry } from './audit-note.ts';

/** Writes the entry of a request in the transaction of what it reads or changes, in one round trip. */
export async function writeAuditEntry(
  scope: Scope,
  { together }: Transaction,
  entry: AuditEntry,
): Promise<void> {
  await together([auditStatement(scope, entry)]);
}

/** The same, for those who send it together with others. */
export function auditStatement(
  { core, organization }: Scope,
  { id = newId(), action, actor, subject, requestId, resources, client = null, address = null }: AuditEntry,
): Statement {
  return {
    sql: `with entry as (
        insert into audit_entries
            (organization_id, id, recorded_at, actor, subject, action, resources, request_id, client, address)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          on conflict do nothing
          returning organization_id, id)
      insert into audit_unsealed (organization_id, id) select organization_id, id from entry`,
    values: [
      ...[organization.id, id, core.clock.now(), actor, subject],
      ...[action, JSON.stringify(resources), requestId, client, address],
    ],
  };
}

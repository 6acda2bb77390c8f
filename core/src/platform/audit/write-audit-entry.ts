import { newId } from '../database/ids.ts';
import { rowsJson, tableOf } from '../database/rows/table.ts';
import type { Scope } from '../database/scope.ts';
import type { Statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { AuditEntryEntity } from './audit-entities.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Writes the entry of a request in the transaction of what it reads or changes, in one round trip. */
export async function writeAuditEntry(
  scope: Scope,
  { together }: Transaction,
  entry: AuditEntry,
): Promise<void> {
  await together([auditStatement(scope, entry)]);
}

/** The same of several requests, for those who send it together with others. */
export function auditStatement({ core, organization }: Scope, ...entries: readonly AuditEntry[]): Statement {
  const rows = entries.map((entry) => ({
    organizationId: organization.id,
    id: entry.id ?? newId(),
    recordedAt: core.clock.now(),
    action: entry.action,
    actor: entry.actor,
    subject: entry.subject,
    requestId: entry.requestId,
    resources: entry.resources,
    client: entry.client ?? null,
    address: entry.address ?? null,
  }));
  return {
    sql: `with entry as (${tableOf(core.dataSource, AuditEntryEntity).insert(1)}
          on conflict do nothing
          returning organization_id, id)
      insert into audit_unsealed (organization_id, id) select organization_id, id from entry`,
    values: [rowsJson(core.dataSource, AuditEntryEntity, rows)],
  };
}

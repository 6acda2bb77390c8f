import type { Transaction } from '../database/transaction.ts';
import type { ChainedEntry } from './audit-chain.ts';

/** The entries with these ids that exist, as the chain covers them. */
export async function findEntries(
  { query }: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ChainedEntry>> {
  const rows = await query<{ [Field in keyof ChainedEntry]: ChainedEntry[Field] }>(
    `select id, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "recordedAt",
        actor, subject, action, resources, request_id as "requestId", client, address
      from audit_entries where organization_id = $1 and id = any($2::uuid[])`,
    [organizationId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

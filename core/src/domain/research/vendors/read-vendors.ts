import type { SearchType } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { entityKey } from '../../records/entity-key.ts';
import type { EntityKnowledge } from '../entity-knowledge.ts';

/** The vendors that keep the records of these employers or schools, as operators have imported them. */
export async function readVendors(
  { query }: Pick<Transaction, 'query'>,
  { searchType, entityNames }: { searchType: SearchType; entityNames: readonly string[] },
): Promise<EntityKnowledge[]> {
  if (entityNames.length === 0) return [];
  const keys = entityNames.flatMap(keysOf);
  const rows = await query<{ key: string; vendor: string; employerCode: string | null }>(
    `select entity_key as key, vendor, employer_code as "employerCode" from third_party_records
      where search_type = $1 and entity_key = any ($2)`,
    [searchType, keys],
  );
  return entityNames.flatMap((entityName) => {
    const row = keysOf(entityName).flatMap((key) => rows.find((found) => found.key === key) ?? [])[0];
    if (!row) return [];
    const { vendor, employerCode } = row;
    const known: EntityKnowledge = {
      entityName,
      source: 'vendor_list',
      contacts: [],
      dead: new Set(),
      vendors: [vendor],
      employerCode,
    };
    return [known];
  });
}

/** The name, and the name of the group without the number of a store: "Acme Market #1234". */
function keysOf(entityName: string): string[] {
  const store = entityName.replace(/\s*(?:#|\bno\.?|\bstore|\bunit|\bbranch)\s*\d{1,6}\s*$/i, '');
  return [...new Set([entityName, store].map(entityKey))];
}

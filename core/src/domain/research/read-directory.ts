import type { SearchType } from '@credence/contract';
import { findRows } from '../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { locationOf } from '../contacts/planned-contact.ts';
import { type Context, now } from '../context/context.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { entityOf } from '../records/record-sources.ts';
import { namesEntity } from '../records/unnamed-employers.ts';
import { entityHash, openDirectory } from './directory-details.ts';
import { DirectoryEntity } from './directory-entity.ts';
import { type EntityKnowledge, knowledgeOf } from './entity-knowledge.ts';

/** What the organization has learned of these employers or schools; one entry for each that it knows anything of. */
export async function readDirectory(
  context: Context,
  transaction: Transaction,
  { searchType, records }: { searchType: SearchType; records: readonly CoveredRecord[] },
): Promise<EntityKnowledge[]> {
  // Names that are written differently and mean the same are looked up once.
  const entities = records
    .map((record) => ({ entityName: entityOf(record), location: locationOf(record) }))
    .filter(({ entityName }) => namesEntity(entityName));
  const names = new Map(
    entities.map((entity) => [entityHash(context, searchType, entity).toString('hex'), entity.entityName]),
  );
  if (names.size === 0) return [];
  const hashes = [...names.keys()].map((hash) => Buffer.from(hash, 'hex'));
  const rows = await findRows(context, transaction, DirectoryEntity, 'entity_hash = any($2)', [hashes]);
  const byEntity = Map.groupBy(rows, (row) => row.entityHash.toString('hex'));
  return [...names].flatMap(([hash, name]) => {
    const known = byEntity.get(hash);
    if (!known) return [];
    const entries = known.map((row) => ({
      lessons: row,
      isShared: row.orderId === null,
      lastSeenAt: row.lastSeenAt,
      details: openDirectory(context, row),
    }));
    return [knowledgeOf(name, entries, now(context))];
  });
}

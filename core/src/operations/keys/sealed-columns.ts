import type { EntitySchema } from 'typeorm';
import type { Core } from '../../domain/context/context.ts';

/** Columns of bytes in which nothing is sealed: hashes. A test sees to it that every other one can be opened. */
export const UNSEALED: readonly string[] = [
  'applicants.name_key',
  'outbounds.link_hash',
  'outbounds.reply_hash',
  'inbound_documents.sha256',
  'directory_contacts.entity_hash',
  'audit_seals.hash',
  'attempt_references.reference_hash',
  'console_sessions.token_hash',
];

/**
 * Tables to which the service only ever adds: what they hold can be read for as long as the data key is kept that it was
 * sealed under.
 */
export const ADDED_TO: readonly string[] = ['contact_audits', 'audit_seals'];

/** A table with sealed values. */
export interface SealedTable {
  table: string;
  entity: EntitySchema;
  /** The column that names the organization. */
  owner: string;
  columns: readonly string[];
}

/** Every table with sealed values that the service may change. */
export const sealedTables = ({ dataSource }: Core): SealedTable[] =>
  dataSource.entityMetadatas
    .map(({ tableName, columns, target }): SealedTable => {
      return {
        table: tableName,
        entity: target as unknown as EntitySchema,
        owner: tableName === 'organizations' ? 'id' : 'organization_id',
        columns: columns
          .filter(
            ({ type, databaseName }) =>
              type === 'bytea' && !UNSEALED.includes(`${tableName}.${databaseName}`),
          )
          .map(({ databaseName }) => databaseName),
      };
    })
    .filter(({ table, columns }) => columns.length > 0 && !ADDED_TO.includes(table));

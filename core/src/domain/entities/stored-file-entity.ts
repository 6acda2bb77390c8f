import { EntitySchema } from 'typeorm';
import {
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
} from '../../platform/database/columns.ts';

/** A file that may be in the file store, and that no order names so far. */
export interface StoredFileRow extends TenantKey {
  uri: string;
  /** Null where a client may still put it into the store itself, and for files of older releases. */
  bytes: number | null;
  createdAt: Date;
}

export const StoredFileEntity = new EntitySchema<StoredFileRow>({
  name: 'stored_file',
  tableName: 'stored_files',
  columns: { ...tenantKey, uri: text, bytes: nullable(integer), createdAt: instant },
});

import { EntitySchema } from 'typeorm';
import { instant, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/** A file that may be in the file store, and that no order names so far. */
export interface StoredFileRow extends TenantKey {
  uri: string;
  createdAt: Date;
}

export const StoredFileEntity = new EntitySchema<StoredFileRow>({
  name: 'stored_file',
  tableName: 'stored_files',
  columns: { ...tenantKey, uri: text, createdAt: instant },
});

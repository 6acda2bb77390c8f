import { EntitySchema } from 'typeorm';
import { integer, type TenantKey, tenantKey, uuid } from '../../platform/database/columns.ts';

/** The requests of an organization in its running window, in the terms of the library that counts them. */
export interface RequestCountRow extends TenantKey {
  /** The organization once more. */
  key: string;
  /** Requests so far. */
  points: number;
  /** End of the window, in milliseconds since 1970. */
  expire: string;
}

export const RequestCountEntity = new EntitySchema<RequestCountRow>({
  name: 'request_count',
  tableName: 'request_counts',
  columns: { ...tenantKey, key: uuid, points: integer, expire: { type: 'bigint' } },
});

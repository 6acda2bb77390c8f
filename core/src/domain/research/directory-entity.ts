import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';
import type { Lessons } from './directory-lessons.ts';

/** What an organization has learned of an employer or school: one destination, or a vendor that keeps its records. */
export interface DirectoryRow extends TenantKey, Lessons {
  /** Stands for the employer or school; see `entityHash`. */
  entityHash: Buffer;
  kind: 'DESTINATION' | 'VENDOR';
  /** The one order that it is known from, and goes with; null once a second order has taught it. */
  orderId: string | null;
  /** Sealed `DirectoryDetails`. */
  details: Buffer;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export const DirectoryEntity = new EntitySchema<DirectoryRow>({
  name: 'directoryContact',
  tableName: 'directory_contacts',
  columns: {
    ...tenantKey,
    entityHash: bytes,
    kind: text,
    orderId: nullable(uuid),
    accurate: integer,
    inaccurate: integer,
    answered: integer,
    bounced: integer,
    details: bytes,
    firstSeenAt: instant,
    lastSeenAt: instant,
  },
});

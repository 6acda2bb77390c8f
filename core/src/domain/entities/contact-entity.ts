import type { AccuracyStatus, ContactStatus } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  nullable,
  real,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

export interface ContactRow extends TenantKey {
  searchId: string;
  /** Rank in the plan: the most trusted contact first. */
  position: number;
  status: ContactStatus;
  accuracyStatus: AccuracyStatus | null;
  source: string;
  /** Index of the first record of the source that it is asked about; null for every source that is still open. */
  recordSource: number | null;
  /** When it has replied, in whatever words: it is not reminded, and not asked again by itself. */
  repliedAt: Date | null;
  confidence: number;
  /** Sealed `ContactDetails`. */
  details: Buffer;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

export const ContactEntity = new EntitySchema<ContactRow>({
  name: 'contact',
  tableName: 'contacts',
  columns: {
    ...tenantKey,
    searchId: uuid,
    position: integer,
    status: text,
    accuracyStatus: nullable(text),
    source: text,
    recordSource: nullable(integer),
    repliedAt: nullable(instant),
    confidence: real,
    details: bytes,
    createdAt: instant,
    updatedAt: instant,
    removedAt: nullable(instant),
  },
});

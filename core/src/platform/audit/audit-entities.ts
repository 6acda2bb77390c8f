import type { ActivityActor } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  json,
  nullable,
  type TenantKey,
  tenantKey,
  text,
} from '../database/columns.ts';
import type { Seal } from './audit-chain.ts';
import type { AuditResources } from './audit-entry.ts';

/** One read or change, as it was recorded. The service can add such rows, and neither change nor delete them. */
export interface AuditEntryRow extends TenantKey {
  recordedAt: Date;
  actor: ActivityActor;
  subject: string | null;
  action: string;
  resources: AuditResources;
  requestId: string | null;
  client: string | null;
  address: string | null;
}

/** A seal with its hash, and the hash sealed under the organization's key: only this service can make that. */
export interface AuditSealRow extends Seal {
  hash: Buffer;
  signature: Buffer;
}

export const AuditEntryEntity = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  tableName: 'audit_entries',
  columns: {
    ...tenantKey,
    recordedAt: instant,
    actor: text,
    subject: nullable(text),
    action: text,
    resources: json,
    requestId: nullable(text),
    client: nullable(text),
    address: nullable(text),
  },
});

/** Entries that no seal covers yet, by their ids. */
export const AuditUnsealedEntity = new EntitySchema<TenantKey>({
  name: 'audit_unsealed',
  tableName: 'audit_unsealed',
  columns: tenantKey,
});

export const AuditSealEntity = new EntitySchema<AuditSealRow>({
  name: 'audit_seal',
  tableName: 'audit_seals',
  columns: {
    ...tenantKey,
    number: integer,
    sealedAt: instant,
    entries: json,
    hash: bytes,
    signature: bytes,
  },
});

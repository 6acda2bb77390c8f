import { EntitySchema } from 'typeorm';
import { bytes, instant, type TenantKey, tenantKey } from '../database/columns.ts';

/** A key that a client sent along with a request, and how that request was answered. The id is made from the key. */
export interface IdempotencyKeyRow extends TenantKey {
  /** Sealed: which request it was, and its answer. */
  answer: Buffer;
  createdAt: Date;
}

export const IdempotencyKeyEntity = new EntitySchema<IdempotencyKeyRow>({
  name: 'idempotency_key',
  tableName: 'idempotency_keys',
  columns: { ...tenantKey, answer: bytes, createdAt: instant },
});

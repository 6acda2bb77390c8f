import { EntitySchema } from 'typeorm';
import { bytes, type TenantKey, tenantKey } from '../../platform/database/columns.ts';

/** Where an attempt is found by the reference that its contact types; its id is the attempt's. */
export interface AttemptReferenceRow extends TenantKey {
  referenceHash: Buffer;
}

export const AttemptReferenceEntity = new EntitySchema<AttemptReferenceRow>({
  name: 'attempt_reference',
  tableName: 'attempt_references',
  columns: { ...tenantKey, referenceHash: bytes },
});

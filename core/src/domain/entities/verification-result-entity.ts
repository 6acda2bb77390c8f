import type { ResultSource, SearchType, VerifiedOutcome } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

export interface VerificationResultRow extends TenantKey {
  searchId: string;
  searchType: SearchType;
  /** From the creation of the search to this result. */
  tookSeconds: number;
  outcome: VerifiedOutcome;
  discrepancy: boolean;
  /** Sealed text. */
  resultDetails: Buffer | null;
  submittedAt: string;
  source: ResultSource;
  /** Sealed `Claim[]`. */
  claims: Buffer;
  createdAt: Date;
}

export const VerificationResultEntity = new EntitySchema<VerificationResultRow>({
  name: 'verification_result',
  tableName: 'verification_results',
  columns: {
    ...tenantKey,
    searchId: uuid,
    searchType: text,
    tookSeconds: integer,
    outcome: text,
    discrepancy: flag,
    resultDetails: nullable(bytes),
    submittedAt: text,
    source: text,
    claims: bytes,
    createdAt: instant,
  },
});

/** Where a part of a verification result is sealed. */
export const resultPlace = (column: 'result_details' | 'claims', id: string) => ({
  table: 'verification_results',
  column,
  id,
});

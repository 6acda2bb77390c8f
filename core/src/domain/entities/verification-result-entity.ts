import type { ResultSource, SearchType, VerificationResult, VerifiedOutcome } from '@credence/contract';
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

/** What a result rests on. */
export type ResultGrounds = Pick<VerificationResult, 'questions' | 'answers' | 'decisions'>;

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
  /** Sealed `ResultGrounds`; null in a row of an older release. */
  grounds: Buffer | null;
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
    grounds: nullable(bytes),
    createdAt: instant,
  },
});

/** Where a part of a verification result is sealed. */
export const resultCell = (column: 'result_details' | 'claims' | 'grounds', id: string) => ({
  table: 'verification_results',
  column,
  id,
});

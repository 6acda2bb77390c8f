import type { RecordStatus } from '@credence/contract';
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
import type { Outreach } from './outreach.ts';

/** One record that a search verifies. What it says of the applicant stays sealed in the search's request. */
export interface SearchRecordRow extends TenantKey {
  searchId: string;
  /** Index among the records of the search, from 0. */
  record: number;
  /** Index of the first record that names the same employer or school: they are one source. */
  source: number;
  status: RecordStatus;
  /** What becomes of asking the contacts of its source. */
  outreach: Outreach;
  /** What it waits for, in words for people. */
  waitingFor: string | null;
  /** When a person is called for it, unless an answer comes first; null while there is no reason to. */
  escalateAt: Date | null;
  /** Sealed `RecordDetails`; null while nothing has been said about it. */
  details: Buffer | null;
  updatedAt: Date;
}

export const SearchRecordEntity = new EntitySchema<SearchRecordRow>({
  name: 'search_record',
  tableName: 'search_records',
  columns: {
    ...tenantKey,
    searchId: uuid,
    record: integer,
    source: integer,
    status: text,
    outreach: text,
    waitingFor: nullable(text),
    escalateAt: nullable(instant),
    details: nullable(bytes),
    updatedAt: instant,
  },
});

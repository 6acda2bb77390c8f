import type { SearchConfig, SearchPhase, SearchStatus, SearchType } from '@credence/contract';
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
import type { ApplicantRow } from './applicant-entity.ts';
import type { ContactRow } from './contact-entity.ts';
import type { OrderRow } from './order-entity.ts';
import type { OutboundRow } from './outbound-entity.ts';
import type { Outreach } from './outreach.ts';
import type { RecordDetails } from './record-details.ts';
import type { SearchRecordRow } from './search-record-entity.ts';

export interface SearchRow extends TenantKey {
  orderId: string;
  applicantId: string;
  /** Place among the searches of the order. */
  position: number;
  externalSearchId: string | null;
  searchType: SearchType;
  searchStatus: SearchStatus;
  phase: SearchPhase;
  /** Who works on it, as the console's issuer calls them; null while it is no one. */
  assignee: string | null;
  outreach: Outreach;
  /** What it waits for, in words for people. */
  waitingFor: string | null;
  nextActionAt: Date | null;
  /** When the search calls a person, unless an answer comes first; null while there is no reason to. */
  escalateAt: Date | null;
  /** When the search closes whatever has been found. */
  slaAt: Date;
  /** Written by workers of 0.1.0, which may still run beside this release. */
  sweptAt: Date | null;
  /** Number of events emitted so far. */
  eventSequence: number;
  /** Sealed `SearchConfig`. */
  config: Buffer;
  /** Sealed `VerificationRequest`. */
  request: Buffer;
  /** Sealed `ParentResearch`; null when nothing is known. */
  parentResearch: Buffer | null;
  createdAt: Date;
  updatedAt: Date;
}

export const SearchEntity = new EntitySchema<SearchRow>({
  name: 'search',
  tableName: 'searches',
  columns: {
    ...tenantKey,
    orderId: uuid,
    applicantId: uuid,
    position: integer,
    externalSearchId: nullable(text),
    searchType: text,
    searchStatus: text,
    phase: text,
    assignee: nullable(text),
    outreach: text,
    waitingFor: nullable(text),
    nextActionAt: nullable(instant),
    escalateAt: nullable(instant),
    slaAt: instant,
    sweptAt: nullable(instant),
    eventSequence: integer,
    config: bytes,
    request: bytes,
    parentResearch: nullable(bytes),
    createdAt: instant,
    updatedAt: instant,
  },
});

/** A record as it stands, readable. */
export type SearchRecord = Omit<SearchRecordRow, 'details'> & { details: RecordDetails };

/** A search whose row, and whose order's row, no other transaction changes until this one ends. */
export interface LockedSearch {
  search: SearchRow;
  /** At least one, in their order. */
  records: SearchRecord[];
  config: SearchConfig;
  order: Pick<
    OrderRow,
    | 'id'
    | 'orderStatus'
    | 'business'
    | 'businessContext'
    | 'webhookConfig'
    | 'redactedAt'
    | 'releaseFile'
    | 'releaseProblem'
  >;
  applicant: ApplicantRow;
  /** Every attempt, in no order, as this transaction has left it: `changeAttempt` changes it here and in its row. */
  attempts: readonly OutboundRow[];
  /** Likewise every contact that the search has or had: `changeContact`. */
  contacts: readonly ContactRow[];
  /** How the other searches of the order stand. */
  siblings: readonly SearchStatus[];
}

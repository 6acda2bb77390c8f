import type {
  EducationRecord,
  EmploymentRecord,
  SearchConfig,
  VerificationQuestion,
} from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { SearchRow } from './search-entity.ts';

/** A history record that a search has to verify: a job for an EMPLOYMENT search, a qualification for EDUCATION. */
export type CoveredRecord = EmploymentRecord | EducationRecord;

/** What a search has to find out, as ordered; sealed in the search's row. */
export interface VerificationRequest {
  records: CoveredRecord[];
  questions: VerificationQuestion[];
  questionnaireUrl: string | null;
  questionnaireAccessCode: string | null;
  /** `gs://` address or external URL of the signed release. */
  releaseFile: string | null;
}

const cell = (column: 'config' | 'request', id: string) => ({ table: 'searches', column, id });

export const sealRequest = ({ cipher }: Context, searchId: string, request: VerificationRequest): Buffer =>
  sealJson(cipher, cell('request', searchId), request);

export const openRequest = (
  { cipher }: Context,
  search: Pick<SearchRow, 'id' | 'request'>,
): VerificationRequest => openJson(cipher, cell('request', search.id), search.request);

export const sealConfig = ({ cipher }: Context, searchId: string, config: SearchConfig): Buffer =>
  sealJson(cipher, cell('config', searchId), config);

export const openConfig = ({ cipher }: Context, search: Pick<SearchRow, 'id' | 'config'>): SearchConfig =>
  openJson(cipher, cell('config', search.id), search.config);

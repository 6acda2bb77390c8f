import { createHash } from 'node:crypto';
import type { SearchRecord } from '../entities/search-entity.ts';

/** Stands for what the records of a search say, and what was decided: another as soon as any of it is another. */
export const versionOfRecords = (records: readonly Pick<SearchRecord, 'status' | 'details'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(records.map(({ status, details }) => [status, details])))
    .digest('base64url')
    .slice(0, 22);

import { createHash } from 'node:crypto';
import type { SearchRecord } from '@credence/contract';

/** Stands for what the records of a search say: another as soon as anything about them is another. */
export const versionOfRecords = (records: readonly SearchRecord[]): string =>
  createHash('sha256').update(JSON.stringify(records)).digest('base64url').slice(0, 22);

import { In } from 'typeorm';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { openRecordDetails, sealRecordDetails } from '../entities/record-details.ts';
import type { SearchRecord, SearchRow } from '../entities/search-entity.ts';
import { SearchRecordEntity, type SearchRecordRow } from '../entities/search-record-entity.ts';
import { type CoveredRecord, openRequest } from '../entities/verification-request.ts';
import { sourcesOf } from './record-sources.ts';

/**
 * The rows of the records that a new search covers. A search that covers none has one all the same, without a name and
 * without claims: what is said about the applicant there is about that one.
 */
export function newRecordRows(
  { id: searchId, organizationId, outreach, updatedAt }: SearchRow,
  records: readonly CoveredRecord[],
): SearchRecordRow[] {
  const sources = records.length > 0 ? sourcesOf(records) : [0];
  return sources.map((source, record) => ({
    organizationId,
    id: newId(),
    searchId,
    record,
    source,
    status: 'OPEN',
    outreach,
    waitingFor: null,
    escalateAt: null,
    details: null,
    updatedAt,
  }));
}

/**
 * The records of a locked search; those of one from an older release are written now.
 * @param rows as they are found beside the search: one without an id where it has none
 */
export async function recordsOfLocked(
  context: Context,
  { manager }: Transaction,
  search: SearchRow,
  rows: readonly (SearchRecordRow | { id: null })[],
): Promise<SearchRecord[]> {
  const known = rows.filter((row): row is SearchRecordRow => row.id !== null);
  if (known.length > 0) return known.map((row) => recordOf(context, row));
  const missing = rowsOfOlderSearch(context, search);
  await manager.insert(SearchRecordEntity, missing);
  return missing.map((row) => recordOf(context, row));
}

/** The records of searches, by the search; in the order of their index. */
export async function readRecords(
  context: Context,
  { manager }: Transaction,
  searches: readonly SearchRow[],
): Promise<Map<string, SearchRecord[]>> {
  const rows = await manager.find(SearchRecordEntity, {
    where: { organizationId: context.organization.id, searchId: In(searches.map(({ id }) => id)) },
    order: { record: 'ASC' },
  });
  const known = Map.groupBy(rows, ({ searchId }) => searchId);
  return new Map(
    searches.map((search) => {
      const records = known.get(search.id) ?? rowsOfOlderSearch(context, search);
      return [search.id, records.map((row) => recordOf(context, row))];
    }),
  );
}

/** What changes of a record. */
export type RecordChange = Partial<
  Pick<SearchRecord, 'status' | 'outreach' | 'waitingFor' | 'escalateAt' | 'details'>
>;

/** Changes a record of a locked search. */
export async function changeRecord(
  context: Context,
  { pending }: Transaction,
  record: SearchRecord,
  change: RecordChange,
): Promise<void> {
  const updatedAt = now(context);
  Object.assign(record, change, { updatedAt });
  const { id } = record;
  const { details, ...plain } = change;
  const sealed = details ? { details: sealRecordDetails(context, id, details) } : {};
  pending.update(SearchRecordEntity, id, { ...plain, ...sealed, updatedAt });
}

/** Nothing more than whether it was in review is known of the records of such a search. */
function rowsOfOlderSearch(context: Context, search: SearchRow): SearchRecordRow[] {
  const { records } = openRequest(context, search);
  const status = search.phase === 'REVIEW' ? 'REVIEW' : 'OPEN';
  const { waitingFor, escalateAt } = search;
  return newRecordRows(search, records).map((row) => ({ ...row, status, waitingFor, escalateAt }));
}

const recordOf = (context: Context, { details, ...row }: SearchRecordRow): SearchRecord => ({
  ...row,
  details: openRecordDetails(context, { id: row.id, details }),
});

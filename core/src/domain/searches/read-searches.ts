import type { Activity, SearchRecord as PresentedRecord, VerificationResult } from '@credence/contract';
import { In } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';
import { openJson, openText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { activityCell } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity, type SearchRecord, type SearchRow } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import {
  type ResultGrounds,
  resultCell,
  VerificationResultEntity,
  type VerificationResultRow,
} from '../entities/verification-result-entity.ts';
import { readingOfRecord } from '../records/record-reading.ts';
import { readRecords } from '../records/record-rows.ts';
import type { CompletionEstimate } from './estimate-completion.ts';
import { estimatesOf } from './read-pace.ts';

/** A search with what has been found. */
export interface SearchReading {
  search: SearchRow;
  /** When an answer can be expected; null when it cannot be said. */
  estimate: CompletionEstimate | null;
  records: PresentedRecord[];
  results: VerificationResult[];
}

/** A step in the outreach history, its time not yet written as text. */
export type ActivityReading = Omit<Activity, 'createdAt'> & { createdAt: Date };

/**
 * The searches of an order, in the order of the request.
 * @throws NotFound when the organization has no such order
 */
export function listSearches(context: Context, { orderId }: { orderId: string }): Promise<SearchReading[]> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const searches = await transaction.manager.find(SearchEntity, {
      where: { organizationId, orderId },
      order: { position: 'ASC' },
    });
    if (
      searches.length === 0 &&
      !(await transaction.manager.existsBy(OrderEntity, { organizationId, id: orderId }))
    ) {
      throw new NotFound('Order not found');
    }
    return withResults(context, transaction, searches);
  });
}

/**
 * One search with its outreach history, oldest step first.
 * @param mostActivities how many of its newest steps; all of them when absent
 * @throws NotFound when the order has no such search
 */
export function readSearch(
  context: Context,
  {
    orderId,
    searchId,
    mostActivities,
  }: { orderId: string; searchId: string; mostActivities?: number | undefined },
): Promise<SearchReading & { activities: ActivityReading[] }> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const search = await transaction.manager.findOneBy(SearchEntity, {
      organizationId,
      orderId,
      id: searchId,
    });
    if (!search) throw new NotFound('Search not found');
    const [reading] = await withResults(context, transaction, [search]);
    const rows = await transaction.manager.find(ActivityEntity, {
      where: { organizationId, searchId },
      order: { createdAt: 'DESC', id: 'DESC' },
      ...(mostActivities === undefined ? {} : { take: mostActivities }),
    });
    const activities = rows.toReversed().map((row) => ({
      ...row,
      channelValue: openText(context.cipher, activityCell(row.id), row.channelValue),
    }));
    if (!reading) throw new Error('A search vanished while it was read');
    return { ...reading, activities };
  });
}

/** Most searches that one look by external id answers with. */
const MOST_FOUND = 100;

/** The searches that the client knows by an id of its own, newest first, up to 100 of them. */
export function findSearches(
  context: Context,
  { externalSearchId }: { externalSearchId: string },
): Promise<SearchReading[]> {
  return inReadTransaction(context, async (transaction) => {
    const searches = await transaction.manager.find(SearchEntity, {
      where: { organizationId: context.organization.id, externalSearchId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_FOUND,
    });
    noteResources(context, { searchIds: searches.map(({ id }) => id) });
    return withResults(context, transaction, searches);
  });
}

/** Searches with what has been found, in their order. */
export async function withResults(
  context: Context,
  transaction: Transaction,
  searches: SearchRow[],
): Promise<SearchReading[]> {
  if (searches.length === 0) return [];
  const { manager } = transaction;
  const estimates = await estimatesOf(context, transaction, searches);
  const results = await manager.find(VerificationResultEntity, {
    where: { organizationId: context.organization.id, searchId: In(searches.map(({ id }) => id)) },
    order: { createdAt: 'ASC' },
  });
  const records = await readRecords(context, transaction, searches);
  const bySearch = Map.groupBy(results, ({ searchId }) => searchId);
  return searches.map((search) => ({
    search,
    estimate: estimates.get(search.id) ?? null,
    records: readingsOf(context, search, records.get(search.id) ?? []),
    results: (bySearch.get(search.id) ?? []).map((row) => openResult(context, row)),
  }));
}

function readingsOf(
  context: Context,
  search: SearchRow,
  records: readonly SearchRecord[],
): PresentedRecord[] {
  const covered = openRequest(context, search).records;
  return records.map((record) => readingOfRecord(covered, record));
}

function openResult({ cipher }: Context, row: VerificationResultRow): VerificationResult {
  const { id, outcome, discrepancy, submittedAt, source } = row;
  return {
    id,
    outcome,
    discrepancy,
    resultDetails: openText(cipher, resultCell('result_details', id), row.resultDetails),
    submittedAt,
    source,
    claims: openJson(cipher, resultCell('claims', id), row.claims),
    ...(row.grounds
      ? openJson<ResultGrounds>(cipher, resultCell('grounds', id), row.grounds)
      : { questions: [], answers: [], decisions: [] }),
  };
}

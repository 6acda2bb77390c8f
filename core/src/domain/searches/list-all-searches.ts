import type { Pagination } from '@credence/contract';
import { In } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { type PageInput, readByTime } from '../../platform/database/list-page.ts';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { openNames } from '../applicants/applicant-names.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { type SearchReading, withResults } from './read-searches.ts';
import { listOfSearches, type WorkListFilter } from './work-list-page.ts';

/** A search with whom it is about. */
export interface ListedSearchReading extends SearchReading {
  applicant: { firstName: string; lastName: string };
}

/**
 * One page of the searches that a filter finds in all orders, those whose SLA ends first before the others.
 * @throws Invalid when the cursor is none of this organization's
 */
export function listAllSearches(
  context: Context,
  input: WorkListFilter & PageInput,
): Promise<{ searches: ListedSearchReading[]; pagination: Pagination }> {
  return inReadTransaction(context, async (transaction) => {
    const listed = { ...listOfSearches(context, input), origin: 'a list of all searches answered with' };
    const { ids, pagination } = await readByTime(context, transaction, listed, input);
    noteResources(context, { searchIds: ids });
    return { searches: await readListed(context, transaction, ids), pagination };
  });
}

/** The searches with these ids, in their order. */
async function readListed(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ListedSearchReading[]> {
  const organizationId = context.organization.id;
  const rows = await transaction.manager.findBy(SearchEntity, { organizationId, id: In(ids) });
  const applicants = await transaction.manager.find(ApplicantEntity, {
    select: { organizationId: true, id: true, names: true, firstName: true, lastName: true },
    where: { organizationId, id: In(rows.map(({ applicantId }) => applicantId)) },
  });
  const readings = await withResults(context, transaction, rows);
  const readingById = new Map(readings.map((reading) => [reading.search.id, reading]));
  const applicantById = new Map(applicants.map((applicant) => [applicant.id, applicant]));
  return ids.flatMap((id) => {
    const reading = readingById.get(id);
    const applicant = applicantById.get(reading?.search.applicantId ?? '');
    if (!reading || !applicant) return [];
    return [{ ...reading, applicant: openNames(context, applicant) }];
  });
}

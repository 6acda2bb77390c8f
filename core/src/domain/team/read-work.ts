import type { ResultDecision } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { readRecords } from '../records/record-rows.ts';
import { decisionsOf } from '../records/result-of-records.ts';
import { type SearchReading, withResults } from '../searches/read-searches.ts';
import { versionOfRecords } from '../searches/records-version.ts';
import { readItems, type WorkItemReading } from './list-work.ts';
import { type RecordToDecide, recordsToDecide } from './records-to-decide.ts';

/** A search as people at work see it, with its records. */
export interface WorkSearchReading {
  item: WorkItemReading;
  search: SearchReading;
  toDecide: RecordToDecide[];
  /** What people have decided about its records so far. */
  decisions: ResultDecision[];
  /** A review of what is seen here sends it along. */
  version: string;
}

/**
 * One search to work on.
 * @throws NotFound when there is no such search
 */
export function readWork(context: Context, { searchId }: { searchId: string }): Promise<WorkSearchReading> {
  return inTransaction(context, async (transaction) => {
    const row = await transaction.manager.findOneBy(SearchEntity, {
      organizationId: context.organization.id,
      id: searchId,
    });
    if (!row) throw new NotFound('Search not found');
    noteResources(context, { orderId: row.orderId });
    const [item] = await readItems(context, transaction, [searchId]);
    const [search] = await withResults(context, transaction, [row]);
    const records = (await readRecords(context, transaction, [row])).get(searchId) ?? [];
    if (!item || !search) throw new Error('A search vanished while it was read');
    return {
      item,
      search,
      toDecide: recordsToDecide(context, row, records),
      decisions: decisionsOf(records),
      version: versionOfRecords(records),
    };
  });
}

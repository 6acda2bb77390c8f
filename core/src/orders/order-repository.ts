import { ActivityEntity } from '../activities/activity-entity.ts';
import { activityRows } from '../activities/record-activity.ts';
import { ApplicantEntity } from '../applicants/applicant-entity.ts';
import type { Context } from '../context.ts';
import { insertRows, rowsOf } from '../database/insert-rows.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { SearchEntity } from '../searches/search-entity.ts';
import { OrderEntity } from './order-entity.ts';
import type { NewOrder } from './prepare-orders.ts';

/**
 * Stores orders with all that belongs to them, the first step of each search's history included, in one statement,
 * and starts the research of their searches.
 */
export async function insertOrders(
  context: Context,
  transaction: Transaction,
  orders: readonly NewOrder[],
): Promise<void> {
  const searches = orders.flatMap((order) => order.searches);
  const activities = searches.map(({ id }) => ({
    searchId: id,
    activityType: 'SEARCH_CREATED',
    description: 'Search ordered',
  }));
  await insertRows(
    context,
    transaction,
    rowsOf(
      ApplicantEntity,
      orders.map(({ applicant }) => applicant),
    ),
    rowsOf(
      OrderEntity,
      orders.map(({ order }) => order),
    ),
    rowsOf(SearchEntity, searches),
    rowsOf(ActivityEntity, activityRows(context, activities)),
  );
  await enqueue(
    context,
    transaction,
    'research-search',
    searches.map(({ id }) => ({ data: { searchId: id } })),
  );
}

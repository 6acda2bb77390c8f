import { insertRows, rowsOf } from '../../platform/database/insert-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { activityRows } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
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

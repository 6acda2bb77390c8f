import { insertRowsAnd, rowsOf } from '../../platform/database/insert-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { activityRows } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { type EarlierOrder, earlierOrders } from './duplicate-searches.ts';
import type { NewOrder } from './prepare-orders.ts';

/**
 * Stores orders with all that belongs to them, the first step of each search's history included, in one statement,
 * and starts the research of their searches and the fetching of releases that are elsewhere.
 * @returns the orders that had their external ids before
 */
export async function insertOrders(
  context: Context,
  transaction: Transaction,
  orders: readonly NewOrder[],
): Promise<EarlierOrder[]> {
  const searches = orders.flatMap((order) => order.searches);
  const activities = searches.map(({ id }) => ({
    searchId: id,
    activityType: 'SEARCH_CREATED',
    description: 'Search ordered',
  }));
  const earlier = await insertRowsAnd<EarlierOrder>(
    context,
    transaction,
    earlierOrders(context.organization.id, orders, now(context)),
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
  await enqueue(
    context,
    transaction,
    'fetch-release',
    orders.flatMap(({ order, fetchesRelease }) =>
      fetchesRelease ? [{ data: { orderId: order.id, tries: 0 } }] : [],
    ),
  );
  return earlier;
}

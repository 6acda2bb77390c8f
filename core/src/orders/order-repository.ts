import { ActivityEntity } from '../activities/activity-entity.ts';
import { activityRows } from '../activities/record-activity.ts';
import { ApplicantEntity, type ApplicantRow } from '../applicants/applicant-entity.ts';
import type { Context } from '../context.ts';
import { insertRows, rowsOf } from '../database/insert-rows.ts';
import type { Transaction } from '../database/transaction.ts';
import { SearchEntity, type SearchRow } from '../searches/search-entity.ts';
import { OrderEntity, type OrderRow } from './order-entity.ts';

/** The rows of an order that does not exist yet. */
export interface NewOrder {
  applicant: ApplicantRow;
  order: OrderRow;
  searches: SearchRow[];
}

/** Writes orders with all that belongs to them, the first step of each search's history included, in one statement. */
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
}

import { insertionAnd, rowsOf } from '../../platform/database/insert-rows.ts';
import { inOneTrip, mayBeWritten } from '../../platform/database/transaction.ts';
import { jobStatements } from '../../platform/queue/enqueue.ts';
import { activityRows } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { SearchRecordEntity } from '../entities/search-record-entity.ts';
import { forgettingOf } from '../releases/stored-files.ts';
import { type EarlierOrder, earlierOrders } from './duplicate-searches.ts';
import type { NewOrder } from './prepare-orders.ts';

/**
 * Stores orders that were prepared, the first step of each search's history included, and starts the research of their
 * searches and the fetching of releases that are elsewhere. Where that fails, the release files that were kept for them are
 * deleted: no order names them.
 * @returns the orders that had their external ids before
 */
export async function storeOrders(context: Context, orders: readonly NewOrder[]): Promise<EarlierOrder[]> {
  const searches = orders.flatMap((order) => order.searches);
  const activities = searches.map(({ id }) => ({
    searchId: id,
    activityType: 'SEARCH_CREATED',
    description: 'Search ordered',
  }));
  const applicantRows = orders.map(({ applicant }) => applicant);
  const orderRows = orders.map(({ order }) => order);
  const records = orders.flatMap((order) => order.records);
  const research = searches.map(({ id }) => ({ data: { searchId: id } }));
  const fetches = orders.flatMap(({ order, fetchesRelease }) =>
    fetchesRelease ? [{ data: { orderId: order.id } }] : [],
  );
  try {
    const jobs = [
      await jobStatements(context, 'research-search', research),
      await jobStatements(context, 'fetch-release', fetches),
    ];
    const statements = [
      insertionAnd(
        context,
        earlierOrders(context.organization.id, orders, now(context)),
        rowsOf(ApplicantEntity, applicantRows),
        rowsOf(OrderEntity, orderRows),
        rowsOf(SearchEntity, searches),
        rowsOf(SearchRecordEntity, records),
        rowsOf(ActivityEntity, activityRows(context, activities)),
      ),
      ...forgettingOf(
        context,
        orderRows.flatMap(({ releaseFile }) => releaseFile ?? []),
      ),
      ...jobs.flatMap((job) => job.statements),
    ];
    const [earlier = []] = await inOneTrip(
      context,
      statements,
      jobs.flatMap(({ wake }) => wake ?? []),
    );
    return earlier as EarlierOrder[];
  } catch (error) {
    // What was sent and never answered may have been committed all the same, and then its orders name their files.
    if (!mayBeWritten(error)) await Promise.allSettled(orders.map((order) => deleteKept(context, order)));
    throw error;
  }
}

async function deleteKept({ core }: Context, { keptRelease }: NewOrder): Promise<void> {
  if (keptRelease) await core.files.delete(keptRelease);
}

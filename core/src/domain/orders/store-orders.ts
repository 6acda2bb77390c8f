import { sharedEntry } from '../../platform/audit/audit-note.ts';
import { isRefused, mayBeWritten } from '../../platform/database/driver/run-at-once.ts';
import { inOneTrip } from '../../platform/database/in-transaction.ts';
import { insertionAnd, rowsOf } from '../../platform/database/rows/insert-rows.ts';
import type { LateWork } from '../../platform/database/scope.ts';
import type { Statement } from '../../platform/database/statement.ts';
import { jobStatements } from '../../platform/queue/enqueue.ts';
import { sharedRuns } from '../../platform/shared-runs.ts';
import { type TraceCarrier, traceCarrier } from '../../platform/tracing/spans.ts';
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
 * deleted: no order names them. Orders of an organization that come at the same time have one connection, and small ones share a
 * transaction.
 * @returns the orders that had their external ids before; of a shared transaction, all of them
 */
export async function storeOrders(
  context: Context,
  orders: readonly NewOrder[],
): Promise<readonly EarlierOrder[]> {
  const request = { context, orders, trace: traceCarrier() };
  const { unitOfWork, tellCommit } = context;
  // A batch is long by itself, and the commit of a client that reads from replicas is to be told of.
  const isShared = orders.length === 1 && !tellCommit;
  if (isShared && unitOfWork?.late && !unitOfWork.hasBegun()) return leaveToAnswer(unitOfWork.late, request);
  return orDelete(request, isShared && !unitOfWork ? share(request) : storeTogether([request]));
}

/** Nothing names the files of orders that are not stored. */
async function orDelete<T>({ context, orders }: Storing, storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    // What was sent and never answered may have been committed all the same, and then its orders name their files.
    if (!mayBeWritten(error)) await Promise.allSettled(orders.map((order) => deleteKept(context, order)));
    throw error;
  }
}

/** Orders of one request. */
interface Storing {
  context: Context;
  orders: readonly NewOrder[];
  trace: TraceCarrier;
  /** Keeps the answer, where that is known already. */
  answer?: readonly Statement[];
}

/** Small requests that one transaction stores at most: those that share one wait for each other. */
const MOST_REQUESTS = 6;
/** What is small. */
const FEW_SEARCHES = 10;
const FEW_BYTES = 100_000;

/** A request that is not small has a transaction of its own, and all of an organization have one after the other. */
function weightOf({ orders }: Storing): number {
  const searches = orders.flatMap((order) => order.searches);
  const bytes = searches.reduce((sum, { config, request }) => sum + config.length + request.length, 0);
  return searches.length <= FEW_SEARCHES && bytes <= FEW_BYTES ? 1 : MOST_REQUESTS;
}

const shared = sharedRuns(
  async (requests: readonly Storing[]) => {
    const earlier = await storeTogether(requests);
    return requests.map(() => earlier);
  },
  { most: MOST_REQUESTS, weightOf, isOfOne: isRefused },
);

const share = (request: Storing): Promise<EarlierOrder[]> =>
  shared(request.context.core, request.context.organization.id, request);

/** Has orders stored along with the answer to their request. It says what was there before, so that is asked now. */
async function leaveToAnswer(late: LateWork, request: Storing): Promise<EarlierOrder[]> {
  const { unitOfWork: _, audit, ...alone } = request.context;
  const earlier = earlierOrders(alone.organization.id, request.orders, now(alone));
  const [found = []] = await orDelete(request, late.ask([earlier]));
  // The entry is written with the rest.
  const noted = audit?.recorded === false ? { ...alone, audit: { ...audit } } : alone;
  if (audit) audit.recorded = true;
  late.leave((answer) => orDelete(request, share({ ...request, context: noted, answer })));
  return found as EarlierOrder[];
}

/** Stores the orders of requests of one organization in one transaction. */
async function storeTogether(requests: readonly Storing[]): Promise<EarlierOrder[]> {
  const [first] = requests;
  if (!first) return [];
  const notes = requests.flatMap(({ context: { audit } }) => audit ?? []);
  const { audit, ...alone } = first.context;
  const scope = { ...alone, ...(notes.length > 0 ? { audit: sharedEntry(notes) } : {}) };
  const orders = requests.flatMap((request) => request.orders);
  const rows = orders.map(({ order }) => order);
  const jobs = [
    await jobStatements(alone, 'research-search', requests.flatMap(researchOf)),
    await jobStatements(alone, 'fetch-release', requests.flatMap(fetchesOf)),
  ];
  const statements = [
    insertionAnd(
      alone,
      earlierOrders(
        alone.organization.id,
        requests.flatMap((request) => (request.answer ? [] : request.orders)),
        now(alone),
      ),
      rowsOf(
        ApplicantEntity,
        orders.map(({ applicant }) => applicant),
      ),
      rowsOf(OrderEntity, rows),
      rowsOf(
        SearchEntity,
        orders.flatMap(({ searches }) => searches),
      ),
      rowsOf(
        SearchRecordEntity,
        orders.flatMap(({ records }) => records),
      ),
      rowsOf(ActivityEntity, requests.flatMap(firstSteps)),
    ),
    ...forgettingOf(
      alone,
      rows.flatMap(({ releaseFile }) => releaseFile ?? []),
    ),
    ...jobs.flatMap((job) => job.statements),
    ...requests.flatMap(({ answer = [] }) => answer),
  ];
  const wakes = jobs.flatMap(({ wake }) => wake ?? []);
  const [earlier = []] = await inOneTrip(scope, statements, wakes);
  return earlier as EarlierOrder[];
}

const searchIdsOf = ({ orders }: Storing): string[] =>
  orders.flatMap(({ searches }) => searches.map(({ id }) => id));

const researchOf = (request: Storing) =>
  searchIdsOf(request).map((searchId) => ({ data: { searchId }, trace: request.trace }));

const fetchesOf = ({ orders, trace }: Storing) =>
  orders.flatMap(({ order, fetchesRelease }) =>
    fetchesRelease ? [{ data: { orderId: order.id }, trace }] : [],
  );

const firstSteps = (request: Storing) =>
  activityRows(
    request.context,
    searchIdsOf(request).map((searchId) => ({
      searchId,
      activityType: 'SEARCH_CREATED',
      description: 'Search ordered',
    })),
  );

async function deleteKept({ core }: Context, { keptRelease }: NewOrder): Promise<void> {
  if (keptRelease) await core.files.delete(keptRelease);
}

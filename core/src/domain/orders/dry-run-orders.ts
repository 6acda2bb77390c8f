import type { OrderCreate, SearchConfig, SearchType } from '@credence/contract';
import { noteAction } from '../../platform/audit/audit-note.ts';
import { hoursOf } from '../calendar/contact-hours.ts';
import { locationOf } from '../contacts/planned-contact.ts';
import type { Context } from '../context/context.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { assignHistory } from '../records/assign-history.ts';
import { checkOrders } from './check-orders.ts';
import { placeInBatch } from './create-batch.ts';
import { effectiveConfig } from './effective-config.ts';

/** A search that would run, with the configuration that would apply to it. */
export interface PlannedSearch {
  searchType: SearchType;
  externalSearchId: string | null;
  searchConfig: SearchConfig;
}

/**
 * Checks an order as its creation would, and creates nothing.
 * @throws Invalid that lists every problem
 */
export async function dryRunOrder(context: Context, order: OrderCreate): Promise<PlannedSearch[]> {
  noteAction(context, 'order.dryRun');
  await checkOrders(context, [order]);
  return plannedSearches(context, order);
}

/**
 * The same for a batch: the searches of each of its orders.
 * @throws Invalid that lists every problem of every order, each with the index of its order
 */
export async function dryRunBatch(
  context: Context,
  { orders }: { orders: readonly OrderCreate[] },
): Promise<PlannedSearch[][]> {
  noteAction(context, 'batch.dryRun');
  await checkOrders(context, orders, placeInBatch);
  return orders.map((order) => plannedSearches(context, order));
}

function plannedSearches(context: Context, order: OrderCreate): PlannedSearch[] {
  const types = order.searchTypes.map(({ searchType }) => searchType);
  const covered = assignHistory(types, order.history);
  return order.searchTypes.map((search, index) => ({
    searchType: search.searchType,
    externalSearchId: search.externalSearchId ?? null,
    searchConfig: asApplied(context, effectiveConfig(order, search), covered[index] ?? []),
  }));
}

/**
 * With what the organization and the environment decide where the configuration leaves it to them, and the hours on the
 * clock of the employer or school that the first attempt is planned for.
 */
function asApplied(
  { core, organization }: Context,
  config: SearchConfig,
  [first]: readonly CoveredRecord[],
): SearchConfig {
  const { qaDestinations, ...rest } = config;
  const located = first && { location: locationOf(first) };
  return {
    ...rest,
    timing: { ...config.timing, businessHours: hoursOf({ config, zone: organization.timeZone }, located) },
    ...(qaDestinations && core.config.ENVIRONMENT === 'sandbox' ? { qaDestinations } : {}),
  };
}

import type { OrderCreate, SearchConfig, SearchType } from '@credence/contract';
import { noteAction } from '../../platform/audit/audit-note.ts';
import { organizationHours } from '../calendar/contact-hours.ts';
import type { Context } from '../context/context.ts';
import { checkOrders } from './check-orders.ts';
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
  return order.searchTypes.map((search) => ({
    searchType: search.searchType,
    externalSearchId: search.externalSearchId ?? null,
    searchConfig: asApplied(context, effectiveConfig(order, search)),
  }));
}

/** With what the organization and the environment decide where the configuration leaves it to them. */
function asApplied({ core, organization }: Context, config: SearchConfig): SearchConfig {
  const { qaDestinations, ...rest } = config;
  return {
    ...rest,
    timing: { ...config.timing, businessHours: organizationHours({ config, zone: organization.timeZone }) },
    ...(qaDestinations && core.config.ENVIRONMENT === 'sandbox' ? { qaDestinations } : {}),
  };
}

import { type OrderCreate, SearchConfig } from '@credence/contract';

const DEFAULT_CONFIG = SearchConfig.parse({});

/** The configuration that a search runs with. */
export const effectiveConfig = (
  order: OrderCreate,
  { searchConfig }: OrderCreate['searchTypes'][number],
): SearchConfig => searchConfig ?? order.defaultSearchConfig ?? DEFAULT_CONFIG;

/** Most characters of JSON that the configurations of all searches of a request have, as each search keeps its own. */
const CONFIGS_AT_MOST = 10_000_000;

/** @returns the first of the orders with which there is more than a request may hold; -1 where there is not */
export function orderTooMuch(orders: readonly OrderCreate[]): number {
  const sizes = new Map<SearchConfig, number>();
  const sizeOf = (config: SearchConfig): number => {
    const size = sizes.get(config) ?? JSON.stringify(config).length;
    sizes.set(config, size);
    return size;
  };
  let sum = 0;
  return orders.findIndex((order) => {
    for (const search of order.searchTypes) sum += sizeOf(effectiveConfig(order, search));
    return sum > CONFIGS_AT_MOST;
  });
}

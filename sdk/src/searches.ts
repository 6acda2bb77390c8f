import { path, type RequestOptions, type Transport } from './transport.ts';
import type { SearchesFound, SearchList, SearchUpdate, SearchUpdated, SearchWithActivity } from './types.ts';

/**
 * The searches of an order, at `credence.searches`.
 *
 * @example
 * const { searches } = await credence.searches.list(orderId);
 */
export class Searches {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Every search of the order with its phase and results.
   *
   * @example
   * const { searches } = await credence.searches.list(orderId);
   * for (const search of searches) console.log(search.searchType, search.phase, search.waitingFor);
   */
  async list(orderId: string, options?: RequestOptions): Promise<SearchList> {
    const call = { method: 'GET', path: path`/background-check/v1/orders/${orderId}/searches` } as const;
    return (await this.#transport.request<SearchList>(call, options)).data;
  }

  /**
   * One search with its results and its outreach history.
   *
   * @example
   * const { activity } = await credence.searches.get(orderId, searchId);
   * for (const step of activity) console.log(step.createdAt, step.description);
   */
  async get(orderId: string, searchId: string, options?: RequestOptions): Promise<SearchWithActivity> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}`,
    } as const;
    return (await this.#transport.request<SearchWithActivity>(call, options)).data;
  }

  /**
   * The searches that you know by an id of your own, newest first, 100 at most.
   *
   * @example
   * const { exists } = await credence.searches.findByExternalId('hire-20417');
   */
  async findByExternalId(externalSearchId: string, options?: RequestOptions): Promise<SearchesFound> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/searches/by-external-id/${externalSearchId}`,
    } as const;
    return (await this.#transport.request<SearchesFound>(call, options)).data;
  }

  /**
   * Completes, reassigns or cancels a search. It is never retried by itself; repeating the present status is harmless.
   *
   * @example
   * await credence.searches.update(orderId, searchId, {
   *   searchStatus: 'COMPLETED',
   *   resolution: { outcome: 'VERIFIED_NO_DISCREPANCY' },
   * });
   */
  async update(
    orderId: string,
    searchId: string,
    update: SearchUpdate,
    options?: RequestOptions,
  ): Promise<SearchUpdated> {
    const call = {
      method: 'PATCH',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}`,
      body: update,
    } as const;
    return (await this.#transport.request<SearchUpdated>(call, options)).data;
  }
}

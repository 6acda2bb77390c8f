import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import { Listing } from './listing.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type {
  ListedSearch,
  ReviewCreate,
  ReviewTaken,
  SearchesFound,
  SearchList,
  SearchUpdate,
  SearchUpdated,
  SearchWithActivity,
  WorkList,
  WorkListQuery,
} from './types.ts';

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
  list(orderId: string, options?: RequestOptions): APIPromise<SearchList> {
    const call = { method: 'GET', path: path`/background-check/v1/orders/${orderId}/searches` } as const;
    return this.#transport.request<SearchList>(call, options);
  }

  /**
   * One search with its results and its outreach history.
   *
   * @example
   * const { activity } = await credence.searches.get(orderId, searchId);
   * for (const step of activity) console.log(step.createdAt, step.description);
   */
  get(orderId: string, searchId: string, options?: RequestOptions): APIPromise<SearchWithActivity> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}`,
    } as const;
    return this.#transport.request<SearchWithActivity>(call, options);
  }

  /**
   * One page of the searches of all orders, those whose SLA ends first before the others.
   *
   * @example
   * const { data } = await credence.searches.listAll({ phase: 'REVIEW', limit: 50 });
   * for (const { applicant, slaAt, waitingFor } of data) console.log(applicant.lastName, slaAt, waitingFor);
   */
  listAll(query?: WorkListQuery, options?: RequestOptions): APIPromise<WorkList> {
    const call = { method: 'GET', path: path`/background-check/v1/searches`, query } as const;
    return this.#transport.request<WorkList>(call, options);
  }

  /**
   * The searches of all orders one after the other, those whose SLA ends first before the others, read in pages of
   * `limit` (100 unless told otherwise) as you go on.
   *
   * @example
   * for await (const search of credence.searches.all({ searchStatus: 'IN_PROGRESS' })) console.log(search.slaAt);
   */
  all(query: Omit<WorkListQuery, 'page'> = {}, options?: RequestOptions): Listing<ListedSearch> {
    return new Listing(
      (cursor) => this.listAll({ ...query, limit: query.limit ?? 100, cursor }, options),
      query.cursor,
    );
  }

  /**
   * The searches that you know by an id of your own, newest first, 100 at most.
   *
   * @example
   * const { exists } = await credence.searches.findByExternalId('hire-20417');
   */
  findByExternalId(externalSearchId: string, options?: RequestOptions): APIPromise<SearchesFound> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/searches/by-external-id/${externalSearchId}`,
    } as const;
    return this.#transport.request<SearchesFound>(call, options);
  }

  /**
   * Completes, reassigns or cancels a search. It is not retried by itself: what a repetition answered would not be
   * what was done.
   *
   * @example
   * await credence.searches.update(orderId, searchId, {
   *   searchStatus: 'COMPLETED',
   *   resolution: { outcome: 'VERIFIED_NO_DISCREPANCY' },
   * });
   */
  update(
    orderId: string,
    searchId: string,
    update: SearchUpdate,
    options?: RequestOptions,
  ): APIPromise<SearchUpdated> {
    const call = {
      method: 'PATCH',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}`,
      body: update,
      once: true,
    } as const;
    return this.#transport.request<SearchUpdated>(call, options);
  }

  /**
   * Decides what waits for review, claim by claim or record by record; the search ends with its last record.
   *
   * @example
   * const { records, searchStatus } = await credence.searches.review(orderId, searchId, {
   *   claims: [
   *     { record: 0, field: 'endDate', decision: 'CORRECT', value: '2024-10-31', note: 'As the letter says' },
   *     { record: 0, decision: 'ACCEPT' },
   *   ],
   * });
   */
  review(
    orderId: string,
    searchId: string,
    review: ReviewCreate,
    options?: CreateOptions,
  ): APIPromise<ReviewTaken> {
    const call = {
      method: 'POST',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}/review`,
      body: review,
    } as const;
    return this.#transport.request<ReviewTaken>(call, options);
  }
}

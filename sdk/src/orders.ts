import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import { TimeoutError } from './errors.ts';
import { Listing } from './listing.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import { pause } from './retry.ts';
import type { Searches } from './searches.ts';
import type { Transport } from './transport.ts';
import type {
  Order,
  OrderCancelled,
  OrderCreate,
  OrderCreated,
  OrderDryRun,
  OrderEvents,
  OrderList,
  OrderListQuery,
  Search,
} from './types.ts';

/** How long the look at the end of a wait may take. */
const LAST_LOOK_MS = 5_000;

/**
 * An order and its searches at one moment.
 *
 * @example
 * const line = ({ order, searches }: OrderProgress) => `${order.orderStatus} ${searches.map(({ phase }) => phase)}`;
 */
export interface OrderProgress {
  order: Order;
  searches: Search[];
}

/**
 * How to wait for an order.
 *
 * @example
 * const options: WaitOptions = { timeoutMs: 60_000, onProgress: ({ order }) => console.log(order.updatedAt) };
 * await credence.orders.waitForCompletion(orderId, options);
 */
export interface WaitOptions {
  /** Milliseconds after which to give up; without it the wait has no end of its own. */
  timeoutMs?: number | undefined;
  /** Milliseconds between two looks, 2,000 unless told otherwise. */
  pollIntervalMs?: number | undefined;
  /** Called with the first state and then with each that differs from the one before. */
  onProgress?: ((progress: OrderProgress) => void) | undefined;
  /** Ends the wait; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

const ORDERS = path`/background-check/v1/orders`;

/**
 * Verification orders, at `credence.orders`.
 *
 * @example
 * const { verificationOrderId } = await credence.orders.create(order);
 */
export class Orders {
  readonly #transport: Transport;
  readonly #searches: Searches;

  constructor(transport: Transport, searches: Searches) {
    this.#transport = transport;
    this.#searches = searches;
  }

  /**
   * Creates an order and starts its searches, which run after the answer.
   *
   * @example
   * const { verificationOrderId, searchIds } = await credence.orders.create({
   *   applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
   *   businessContext: {
   *     entityName: 'Northwind Clinics',
   *     appliedJobTitle: 'Staff Nurse',
   *     worksiteCity: 'Columbus',
   *     worksiteState: 'OH',
   *     proposedSalary: 78000,
   *   },
   *   searchTypes: [{ searchType: 'EMPLOYMENT' }],
   *   history: { employment: [{ employerName: 'Riverside Hospital', position: 'Registered Nurse' }] },
   * });
   */
  create(order: OrderCreate, options?: CreateOptions): APIPromise<OrderCreated> {
    const call = { method: 'POST', path: ORDERS, body: order } as const;
    return this.#transport.request<OrderCreated>(call, options);
  }

  /**
   * Checks an order without creating it: the hours of a search are those on its employer's clock. Throws BadRequestError
   * that lists every problem, as `create` would.
   *
   * @example
   * const { searches } = await credence.orders.dryRun(order);
   * console.log(searches[0]?.searchConfig.timing);
   */
  dryRun(order: OrderCreate, options?: RequestOptions): APIPromise<OrderDryRun> {
    const call = { method: 'POST', path: path`/background-check/v1/orders/dry-runs`, body: order } as const;
    return this.#transport.request<OrderDryRun>(call, options);
  }

  /**
   * The order with its applicant and search summaries. Throws NotFoundError when there is none with this id.
   *
   * @example
   * const { orderStatus } = await credence.orders.get(orderId);
   */
  get(orderId: string, options?: RequestOptions): APIPromise<Order> {
    const endpoint = path`/background-check/v1/orders/${orderId}`;
    return this.#transport.request<Order>({ method: 'GET', path: endpoint, absence }, options);
  }

  /**
   * One page of your orders, newest first.
   *
   * @example
   * const { data, pagination } = await credence.orders.list({ page: 2, limit: 50 });
   */
  list(query?: OrderListQuery, options?: RequestOptions): APIPromise<OrderList> {
    const call = { method: 'GET', path: ORDERS, query } as const;
    return this.#transport.request<OrderList>(call, options);
  }

  /**
   * Your orders one after the other, newest first, read in pages of `limit` (100 unless told otherwise) as you go on.
   * Orders created meanwhile change nothing about it.
   *
   * @example
   * for await (const order of credence.orders.all({ orderStatus: 'IN_PROGRESS' })) console.log(order.id);
   */
  all(query: Omit<OrderListQuery, 'page'> = {}, options?: RequestOptions): Listing<Order> {
    return new Listing(
      (cursor) => this.list({ ...query, limit: query.limit ?? 100, cursor }, options),
      query.cursor,
    );
  }

  /**
   * Cancels the order and its searches that are still in progress. Repeating it changes nothing.
   *
   * @example
   * const { affectedSearches } = await credence.orders.cancel(orderId);
   */
  cancel(orderId: string, options?: RequestOptions): APIPromise<OrderCancelled> {
    const call = { method: 'DELETE', path: path`/background-check/v1/orders/${orderId}` } as const;
    return this.#transport.request<OrderCancelled>(call, options);
  }

  /**
   * A stub that is always empty: read the `activity` of each search instead.
   *
   * @example
   * const { message } = await credence.orders.listEvents(orderId);
   */
  listEvents(orderId: string, options?: RequestOptions): APIPromise<OrderEvents> {
    const call = { method: 'GET', path: path`/background-check/v1/orders/${orderId}/events` } as const;
    return this.#transport.request<OrderEvents>(call, options);
  }

  /**
   * Looks at the order again and again until it is no longer in progress. Throws TimeoutError after `timeoutMs`.
   * Verifications can take days: a server should rather listen to webhooks.
   *
   * @example
   * const { order, searches } = await credence.orders.waitForCompletion(orderId, {
   *   timeoutMs: 10 * 60_000,
   *   onProgress: ({ searches }) => console.log(searches.map(({ phase }) => phase)),
   * });
   */
  waitForCompletion(orderId: string, options: WaitOptions = {}): Promise<OrderProgress> {
    const { timeoutMs = Number.POSITIVE_INFINITY, pollIntervalMs = 2_000, onProgress } = options;
    const limits = { signal: options.signal, deadlineMs: timeoutMs + LAST_LOOK_MS };
    return this.#transport.together(limits, async ({ signal }) => {
      const end = Date.now() + timeoutMs;
      let seen = '';
      for (;;) {
        // The order first: once it has ended, the searches read after it are in their final state.
        const order = await this.get(orderId, { signal });
        const { searches } = await this.#searches.list(orderId, { signal });
        const now = JSON.stringify([order, searches]);
        if (now !== seen) onProgress?.({ order, searches });
        seen = now;
        if (order.orderStatus !== 'IN_PROGRESS') return { order, searches };
        const leftMs = end - Date.now();
        if (leftMs <= 0)
          throw new TimeoutError(`Order ${orderId} is still in progress after ${timeoutMs} ms`);
        await pause(Math.min(pollIntervalMs, leftMs), signal);
      }
    });
  }
}

/** The API tells of an unknown order in an answer of 200. */
const absence = (body: object): string | null =>
  'error' in body && typeof body.error === 'string' ? body.error : null;

import { NotFoundError, TimeoutError } from './errors.ts';
import type { components } from './generated/api.ts';
import { pause } from './retry.ts';
import type { Searches } from './searches.ts';
import { type CreateOptions, path, type RequestOptions, type Transport } from './transport.ts';
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

/** An order and its searches at one moment. */
export interface OrderProgress {
  order: Order;
  searches: Search[];
}

/** How to wait for an order. */
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

const ORDERS = '/background-check/v1/orders';

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
  async create(order: OrderCreate, options?: CreateOptions): Promise<OrderCreated> {
    const call = { method: 'POST', path: ORDERS, body: order } as const;
    return (await this.#transport.request<OrderCreated>(call, options)).data;
  }

  /**
   * Checks an order without creating it. Throws BadRequestError that lists every problem, as `create` would.
   *
   * @example
   * const { searches } = await credence.orders.dryRun(order);
   * console.log(searches[0]?.searchConfig.timing);
   */
  async dryRun(order: OrderCreate, options?: RequestOptions): Promise<OrderDryRun> {
    const call = { method: 'POST', path: ORDERS, query: { dryRun: true }, body: order } as const;
    return (await this.#transport.request<OrderDryRun>(call, options)).data;
  }

  /**
   * The order with its applicant and search summaries. Throws NotFoundError when there is none with this id.
   *
   * @example
   * const { orderStatus } = await credence.orders.get(orderId);
   */
  async get(orderId: string, options?: RequestOptions): Promise<Order> {
    const call = { method: 'GET', path: path`/background-check/v1/orders/${orderId}` } as const;
    const { data, requestId } = await this.#transport.request<Order | OrderNotFound>(call, options);
    if ('error' in data) {
      const answer = { status: 404, messages: [data.error], body: data, requestId, retryAfterSeconds: null };
      throw new NotFoundError(answer);
    }
    return data;
  }

  /**
   * One page of your orders, newest first.
   *
   * @example
   * const { data, pagination } = await credence.orders.list({ page: 2, limit: 50 });
   */
  async list(query?: OrderListQuery, options?: RequestOptions): Promise<OrderList> {
    const call = { method: 'GET', path: ORDERS, query } as const;
    return (await this.#transport.request<OrderList>(call, options)).data;
  }

  /**
   * Your orders one after the other, newest first, read in pages of `limit` as you go on. Orders created meanwhile
   * change nothing about it.
   *
   * @example
   * for await (const order of credence.orders.all({ orderStatus: 'IN_PROGRESS', limit: 100 })) console.log(order.id);
   */
  async *all(query: Omit<OrderListQuery, 'page'> = {}, options?: RequestOptions): AsyncGenerator<Order> {
    for (let cursor = query.cursor; ; ) {
      const { data, pagination } = await this.list({ ...query, cursor }, options);
      yield* data;
      if (pagination.nextCursor === null) return;
      cursor = pagination.nextCursor;
    }
  }

  /**
   * Cancels the order and its searches that are still in progress. Repeating it changes nothing.
   *
   * @example
   * const { affectedSearches } = await credence.orders.cancel(orderId);
   */
  async cancel(orderId: string, options?: RequestOptions): Promise<OrderCancelled> {
    const call = { method: 'DELETE', path: path`/background-check/v1/orders/${orderId}` } as const;
    return (await this.#transport.request<OrderCancelled>(call, options)).data;
  }

  /**
   * A stub that is always empty: read the `activity` of each search instead.
   *
   * @example
   * const { message } = await credence.orders.listEvents(orderId);
   */
  async listEvents(orderId: string, options?: RequestOptions): Promise<OrderEvents> {
    const call = { method: 'GET', path: path`/background-check/v1/orders/${orderId}/events` } as const;
    return (await this.#transport.request<OrderEvents>(call, options)).data;
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
  async waitForCompletion(orderId: string, options: WaitOptions = {}): Promise<OrderProgress> {
    const { timeoutMs = Number.POSITIVE_INFINITY, pollIntervalMs = 2_000, onProgress, signal } = options;
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
      if (leftMs <= 0) throw new TimeoutError(`Order ${orderId} is still in progress after ${timeoutMs} ms`);
      await pause(Math.min(pollIntervalMs, leftMs), signal);
    }
  }
}

type OrderNotFound = components['schemas']['OrderNotFound'];

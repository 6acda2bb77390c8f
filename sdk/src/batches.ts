import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type {
  BatchCreate,
  BatchCreated,
  BatchDryRun,
  BatchList,
  BatchListQuery,
  BatchNotDeleted,
  BatchPlaceholder,
} from './types.ts';

const BATCHES = path`/background-check/v1/batches`;

/**
 * Many orders in one request, at `credence.batches`.
 *
 * @example
 * const { orders } = await credence.batches.create({ orders: [first, second] });
 */
export class Batches {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Creates up to 500 orders: all of them, or none. Throws BadRequestError that lists every problem with the place of
   * its order, as `orders.3.applicant.ssn is required`.
   *
   * @example
   * const { orders } = await credence.batches.create({ orders: [first, second] });
   * for (const { verificationOrderId } of orders) console.log(verificationOrderId);
   */
  create(batch: BatchCreate, options?: CreateOptions): APIPromise<BatchCreated> {
    const call = { method: 'POST', path: BATCHES, body: batch } as const;
    return this.#transport.request<BatchCreated>(call, options);
  }

  /**
   * Checks the orders of a batch without creating any of them. Throws BadRequestError as `create` would.
   *
   * @example
   * const checked = await credence.batches.dryRun({ orders: [first, second] });
   * console.log(checked.orders.map(({ searches }) => searches.length));
   */
  dryRun(batch: BatchCreate, options?: RequestOptions): APIPromise<BatchDryRun> {
    const call = { method: 'POST', path: BATCHES, query: { dryRun: true }, body: batch } as const;
    return this.#transport.request<BatchDryRun>(call, options);
  }

  /**
   * A placeholder that is always empty: list the orders instead.
   *
   * @example
   * const { message } = await credence.batches.list();
   */
  list(query?: BatchListQuery, options?: RequestOptions): APIPromise<BatchList> {
    const call = { method: 'GET', path: BATCHES, query } as const;
    return this.#transport.request<BatchList>(call, options);
  }

  /**
   * A placeholder that looks nothing up: get the orders instead.
   *
   * @example
   * const { note } = await credence.batches.get(batchId);
   */
  get(batchId: string, options?: RequestOptions): APIPromise<BatchPlaceholder> {
    const call = { method: 'GET', path: path`/background-check/v1/batches/${batchId}` } as const;
    return this.#transport.request<BatchPlaceholder>(call, options);
  }

  /**
   * A placeholder that changes nothing: cancel the orders one by one.
   *
   * @example
   * const { success } = await credence.batches.delete(batchId);
   */
  delete(batchId: string, options?: RequestOptions): APIPromise<BatchNotDeleted> {
    const call = { method: 'DELETE', path: path`/background-check/v1/batches/${batchId}` } as const;
    return this.#transport.request<BatchNotDeleted>(call, options);
  }
}

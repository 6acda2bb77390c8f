import { type CreateOptions, path, type RequestOptions, type Transport } from './transport.ts';
import type {
  BatchCreate,
  BatchCreated,
  BatchList,
  BatchListQuery,
  BatchNotDeleted,
  BatchPlaceholder,
} from './types.ts';

const BATCHES = '/background-check/v1/batches';

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
  async create(batch: BatchCreate, options?: CreateOptions): Promise<BatchCreated> {
    const call = { method: 'POST', path: BATCHES, body: batch } as const;
    return (await this.#transport.request<BatchCreated>(call, options)).data;
  }

  /**
   * A placeholder that is always empty: list the orders instead.
   *
   * @example
   * const { message } = await credence.batches.list();
   */
  async list(query?: BatchListQuery, options?: RequestOptions): Promise<BatchList> {
    const call = { method: 'GET', path: BATCHES, query } as const;
    return (await this.#transport.request<BatchList>(call, options)).data;
  }

  /**
   * A placeholder that looks nothing up: get the orders instead.
   *
   * @example
   * const { note } = await credence.batches.get(batchId);
   */
  async get(batchId: string, options?: RequestOptions): Promise<BatchPlaceholder> {
    const call = { method: 'GET', path: path`/background-check/v1/batches/${batchId}` } as const;
    return (await this.#transport.request<BatchPlaceholder>(call, options)).data;
  }

  /**
   * A placeholder that changes nothing: cancel the orders one by one.
   *
   * @example
   * const { success } = await credence.batches.delete(batchId);
   */
  async delete(batchId: string, options?: RequestOptions): Promise<BatchNotDeleted> {
    const call = { method: 'DELETE', path: path`/background-check/v1/batches/${batchId}` } as const;
    return (await this.#transport.request<BatchNotDeleted>(call, options)).data;
  }
}

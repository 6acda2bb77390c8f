import { type Path, path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type {
  OutboundChanged,
  OutboundList,
  OutboundListQuery,
  OutboundsCancelled,
  OutboundsPaused,
  OutboundsResumed,
} from './types.ts';

/**
 * The attempts to reach the contacts of a search, at `credence.outbounds`.
 *
 * @example
 * const { outbounds } = await credence.outbounds.list(orderId, searchId);
 */
export class Outbounds {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The attempts that can still be paused, resumed or cancelled, the next one first. With `include: 'all'` every other
   * attempt follows.
   *
   * @example
   * const { outbounds } = await credence.outbounds.list(orderId, searchId, { include: 'all' });
   * for (const { channel, destination, status } of outbounds) console.log(channel, destination, status);
   */
  list(
    orderId: string,
    searchId: string,
    query?: OutboundListQuery,
    options?: RequestOptions,
  ): APIPromise<OutboundList> {
    const call = { method: 'GET', path: pathOf(orderId, searchId, 'outbounds'), query } as const;
    return this.#transport.request<OutboundList>(call, options);
  }

  /**
   * Cancels every attempt that has not gone out, for good.
   *
   * @example
   * const { cancelledCount } = await credence.outbounds.cancelAll(orderId, searchId);
   */
  cancelAll(orderId: string, searchId: string, options?: CreateOptions): APIPromise<OutboundsCancelled> {
    const call = { method: 'POST', path: pathOf(orderId, searchId, 'cancel-outbounds') } as const;
    return this.#transport.request<OutboundsCancelled>(call, options);
  }

  /**
   * Pauses every scheduled attempt. What is being sent already goes out, and is not counted.
   *
   * @example
   * const { pausedCount } = await credence.outbounds.pauseAll(orderId, searchId);
   */
  pauseAll(orderId: string, searchId: string, options?: CreateOptions): APIPromise<OutboundsPaused> {
    const call = { method: 'POST', path: pathOf(orderId, searchId, 'pause-outbounds') } as const;
    return this.#transport.request<OutboundsPaused>(call, options);
  }

  /**
   * Schedules every paused attempt again; those for which no time is left are cancelled.
   *
   * @example
   * const { resumedCount, cancelledCount } = await credence.outbounds.resumeAll(orderId, searchId);
   */
  resumeAll(orderId: string, searchId: string, options?: CreateOptions): APIPromise<OutboundsResumed> {
    const call = { method: 'POST', path: pathOf(orderId, searchId, 'resume-outbounds') } as const;
    return this.#transport.request<OutboundsResumed>(call, options);
  }

  /**
   * Pauses one scheduled attempt. Throws ConflictError when it is too late, or the attempt is paused already.
   *
   * @example
   * await credence.outbounds.pause(orderId, searchId, outboundId);
   */
  pause(
    orderId: string,
    searchId: string,
    outboundId: string,
    options?: CreateOptions,
  ): APIPromise<OutboundChanged> {
    const endpoint = pathOf(orderId, searchId, 'pause-outbound');
    const call = { method: 'POST', path: endpoint, body: { outboundId } } as const;
    return this.#transport.request<OutboundChanged>(call, options);
  }

  /**
   * Schedules one paused attempt again; `status` is `CANCELLED` when no time is left for it. Throws ConflictError when
   * it is not paused.
   *
   * @example
   * const { status } = await credence.outbounds.resume(orderId, searchId, outboundId);
   */
  resume(
    orderId: string,
    searchId: string,
    outboundId: string,
    options?: CreateOptions,
  ): APIPromise<OutboundChanged> {
    const endpoint = pathOf(orderId, searchId, 'resume-outbound');
    const call = { method: 'POST', path: endpoint, body: { outboundId } } as const;
    return this.#transport.request<OutboundChanged>(call, options);
  }
}

const pathOf = (orderId: string, searchId: string, what: string): Path =>
  path`/background-check/v1/orders/${orderId}/searches/${searchId}/${what}`;

import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import { Listing } from './listing.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type {
  CloseoutEvent,
  CloseoutEventList,
  CloseoutEventQuery,
  EventRedelivered,
  EventsRedelivered,
  RedeliveryRequest,
} from './types.ts';

const EVENTS = path`/v1/closeout-events`;

/**
 * What redelivering many events did, by their number.
 *
 * @example
 * const totals: RedeliveryTotals = await credence.closeoutEvents.redeliverAll({ from: '2025-03-03' });
 * console.log(totals.redelivered, totals.withoutTarget);
 */
export type RedeliveryTotals = Pick<
  EventsRedelivered,
  'redelivered' | 'inFlight' | 'withoutTarget' | 'redacted'
>;

/**
 * The events told to your webhooks and what became of each, at `credence.closeoutEvents`.
 *
 * @example
 * const { data } = await credence.closeoutEvents.list({ deliveryStatus: 'FAILED' });
 */
export class CloseoutEvents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * One page of the events, newest first, each with every attempt to deliver it.
   *
   * @example
   * const { data } = await credence.closeoutEvents.list({ searchId });
   * for (const { event, attempts } of data) console.log(event, attempts.at(-1)?.responseStatus);
   */
  list(query?: CloseoutEventQuery, options?: RequestOptions): APIPromise<CloseoutEventList> {
    const call = { method: 'GET', path: EVENTS, query } as const;
    return this.#transport.request<CloseoutEventList>(call, options);
  }

  /**
   * The events one after the other, newest first, read in pages of `limit` (100 unless told otherwise) as you go on.
   * Events that occur meanwhile change nothing about it.
   *
   * @example
   * for await (const { eventId, payload } of credence.closeoutEvents.all({ from: '2025-03-01' }))
   *   await reconcile(eventId, payload);
   */
  all(query: Omit<CloseoutEventQuery, 'page'> = {}, options?: RequestOptions): Listing<CloseoutEvent> {
    return new Listing(
      (cursor) => this.list({ ...query, limit: query.limit ?? 100, cursor }, options),
      query.cursor,
    );
  }

  /**
   * Delivers one event again, with its id and its bytes. Throws ConflictError when no target wants it.
   *
   * @example
   * const { deliveryStatus } = await credence.closeoutEvents.redeliver(eventId);
   */
  redeliver(eventId: string, options?: CreateOptions): APIPromise<EventRedelivered> {
    const call = { method: 'POST', path: path`/v1/closeout-events/${eventId}/redeliver` } as const;
    return this.#transport.request<EventRedelivered>(call, options);
  }

  /**
   * Delivers the events of a time range again, those that failed unless told otherwise: as many as one call takes on,
   * the oldest first. With `dryRun` it only counts them.
   *
   * @example
   * const { matched } = await credence.closeoutEvents.redeliverSome({ from: '2025-03-03', dryRun: true });
   */
  redeliverSome(request: RedeliveryRequest, options?: CreateOptions): APIPromise<EventsRedelivered> {
    const call = { method: 'POST', path: path`/v1/closeout-events/redeliver`, body: request } as const;
    return this.#transport.request<EventsRedelivered>(call, options);
  }

  /**
   * Delivers all events of a time range again, in as many calls as that takes.
   *
   * @example
   * const { redelivered } = await credence.closeoutEvents.redeliverAll({
   *   from: '2025-03-03T16:00:00Z',
   *   to: '2025-03-03T18:30:00Z',
   * });
   */
  redeliverAll(
    request: Omit<RedeliveryRequest, 'dryRun' | 'cursor'>,
    options?: RequestOptions,
  ): Promise<RedeliveryTotals> {
    const totals = { redelivered: 0, inFlight: 0, withoutTarget: 0, redacted: 0 };
    return this.#transport.together(options, async (within) => {
      for (let cursor: string | undefined; ; ) {
        const { nextCursor, ...done } = await this.redeliverSome({ ...request, cursor }, within);
        totals.redelivered += done.redelivered;
        totals.inFlight += done.inFlight;
        totals.withoutTarget += done.withoutTarget;
        totals.redacted += done.redacted;
        if (nextCursor === null) return totals;
        cursor = nextCursor;
      }
    });
  }
}

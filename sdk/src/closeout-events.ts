import { type CreateOptions, path, type RequestOptions, type Transport } from './transport.ts';
import type {
  CloseoutEvent,
  CloseoutEventList,
  CloseoutEventQuery,
  EventRedelivered,
  EventsRedelivered,
  RedeliveryRequest,
} from './types.ts';

const EVENTS = '/v1/closeout-events';

/** What redelivering many events did, by their number. */
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
  async list(query?: CloseoutEventQuery, options?: RequestOptions): Promise<CloseoutEventList> {
    const call = { method: 'GET', path: EVENTS, query } as const;
    return (await this.#transport.request<CloseoutEventList>(call, options)).data;
  }

  /**
   * The events one after the other, newest first, read in pages of `limit` as you go on. Events that occur meanwhile
   * change nothing about it.
   *
   * @example
   * for await (const { eventId, payload } of credence.closeoutEvents.iterate({ from: '2025-03-01', limit: 100 }))
   *   await reconcile(eventId, payload);
   */
  async *iterate(
    query: Omit<CloseoutEventQuery, 'page'> = {},
    options?: RequestOptions,
  ): AsyncGenerator<CloseoutEvent> {
    for (let cursor = query.cursor; ; ) {
      const { data, pagination } = await this.list({ ...query, cursor }, options);
      yield* data;
      if (pagination.nextCursor === null) return;
      cursor = pagination.nextCursor;
    }
  }

  /**
   * Delivers one event again, with its id and its bytes. Throws ConflictError when no target wants it.
   *
   * @example
   * const { deliveryStatus } = await credence.closeoutEvents.redeliver(eventId);
   */
  async redeliver(eventId: string, options?: CreateOptions): Promise<EventRedelivered> {
    const call = { method: 'POST', path: path`/v1/closeout-events/${eventId}/redeliver` } as const;
    return (await this.#transport.request<EventRedelivered>(call, options)).data;
  }

  /**
   * Delivers the events of a time range again, those that failed unless told otherwise: as many as one call takes on,
   * the oldest first. With `dryRun` it only counts them.
   *
   * @example
   * const { matched } = await credence.closeoutEvents.redeliverSome({ from: '2025-03-03', dryRun: true });
   */
  async redeliverSome(request: RedeliveryRequest, options?: CreateOptions): Promise<EventsRedelivered> {
    const call = { method: 'POST', path: `${EVENTS}/redeliver`, body: request } as const;
    return (await this.#transport.request<EventsRedelivered>(call, options)).data;
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
  async redeliverAll(
    request: Omit<RedeliveryRequest, 'dryRun' | 'cursor'>,
    options?: RequestOptions,
  ): Promise<RedeliveryTotals> {
    const totals = { redelivered: 0, inFlight: 0, withoutTarget: 0, redacted: 0 };
    for (let cursor: string | undefined; ; ) {
      const { nextCursor, ...done } = await this.redeliverSome({ ...request, cursor }, options);
      totals.redelivered += done.redelivered;
      totals.inFlight += done.inFlight;
      totals.withoutTarget += done.withoutTarget;
      totals.redacted += done.redacted;
      if (nextCursor === null) return totals;
      cursor = nextCursor;
    }
  }
}

import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { CreateOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type { InboundAccepted, InboundNotification } from './types.ts';

/**
 * What contacts sent to you rather than to the service, at `credence.inbound`.
 *
 * @example
 * const { success } = await credence.inbound.submit(notification);
 */
export class Inbound {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Passes on a message or the answers of a contact. One that belongs to no search is kept: `success` is then false,
   * and `failureReasons` says what was tried.
   *
   * @example
   * const accepted = await credence.inbound.submit({
   *   messageId: 'call-20417-2',
   *   channel: 'VOICE',
   *   answers: { claims: [{ field: 'position', answer: 'CONFIRMED' }] },
   *   metadata: { searchId },
   * });
   * if (!accepted.success) console.warn(accepted.failureReasons);
   */
  submit(notification: InboundNotification, options?: CreateOptions): APIPromise<InboundAccepted> {
    const endpoint = path`/background-check/v1/inbound/notifications`;
    const call = { method: 'POST', path: endpoint, body: notification } as const;
    return this.#transport.request<InboundAccepted>(call, options);
  }
}

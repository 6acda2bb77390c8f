import { type CreateOptions, path, type RequestOptions, type Transport } from './transport.ts';
import type {
  ContactCreate,
  ContactCreated,
  ContactList,
  ContactMark,
  ContactMarked,
  ContactRemove,
  ContactRemoved,
  ContactUpdate,
  ContactUpdated,
} from './types.ts';

/**
 * Whom a search asks, at `credence.contacts`.
 *
 * @example
 * const { contacts } = await credence.contacts.list(orderId, searchId);
 */
export class Contacts {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The contact plan of a search, the most trusted contact first, then those that were removed.
   *
   * @example
   * const { contacts } = await credence.contacts.list(orderId, searchId);
   * for (const { name, status } of contacts) console.log(name, status);
   */
  async list(orderId: string, searchId: string, options?: RequestOptions): Promise<ContactList> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}/contacts`,
    } as const;
    return (await this.#transport.request<ContactList>(call, options)).data;
  }

  /**
   * Adds somebody to ask. With `executeOutboundImmediately`, or when the search had nobody else to ask, attempts are
   * scheduled at once.
   *
   * @example
   * const { contactId, queuedCount } = await credence.contacts.add(orderId, searchId, {
   *   name: 'Dana Wells',
   *   entityName: 'Riverside Hospital',
   *   confidence: 0.9,
   *   location: 'Columbus, OH',
   *   contactMethods: [{ email: 'dana.wells@riverside.example', confidence: 0.9, source: 'phone call' }],
   *   executeOutboundImmediately: true,
   * });
   */
  async add(
    orderId: string,
    searchId: string,
    contact: ContactCreate,
    options?: CreateOptions,
  ): Promise<ContactCreated> {
    const call = { method: 'POST', path: contactPath(orderId, searchId), body: contact } as const;
    return (await this.#transport.request<ContactCreated>(call, options)).data;
  }

  /**
   * Replaces a contact; attempts that wait follow its destinations. It is never retried by itself: what a repetition
   * answered would not be what was done.
   *
   * @example
   * const { scheduledFollowUps } = await credence.contacts.update(orderId, searchId, {
   *   contactId,
   *   name: 'Dana Wells',
   *   entityName: 'Riverside Hospital',
   *   confidence: 0.9,
   *   location: 'Columbus, OH',
   *   contactMethods: [{ phone: '+1 614 555 0190', confidence: 0.9, source: 'phone call' }],
   * });
   */
  async update(
    orderId: string,
    searchId: string,
    update: ContactUpdate,
    options?: RequestOptions,
  ): Promise<ContactUpdated> {
    const call = { method: 'PUT', path: contactPath(orderId, searchId), body: update } as const;
    return (await this.#transport.request<ContactUpdated>(call, once(options))).data;
  }

  /**
   * Keeps your judgement of a contact. Attempts that wait for an inaccurate one are cancelled unless
   * `cancelFutureAttempts` is false.
   *
   * @example
   * const { auditId } = await credence.contacts.markAccuracy(orderId, searchId, {
   *   contactId,
   *   accuracyStatus: 'INACCURATE',
   *   reason: 'The number belongs to another company',
   * });
   */
  async markAccuracy(
    orderId: string,
    searchId: string,
    mark: ContactMark,
    options?: CreateOptions,
  ): Promise<ContactMarked> {
    const call = {
      method: 'POST',
      path: `${contactPath(orderId, searchId)}/mark-accuracy`,
      body: mark,
    } as const;
    return (await this.#transport.request<ContactMarked>(call, options)).data;
  }

  /**
   * Takes a contact out of the plan; it stays in the list as removed. It is never retried by itself: a repetition
   * would not find the contact any more.
   *
   * @example
   * await credence.contacts.remove(orderId, searchId, { contactId, reason: 'Left the company' });
   */
  async remove(
    orderId: string,
    searchId: string,
    removal: ContactRemove,
    options?: RequestOptions,
  ): Promise<ContactRemoved> {
    const call = { method: 'DELETE', path: contactPath(orderId, searchId), body: removal } as const;
    return (await this.#transport.request<ContactRemoved>(call, once(options))).data;
  }
}

/** Options of a call that is not retried unless the caller wants that. */
const once = (options: RequestOptions = {}): RequestOptions => ({
  ...options,
  maxRetries: options.maxRetries ?? 0,
});

const contactPath = (orderId: string, searchId: string): string =>
  path`/background-check/v1/orders/${orderId}/searches/${searchId}/contact`;

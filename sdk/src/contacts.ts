import { type Path, path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { CreateOptions, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
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
  list(orderId: string, searchId: string, options?: RequestOptions): APIPromise<ContactList> {
    const call = {
      method: 'GET',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}/contacts`,
    } as const;
    return this.#transport.request<ContactList>(call, options);
  }

  /**
   * Adds a contact to ask. With `executeOutboundImmediately`, or when the search had no other contact to ask, attempts
   * are scheduled at once.
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
  add(
    orderId: string,
    searchId: string,
    contact: ContactCreate,
    options?: CreateOptions,
  ): APIPromise<ContactCreated> {
    const call = { method: 'POST', path: contactPath(orderId, searchId), body: contact } as const;
    return this.#transport.request<ContactCreated>(call, options);
  }

  /**
   * Replaces a contact; attempts that wait follow its destinations. It is not retried by itself: what a repetition
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
  update(
    orderId: string,
    searchId: string,
    update: ContactUpdate,
    options?: RequestOptions,
  ): APIPromise<ContactUpdated> {
    const call = { method: 'PUT', path: contactPath(orderId, searchId), body: update, once: true } as const;
    return this.#transport.request<ContactUpdated>(call, options);
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
  markAccuracy(
    orderId: string,
    searchId: string,
    mark: ContactMark,
    options?: CreateOptions,
  ): APIPromise<ContactMarked> {
    const call = {
      method: 'POST',
      path: path`/background-check/v1/orders/${orderId}/searches/${searchId}/contact/mark-accuracy`,
      body: mark,
    } as const;
    return this.#transport.request<ContactMarked>(call, options);
  }

  /**
   * Takes a contact out of the plan; it stays in the list as removed. It is not retried by itself: a repetition
   * would not find the contact any more.
   *
   * @example
   * await credence.contacts.remove(orderId, searchId, { contactId, reason: 'Left the company' });
   */
  remove(
    orderId: string,
    searchId: string,
    removal: ContactRemove,
    options?: RequestOptions,
  ): APIPromise<ContactRemoved> {
    const call = {
      method: 'DELETE',
      path: contactPath(orderId, searchId),
      body: removal,
      once: true,
    } as const;
    return this.#transport.request<ContactRemoved>(call, options);
  }
}

const contactPath = (orderId: string, searchId: string): Path =>
  path`/background-check/v1/orders/${orderId}/searches/${searchId}/contact`;

import { type Path, path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import { Listing } from './listing.ts';
import type { RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type { MessageList, MessageListQuery, MessageRead, MessageSummary } from './types.ts';

/**
 * What contacts sent for a search, at `credence.messages`.
 *
 * @example
 * const { messages } = await credence.messages.list(orderId, searchId);
 */
export class Messages {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * A page of the messages, the newest first, and what became of each.
   *
   * @example
   * const { messages } = await credence.messages.list(orderId, searchId, { limit: 20 });
   * for (const { contactName, effect } of messages) console.log(contactName, effect?.reason);
   */
  list(
    orderId: string,
    searchId: string,
    query?: MessageListQuery,
    options?: RequestOptions,
  ): APIPromise<MessageList> {
    const call = { method: 'GET', path: placeOf(orderId, searchId), query } as const;
    return this.#transport.request<MessageList>(call, options);
  }

  /**
   * The messages one after the other, newest first, read in pages of `limit` (100 unless told otherwise) as you go on.
   *
   * @example
   * const latest = await credence.messages.all(orderId, searchId).toArray({ limit: 250 });
   */
  all(
    orderId: string,
    searchId: string,
    query: MessageListQuery = {},
    options?: RequestOptions,
  ): Listing<MessageSummary> {
    return new Listing(async (cursor) => {
      const page = { ...query, limit: query.limit ?? 100, cursor };
      const pagination = await this.list(orderId, searchId, page, options);
      return { data: pagination.messages, pagination };
    }, query.cursor);
  }

  /**
   * One message with its words and its answers.
   *
   * @example
   * const { message } = await credence.messages.get(orderId, searchId, messageId);
   * console.log(message.message?.text);
   */
  get(
    orderId: string,
    searchId: string,
    messageId: string,
    options?: RequestOptions,
  ): APIPromise<MessageRead> {
    const address = path`/background-check/v1/orders/${orderId}/searches/${searchId}/messages/${messageId}`;
    return this.#transport.request<MessageRead>({ method: 'GET', path: address }, options);
  }

  /**
   * The bytes of a file that came with a message. Its sender made it: open it with care.
   *
   * @example
   * const content = await credence.messages.getDocument(orderId, searchId, messageId, documentId);
   */
  getDocument(
    orderId: string,
    searchId: string,
    messageId: string,
    documentId: string,
    options?: RequestOptions,
  ): APIPromise<ArrayBuffer> {
    const address = path`/background-check/v1/orders/${orderId}/searches/${searchId}/messages/${messageId}/documents/${documentId}`;
    return this.#transport.request<ArrayBuffer>({ method: 'GET', path: address, isFile: true }, options);
  }
}

const placeOf = (orderId: string, searchId: string): Path =>
  path`/background-check/v1/orders/${orderId}/searches/${searchId}/messages`;

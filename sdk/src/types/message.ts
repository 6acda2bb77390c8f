import type { components, operations } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * A page of what contacts sent for a search.
 *
 * @example
 * const { messages, nextCursor }: MessageList = await credence.messages.list(orderId, searchId);
 */
export type MessageList = Schemas['MessageList'];

/**
 * Which page of the messages to list.
 *
 * @example
 * const query: MessageListQuery = { limit: 100 };
 */
export type MessageListQuery = NonNullable<operations['listMessages']['parameters']['query']>;

/**
 * One message with the search that it belongs to.
 *
 * @example
 * const { message }: MessageRead = await credence.messages.get(orderId, searchId, messageId);
 */
export type MessageRead = Schemas['MessageRead'];

/**
 * A message of a contact with all that it says.
 *
 * @example
 * const wordsOf = ({ message }: Message) => message?.text ?? '';
 */
export type Message = Schemas['Message'];

/**
 * A message of a contact, without what it says.
 *
 * @example
 * const isForReview = ({ effect }: MessageSummary) => effect?.kind === 'REVIEW';
 */
export type MessageSummary = Schemas['MessageSummary'];

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

/**
 * The words of a message: who wrote what to whom, and when.
 *
 * @example
 * const line = ({ from, subject }: MessageText) => `${from ?? 'unknown'}: ${subject ?? ''}`;
 */
export type MessageText = Schemas['MessageText'];

/**
 * What a message says about claims and questions.
 *
 * @example
 * const isNoRecord = ({ noRecord }: MessageAnswers) => noRecord;
 */
export type MessageAnswers = Schemas['MessageAnswers'];

/**
 * What became of a message.
 *
 * @example
 * const line = ({ kind, reason }: MessageEffect) => `${kind}: ${reason ?? ''}`;
 */
export type MessageEffect = Schemas['MessageEffect'];

/**
 * What became of sending back what was read in a message.
 *
 * @example
 * const isSent = ({ status }: MessageReadBack) => status === 'SENT';
 */
export type MessageReadBack = Schemas['MessageReadBack'];

/**
 * Whether a mail came from where was asked, and what was found out about its sender.
 *
 * @example
 * const isFromElsewhere = ({ sender }: MessageOrigin) => sender === 'ELSEWHERE';
 */
export type MessageOrigin = Schemas['MessageOrigin'];

/**
 * A file that came with a message.
 *
 * @example
 * const line = ({ fileName, size }: MessageDocument) => `${fileName}, ${size} bytes`;
 */
export type MessageDocument = Schemas['MessageDocument'];

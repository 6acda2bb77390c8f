import type { components } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * Something that a contact sent.
 *
 * @example
 * const notification: InboundNotification = {
 *   messageId: 'call-20417-2',
 *   channel: 'VOICE',
 *   answers: { claims: [{ field: 'position', answer: 'CONFIRMED' }] },
 *   metadata: { searchId },
 * };
 */
export type InboundNotification = Schemas['InboundNotification'];

/**
 * Which search a notification belongs to, or why it belongs to none.
 *
 * @example
 * const accepted: InboundAccepted = await credence.inbound.submit(notification);
 * if (!accepted.success) console.warn(accepted.failureReasons);
 */
export type InboundAccepted = Schemas['InboundMatched'] | Schemas['InboundUnmatched'];

/**
 * What the contact says about the claims and the questions of a search.
 *
 * @example
 * const answers: InboundAnswers = { claims: [{ field: 'endDate', answer: 'CORRECTED', value: '2023-07' }] };
 */
export type InboundAnswers = Schemas['InboundAnswers'];

/**
 * What the contact says about one claim.
 *
 * @example
 * const answer: InboundClaimAnswer = { field: 'position', answer: 'CONFIRMED' };
 */
export type InboundClaimAnswer = Schemas['InboundClaimAnswer'];

/**
 * The answer to one of your questions.
 *
 * @example
 * const answer: InboundQuestionAnswer = { questionId: 1, selectedAnswer: 'yes' };
 */
export type InboundQuestionAnswer = Schemas['InboundQuestionAnswer'];

/**
 * What you take a message to be, and how sure you are.
 *
 * @example
 * const classification: InboundClassification = { type: 'NO_RECORD', confidence: 0.9 };
 */
export type InboundClassification = Schemas['InboundClassification'];

/**
 * The message itself: who wrote what to whom, and when.
 *
 * @example
 * const messageData: InboundMessageData = {
 *   from: 'hr@riverside.example',
 *   subject: 'Your request',
 *   body: { text: 'We have no record of this person.' },
 * };
 */
export type InboundMessageData = Schemas['InboundMessageData'];

/**
 * A file that came with a message; its address is kept and never fetched.
 *
 * @example
 * const attachment: InboundAttachment = { filename: 'letter.pdf', contentType: 'application/pdf' };
 */
export type InboundAttachment = Schemas['InboundAttachment'];

import type { components, operations } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * An event told to your webhooks, and what became of it.
 *
 * @example
 * const isLost = ({ deliveryStatus }: CloseoutEvent) => deliveryStatus === 'FAILED';
 */
export type CloseoutEvent = Schemas['CloseoutEvent'];

/**
 * An event on its way to one target.
 *
 * @example
 * const isHeld = ({ heldBy }: EventDelivery) => heldBy !== null;
 */
export type EventDelivery = Schemas['EventDelivery'];

/**
 * One attempt to deliver an event.
 *
 * @example
 * const line = ({ url, responseStatus, error }: DeliveryAttempt) => `${url}: ${responseStatus ?? error}`;
 */
export type DeliveryAttempt = Schemas['DeliveryAttempt'];

/**
 * One page of events, newest first.
 *
 * @example
 * const { data }: CloseoutEventList = await credence.closeoutEvents.list({ orderId });
 */
export type CloseoutEventList = Schemas['CloseoutEventList'];

/**
 * Which events to list.
 *
 * @example
 * const query: CloseoutEventQuery = { deliveryStatus: 'FAILED', from: '2025-03-03' };
 * const failed = await credence.closeoutEvents.all(query).toArray({ limit: 1000 });
 */
export type CloseoutEventQuery = NonNullable<operations['listCloseoutEvents']['parameters']['query']>;

/**
 * What redelivering one event did.
 *
 * @example
 * const { inFlight }: EventRedelivered = await credence.closeoutEvents.redeliver(eventId);
 */
export type EventRedelivered = Schemas['EventRedelivered'];

/**
 * Which events to deliver again.
 *
 * @example
 * const request: RedeliveryRequest = { from: '2025-03-03T16:00:00Z', to: '2025-03-03T18:30:00Z', dryRun: true };
 */
export type RedeliveryRequest = Schemas['RedeliveryRequest'];

/**
 * What redelivering many events did.
 *
 * @example
 * const { matched }: EventsRedelivered = await credence.closeoutEvents.redeliverSome({
 *   from: '2025-03-03',
 *   dryRun: true,
 * });
 */
export type EventsRedelivered = Schemas['EventsRedelivered'];

/**
 * A test event to send.
 *
 * @example
 * const test: WebhookTest = { target: 'https://hooks.northwind.example/credence', searchType: 'EDUCATION' };
 */
export type WebhookTest = Schemas['WebhookTest'];

/**
 * What came of a test event, target by target.
 *
 * @example
 * const { success, deliveries }: WebhookTested = await credence.webhookTests.send();
 */
export type WebhookTested = Schemas['WebhookTested'];

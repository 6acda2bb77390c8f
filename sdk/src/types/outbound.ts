import type { components, operations } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * The attempts of a search to reach its contacts.
 *
 * @example
 * const { outbounds }: OutboundList = await credence.outbounds.list(orderId, searchId);
 */
export type OutboundList = Schemas['OutboundList'];

/**
 * Whether to list the history of attempts too.
 *
 * @example
 * const query: OutboundListQuery = { include: 'all' };
 * const { outbounds } = await credence.outbounds.list(orderId, searchId, query);
 */
export type OutboundListQuery = NonNullable<operations['listOutbounds']['parameters']['query']>;

/**
 * One attempt to reach one contact.
 *
 * @example
 * const line = ({ channel, destination, status }: Outbound) => `${channel} to ${destination}: ${status}`;
 */
export type Outbound = Schemas['Outbound'];

/**
 * How many attempts were cancelled.
 *
 * @example
 * const { cancelledCount }: OutboundsCancelled = await credence.outbounds.cancelAll(orderId, searchId);
 */
export type OutboundsCancelled = Schemas['OutboundsCancelled'];

/**
 * How many attempts were paused.
 *
 * @example
 * const { pausedCount }: OutboundsPaused = await credence.outbounds.pauseAll(orderId, searchId);
 */
export type OutboundsPaused = Schemas['OutboundsPaused'];

/**
 * How many attempts were scheduled again, and for how many no time was left.
 *
 * @example
 * const { resumedCount }: OutboundsResumed = await credence.outbounds.resumeAll(orderId, searchId);
 */
export type OutboundsResumed = Schemas['OutboundsResumed'];

/**
 * An attempt with its new status.
 *
 * @example
 * const { status }: OutboundChanged = await credence.outbounds.pause(orderId, searchId, outboundId);
 */
export type OutboundChanged = Schemas['OutboundChanged'];

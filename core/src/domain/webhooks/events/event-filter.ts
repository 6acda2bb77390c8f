import type { DeliveryStatus, WebhookEventName } from '@credence/contract';
import type { Parameters } from '../../../platform/database/parameters.ts';

/** Which events; what is absent does not limit. */
export interface EventFilter {
  searchId?: string | undefined;
  orderId?: string | undefined;
  externalSearchId?: string | undefined;
  event?: WebhookEventName | undefined;
  deliveryStatus?: DeliveryStatus | undefined;
  /** Occurred at this instant or later. */
  from?: Date | undefined;
  /** Occurred before this instant. */
  before?: Date | undefined;
}

/** Events that belong to a search, as the beginning of a condition; test events belong to none. */
const EVENTS = 'webhook_events where organization_id = $1 and search_id is not null';

/** What a filter says about the event and its status, each condition with `and` before it. */
const kindConditions = ({ event, deliveryStatus }: EventFilter, given: Parameters): string =>
  [
    event === undefined ? '' : ` and event = ${given.add(event)}`,
    deliveryStatus === undefined ? '' : ` and delivery_status = ${given.add(deliveryStatus)}`,
  ].join('');

/** True when a filter names searches, so that few events are left whatever else it says. */
export const namesSearches = ({ searchId, orderId, externalSearchId }: EventFilter): boolean =>
  [searchId, orderId, externalSearchId].some((value) => value !== undefined);

/** The events that a filter finds, as the end of a statement whose first parameter is the organization. */
export function eventConditions(filter: EventFilter, given: Parameters): string {
  const { searchId, orderId, externalSearchId, from, before } = filter;
  const searchesWith = (column: string, value: string) =>
    ` and search_id = any(array(select id from searches where organization_id = $1 and ${column} = ${given.add(value)}))`;
  return [
    EVENTS,
    searchId === undefined ? '' : searchesWith('id', searchId),
    orderId === undefined ? '' : searchesWith('order_id', orderId),
    externalSearchId === undefined ? '' : searchesWith('external_search_id', externalSearchId),
    kindConditions(filter, given),
    from ? ` and occurred_at >= ${given.add(from)}` : '',
    before ? ` and occurred_at < ${given.add(before)}` : '',
  ].join('');
}

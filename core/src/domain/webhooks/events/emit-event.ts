import type { ContactPlanEntry, NotificationType, WebhookEvent } from '@credence/contract';
import { newId } from '../../../platform/database/ids.ts';
import { rowsOf } from '../../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { type LockedSearch, SearchEntity } from '../../entities/search-entity.ts';
import { WebhookDeliveryEntity, WebhookEventEntity } from '../../entities/webhook-entities.ts';
import { routeDeliveries } from '../route/route-deliveries.ts';
import { wakeReceivers } from '../route/wake-receivers.ts';
import { newEvent } from './new-event.ts';

/** An event to emit: its name, and its data without what every event of a search carries. */
export type NewEvent =
  | {
      event: 'verification.notification';
      data: {
        notificationType: NotificationType;
        contactPlan?: ContactPlanEntry[];
        metadata: Record<string, unknown>;
      };
    }
  | { [E in WebhookEvent as E['event']]: { event: E['event']; data: Omit<E['data'], keyof SearchIdentity> } }[
      | 'verification.completed'
      | 'verification.action_required'];

/** What every event tells of its search. */
type SearchIdentity = Pick<WebhookEvent['data'], 'orderId' | 'searchId' | 'externalSearchId' | 'searchType'>;

/**
 * Writes events of a locked search and a delivery for each target that wants one, in the transaction of the change; the
 * receivers are sent to once it has committed. An event without a target is written too, so that nothing is silently lost.
 * @returns the names of the events written; suppressed notifications are not
 */
export async function emitEvents(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  events: readonly NewEvent[],
): Promise<WebhookEvent['event'][]> {
  const suppressed = new Set(locked.config.notifications.suppressTypes);
  const wanted = events.filter(
    ({ event, data }) => event !== 'verification.notification' || !suppressed.has(data.notificationType),
  );
  if (wanted.length === 0) return [];

  const { search, order } = locked;
  const { externalSearchId, searchType } = search;
  const ids = { orderId: order.id, searchId: search.id };
  const routed = wanted.map((told) => {
    search.eventSequence += 1;
    const data = { ...ids, externalSearchId, searchType, ...told.data };
    const event = { event: told.event, sequence: search.eventSequence, data };
    const row = newEvent(context, event, { id: newId(), ...ids });
    const subject = { ...row, asksPerson: asksPerson(told) };
    const deliveries = routeDeliveries(context, locked, subject, { trigger: 'FIRST', at: row.occurredAt });
    const hasTarget = deliveries.some(({ target }) => target !== null);
    return { row: hasTarget ? row : { ...row, deliveryStatus: 'NO_TARGET' as const }, deliveries };
  });
  const deliveries = routed.flatMap((event) => event.deliveries);
  const rows = routed.map(({ row }) => row);
  const { pending } = transaction;
  pending.update(SearchEntity, search.id, { eventSequence: search.eventSequence });
  pending.insert(rowsOf(WebhookEventEntity, rows), rowsOf(WebhookDeliveryEntity, deliveries));
  wakeReceivers(context, transaction, deliveries);
  return wanted.map(({ event }) => event);
}

/** Whether nothing goes on until a person acts. */
const asksPerson = ({ event, data }: NewEvent): boolean =>
  event === 'verification.action_required' ||
  (event === 'verification.notification' && data.notificationType === 'AGENT_INTERVENTION');

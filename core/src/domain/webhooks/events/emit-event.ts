import type { ContactPlanEntry, NotificationType, WebhookEvent } from '@credence/contract';
import { newId } from '../../../platform/database/ids.ts';
import { rowsOf } from '../../../platform/database/insert-rows.ts';
import { sealJson } from '../../../platform/database/sealed.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { type LockedSearch, SearchEntity } from '../../entities/search-entity.ts';
import {
  payloadCell,
  WebhookDeliveryEntity,
  WebhookEventEntity,
  type WebhookEventRow,
} from '../../entities/webhook-entities.ts';
import { routeDeliveries } from '../route/route-deliveries.ts';
import { wakeReceivers } from '../route/wake-receivers.ts';

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

interface SearchIdentity {
  orderId: string;
  searchId: string;
  externalSearchId: string | null;
  searchType: string;
}

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

  const { search } = locked;
  const routed = wanted.map((event, index) => {
    const row = eventRow(context, locked, event, search.eventSequence + index + 1);
    const subject = { ...row, asksPerson: asksPerson(event) };
    return {
      row,
      deliveries: routeDeliveries(context, locked, subject, { trigger: 'FIRST', at: row.occurredAt }),
    };
  });
  search.eventSequence += wanted.length;
  const eventRows = routed.map(({ row, deliveries }): WebhookEventRow => {
    const hasTarget = deliveries.some(({ target }) => target !== null);
    return { ...row, deliveryStatus: hasTarget ? 'PENDING' : 'NO_TARGET' };
  });
  const deliveries = routed.flatMap((event) => event.deliveries);
  const { pending } = transaction;
  pending.update(SearchEntity, search.id, { eventSequence: search.eventSequence });
  pending.insert(rowsOf(WebhookEventEntity, eventRows), rowsOf(WebhookDeliveryEntity, deliveries));
  wakeReceivers(
    context,
    transaction,
    deliveries.map(({ receiver }) => receiver),
  );
  return wanted.map(({ event }) => event);
}

/** Whether nothing goes on until a person acts. */
const asksPerson = ({ event, data }: NewEvent): boolean =>
  event === 'verification.action_required' ||
  (event === 'verification.notification' && data.notificationType === 'AGENT_INTERVENTION');

function eventRow(
  context: Context,
  { search, order }: LockedSearch,
  event: NewEvent,
  sequence: number,
): Omit<WebhookEventRow, 'deliveryStatus'> {
  const id = newId();
  const occurredAt = now(context);
  const { externalSearchId, searchType } = search;
  const identity: SearchIdentity = { orderId: order.id, searchId: search.id, externalSearchId, searchType };
  const body = {
    event: event.event,
    occurredAt: occurredAt.toISOString(),
    sequence,
    data: { ...identity, ...event.data },
  };
  return {
    organizationId: context.organization.id,
    id,
    orderId: order.id,
    searchId: search.id,
    event: event.event,
    sequence,
    searchType,
    externalSearchId,
    payload: sealJson(context.cipher, payloadCell(id), body),
    occurredAt,
  };
}

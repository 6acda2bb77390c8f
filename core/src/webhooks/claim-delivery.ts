import { type Context, now } from '../context.ts';
import { openJson } from '../database/sealed.ts';
import { inTransaction } from '../database/transaction.ts';
import { payloadPlace } from './emit-event.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import { passBreaker, RECEIVER_STATE, readState, type StoredState } from './parked-deliveries.ts';
import { signatureHeaders } from './signature.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from './webhook-entities.ts';

/** A delivery taken by one job, with the request to make. */
export interface ClaimedDelivery {
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  target: FrozenTarget;
  /** 1 for the first try. */
  attemptNumber: number;
  /** Whether the receiver has failed lately, or others wait for it. */
  receiverKnown: boolean;
  request: { method: 'POST'; url: string; headers: Record<string, string>; body: Buffer };
}

/** A claim older than this belongs to a job that died: longer than any attempt takes. */
export const CLAIM_SECONDS = 60;

/**
 * Takes a delivery that is due, so that no other job makes the same attempt.
 * @returns null when there is nothing to deliver now
 */
export function claimDelivery(
  context: Context,
  { deliveryId, jobId }: { deliveryId: string; jobId: string },
): Promise<ClaimedDelivery | null> {
  const organizationId = context.organization.id;
  const at = now(context);
  return inTransaction(context, async (transaction) => {
    const { manager, query } = transaction;
    const [claimed] = await query<{ state: StoredState }>(
      `update webhook_deliveries d set claimed_by = $3, updated_at = $4
        where organization_id = $1 and id = $2 and status = 'PENDING' and next_attempt_at <= $4
          and (claimed_by is null or claimed_by = $3 or updated_at < $4 - make_interval(secs => $5))
        returning ${RECEIVER_STATE} as state`,
      [organizationId, deliveryId, jobId, at, CLAIM_SECONDS],
    );
    if (!claimed) return null;
    const delivery = await manager.findOneByOrFail(WebhookDeliveryEntity, { organizationId, id: deliveryId });
    const event = await manager.findOneByOrFail(WebhookEventEntity, { organizationId, id: delivery.eventId });
    if (!delivery.target) throw new Error(`Delivery ${deliveryId} is pending without a target`);
    const state = readState(claimed.state);
    const { receiver } = delivery;
    // A test is made there and then: whoever asks for it wants to know.
    const waits = event.searchId !== null && receiver !== null;
    if (waits && !(await passBreaker(context, transaction, { deliveryId, receiver, state }))) return null;
    if (!event.payload) throw new Error(`Delivery ${deliveryId} is pending without a body`);
    const target = openJson<FrozenTarget>(context.cipher, targetPlace(deliveryId), delivery.target);
    const attemptNumber = delivery.attempts + 1;
    const body = context.cipher.open(payloadPlace(event.id), event.payload);
    const headers = headersOf(target, delivery, event, attemptNumber, body, at);
    return {
      delivery,
      event,
      target,
      attemptNumber,
      receiverKnown: claimed.state !== null,
      request: { method: 'POST', url: target.url, headers, body },
    };
  });
}

/** Ours come last: a configured header cannot replace one of them. */
function headersOf(
  { headers, basicAuth, secrets }: FrozenTarget,
  delivery: WebhookDeliveryRow,
  event: WebhookEventRow,
  attemptNumber: number,
  body: Buffer,
  at: Date,
): Record<string, string> {
  const credentials =
    basicAuth && Buffer.from(`${basicAuth.username}:${basicAuth.password}`).toString('base64');
  return {
    ...headers,
    ...(credentials ? { Authorization: `Basic ${credentials}` } : {}),
    'Content-Type': 'application/json',
    'User-Agent': 'Credence-Webhooks/1',
    'X-Event-Id': event.id,
    'X-Event-Type': event.event,
    'X-Search-Type': event.searchType,
    ...(event.externalSearchId ? { 'X-External-Search-Id': encodeURIComponent(event.externalSearchId) } : {}),
    ...(delivery.endpointSource ? { 'X-Endpoint-Source': delivery.endpointSource } : {}),
    'X-Delivery-Id': delivery.id,
    'X-Delivery-Attempt': String(attemptNumber),
    ...signatureHeaders({ eventId: event.id, timestamp: Math.floor(at.getTime() / 1000), body, secrets }),
  };
}

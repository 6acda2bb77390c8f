import type { AttemptTrigger } from '@credence/contract';
import { type Context, now } from '../context.ts';
import { rowReader } from '../database/row-reader.ts';
import { openJson } from '../database/sealed.ts';
import { inTransaction } from '../database/transaction.ts';
import { stopDelivery, TARGET_DISABLED } from './disabled-targets.ts';
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
  jobId: string;
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  target: FrozenTarget;
  /** 1 for the first try. */
  attemptNumber: number;
  trigger: AttemptTrigger;
  /** Whether the receiver has failed lately, or others wait for it. */
  receiverKnown: boolean;
  /** Whether the target was disabled when the attempt began. */
  targetDisabled: boolean;
  request: { method: 'POST'; url: string; headers: Record<string, string>; body: Buffer };
}

/** A claim older than this belongs to a job that died: longer than any attempt takes. */
export const CLAIM_SECONDS = 60;

/**
 * Takes a delivery that is due, so that no other job makes the same attempt. One whose target is disabled ends here.
 * @returns null when there is nothing to deliver now
 */
export function claimDelivery(
  context: Context,
  { deliveryId, jobId }: { deliveryId: string; jobId: string },
): Promise<ClaimedDelivery | null> {
  const organizationId = context.organization.id;
  const at = now(context);
  return inTransaction(context, async (transaction) => {
    const deliveries = rowReader(context, WebhookDeliveryEntity, 'd');
    const events = rowReader(context, WebhookEventEntity, 'e');
    const [claimed] = await transaction.query<{ state: StoredState; disabled: boolean }>(
      `with d as (
          update webhook_deliveries d set claimed_by = $3, updated_at = $4
            where organization_id = $1 and id = $2 and status = 'PENDING' and next_attempt_at <= $4
              and (claimed_by is null or claimed_by = $3 or updated_at < $4 - make_interval(secs => $5))
            returning d.*, ${RECEIVER_STATE} as state, ${TARGET_DISABLED} as disabled)
        select ${deliveries.columns}, ${events.columns}, d.state, d.disabled
          from d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)`,
      [organizationId, deliveryId, jobId, at, CLAIM_SECONDS],
    );
    if (!claimed) return null;
    const [delivery, event] = [deliveries.read(claimed), events.read(claimed)];
    if (!delivery.target) throw new Error(`Delivery ${deliveryId} is pending without a target`);
    const target = openJson<FrozenTarget>(context.cipher, targetPlace(deliveryId), delivery.target);
    // A test is made there and then: whoever asks for it wants to know.
    const isTest = event.searchId === null;
    if (claimed.disabled && !isTest) {
      await stopDelivery(context, transaction, { delivery, target });
      return null;
    }
    const { receiver } = delivery;
    const arrival = { deliveryId, receiver, state: readState(claimed.state) };
    const admission = isTest ? 'send' : await passBreaker(context, transaction, arrival);
    if (admission === 'park') return null;
    if (!event.payload) throw new Error(`Delivery ${deliveryId} is pending without a body`);
    const attemptNumber = delivery.attempts + 1;
    const body = context.cipher.open(payloadPlace(event.id), event.payload);
    const headers = headersOf(target, delivery, event, attemptNumber, body, at);
    return {
      jobId,
      delivery,
      event,
      target,
      attemptNumber,
      trigger: admission === 'probe' ? 'PROBE' : delivery.trigger,
      receiverKnown: claimed.state !== null,
      targetDisabled: claimed.disabled,
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

import { signatureHeaders } from '../../../platform/network/signature.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../../entities/webhook-entities.ts';
import type { FrozenTarget } from '../route/frozen-target.ts';

interface SignedAttempt {
  target: FrozenTarget;
  delivery: Pick<WebhookDeliveryRow, 'id' | 'endpointSource'>;
  event: Pick<WebhookEventRow, 'id' | 'event' | 'searchType' | 'externalSearchId'>;
  attemptNumber: number;
  body: Buffer;
  at: Date;
}

/** The headers of one attempt. A configured header cannot replace one of ours, in whatever case it is written. */
export function deliveryHeaders({
  target: { headers, basicAuth, secrets },
  delivery,
  event,
  attemptNumber,
  body,
  at,
}: SignedAttempt): Record<string, string> {
  const credentials =
    basicAuth && Buffer.from(`${basicAuth.username}:${basicAuth.password}`).toString('base64');
  return {
    ...(credentials ? { ...withoutAuthorization(headers), Authorization: `Basic ${credentials}` } : headers),
    'Content-Type': 'application/json',
    'User-Agent': 'Credence-Webhooks/1',
    'X-Event-Id': event.id,
    'X-Event-Type': event.event,
    'X-Search-Type': event.searchType,
    ...(event.externalSearchId ? { 'X-External-Search-Id': headerText(event.externalSearchId) } : {}),
    ...(delivery.endpointSource ? { 'X-Endpoint-Source': delivery.endpointSource } : {}),
    'X-Delivery-Id': delivery.id,
    'X-Delivery-Attempt': String(attemptNumber),
    ...signatureHeaders({ eventId: event.id, timestamp: Math.floor(at.getTime() / 1000), body, secrets }),
  };
}

/** Two of them are refused, or the first is believed. */
const withoutAuthorization = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));

/** Text as it is, with percent-encoding for what no header can carry, and for the percent sign: it can be decoded. */
const headerText = (text: string): string => text.replace(/^ | $|[^\x20-\x7e]|%/gu, encodeURIComponent);

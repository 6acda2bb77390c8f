import type { AttemptTrigger } from '@credence/contract';
import type { OriginCertificate } from '../../context/organization.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../../entities/webhook-entities.ts';
import type { FrozenTarget } from '../route/frozen-target.ts';

/** What an attempt takes of the rows of a delivery and its event; all of it would be a third more to read. */
export const DELIVERY = [
  ...(['organizationId', 'id', 'eventId', 'endpointSource', 'target', 'targetKey', 'trigger'] as const),
  ...(['attempts', 'attemptsBefore', 'retryAttempts', 'claimedBy'] as const),
] as const;
export const EVENT = ['id', 'event', 'searchType', 'externalSearchId', 'occurredAt', 'payload'] as const;
export type DeliveryToMake = Pick<WebhookDeliveryRow, (typeof DELIVERY)[number]>;
export type EventToTell = Pick<WebhookEventRow, (typeof EVENT)[number]>;

/** A delivery taken by a run, with the request to make. */
export interface ClaimedDelivery {
  delivery: DeliveryToMake;
  /** Without its body, which may be large: it is in the request. */
  event: Omit<EventToTell, 'payload'>;
  target: FrozenTarget;
  /** Of the target's URL. */
  origin: string;
  /** 1 for the first try. */
  attemptNumber: number;
  trigger: AttemptTrigger;
  request: {
    method: 'POST';
    url: string;
    headers: Record<string, string>;
    body: Buffer;
    /** What the receiver may ask for: the organization's of this moment, and not of when the event happened. */
    clientCertificate: OriginCertificate | undefined;
  };
}

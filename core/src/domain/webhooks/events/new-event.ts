import type { WebhookEvent } from '@credence/contract';
import { sealJson } from '../../../platform/database/sealed.ts';
import { type Context, now } from '../../context/context.ts';
import { payloadCell, type WebhookEventRow } from '../../entities/webhook-entities.ts';

/** An event as it is told, before its time is known. */
type Told = Pick<WebhookEvent, 'event' | 'sequence'> & {
  data: Pick<WebhookEvent['data'], 'orderId' | 'searchId' | 'externalSearchId' | 'searchType'>;
};

/**
 * An event of this moment, with the bytes that every delivery of it sends.
 * @param ids those of its row: a test event belongs to no search
 */
export function newEvent(
  context: Context,
  { event, sequence, data }: Told,
  ids: Pick<WebhookEventRow, 'id' | 'orderId' | 'searchId'>,
): WebhookEventRow {
  const occurredAt = now(context);
  const body = { event, occurredAt: occurredAt.toISOString(), sequence, data };
  return {
    organizationId: context.organization.id,
    ...ids,
    event,
    sequence,
    searchType: data.searchType,
    externalSearchId: data.externalSearchId,
    payload: sealJson(context.cipher, payloadCell(ids.id), body),
    occurredAt,
    deliveryStatus: 'PENDING',
  };
}

import { WebhookEvent } from '@credence/contract';
import type { Context } from '../domain/context/context.ts';
import { payloadCell } from '../domain/entities/webhook-entities.ts';
import { type FrozenTarget, openTarget } from '../domain/webhooks/route/frozen-target.ts';
import { openJson } from '../platform/database/sealed.ts';
import type { TestCore } from './test-core.ts';

/** The bodies of a search's events, in the order of their sequence; one that breaks the contract throws. */
export async function openEvents(
  test: TestCore,
  { cipher }: Context,
  searchId: string,
): Promise<WebhookEvent[]> {
  const rows = await test.sql<{ id: string; payload: Buffer }>(
    'select id, payload from webhook_events where search_id = $1 order by sequence',
    [searchId],
  );
  return rows.map(({ id, payload }) => {
    const body = openJson<WebhookEvent>(cipher, payloadCell(id), payload);
    WebhookEvent.parse(body);
    return body;
  });
}

/** An event in short: its name, and what a notification tells or why a person has to act. */
export function nameOf({ event, data }: WebhookEvent): string {
  if ('notificationType' in data) return data.notificationType;
  return 'reasonCode' in data ? `${event} ${data.reasonCode}` : event;
}

/** A delivery with its target readable. */
export interface OpenDelivery {
  id: string;
  eventId: string;
  event: string;
  status: string;
  endpointSource: string | null;
  attempts: number;
  retryAttempts: number;
  nextAttemptAt: Date | null;
  claimedBy: string | null;
  heldBy: string | null;
  target: FrozenTarget | null;
}

/** The deliveries of a search's events, oldest first. */
export async function openDeliveries(
  test: TestCore,
  { cipher }: Context,
  searchId: string,
): Promise<OpenDelivery[]> {
  const rows = await test.sql<Omit<OpenDelivery, 'target'> & { target: Buffer | null }>(
    `select d.id, d.event_id as "eventId", e.event, d.status, d.endpoint_source as "endpointSource", d.attempts,
        d.retry_attempts as "retryAttempts", d.next_attempt_at as "nextAttemptAt", d.claimed_by as "claimedBy",
        d.held_by as "heldBy", d.target
      from webhook_deliveries d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)
      where e.search_id = $1 order by d.id`,
    [searchId],
  );
  return rows.map((row) => ({
    ...row,
    target: row.target && openTarget(cipher, row.id, row.target),
  }));
}

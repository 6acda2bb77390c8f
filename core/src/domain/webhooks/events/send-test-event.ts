import type { SearchType } from '@credence/contract';
import { v5 } from 'uuid';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { insertRows, rowsOf } from '../../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Invalid } from '../../../platform/errors.ts';
import { REMEMBERED_FOR } from '../../../platform/idempotency/answer-once.ts';
import { targetUrlRules } from '../../../platform/network/public-address.ts';
import { type Context, now } from '../../context/context.ts';
import { WebhookDeliveryEntity, WebhookEventEntity } from '../../entities/webhook-entities.ts';
import { newDelivery, writeDeliveries } from '../route/new-delivery.ts';
import { checkTarget } from '../route/target-rules.ts';
import {
  normalizeWebhookConfig,
  type RoutedReceiver,
  routeEvent,
  type TargetInput,
} from '../route/targets.ts';
import { newEvent } from './new-event.ts';
import { type AttemptReading, type DeliveryReading, readAttempts } from './read-closeout-events.ts';

/** Stands for the order and the search that a test event does not have. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
const TEST = { notificationType: 'WEBHOOK_TEST', metadata: { test: true } } as const;

export interface TestEventInput {
  /** Where to send it; without one, to where events of this type go first. */
  target?: TargetInput | undefined;
  searchType: SearchType;
}

/**
 * Sends a signed event that means nothing to a target, given or configured, once. The work is done by a worker: the
 * server itself makes no call. What the configuration filters out is tested all the same.
 * @returns the id under which `readTestEvent` tells what came of it
 * @throws Invalid when the target is not usable, or none is configured
 */
export async function sendTestEvent(
  context: Context,
  { target, searchType }: TestEventInput,
): Promise<{ eventId: string }> {
  if (target) refuseBadTarget(context, target);
  const routed = targetsOf(context, target, searchType);
  if (routed.length === 0) {
    throw new Invalid([`target is required: the organization has no webhook target for ${searchType}`]);
  }
  // A worker sees what is committed. Kept together with the answer to the request it would never be delivered.
  return inTransaction({ ...context, unitOfWork: undefined }, async (transaction) => {
    const { eventId, isSent } = await idOfRequest(context, transaction);
    if (isSent) return { eventId };
    const data = { orderId: NO_ID, searchId: NO_ID, externalSearchId: null, searchType, ...TEST };
    const told = { event: 'verification.notification', sequence: 0, data } as const;
    const event = newEvent(context, told, { id: eventId, orderId: null, searchId: null });
    const start = { eventId, retryAttempts: 0, trigger: 'TEST', at: event.occurredAt } as const;
    const rows = routed.map(({ receiver, endpointSource }) =>
      newDelivery(context, start, { receiver, endpointSource: target ? null : endpointSource }),
    );
    await insertRows(context, transaction, rowsOf(WebhookEventEntity, [event]));
    await writeDeliveries(context, transaction, rows);
    return { eventId };
  });
}

/**
 * The event of a request: for one that comes again with its key, while it runs or after the server that answered it died, the one
 * that was sent for it. A key that is forgotten sends anew.
 */
async function idOfRequest(
  context: Context,
  { query }: Transaction,
): Promise<{ eventId: string; isSent: boolean }> {
  const organizationId = context.organization.id;
  const key = context.unitOfWork?.name;
  if (!key) return { eventId: newId(), isSent: false };
  const eventId = v5(`test event of ${key}`, organizationId);
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [eventId]);
  const [sent] = await query<{ occurredAt: Date }>(
    'select occurred_at as "occurredAt" from webhook_events where organization_id = $1 and id = $2',
    [organizationId, eventId],
  );
  const isForgotten = sent && now(context).getTime() - sent.occurredAt.getTime() >= REMEMBERED_FOR;
  return isForgotten ? { eventId: newId(), isSent: false } : { eventId, isSent: sent !== undefined };
}

function refuseBadTarget({ core: { config } }: Context, target: TargetInput): void {
  const problems: string[] = [];
  const rules = targetUrlRules(config);
  checkTarget(target, ['target'], rules, (path, message) => problems.push(`${path.join('.')} ${message}`));
  if (problems.length > 0) throw new Invalid(problems);
}

function targetsOf(
  { organization: { webhookConfig } }: Context,
  given: TargetInput | undefined,
  searchType: SearchType,
): RoutedReceiver[] {
  const organization = webhookConfig && normalizeWebhookConfig(webhookConfig);
  const override = given === undefined ? null : normalizeWebhookConfig({ fallbackEndpoint: given });
  return routeEvent({ override, order: null, organization }, { event: 'TEST', searchType }).deliveries;
}

/** What came of a test event at one target, as far as it is known by now. */
export interface TestedTarget
  extends Pick<DeliveryReading, 'deliveryId' | 'endpointSource' | 'deliveryStatus'> {
  attempts: AttemptReading[];
}

/** What came of a test event so far. */
export function readTestEvent(context: Context, { eventId }: { eventId: string }): Promise<TestedTarget[]> {
  const organizationId = context.organization.id;
  return inTransaction({ ...context, unitOfWork: undefined }, async (transaction) => {
    const deliveries = await transaction.manager.find(WebhookDeliveryEntity, {
      where: { organizationId, eventId },
      order: { id: 'ASC' },
    });
    const attempts = (await readAttempts(context, transaction, [eventId])).get(eventId) ?? [];
    return deliveries.map(({ id, endpointSource, status }) => ({
      deliveryId: id,
      endpointSource,
      deliveryStatus: status,
      attempts: attempts.filter(({ deliveryId }) => deliveryId === id),
    }));
  });
}

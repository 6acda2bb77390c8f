import type { DeliveryStatus, EndpointSource, SearchType, WebhookEvent } from '@credence/contract';
import { v5 } from 'uuid';
import { newId } from '../../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../../platform/database/insert-rows.ts';
import { sealJson } from '../../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import { Invalid } from '../../../platform/errors.ts';
import { REMEMBERED_FOR } from '../../../platform/idempotency/answer-once.ts';
import { targetUrlRules } from '../../../platform/network/public-address.ts';
import { type Context, now } from '../../context/context.ts';
import {
  payloadCell,
  WebhookDeliveryEntity,
  WebhookEventEntity,
  type WebhookEventRow,
} from '../../entities/webhook-entities.ts';
import { deliveryTo, writeDeliveries } from '../route/new-delivery.ts';
import { receiverOf } from '../route/route-deliveries.ts';
import { checkTarget, type TargetInput } from '../route/target-rules.ts';
import {
  normalizeWebhookConfig,
  type RoutedTarget,
  routeEvent,
  type WebhookRouting,
} from '../route/targets.ts';
import { type AttemptReading, readAttempts } from './read-closeout-events.ts';

/** Stands for the order and the search that a test event does not have. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

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
    const event = eventRow(context, eventId, searchType);
    const start = { eventId, retryAttempts: 0, trigger: 'TEST', at: event.occurredAt } as const;
    const rows = routed.map((to) => {
      const frozen = { ...receiverOf(to), fallbacks: [] };
      const endpointSource = target === undefined ? to.endpointSource : null;
      return deliveryTo(context, frozen, endpointSource, start);
    });
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
): RoutedTarget[] {
  const organization = webhookConfig && normalizeWebhookConfig(webhookConfig);
  const tested = given === undefined ? organization : normalizeWebhookConfig({ fallbackEndpoint: given });
  if (!tested) return [];
  const subject = { event: 'verification.notification', searchType } as const;
  return routeEvent({ override: unfiltered(tested), order: null, organization }, subject).deliveries;
}

function unfiltered(routing: WebhookRouting): WebhookRouting {
  const open = (targets: WebhookRouting['fallbackEndpoints'] = []) =>
    targets.map((target) => ({ ...target, events: null, searchTypes: null }));
  const { EMPLOYMENT, EDUCATION } = routing.closeoutEndpoints;
  return {
    ...routing,
    enabled: true,
    closeoutEndpoints: { EMPLOYMENT: open(EMPLOYMENT), EDUCATION: open(EDUCATION) },
    fallbackEndpoints: open(routing.fallbackEndpoints),
  };
}

function eventRow(context: Context, id: string, searchType: SearchType): WebhookEventRow {
  const occurredAt = now(context);
  const body: WebhookEvent = {
    event: 'verification.notification',
    occurredAt: occurredAt.toISOString(),
    sequence: 0,
    data: {
      orderId: NO_ID,
      searchId: NO_ID,
      externalSearchId: null,
      searchType,
      notificationType: 'WEBHOOK_TEST',
      metadata: { test: true },
    },
  };
  return {
    organizationId: context.organization.id,
    id,
    orderId: null,
    searchId: null,
    externalSearchId: null,
    searchType,
    event: body.event,
    sequence: body.sequence,
    payload: sealJson(context.cipher, payloadCell(id), body),
    occurredAt,
    deliveryStatus: 'PENDING',
  };
}

/** What came of a test event at one target, as far as it is known by now. */
export interface TestedTarget {
  deliveryId: string;
  endpointSource: EndpointSource | null;
  deliveryStatus: DeliveryStatus;
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

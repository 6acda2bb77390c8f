import { randomUUID } from 'node:crypto';
import type { AttemptErrorClass, WebhookConfig } from '@credence/contract';
import { type Context, now } from '../domain/context/context.ts';
import { claimDeliveries } from '../domain/webhooks/deliver/claim-deliveries.ts';
import type { ClaimedDelivery } from '../domain/webhooks/deliver/claimed-delivery.ts';
import type { MadeOutcome } from '../domain/webhooks/deliver/made-attempt.ts';
import type { ReceiverRun } from '../domain/webhooks/deliver/receiver-run.ts';
import { recordDeliveries } from '../domain/webhooks/deliver/record-deliveries.ts';
import type { DeliveryStep } from '../domain/webhooks/deliver/retry-schedule.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { type OpenDelivery, openDeliveries } from './events.ts';
import type { TestCore } from './test-core.ts';
import { cancelledSearch, type OrderedSearch } from './workflow.ts';

/** What a receiver answers with: a status, headers, and a text or something made of the request. */
export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string | ((request: ClaimedDelivery['request']) => string);
}

/** The organization as it is configured at another time. */
export const withWebhooks = (context: Context, webhookConfig: Partial<WebhookConfig>): Context => ({
  ...context,
  organization: {
    ...context.organization,
    webhookConfig: { enabled: true, retryAttempts: 0, ...webhookConfig },
  },
});

/** The run of all deliveries that tests take one by one. */
export const TEST_RUN = randomUUID();

/** An event that was told, and the first of its deliveries. */
export interface Told extends OrderedSearch {
  deliveryId: string;
  eventId: string;
}

/** The event of a search that was cancelled. */
export async function toldEvent(
  test: TestCore,
  context: Context,
  overrides: Parameters<typeof cancelledSearch>[1] = {},
): Promise<Told> {
  const ordered = await cancelledSearch(context, overrides);
  const [delivery] = await openDeliveries(test, context, ordered.searchId);
  if (!delivery) throw new Error('There is no delivery');
  return { ...ordered, deliveryId: delivery.id, eventId: delivery.eventId };
}

/** Events told to one receiver. */
export async function tellReceiver(
  test: TestCore,
  context: Context,
  count: number,
  { url = 'https://client.example/hook', fallback, retryAttempts = 3 }: TellOptions = {},
): Promise<Told[]> {
  const targets = fallback
    ? { closeoutEndpoints: { EMPLOYMENT: url }, fallbackEndpoint: fallback }
    : { fallbackEndpoint: url };
  const told: Told[] = [];
  for (let number = 0; number < count; number += 1)
    told.push(await toldEvent(test, context, { webhookConfig: { ...targets, retryAttempts } }));
  return told;
}

interface TellOptions {
  url?: string;
  fallback?: string;
  retryAttempts?: number;
}

/** Has a receiver fail so often that its breaker opens. @returns events for it that were not tried */
export async function breakReceiver(
  test: TestCore,
  context: Context,
  waiting: number,
  options?: TellOptions,
): Promise<Told[]> {
  const told = await tellReceiver(test, context, 5 + waiting, options);
  for (const { deliveryId } of told.slice(0, 5))
    await answerDelivery(context, await takeDelivery(context, deliveryId), { status: 503 });
  return told.slice(5);
}

/** The only delivery of a search's events. */
export async function onlyDelivery(
  test: TestCore,
  context: Context,
  searchId: string,
): Promise<OpenDelivery> {
  const [delivery, ...others] = await openDeliveries(test, context, searchId);
  if (!delivery || others.length > 0) throw new Error('There is not exactly one delivery');
  return delivery;
}

/** A new run of the receiver of a delivery. */
export async function runFor(context: Context, deliveryId: string): Promise<ReceiverRun> {
  const [row] = await inTransaction(context, ({ query }) =>
    query<{ receiver: string | null }>(
      'select receiver from webhook_deliveries where organization_id = $1 and id = $2',
      [context.organization.id, deliveryId],
    ),
  );
  return { receiver: row?.receiver ?? '', runId: randomUUID() };
}

/** Claims one delivery, and leaves the others of its receiver; null when it is not to be sent now. */
export async function claimDelivery(
  context: Context,
  deliveryId: string,
  runId: string = TEST_RUN,
): Promise<ClaimedDelivery | null> {
  const { receiver } = await runFor(context, deliveryId);
  const { deliveries } = await claimDeliveries(context, { receiver, runId }, 1_000);
  const others = deliveries.map(({ delivery }) => delivery.id).filter((id) => id !== deliveryId);
  await inTransaction(context, ({ query }) =>
    query('update webhook_deliveries set claimed_by = null where organization_id = $1 and id = any($2)', [
      context.organization.id,
      others,
    ]),
  );
  return deliveries.find(({ delivery }) => delivery.id === deliveryId) ?? null;
}

/** Takes a delivery that is due, as a worker does. */
export async function takeDelivery(context: Context, deliveryId: string): Promise<ClaimedDelivery> {
  const claimed = await claimDelivery(context, deliveryId);
  if (!claimed) throw new Error('There is nothing to deliver');
  return claimed;
}

/** The outcome of an attempt that was answered, or that failed without an answer. */
export function outcomeOf(
  answer: ReceiverAnswer | AttemptErrorClass,
  request?: ClaimedDelivery['request'],
): MadeOutcome {
  const timings = { dnsMs: 2, connectMs: 4, firstByteMs: 10, totalMs: 12 };
  if (typeof answer === 'string')
    return { kind: 'error', errorClass: answer, message: 'words about the error', timings, address: null };
  const { status, headers = {}, body = '' } = answer;
  const text = typeof body === 'string' ? body : request ? body(request) : '';
  return { kind: 'response', status, headers, body: Buffer.from(text), timings, address: '203.0.113.7' };
}

/** Records what a receiver answered to a delivery that was taken. */
export async function answerDelivery(
  context: Context,
  claimed: ClaimedDelivery,
  answer: ReceiverAnswer | AttemptErrorClass,
): Promise<DeliveryStep> {
  const run = { receiver: '', runId: claimed.delivery.claimedBy ?? '' };
  const made = { claimed, attemptedAt: now(context), outcome: outcomeOf(answer, claimed.request) };
  const { judged } = await recordDeliveries(context, run, [made]);
  const [recorded] = judged;
  if (!recorded) throw new Error('Nothing was recorded');
  return recorded.step;
}

/** The ids of an organization's deliveries that are due, the first ones first. */
export const dueDeliveries = async (test: TestCore, context: Context): Promise<string[]> =>
  (
    await test.sql<{ id: string }>(
      `select id from webhook_deliveries where organization_id = $1 and status = 'PENDING' and next_attempt_at <= $2
        order by next_attempt_at, id`,
      [context.organization.id, now(context)],
    )
  ).map(({ id }) => id);

/** One attempt of every delivery of a search that is due, with the same answer to each. */
export async function deliverDue(
  test: TestCore,
  context: Context,
  searchId: string,
  answer: ReceiverAnswer,
): Promise<OpenDelivery[]> {
  const due = (await openDeliveries(test, context, searchId)).filter(
    ({ nextAttemptAt }) => nextAttemptAt && nextAttemptAt <= now(context),
  );
  for (const { id } of due) await answerDelivery(context, await takeDelivery(context, id), answer);
  return openDeliveries(test, context, searchId);
}

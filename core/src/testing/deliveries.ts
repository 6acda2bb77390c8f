import { randomUUID } from 'node:crypto';
import { type Context, now } from '../domain/context/context.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DueDelivery,
} from '../domain/webhooks/claim-deliveries.ts';
import { type AttemptReport, recordDeliveries } from '../domain/webhooks/record-deliveries.ts';
import type { DeliveryStep } from '../domain/webhooks/retry-schedule.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { type OpenDelivery, openDeliveries } from './events.ts';
import type { TestCore } from './test-core.ts';

/** What a receiver answers with: a status, headers, and a text or something made of the request. */
export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string | ((request: ClaimedDelivery['request']) => string);
}

/** Claims one delivery; null when there is nothing to deliver now, or another job has it. */
export async function claimDelivery(context: Context, due: DueDelivery): Promise<ClaimedDelivery | null> {
  const [claimed = null] = await claimDeliveries(context, [due]);
  return typeof claimed === 'string' ? null : claimed;
}

/** Records one attempt. */
export async function recordDelivery(
  context: Context,
  claimed: ClaimedDelivery,
  report: AttemptReport,
  completeJob: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<DeliveryStep> {
  const [step] = await recordDeliveries(context, [{ claimed, report }], completeJob);
  if (!step) throw new Error('Nothing was recorded');
  return step;
}

/** Takes a delivery that is due, as a worker does. */
export async function takeDelivery(context: Context, deliveryId: string): Promise<ClaimedDelivery> {
  const claimed = await claimDelivery(context, { deliveryId, jobId: randomUUID() });
  if (!claimed) throw new Error('There is nothing to deliver');
  return claimed;
}

/** Records what a receiver answered to a delivery that was taken. */
export function answerDelivery(
  context: Context,
  claimed: ClaimedDelivery,
  { status, headers = {}, body = '' }: ReceiverAnswer,
): Promise<DeliveryStep> {
  const text = typeof body === 'string' ? body : body(claimed.request);
  const report = {
    outcome: { kind: 'response', status, headers } as const,
    attemptedAt: now(context),
    ...{ durationMs: 12, dnsMs: 2, connectMs: 4, firstByteMs: 10 },
    address: '203.0.113.7',
    responseBody: Buffer.from(text),
    error: null,
  };
  return recordDelivery(context, claimed, report);
}

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

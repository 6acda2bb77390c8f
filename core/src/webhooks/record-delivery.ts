import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { sealText } from '../database/sealed.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { signalOf } from './breaker.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import { receiverGroup } from './frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';
import { noteSignal } from './parked-deliveries.ts';
import {
  type AttemptOutcome,
  classifyAttempt,
  type DeliveryStep,
  stepAfterAttempt,
} from './retry-schedule.ts';
import { attemptPlace, WebhookAttemptEntity, WebhookDeliveryEntity } from './webhook-entities.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What one attempt brought: the outcome that decides, and what is kept for whoever asks later. */
export interface AttemptReport {
  outcome: AttemptOutcome;
  attemptedAt: Date;
  durationMs: number;
  /** The address that was reached; null when none was. */
  address: string | null;
  /** First bytes of the answer; null when there was none. */
  responseBody: Buffer | null;
  /** What went wrong, in words without secrets. */
  error: string | null;
}

const KEPT_BODY_BYTES = 1_024;

/**
 * Records an attempt and what follows it: the end of the delivery, its next attempt, or the fallback's turn.
 * @param completeJob settles the attempt's job in the same transaction
 */
export function recordDelivery(
  context: Context,
  claimed: ClaimedDelivery,
  report: AttemptReport,
  completeJob: (transaction: Transaction) => Promise<void>,
): Promise<DeliveryStep> {
  const { delivery, attemptNumber, target } = claimed;
  const at = now(context);
  const step = stepAfterAttempt({
    attemptNumber: attemptNumber - delivery.attemptsBefore,
    retryAttempts: delivery.retryAttempts,
    outcome: report.outcome,
    now: at,
    random: Math.random(),
    scale: context.core.config.WEBHOOK_RETRY_SCALE,
  });
  const nextAttemptAt = step.status === 'PENDING' ? step.nextAttemptAt : null;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const { organizationId, id } = delivery;
    const { affected } = await manager.update(
      WebhookDeliveryEntity,
      { organizationId, id, status: 'PENDING', attempts: delivery.attempts },
      { status: step.status, attempts: attemptNumber, nextAttemptAt, claimedBy: null, updatedAt: at },
    );
    await completeJob(transaction);
    // Another job that took the delivery over has recorded this attempt already.
    if (!affected) return step;
    await manager.insert(WebhookAttemptEntity, attemptRow(context, claimed, report));
    if (nextAttemptAt) {
      const group = receiverGroup(organizationId, target.url);
      await enqueue(context, transaction, 'deliver-webhook', [
        { data: { deliveryId: id }, startAfter: nextAttemptAt, group },
      ]);
    }
    if (step.status === 'FAILED') await handOverToFallbacks(context, transaction, claimed, at);
    // Last, as other deliveries to the receiver wait for its row.
    if (delivery.receiver !== null) {
      await noteSignal(context, transaction, {
        receiver: delivery.receiver,
        signal: signalOf(classifyAttempt(report.outcome), report.outcome),
        ...{ known: claimed.receiverKnown, attemptedAt: report.attemptedAt },
      });
    }
    return step;
  });
}

function attemptRow(
  context: Context,
  { delivery, target, attemptNumber }: ClaimedDelivery,
  report: AttemptReport,
) {
  const id = newId();
  const { outcome, responseBody } = report;
  return {
    organizationId: delivery.organizationId,
    id,
    deliveryId: delivery.id,
    attemptNumber,
    attemptedAt: report.attemptedAt,
    url: context.cipher.seal(attemptPlace('url', id), target.url),
    address: report.address,
    responseStatus: outcome.kind === 'response' ? outcome.status : null,
    responseBody: sealText(
      context.cipher,
      attemptPlace('response_body', id),
      responseBody && keptText(withoutSecrets(responseBody.toString('utf8'), target)),
    ),
    durationMs: report.durationMs,
    errorClass: outcome.kind === 'error' ? outcome.errorClass : null,
    error: report.error,
  };
}

/** The first KiB, without half a character at its end. */
const keptText = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(text).subarray(0, KEPT_BODY_BYTES), {
    stream: true,
  });

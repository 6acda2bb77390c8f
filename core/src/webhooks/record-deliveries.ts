import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { sealText } from '../database/sealed.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { signalOf } from './breaker.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import { disableTarget, enableTargets } from './disabled-targets.ts';
import { receiverGroup } from './frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';
import { noteSignal } from './parked-deliveries.ts';
import {
  type AttemptOutcome,
  classifyAttempt,
  type DeliveryStep,
  stepAfterAttempt,
} from './retry-schedule.ts';
import {
  attemptPlace,
  WebhookAttemptEntity,
  type WebhookAttemptRow,
  WebhookDeliveryEntity,
} from './webhook-entities.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What one attempt brought: the outcome that decides, and what is kept for whoever asks later. */
export interface AttemptReport {
  outcome: AttemptOutcome;
  attemptedAt: Date;
  durationMs: number;
  /** Milliseconds of the steps; null for one that was not reached, or not needed on a connection kept alive. */
  dnsMs: number | null;
  connectMs: number | null;
  firstByteMs: number | null;
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
      {
        organizationId,
        id,
        status: 'PENDING',
        attempts: delivery.attempts,
        claimedBy: claimed.jobId,
      },
      {
        ...{ status: step.status, attempts: attemptNumber, nextAttemptAt, claimedBy: null, updatedAt: at },
        ...(nextAttemptAt ? { trigger: 'RETRY' } : {}),
      },
    );
    await completeJob(transaction);
    // Another job has taken the delivery over, or somebody has begun it anew: what they record counts.
    if (!affected) return step;
    await manager.insert(WebhookAttemptEntity, attemptRow(context, claimed, report, nextAttemptAt));
    if (nextAttemptAt) {
      const group = receiverGroup(organizationId, target.url);
      await enqueue(context, transaction, 'deliver-webhook', [
        { data: { deliveryId: id }, startAfter: nextAttemptAt, group },
      ]);
    }
    if (step.status === 'FAILED') {
      await handOverToFallbacks(context, transaction, claimed, at);
      if (step.disableTarget) await disableTarget(context, transaction, claimed);
    } else if (claimed.targetDisabled && step.status === 'DELIVERED') {
      await enableTargets(context, transaction, [delivery.targetKey]);
    }
    // Last, as other deliveries to the receiver wait for its row.
    if (delivery.receiver !== null) {
      await noteSignal(context, transaction, {
        receiver: delivery.receiver,
        signal: signalOf(classifyAttempt(report.outcome), report.outcome),
        ...{ outcome: report.outcome, origin: new URL(target.url).origin },
        ...{ known: claimed.receiverKnown, attemptedAt: report.attemptedAt },
      });
    }
    return step;
  });
}

function attemptRow(
  context: Context,
  { delivery, target, attemptNumber, trigger }: ClaimedDelivery,
  report: AttemptReport,
  nextAttemptAt: Date | null,
): WebhookAttemptRow {
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
    trigger,
    ...{ durationMs: report.durationMs, dnsMs: report.dnsMs },
    ...{ connectMs: report.connectMs, firstByteMs: report.firstByteMs },
    errorClass: outcome.kind === 'error' ? outcome.errorClass : null,
    error: report.error,
    nextAttemptAt,
  };
}

/** The first KiB, without half a character at its end. */
const keptText = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(text).subarray(0, KEPT_BODY_BYTES), {
    stream: true,
  });

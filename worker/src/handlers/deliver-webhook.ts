import { type AttemptReport, claimDelivery, recordDelivery } from '@credence/core';
import type { HttpOutcome } from '../http-client.ts';
import type { Handler } from '../queue/dispatcher.ts';
import type { WorkerParts } from '../worker.ts';
import { contextOfJob } from './context-of-job.ts';

/** Makes one attempt to deliver one event. What the receiver does is an outcome; only a fault of ours throws. */
export function deliverWebhook(parts: WorkerParts): Handler<'deliver-webhook'> {
  return async (job) => {
    const context = await contextOfJob(parts, job.data);
    const claimed = await claimDelivery(context, { deliveryId: job.data.deliveryId, jobId: job.id });
    if (!claimed) return;
    const attemptedAt = context.core.clock.now();
    const outcome = await parts.http.send(claimed.request);
    const step = await recordDelivery(context, claimed, reportOf(outcome, attemptedAt), ({ query }) =>
      job.complete({ executeSql: async (sql, values) => ({ rows: await query(sql, values) }) }),
    );
    const result = outcome.kind === 'response' ? String(outcome.status) : outcome.errorClass;
    parts.metrics.deliveries.inc({ result: step.status });
    if (step.status === 'DELIVERED') {
      const arrivedAt = attemptedAt.getTime() + outcome.timings.totalMs;
      parts.metrics.deliveryTime.observe((arrivedAt - claimed.event.occurredAt.getTime()) / 1_000);
    }
    parts.logger.info(
      {
        organizationId: job.data.organizationId,
        deliveryId: claimed.delivery.id,
        eventId: claimed.event.id,
        event: claimed.event.event,
        attempt: claimed.attemptNumber,
        trigger: claimed.trigger,
        result,
        status: step.status,
        durationMs: Math.round(outcome.timings.totalMs),
      },
      'Webhook attempt',
    );
  };
}

function reportOf(outcome: HttpOutcome, attemptedAt: Date): AttemptReport {
  const { totalMs, ...steps } = outcome.timings;
  const shared = { attemptedAt, durationMs: Math.round(totalMs), ...steps, address: outcome.address };
  return outcome.kind === 'response'
    ? {
        ...shared,
        outcome: { kind: 'response', status: outcome.status, headers: outcome.headers },
        responseBody: outcome.body,
        error: null,
      }
    : {
        ...shared,
        outcome: { kind: 'error', errorClass: outcome.errorClass },
        responseBody: null,
        error: outcome.message,
      };
}

import { newId } from '../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../platform/database/insert-rows.ts';
import { sealText } from '../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type Context, now } from '../context/context.ts';
import { attemptPlace, WebhookAttemptEntity, type WebhookAttemptRow } from '../entities/webhook-entities.ts';
import { signalOf } from './breaker.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { disableTarget, enableTargets } from './disabled-targets.ts';
import { jobGroup } from './frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';
import { noteSignals } from './note-signals.ts';
import {
  type AttemptOutcome,
  classifyAttempt,
  type DeliveryStep,
  stepAfterAttempt,
} from './retry-schedule.ts';
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

/** An attempt that was made. */
export interface MadeAttempt {
  claimed: ClaimedDelivery;
  report: AttemptReport;
  /** Runs what follows it as a part of its own trace, where several are recorded together. */
  inItsTrace?: <Result>(work: () => Result) => Result;
}

/** An attempt, and what follows it. */
interface JudgedAttempt extends Required<MadeAttempt> {
  step: DeliveryStep;
  nextAttemptAt: Date | null;
}

const KEPT_BODY_BYTES = 1_024;

/**
 * Records attempts and what follows each: the end of the delivery, its next attempt, or the fallback's turn.
 * @param completeJobs settles the jobs of all of them in the same transaction
 * @returns what follows, for each in the order given
 */
export async function recordDeliveries(
  context: Context,
  made: readonly MadeAttempt[],
  completeJobs: (transaction: Transaction) => Promise<void>,
): Promise<DeliveryStep[]> {
  const at = now(context);
  const judged = made.map((attempt) => judge(context, attempt, at));
  await inTransaction(context, async (transaction) => {
    const settled = await settleDeliveries(context, transaction, judged, at);
    await completeJobs(transaction);
    // Where another job has taken a delivery over, or somebody has begun it anew, what they record counts.
    const own = judged.flatMap((attempt) => {
      const receiverKnown = settled.get(attempt.claimed.delivery.id);
      return receiverKnown === undefined ? [] : [{ ...attempt, receiverKnown }];
    });
    if (own.length === 0) return;
    const rows = own.map((attempt) => attemptRow(context, attempt));
    await insertRows(context, transaction, rowsOf(WebhookAttemptEntity, rows));
    for (const attempt of own) await attempt.inItsTrace(() => followUp(context, transaction, attempt, at));
    // Last, as other deliveries to the receivers wait for their rows.
    await noteSignals(context, transaction, own);
  });
  return judged.map(({ step }) => step);
}

function judge(context: Context, made: MadeAttempt, at: Date): JudgedAttempt {
  const { claimed, report } = made;
  const step = stepAfterAttempt({
    attemptNumber: claimed.attemptNumber - claimed.delivery.attemptsBefore,
    retryAttempts: claimed.delivery.retryAttempts,
    outcome: report.outcome,
    now: at,
    random: Math.random(),
    scale: context.core.config.WEBHOOK_RETRY_SCALE,
  });
  const nextAttemptAt = step.status === 'PENDING' ? step.nextAttemptAt : null;
  return { inItsTrace: (work) => work(), ...made, step, nextAttemptAt };
}

/** @returns the deliveries whose attempts were still their jobs' to record, and whether anything is remembered of their receivers */
async function settleDeliveries(
  { organization }: Context,
  { prepared }: Transaction,
  judged: readonly JudgedAttempt[],
  at: Date,
): Promise<Map<string, boolean>> {
  const changes = judged.map(({ claimed, report: { outcome }, step, nextAttemptAt }) => ({
    ...{ id: claimed.delivery.id, jobId: claimed.jobId, attempts: claimed.attemptNumber },
    ...{ status: step.status, nextAttemptAt, isDead: signalOf(classifyAttempt(outcome), outcome) === 'dead' },
  }));
  const settled = await prepared<{ id: string; receiverKnown: boolean }>(
    // Locked in the order of their ids, as everybody does; by their ids alone: what is due may be a million rows.
    `with locked as materialized (
        select l.id, l.status, l.attempts, l.claimed_by
          from few($2::uuid[]) as one (id) join webhook_deliveries l on l.organization_id = $1 and l.id = one.id
          order by l.id for no key update of l)
      update webhook_deliveries d
        set status = made.status, attempts = made.attempts, next_attempt_at = made."nextAttemptAt",
          trigger = case when made."nextAttemptAt" is null then d.trigger else 'RETRY' end,
          -- Where somebody is there, what waited for it begins to wait anew; else it goes on after the pause, which
          -- is of the schedule and no part of the wait.
          parked_since = case when made."isDead" then d.parked_since + (made."nextAttemptAt" - $4::timestamptz) end,
          claimed_by = null, updated_at = $4
        from locked join json_to_recordset($3) as made
            (id uuid, "jobId" uuid, attempts integer, status text, "nextAttemptAt" timestamptz, "isDead" boolean)
          on made.id = locked.id
        where d.organization_id = $1 and d.id = locked.id
          and locked.status = 'PENDING' and locked.attempts = made.attempts - 1 and locked.claimed_by = made."jobId"
      returning d.id, exists (select from webhook_receivers r
        where (r.organization_id, r.receiver) = (d.organization_id, d.receiver)) as "receiverKnown"`,
    [organization.id, changes.map(({ id }) => id), JSON.stringify(changes), at],
  );
  return new Map(settled.map(({ id, receiverKnown }) => [id, receiverKnown]));
}

async function followUp(
  context: Context,
  transaction: Transaction,
  { claimed, step, nextAttemptAt }: JudgedAttempt,
  at: Date,
): Promise<void> {
  const { delivery, targetDisabled } = claimed;
  if (nextAttemptAt) {
    const job = { data: { deliveryId: delivery.id }, startAfter: nextAttemptAt, group: jobGroup(delivery) };
    await enqueue(context, transaction, 'deliver-webhook', [job]);
  }
  if (step.status === 'FAILED') {
    await handOverToFallbacks(context, transaction, claimed, at);
    if (step.disableTarget) await disableTarget(context, transaction, claimed);
  } else if (targetDisabled && step.status === 'DELIVERED') {
    await enableTargets(context, transaction, [delivery.targetKey]);
  }
}

function attemptRow(context: Context, { claimed, report, nextAttemptAt }: JudgedAttempt): WebhookAttemptRow {
  const { delivery, target, attemptNumber, trigger } = claimed;
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

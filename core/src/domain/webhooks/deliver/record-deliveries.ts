import { newId } from '../../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../../platform/database/insert-rows.ts';
import { sealText } from '../../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import {
  attemptCell,
  WebhookAttemptEntity,
  type WebhookAttemptRow,
} from '../../entities/webhook-entities.ts';
import { withoutSecrets } from '../route/without-secrets.ts';
import type { ClaimedDelivery, ReceiverRun } from './claim-deliveries.ts';
import { disableTarget, enableTargets } from './disable-target.ts';
import { handOverToFallbacks } from './hand-over.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { type AttemptOutcome, type DeliveryStep, stepAfterAttempt } from './retry-schedule.ts';

/** What one attempt brought: the outcome that decides, and what is kept for the list of attempts. */
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
}

/** What recording led to. */
export interface Recorded {
  /** What follows each attempt, in the order given. */
  steps: DeliveryStep[];
  /** Whether the receiver may get more now: it is neither disabled nor left alone. */
  mayGoOn: boolean;
}

/** An attempt, and what follows it. */
interface JudgedAttempt extends MadeAttempt {
  step: DeliveryStep;
  nextAttemptAt: Date | null;
}

const KEPT_BODY_BYTES = 1_024;

/**
 * Records attempts of a run and what follows each: the end of the delivery, its next attempt, or the fallback's turn.
 * @param end what ends the run in the same transaction, where these are its last attempts
 */
export async function recordDeliveries(
  context: Context,
  run: ReceiverRun,
  made: readonly MadeAttempt[],
  end?: (transaction: Transaction) => Promise<void>,
): Promise<Recorded> {
  const at = now(context);
  const judged = made.map((attempt) => judge(context, attempt, at));
  const mayGoOn = await inTransaction(context, async (transaction) => {
    const settled = await settleDeliveries(context, transaction, run, judged, at);
    // What another run has taken over, or a client has redelivered, is for others to record.
    const own = judged.filter(({ claimed }) => settled.has(claimed.delivery.id));
    if (own.length > 0) {
      const rows = own.map((attempt) => attemptRow(context, attempt));
      await insertRows(context, transaction, rowsOf(WebhookAttemptEntity, rows));
    }
    for (const attempt of own) await followUp(context, transaction, attempt, at);
    const isClosed = await recordOutcomes(context, transaction, own, settled);
    await end?.(transaction);
    return isClosed && !own.some(({ step }) => step.status === 'FAILED' && step.disableTarget);
  });
  return { steps: judged.map(({ step }) => step), mayGoOn };
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
  return { ...made, step, nextAttemptAt };
}

/** @returns the deliveries whose attempts were still the run's to record, and whether their receivers are known to fail */
async function settleDeliveries(
  { organization }: Context,
  { prepared }: Transaction,
  { runId }: ReceiverRun,
  judged: readonly JudgedAttempt[],
  at: Date,
): Promise<ReadonlyMap<string, boolean>> {
  if (judged.length === 0) return new Map();
  const changes = judged.map(({ claimed, step, nextAttemptAt }) => ({
    id: claimed.delivery.id,
    attempts: claimed.attemptNumber,
    status: step.status,
    nextAttemptAt,
  }));
  const settled = await prepared<{ id: string; isFailing: boolean }>(
    // Locked in the order of their ids, as everywhere; by their ids alone: what is due may be a million rows.
    `with locked as materialized (
        select l.id, l.status, l.attempts, l.claimed_by
          from few($2::uuid[]) as one (id) join webhook_deliveries l on l.organization_id = $1 and l.id = one.id
          order by l.id for no key update of l)
      update webhook_deliveries d
        set status = made.status, attempts = made.attempts, next_attempt_at = made."nextAttemptAt",
          trigger = case when made."nextAttemptAt" is null then d.trigger else 'RETRY' end,
          claimed_by = null, updated_at = $4
        from locked join json_to_recordset($3) as made
            (id uuid, attempts integer, status text, "nextAttemptAt" timestamptz)
          on made.id = locked.id
        where d.organization_id = $1 and d.id = locked.id
          and locked.status = 'PENDING' and locked.attempts = made.attempts - 1 and locked.claimed_by = $5
      returning d.id, exists (select from webhook_receivers r
        where (r.organization_id, r.receiver) = (d.organization_id, d.target_key)) as "isFailing"`,
    [organization.id, changes.map(({ id }) => id), JSON.stringify(changes), at, runId],
  );
  return new Map(settled.map(({ id, isFailing }) => [id, isFailing]));
}

async function followUp(
  context: Context,
  transaction: Transaction,
  { claimed, step }: JudgedAttempt,
  at: Date,
): Promise<void> {
  const { delivery, target, trigger } = claimed;
  if (step.status === 'FAILED') {
    await handOverToFallbacks(context, transaction, claimed, at);
    if (step.disableTarget) await disableTarget(context, transaction, target.url);
  } else if (step.status === 'DELIVERED' && trigger === 'TEST') {
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
    url: context.cipher.seal(attemptCell('url', id), target.url),
    address: report.address,
    responseStatus: outcome.kind === 'response' ? outcome.status : null,
    responseBody: sealText(
      context.cipher,
      attemptCell('response_body', id),
      responseBody && keptText(withoutSecrets(responseBody.toString('utf8'), target)),
    ),
    trigger,
    durationMs: report.durationMs,
    dnsMs: report.dnsMs,
    connectMs: report.connectMs,
    firstByteMs: report.firstByteMs,
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

import type { ObjectLiteral } from 'typeorm';
import { newId } from '../../../platform/database/ids.ts';
import { inOneTrip, inTransaction } from '../../../platform/database/in-transaction.ts';
import { rowsJson, tableOf } from '../../../platform/database/rows/table.ts';
import type { Statement } from '../../../platform/database/statement.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import {
  attemptCell,
  WebhookAttemptEntity,
  type WebhookAttemptRow,
} from '../../entities/webhook-entities.ts';
import { withoutSecrets } from '../route/without-secrets.ts';
import { disableTarget, enableTargets } from './disable-target.ts';
import { endRun, type RunEnding } from './end-run.ts';
import { handOverToFallbacks } from './hand-over.ts';
import type { MadeAttempt } from './made-attempt.ts';
import type { ReceiverRun } from './receiver-run.ts';
import { recordSignals } from './receiver-state.ts';
import { type DeliveryStep, stepAfterAttempt } from './retry-schedule.ts';

/** What recording led to. */
export interface Recorded {
  /** The attempts with what follows each, in the order given. */
  judged: JudgedAttempt[];
  /** Whether the receiver may get more now: it is neither disabled nor left alone. */
  mayGoOn: boolean;
}

/** An attempt, and what follows it. */
export interface JudgedAttempt extends MadeAttempt {
  step: DeliveryStep;
  nextAttemptAt: Date | null;
}

const KEPT_BODY_BYTES = 1_024;

/**
 * Records attempts of a run and what follows each: the end of the delivery, its next attempt, or the fallback's turn.
 * @param ending of the run, where these are its last attempts: it ends in the same transaction
 */
export async function recordDeliveries(
  context: Context,
  run: ReceiverRun,
  made: readonly MadeAttempt[],
  ending?: RunEnding,
): Promise<Recorded> {
  const at = now(context);
  const judged = made.map((attempt) => judge(context, attempt, at));
  const settlement = settlementOf(context, run, judged, at);

  if (!ending && judged.every(hasArrived)) {
    const [rows = []] = await inOneTrip(context, [settlement]);
    const { own, isKnown } = settledAmong(judged, rows);
    // A process that dies here leaves it to the next answer to close the breaker.
    const mayGoOn =
      !isKnown ||
      (await inTransaction(context, (transaction) => recordSignals(context, transaction, own, isKnown)));
    return { judged, mayGoOn };
  }
  const mayGoOn = await inTransaction(context, async (transaction) => {
    const rows =
      judged.length === 0 ? [] : await transaction.prepared(settlement.sql, [...settlement.values]);
    const { own, isKnown } = settledAmong(judged, rows);
    for (const attempt of own) await followUp(context, transaction, attempt, at);
    const isClosed = await recordSignals(context, transaction, own, isKnown);
    if (ending) await endRun(context, transaction, run, ending);
    return isClosed && !own.some(({ step }) => step.status === 'FAILED' && step.disableTarget);
  });
  return { judged, mayGoOn };
}

/**
 * The attempts that were the run's to record, and whether their receiver is known to fail: what another run has taken over,
 * or a client has redelivered, is for others to record.
 */
function settledAmong(judged: readonly JudgedAttempt[], rows: readonly ObjectLiteral[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const own = judged.filter(({ claimed }) => ids.has(claimed.delivery.id));
  return { own, isKnown: rows.some(({ isFailing }) => isFailing) };
}

/** Whether nothing follows an attempt but its record: nearly every one. */
const hasArrived = ({ step, claimed }: JudgedAttempt): boolean =>
  step.status === 'DELIVERED' && claimed.trigger !== 'TEST';

function judge(context: Context, made: MadeAttempt, at: Date): JudgedAttempt {
  const { claimed, outcome } = made;
  const step = stepAfterAttempt({
    attemptNumber: claimed.attemptNumber - claimed.delivery.attemptsBefore,
    retryAttempts: claimed.delivery.retryAttempts,
    outcome,
    now: at,
    random: Math.random(),
    scale: context.core.config.WEBHOOK_RETRY_SCALE,
  });
  const nextAttemptAt = step.status === 'PENDING' ? step.nextAttemptAt : null;
  return { ...made, step, nextAttemptAt };
}

/**
 * Settles deliveries and keeps their attempts. It brings the ids of those that were still the run's to record, and whether the
 * receiver is known to fail.
 */
function settlementOf(
  context: Context,
  { runId }: ReceiverRun,
  judged: readonly JudgedAttempt[],
  at: Date,
): Statement {
  const changes = judged.map(({ claimed, step, nextAttemptAt }) => ({
    id: claimed.delivery.id,
    attempts: claimed.attemptNumber,
    status: step.status,
    nextAttemptAt,
  }));
  const attempts = judged.map((attempt) => attemptRow(context, attempt));
  // Locked in the order of their ids, as everywhere; by their ids alone: what is due may be a million rows.
  const sql = `
    with locked as materialized (
        select l.id, l.status, l.attempts, l.claimed_by
          from few($2::uuid[]) as one (id) join webhook_deliveries l on l.organization_id = $1 and l.id = one.id
          order by l.id for no key update of l),
      settled as (
        update webhook_deliveries d
          set status = made.status, attempts = made.attempts, next_attempt_at = made."nextAttemptAt",
            trigger = case when made."nextAttemptAt" is null then d.trigger else 'RETRY' end,
            claimed_by = null, updated_at = $4
          from locked join json_to_recordset($3) as made
              (id uuid, attempts integer, status text, "nextAttemptAt" timestamptz)
            on made.id = locked.id
          where d.organization_id = $1 and d.id = locked.id
            and locked.status = 'PENDING' and locked.attempts = made.attempts - 1 and locked.claimed_by = $5
          returning d.id),
      kept as (
        ${tableOf(context.core.dataSource, WebhookAttemptEntity).insert(7)} where "deliveryId" in (select id from settled))
    select id, exists (select from webhook_receivers r where r.organization_id = $1 and r.receiver = $6) as "isFailing"
      from settled`;
  const values = [
    context.organization.id,
    changes.map(({ id }) => id),
    JSON.stringify(changes),
    at,
    runId,
    judged[0]?.claimed.delivery.targetKey,
    rowsJson(context.core.dataSource, WebhookAttemptEntity, attempts),
  ];
  return { sql, values };
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

function attemptRow({ cipher }: Context, attempt: JudgedAttempt): WebhookAttemptRow {
  const { claimed, attemptedAt, outcome, nextAttemptAt } = attempt;
  const { delivery, target, attemptNumber, trigger } = claimed;
  const id = newId();
  const { totalMs, ...steps } = outcome.timings;
  const seal = (column: 'url' | 'response_body', text: string) => cipher.seal(attemptCell(column, id), text);
  const end =
    outcome.kind === 'response'
      ? {
          responseStatus: outcome.status,
          responseBody: seal(
            'response_body',
            keptText(withoutSecrets(outcome.body.toString('utf8'), target)),
          ),
          errorClass: null,
          error: null,
        }
      : { responseStatus: null, responseBody: null, errorClass: outcome.errorClass, error: outcome.message };
  return {
    organizationId: delivery.organizationId,
    id,
    deliveryId: delivery.id,
    attemptNumber,
    attemptedAt,
    url: seal('url', target.url),
    address: outcome.address,
    trigger,
    durationMs: Math.round(totalMs),
    ...steps,
    ...end,
    nextAttemptAt,
  };
}

/** The first KiB, without half a character at its end. */
function keptText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= KEPT_BODY_BYTES) return text;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(bytes.subarray(0, KEPT_BODY_BYTES), { stream: true });
}

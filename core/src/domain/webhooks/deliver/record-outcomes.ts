import { newId } from '../../../platform/database/ids.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { afterSignal, type BreakerSignal, HEALTHY, signalOf } from './breaker.ts';
import type { MadeAttempt } from './record-deliveries.ts';
import { type AttemptOutcome, classifyAttempt } from './retry-schedule.ts';
import { urlCell, WebhookReceiverEntity, type WebhookReceiverRow } from './webhook-receiver-entity.ts';

/**
 * Records what attempts told about their receiver: failures in a row open its breaker, an answer closes it. Of a receiver
 * that answers nothing is kept.
 * @param isFailing whether each delivery's receiver was known to fail when its attempt had ended
 * @returns whether the breaker is closed
 */
export async function recordOutcomes(
  context: Context,
  transaction: Transaction,
  made: readonly MadeAttempt[],
  isFailing: ReadonlyMap<string, boolean>,
): Promise<boolean> {
  const isKnown = made.some(({ claimed }) => isFailing.get(claimed.delivery.id));
  const lastDead = made.findLast((attempt) => signalIn(attempt) === 'dead');
  // The common case, that a receiver nothing is known of has answered, tells nothing and costs nothing.
  if (!isKnown && !lastDead) return true;
  const receiver = made[0]?.claimed.delivery.targetKey;
  if (!receiver) return true;
  if (lastDead) await rememberReceiver(context, transaction, receiver, lastDead.claimed.target.url);
  const key = { organizationId: context.organization.id, receiver };
  const { manager } = transaction;
  const row = await manager.findOne(WebhookReceiverEntity, {
    where: key,
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return true;
  const at = now(context);
  const inOrder = made.toSorted((a, b) => a.report.attemptedAt.getTime() - b.report.attemptedAt.getTime());
  const next = inOrder.reduce(
    (state, attempt) =>
      afterSignal(state, signalIn(attempt), { attemptedAt: attempt.report.attemptedAt, at }),
    { failures: row.failures, trips: row.trips, openUntil: row.openUntil },
  );
  if (next === HEALTHY) {
    await manager.delete(WebhookReceiverEntity, key);
    return true;
  }
  await manager.update(WebhookReceiverEntity, key, {
    ...next,
    ...(lastDead ? failureOf(lastDead.report.outcome) : {}),
    updatedAt: at,
  });
  return next.openUntil === null;
}

const signalIn = ({ report: { outcome } }: MadeAttempt): BreakerSignal =>
  signalOf(classifyAttempt(outcome), outcome);

async function rememberReceiver(
  { organization, cipher, core }: Context,
  { query }: Transaction,
  receiver: string,
  url: string,
): Promise<void> {
  const id = newId();
  await query(
    `insert into webhook_receivers (organization_id, id, receiver, url, since, failures, trips, updated_at)
      values ($1, $2, $3, $4, $5, 0, 0, $5) on conflict (organization_id, receiver) do nothing`,
    [organization.id, id, receiver, cipher.seal(urlCell(id), url), core.clock.now()],
  );
}

/** What is kept of an outcome for those who look after receivers that fail. */
const failureOf = (outcome: AttemptOutcome): Pick<WebhookReceiverRow, 'lastStatus' | 'lastErrorClass'> => ({
  lastStatus: outcome.kind === 'response' ? outcome.status : null,
  lastErrorClass: outcome.kind === 'error' ? outcome.errorClass : null,
});

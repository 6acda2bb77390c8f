import { newId } from '../../../platform/database/ids.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { afterSignal, type BreakerState, HEALTHY, signalOf } from './breaker.ts';
import type { MadeAttempt } from './made-attempt.ts';
import { urlCell, WebhookReceiverEntity } from './webhook-receiver-entity.ts';

/** What is known of a receiver. */
export interface ReceiverState extends BreakerState {
  /** It answered that it is gone. */
  isDisabled: boolean;
}

/** What is known of a receiver; of most there is nothing to know. */
export async function readReceiver(
  { organization }: Context,
  { query }: Transaction,
  receiver: string,
): Promise<ReceiverState> {
  const [row] = await query<ReceiverState>(
    `select coalesce(r.failures, 0) as failures, coalesce(r.trips, 0) as trips, r.open_until as "openUntil",
        exists (select from disabled_webhook_targets t where t.organization_id = $1 and t.target_key = $2) as "isDisabled"
      from (select) as always
        left join webhook_receivers r on r.organization_id = $1 and r.receiver = $2`,
    [organization.id, receiver],
  );
  return row ?? { ...HEALTHY, isDisabled: false };
}

/**
 * Records what attempts told about their receiver: failures in a row open its breaker, an answer closes it. Of a receiver
 * that answers nothing is kept.
 * @param isKnown whether it was known to fail when they had ended
 * @returns whether the breaker is closed
 */
export async function recordSignals(
  context: Context,
  { manager, query }: Transaction,
  made: readonly MadeAttempt[],
  isKnown: boolean,
): Promise<boolean> {
  const signals = made
    .map(({ attemptedAt, outcome }) => ({ attemptedAt, outcome, signal: signalOf(outcome) }))
    .toSorted((a, b) => a.attemptedAt.getTime() - b.attemptedAt.getTime());
  const lastDead = signals.findLast(({ signal }) => signal === 'dead')?.outcome;
  const { delivery, target } = made[0]?.claimed ?? {};
  // The common case, that a receiver nothing is known of has answered, tells nothing and costs nothing.
  if (!delivery?.targetKey || !target || !(isKnown || lastDead)) return true;
  const [at, id, receiver] = [now(context), newId(), delivery.targetKey];
  const key = { organizationId: context.organization.id, receiver };
  if (lastDead)
    await query(
      `insert into webhook_receivers (organization_id, id, receiver, url, since, failures, trips, updated_at)
        values ($1, $2, $3, $4, $5, 0, 0, $5) on conflict (organization_id, receiver) do nothing`,
      [key.organizationId, id, receiver, context.cipher.seal(urlCell(id), target.url), at],
    );
  const row = await manager.findOne(WebhookReceiverEntity, {
    where: key,
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return true;
  const { failures, trips, openUntil } = row;
  const next = signals.reduce<BreakerState>(
    (state, { signal, attemptedAt }) => afterSignal(state, signal, { attemptedAt, at }),
    { failures, trips, openUntil },
  );
  if (next === HEALTHY) await manager.delete(WebhookReceiverEntity, key);
  else
    await manager.update(WebhookReceiverEntity, key, {
      ...next,
      ...(lastDead && {
        lastStatus: lastDead.kind === 'response' ? lastDead.status : null,
        lastErrorClass: lastDead.kind === 'error' ? lastDead.errorClass : null,
      }),
      updatedAt: at,
    });
  return next.openUntil === null;
}

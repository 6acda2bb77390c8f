import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { afterSignal, type BreakerSignal, type BreakerState, signalOf } from './breaker.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { FIRST_BATCH, releaseParked, rememberReceiver, takeAlong } from './parked-deliveries.ts';
import { type AttemptOutcome, classifyAttempt } from './retry-schedule.ts';
import { WebhookReceiverEntity, type WebhookReceiverRow } from './webhook-receiver-entity.ts';

/** An attempt at a receiver, for what it tells about it. */
export interface Sign {
  claimed: ClaimedDelivery;
  report: { outcome: AttemptOutcome; attemptedAt: Date };
  /** Whether anything is remembered of the receiver at the end of the attempt: others may have failed while it was made. */
  receiverKnown: boolean;
}

/** Notes what attempts told about their receivers, and lets parked deliveries go to those that are there. */
export async function noteSignals(
  context: Context,
  transaction: Transaction,
  signs: readonly Sign[],
): Promise<void> {
  const telling = signs.filter((sign) => signalIn(sign) !== 'neither');
  const byReceiver = Map.groupBy(telling, ({ claimed }) => claimed.delivery.receiver);
  // In one order: others may want the same rows.
  for (const [receiver, own] of [...byReceiver].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))) {
    if (receiver !== null && own.some(matters)) await noteFor(context, transaction, receiver, own);
  }
}

const signalIn = ({ report: { outcome } }: Sign): BreakerSignal =>
  signalOf(classifyAttempt(outcome), outcome);

/** The common case, that a receiver nothing is known of has answered, tells nothing and costs nothing. */
const matters = (sign: Sign): boolean => sign.receiverKnown || signalIn(sign) === 'dead';

async function noteFor(
  context: Context,
  transaction: Transaction,
  receiver: string,
  signs: readonly Sign[],
): Promise<void> {
  const { manager } = transaction;
  const organizationId = context.organization.id;
  const at = now(context);
  const key = { organizationId, receiver };
  const inOrder = signs.toSorted((a, b) => a.report.attemptedAt.getTime() - b.report.attemptedAt.getTime());
  const dead = inOrder.filter((sign) => signalIn(sign) === 'dead');
  const lastDead = dead.at(-1);
  if (lastDead) await rememberReceiver(context, transaction, receiver, lastDead.claimed.target.url);
  const row = await manager.findOne(WebhookReceiverEntity, {
    where: key,
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return;
  const next = inOrder.reduce<BreakerState>(
    (state, sign) => afterSignal(state, signalIn(sign), { attemptedAt: sign.report.attemptedAt, at }),
    row,
  );
  const alive = signs.length - dead.length;
  if (alive > 0) {
    const isOver = await goOn(context, transaction, row, alive);
    if (isOver && isHealthy(next) && (await forget(context, transaction, receiver))) return;
  }
  if (isHealthy(row) && isHealthy(next)) return;
  await manager.update(WebhookReceiverEntity, key, {
    ...{ failures: next.failures, trips: next.trips, openUntil: next.openUntil, probeUntil: next.probeUntil },
    ...(lastDead ? failureOf(lastDead.report.outcome) : {}),
    updatedAt: at,
  });
}

const isHealthy = ({ failures, openUntil }: BreakerState): boolean => failures === 0 && openUntil === null;

/** Lets parked deliveries go to a receiver that answers. @returns whether none may be left */
async function goOn(
  context: Context,
  transaction: Transaction,
  { receiver, openUntil }: WebhookReceiverRow,
  alive: number,
): Promise<boolean> {
  if (openUntil === null) return takeAlong(context, transaction, receiver, alive);
  return (await releaseParked(context, transaction, receiver, FIRST_BATCH)) < FIRST_BATCH;
}

/** Where nothing waits for a receiver, there is nothing to remember of it. @returns whether that is so */
async function forget({ organization }: Context, { query }: Transaction, receiver: string): Promise<boolean> {
  const forgotten = await query(
    `delete from webhook_receivers where organization_id = $1 and receiver = $2
        and not exists (select from webhook_deliveries
          where organization_id = $1 and receiver = $2 and parked_at is not null)
      returning id`,
    [organization.id, receiver],
  );
  return forgotten.length > 0;
}

/** What is kept of an outcome for whoever looks after receivers that fail. */
const failureOf = (outcome: AttemptOutcome): Pick<WebhookReceiverRow, 'lastStatus' | 'lastErrorClass'> => ({
  lastStatus: outcome.kind === 'response' ? outcome.status : null,
  lastErrorClass: outcome.kind === 'error' ? outcome.errorClass : null,
});

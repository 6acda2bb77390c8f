import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import {
  type Admission,
  admit,
  afterSignal,
  type BreakerState,
  HEALTHY,
  probeUntil,
  signalOf,
} from './breaker.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { type AttemptOutcome, classifyAttempt } from './retry-schedule.ts';
import { originPlace, WebhookReceiverEntity, type WebhookReceiverRow } from './webhook-receiver-entity.ts';

/** Deliveries that set out when a receiver is back; each one that arrives then takes another one along. */
export const FIRST_BATCH = 20;

/** A delivery at the door of its receiver. */
export interface Arrival {
  deliveryId: string;
  /** Null for one that is let through whatever is known of the receiver. */
  receiver: string | null;
  state: BreakerState;
}

/**
 * Lets claimed deliveries through to their receivers, or parks them: without jobs, until the receiver is back.
 * @returns which of these, for each; `probe` for the one that alone finds out whether the receiver is back
 */
export async function passBreakers(
  context: Context,
  transaction: Transaction,
  arrivals: readonly Arrival[],
): Promise<Admission[]> {
  const at = now(context);
  const wanted = arrivals.map(({ receiver, state }) => (receiver === null ? 'send' : admit(state, at)));
  const probed = arrivals.filter((_, index) => wanted[index] === 'probe').map(({ receiver }) => receiver);
  const probing = await takeProbes(context, transaction, [...new Set(probed)], at);
  const admissions = wanted.map((admission, index): Admission => {
    if (admission !== 'probe') return admission;
    // One delivery finds out; the others of its receiver wait for what it finds.
    return probing.delete(arrivals[index]?.receiver ?? '') ? 'probe' : 'park';
  });
  const parked = arrivals.filter((_, index) => admissions[index] === 'park');
  if (parked.length > 0) {
    await transaction.query(
      `update webhook_deliveries set parked_at = $3, next_attempt_at = null, claimed_by = null, updated_at = $3
        where organization_id = $1 and id = any($2::uuid[])`,
      [context.organization.id, parked.map(({ deliveryId }) => deliveryId), at],
    );
  }
  return admissions;
}

/** @returns the receivers among these that nobody else is finding out about */
async function takeProbes(
  { organization }: Context,
  { query }: Transaction,
  receivers: readonly (string | null)[],
  at: Date,
): Promise<Set<string>> {
  if (receivers.length === 0) return new Set();
  const probing = await query<{ receiver: string }>(
    `with silent as materialized (
        select id from webhook_receivers
          where organization_id = $1 and receiver = any($2::text[]) and open_until <= $3
            and (probe_until is null or probe_until <= $3)
          order by receiver for update)
      update webhook_receivers r set probe_until = $4, updated_at = $3
        from silent where r.organization_id = $1 and r.id = silent.id
      returning r.receiver`,
    [organization.id, receivers, at, probeUntil(at)],
  );
  return new Set(probing.map(({ receiver }) => receiver));
}

/** Notes what an attempt told about its receiver, and lets parked deliveries go when it is back. */
export async function noteSignal(
  context: Context,
  transaction: Transaction,
  { delivery: { receiver }, target, receiverKnown }: ClaimedDelivery,
  { outcome, attemptedAt }: { outcome: AttemptOutcome; attemptedAt: Date },
): Promise<void> {
  if (receiver === null) return;
  const signal = signalOf(classifyAttempt(outcome), outcome);
  // The common case costs nothing.
  if (signal === 'neither' || (signal === 'alive' && !receiverKnown)) return;
  const { manager, query } = transaction;
  const organizationId = context.organization.id;
  const at = now(context);
  const key = { organizationId, receiver };
  if (signal === 'dead') {
    const id = newId();
    await query(
      `insert into webhook_receivers (organization_id, id, receiver, origin, since, failures, trips, updated_at)
        values ($1, $2, $3, $4, $5, 0, 0, $5) on conflict (organization_id, receiver) do nothing`,
      [organizationId, id, receiver, context.cipher.seal(originPlace(id), new URL(target.url).origin), at],
    );
  }
  const row = await manager.findOne(WebhookReceiverEntity, {
    where: key,
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return;
  const next = afterSignal(row, signal, { attemptedAt, at });
  if (signal === 'alive') {
    const released = await releaseParked(context, transaction, receiver, row.openUntil ? FIRST_BATCH : 1);
    // Nothing waits any more: there is nothing left to remember.
    if (released === 0) {
      await manager.delete(WebhookReceiverEntity, key);
      return;
    }
  }
  await manager.update(WebhookReceiverEntity, key, {
    failures: next.failures,
    trips: next.trips,
    openUntil: next.openUntil,
    probeUntil: next.probeUntil,
    ...(signal === 'dead' ? failureOf(outcome) : {}),
    updatedAt: at,
  });
}

/** What is kept of an outcome for whoever looks after receivers that fail. */
const failureOf = (outcome: AttemptOutcome): Pick<WebhookReceiverRow, 'lastStatus' | 'lastErrorClass'> => ({
  lastStatus: outcome.kind === 'response' ? outcome.status : null,
  lastErrorClass: outcome.kind === 'error' ? outcome.errorClass : null,
});

/**
 * Sends parked deliveries of a receiver on their way, those first that have waited longest.
 * @returns how many
 */
export async function releaseParked(
  context: Pick<Context, 'core'> & { organization: { id: string } },
  transaction: Transaction,
  receiver: string,
  limit: number,
): Promise<number> {
  const organizationId = context.organization.id;
  const released = await transaction.query<{ id: string }>(
    // As a subquery the rows might be chosen anew for each delivery, and the limit would hold for none of them.
    `with chosen as materialized (
        select id from webhook_deliveries
          where organization_id = $1 and receiver = $2 and parked_at is not null
          order by parked_at, id limit $4 for update skip locked)
      update webhook_deliveries d
        set parked_at = null, next_attempt_at = $3, updated_at = $3, swept_at = null
        from chosen where d.organization_id = $1 and d.id = chosen.id
      returning d.id`,
    [organizationId, receiver, context.core.clock.now(), limit],
  );
  const jobs = released.map(({ id }) => ({ data: { deliveryId: id }, group: receiver }));
  await enqueue(context, transaction, 'deliver-webhook', jobs);
  return released.length;
}

/** What is remembered of a receiver, as one column of a query. */
export const RECEIVER_STATE = `(
  select json_build_object('failures', r.failures, 'trips', r.trips, 'openUntil', r.open_until,
      'probeUntil', r.probe_until)
    from webhook_receivers r where (r.organization_id, r.receiver) = (d.organization_id, d.receiver))`;

/** What `RECEIVER_STATE` finds; null where nothing is remembered. */
export type StoredState =
  | {
      [Field in keyof BreakerState]: BreakerState[Field] extends number ? number : string | null;
    }
  | null;

/** The state that `RECEIVER_STATE` found. */
export function readState(stored: StoredState): BreakerState {
  if (!stored) return HEALTHY;
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return { ...stored, openUntil: instant(stored.openUntil), probeUntil: instant(stored.probeUntil) };
}

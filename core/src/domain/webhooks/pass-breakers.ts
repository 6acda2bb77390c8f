import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { type Admission, admit, type BreakerState, HEALTHY, probeUntil } from './breaker.ts';
import { rememberReceiver } from './parked-deliveries.ts';

/** A delivery at the door of its receiver. */
export interface Arrival {
  deliveryId: string;
  /** Null for one that is let through whatever is known of the receiver. */
  receiver: string | null;
  url: string;
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
  const stopped = arrivals.filter(({ receiver, state }) => receiver !== null && admit(state, at) !== 'send');
  const admissions = new Map<string, Admission>();
  const byReceiver = Map.groupBy(stopped, ({ receiver }) => receiver ?? '');
  // In one order: others may want the same rows.
  for (const [receiver, own] of [...byReceiver].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const entry of await admitTo(context, transaction, receiver, own)) admissions.set(...entry);
  }
  const parked = stopped.filter(({ deliveryId }) => admissions.get(deliveryId) === 'park');
  if (parked.length > 0) {
    await transaction.query(
      `update webhook_deliveries set parked_at = $3, next_attempt_at = null, claimed_by = null, updated_at = $3
        where organization_id = $1 and id = any($2::uuid[])`,
      [context.organization.id, parked.map(({ deliveryId }) => deliveryId), at],
    );
  }
  return arrivals.map(({ deliveryId }) => admissions.get(deliveryId) ?? 'send');
}

/** Decides again with the receiver's row in hand: it may have come back, and been forgotten, since it was read. */
async function admitTo(
  context: Context,
  transaction: Transaction,
  receiver: string,
  arrivals: readonly Arrival[],
): Promise<[deliveryId: string, Admission][]> {
  const [first] = arrivals;
  if (!first) return [];
  const at = now(context);
  const state = await rememberReceiver(context, transaction, receiver, first.url);
  const admission = admit(state, at);
  if (admission === 'probe') {
    await transaction.query(
      'update webhook_receivers set probe_until = $3 where organization_id = $1 and receiver = $2',
      [context.organization.id, receiver, probeUntil(at)],
    );
  }
  // One delivery finds out; the others of its receiver wait for what it finds.
  return arrivals.map((arrival) => [
    arrival.deliveryId,
    admission === 'probe' && arrival !== first ? 'park' : admission,
  ]);
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

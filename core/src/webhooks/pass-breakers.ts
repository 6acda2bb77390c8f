import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Admission, admit, type BreakerState, HEALTHY, probeUntil } from './breaker.ts';

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

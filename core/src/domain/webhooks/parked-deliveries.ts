import { newId } from '../../platform/database/ids.ts';
import { openJson } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { WebhookDeliveryRow } from '../entities/webhook-entities.ts';
import type { BreakerState } from './breaker.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import { originPlace } from './webhook-receiver-entity.ts';

/** Deliveries that set out when a receiver is back; each one that arrives then takes another one along. */
export const FIRST_BATCH = 20;

/**
 * Deliveries of one receiver that wait in the queue at most: enough for several workers. What is more waits parked, where
 * nobody who looks for other work passes over it.
 */
export const QUEUED_AT_MOST = 256;
/** Room in the queue from which on it is worth while to look for what is parked. */
const REFILLED_FROM = QUEUED_AT_MOST / 4;

type Scope = Pick<Context, 'core'> & { organization: { id: string } };

/** @returns the ids of those for which the queue has no room; their receivers are remembered */
export async function beyondRoom(
  context: Context,
  transaction: Transaction,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<Set<string>> {
  const byReceiver = Map.groupBy(deliveries, ({ receiver }) => receiver);
  const receivers = [...byReceiver.keys()].filter((receiver) => receiver !== null).toSorted();
  const room = await roomInQueue(context, transaction, receivers);
  const surplus = new Set<string>();
  for (const receiver of receivers) {
    const beyond = byReceiver.get(receiver)?.slice(room.get(receiver) ?? 0) ?? [];
    const [first] = beyond;
    if (first?.target) {
      const { url } = openJson<FrozenTarget>(context.cipher, targetPlace(first.id), first.target);
      await rememberReceiver(context, transaction, receiver, url);
    }
    for (const { id } of beyond) surplus.add(id);
  }
  return surplus;
}

/** How many deliveries the queue still takes for each of these receivers. */
async function roomInQueue(
  { core, organization }: Scope,
  { query }: Transaction,
  receivers: readonly string[],
): Promise<Map<string, number>> {
  if (receivers.length === 0) return new Map();
  const rows = await query<{ receiver: string; queued: number }>(
    `select receiver, (select count(*) from (
          select from webhook_deliveries d
            where d.organization_id = $1 and d.receiver = r.receiver and d.status = 'PENDING' and d.parked_at is null
              and d.next_attempt_at <= $3 limit $4) as queued)::integer as queued
        from unnest($2::text[]) as r (receiver)`,
    [organization.id, receivers, core.clock.now(), QUEUED_AT_MOST],
  );
  return new Map(rows.map(({ receiver, queued }) => [receiver, QUEUED_AT_MOST - queued]));
}

async function roomFor(context: Scope, transaction: Transaction, receiver: string): Promise<number> {
  const room = await roomInQueue(context, transaction, [receiver]);
  return room.get(receiver) ?? 0;
}

/**
 * Makes sure that there is a row of a receiver, and locks it: whoever finds that nothing waits for it has to wait. So it
 * is for everybody who parks a delivery, since nobody looks for what waits for a receiver without a row.
 * @returns what is remembered of it
 */
export async function rememberReceiver(
  context: Context,
  { query }: Transaction,
  receiver: string,
  url: string,
): Promise<BreakerState> {
  const id = newId();
  const [state] = await query<BreakerState>(
    `insert into webhook_receivers (organization_id, id, receiver, origin, since, failures, trips, updated_at)
      values ($1, $2, $3, $4, $5, 0, 0, $5)
      on conflict (organization_id, receiver) do update set updated_at = excluded.updated_at
      returning failures, trips, open_until as "openUntil", probe_until as "probeUntil"`,
    [
      ...[context.organization.id, id, receiver],
      ...[context.cipher.seal(originPlace(id), new URL(url).origin), now(context)],
    ],
  );
  if (!state) throw new Error('A receiver was not remembered');
  return state;
}

/**
 * Sends parked deliveries of a receiver on their way, those first that have waited longest, as long as there is room in
 * the queue.
 * @returns how many
 */
export async function releaseParked(
  context: Scope,
  transaction: Transaction,
  receiver: string,
  limit: number,
): Promise<number> {
  const room = await roomFor(context, transaction, receiver);
  return release(context, transaction, receiver, Math.min(limit, room));
}

/**
 * Has deliveries that arrived take parked ones along: as many where there are few on their way, since the receiver may
 * only just be back; else, from time to time, what there is room for.
 * @returns whether none may be left
 */
export async function takeAlong(
  context: Scope,
  transaction: Transaction,
  receiver: string,
  arrived: number,
): Promise<boolean> {
  const room = await roomFor(context, transaction, receiver);
  if (room < REFILLED_FROM) return false;
  const limit = room > QUEUED_AT_MOST / 2 ? Math.min(arrived, room) : room;
  return (await release(context, transaction, receiver, limit)) < limit;
}

async function release(
  context: Scope,
  transaction: Transaction,
  receiver: string,
  limit: number,
): Promise<number> {
  if (limit === 0) return 0;
  const organizationId = context.organization.id;
  const released = await transaction.query<{ id: string; receiver: string }>(
    // As a subquery the rows might be chosen anew for each delivery, and the limit would hold for none of them.
    `with chosen as materialized (
        select id from webhook_deliveries
          where organization_id = $1 and receiver = $2 and parked_at is not null
          order by parked_at, id limit $4 for update skip locked)
      update webhook_deliveries d
        set parked_at = null, parked_since = coalesce(parked_since, parked_at),
          next_attempt_at = $3, updated_at = $3, swept_at = null
        from chosen where d.organization_id = $1 and d.id = chosen.id
      returning d.id, d.receiver`,
    [organizationId, receiver, context.core.clock.now(), limit],
  );
  await enqueueDeliveries(context, transaction, released);
  return released.length;
}

import type { ObjectLiteral } from 'typeorm';
import { inOneTrip, inTransaction } from '../../../platform/database/in-transaction.ts';
import { rowReader } from '../../../platform/database/rows/row-reader.ts';
import type { Statement } from '../../../platform/database/statement.ts';
import { CLOCKS_APART_SECONDS } from '../../../platform/queue/enqueue.ts';
import { type Context, now } from '../../context/context.ts';
import { payloadCell, WebhookDeliveryEntity, WebhookEventEntity } from '../../entities/webhook-entities.ts';
import { openTarget } from '../route/frozen-target.ts';
import { admit } from './breaker.ts';
import {
  type ClaimedDelivery,
  DELIVERY,
  type DeliveryToMake,
  EVENT,
  type EventToTell,
} from './claimed-delivery.ts';
import { deliveryHeaders } from './delivery-headers.ts';
import type { ReceiverRun } from './receiver-run.ts';
import { readReceiver } from './receiver-state.ts';
import { stopDeliveries } from './stop-deliveries.ts';

/** What a run has taken. */
export interface Claim {
  deliveries: ClaimedDelivery[];
  /** Deliveries that could not be read, and are tried again later. */
  unreadable: { deliveryId: string; error: unknown }[];
  /** Whether more may be there to be claimed now. */
  hasMore: boolean;
}

/** A claim older than this is of a run that died: longer than any run holds one. */
export const CLAIM_SECONDS = 60;

/** What the bodies of one claim weigh at most, in bytes; one alone may weigh more. */
const MOST_BYTES = 1_000_000;
/** Of so many that are due longest, and so many that are due last, the probe of a receiver is one. */
const PROBE_CHOICE = 32;
const PUT_OFF = `interval '10 minutes'`;

/**
 * Takes deliveries of a receiver that are due, the longest first, so that no other run makes the same attempts. Where the
 * receiver keeps failing, one finds out whether it is back once the pause is over; where it is disabled, all of them end.
 * Of a receiver in no trouble, which is nearly every one, that is a single round trip.
 */
export async function claimDeliveries(context: Context, run: ReceiverRun, most: number): Promise<Claim> {
  const [rows = []] = await inOneTrip(context, [dueDeliveries(context, run, { limit: most })]);
  const claim = await (rows[0]?.isHeld ? claimHeld(context, run, most) : claimOf(context, rows, most));
  if (claim.unreadable.length > 0) await putOff(context, claim.unreadable);
  return claim;
}

/** Of a receiver that is disabled, or whose breaker has opened. */
function claimHeld(context: Context, run: ReceiverRun, most: number): Promise<Claim> {
  return inTransaction(context, async (transaction) => {
    const state = await readReceiver(context, transaction, run.receiver);
    const { hasMore } = await stopDeliveries(context, transaction, run, state);
    const admission = admit(state, now(context));
    if (hasMore || state.isDisabled || admission === 'wait')
      return { deliveries: [], unreadable: [], hasMore };
    const isProbe = admission === 'probe';
    const limit = isProbe ? 1 : most;
    const { sql, values } = dueDeliveries(context, run, { limit, evenHeld: true, isProbe });
    return claimOf(context, await transaction.prepared(sql, [...values]), limit, isProbe);
  });
}

/** What a statement took, made ready to be sent; one delivery that cannot be read holds up no other. */
function claimOf(context: Context, rows: readonly ObjectLiteral[], limit: number, isProbe = false): Claim {
  const [deliveries, events] = readersOf(context);
  const taken = rows.filter(({ isTaken }) => isTaken);
  const claim: Claim = { deliveries: [], unreadable: [], hasMore: rows[0]?.isCut || taken.length === limit };
  for (const row of taken) {
    const delivery = deliveries.read(row);
    try {
      claim.deliveries.push(prepare(context, delivery, events.read(row), isProbe));
    } catch (error) {
      claim.unreadable.push({ deliveryId: delivery.id, error });
    }
  }
  return claim;
}

const readersOf = (context: Context) =>
  [
    rowReader(context, WebhookDeliveryEntity, 'd', DELIVERY),
    rowReader(context, WebhookEventEntity, 'e', EVENT),
  ] as const;

const IS_DUE = `
  l.organization_id = $1 and l.receiver = $2 and l.status = 'PENDING'
    and l.next_attempt_at < $4::timestamptz + interval '${CLOCKS_APART_SECONDS} seconds'
    -- What another machine has just written may be of a clock that is ahead; a retry keeps to its time.
    and (l.next_attempt_at <= $4 or l.trigger <> 'RETRY')
    and l.claimed_by is distinct from $3 and not (select is_held from state)`;

/**
 * What finds out whether a receiver is back. One that was not tried comes first, and any of these, not the one that is due
 * longest: a receiver that only fails at the events of one search would be probed with these, one after the other, while
 * everything else waits longer each time.
 */
const PROBE = `
  select id from (
      (select l.id, l.attempts from webhook_deliveries l where ${IS_DUE} order by l.next_attempt_at limit ${PROBE_CHOICE})
      union (select l.id, l.attempts from webhook_deliveries l where ${IS_DUE} order by l.next_attempt_at desc limit ${PROBE_CHOICE})
    ) as choice order by attempts, random() limit 1`;

/**
 * Takes what is due, unless the receiver is held: it brings one row at least, which says so. Nothing waits for the disk: what
 * a database that died has forgotten is claimed again. The limit is a part of the text, so that a plan that is kept knows it.
 */
function dueDeliveries(
  context: Context,
  { receiver, runId }: ReceiverRun,
  { limit, evenHeld = false, isProbe = false }: { limit: number; evenHeld?: boolean; isProbe?: boolean },
): Statement {
  const [deliveries, events] = readersOf(context);
  const sql = `
    with state as materialized (
        select set_config('synchronous_commit', 'off', true), not $5::boolean and (
          exists (select from webhook_receivers r
            where r.organization_id = $1 and r.receiver = $2 and r.open_until is not null)
          or exists (select from disabled_webhook_targets t
            where t.organization_id = $1 and t.target_key = $2)) as is_held),
      due as materialized (
        select l.id, l.event_id, l.next_attempt_at from webhook_deliveries l
          where ${IS_DUE} ${isProbe ? `and l.id = (${PROBE})` : `order by l.next_attempt_at limit ${Math.trunc(limit)}`}
          for no key update skip locked),
      weighed as materialized (
        select due.id, row_number() over in_turn = 1 or
            sum((select octet_length(payload) from webhook_events e
              where e.organization_id = $1 and e.id = due.event_id)) over in_turn <= ${MOST_BYTES} as fits
          from due window in_turn as (order by due.next_attempt_at, due.id)),
      d as (
        update webhook_deliveries d set claimed_by = $3, updated_at = $4
          from weighed where d.organization_id = $1 and d.id = weighed.id and weighed.fits
          returning d.*)
      select ${deliveries.columns}, ${events.columns}, d.id is not null as "isTaken", is_held as "isHeld",
          exists (select from weighed where not fits) as "isCut"
        from state left join (d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)) on true
        order by d.next_attempt_at, d.id`;
  return { sql, values: [context.organization.id, receiver, runId, now(context), evenHeld] };
}

function prepare(
  context: Context,
  delivery: DeliveryToMake,
  { payload, ...event }: EventToTell,
  isProbe: boolean,
): ClaimedDelivery {
  if (!delivery.target) throw new Error('A delivery is pending without a target');
  if (!payload) throw new Error('A delivery is pending without a body');
  const target = openTarget(context.cipher, delivery.id, delivery.target);
  const attemptNumber = delivery.attempts + 1;
  const body = context.cipher.open(payloadCell(event.id), payload);
  const { origin } = new URL(target.url);
  const clientCertificate = context.organization.clientCertificates.find((each) => each.origin === origin);
  const headers = deliveryHeaders({ target, delivery, event, attemptNumber, body, at: now(context) });
  return {
    delivery,
    event,
    target,
    origin,
    attemptNumber,
    trigger: isProbe ? 'PROBE' : delivery.trigger,
    request: { method: 'POST', url: target.url, headers, body, clientCertificate },
  };
}

/** Has deliveries that cannot be read tried again later. */
function putOff(context: Context, unreadable: readonly { deliveryId: string }[]): Promise<unknown> {
  return inTransaction(context, ({ query }) =>
    query(
      `update webhook_deliveries set next_attempt_at = $3::timestamptz + ${PUT_OFF}, claimed_by = null, updated_at = $3
        where organization_id = $1 and id = any($2::uuid[])`,
      [context.organization.id, unreadable.map(({ deliveryId }) => deliveryId), now(context)],
    ),
  );
}

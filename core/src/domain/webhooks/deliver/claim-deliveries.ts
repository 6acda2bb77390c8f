import type { AttemptTrigger } from '@credence/contract';
import { rowReader } from '../../../platform/database/row-reader.ts';
import { openJson } from '../../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import { CLOCKS_APART_SECONDS } from '../../../platform/queue/enqueue.ts';
import { type Context, now } from '../../context/context.ts';
import type { OriginCertificate } from '../../context/organization.ts';
import {
  payloadCell,
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from '../../entities/webhook-entities.ts';
import { type FrozenTarget, targetCell } from '../route/frozen-target.ts';
import { admit } from './breaker.ts';
import { deliveryHeaders } from './delivery-headers.ts';
import { readReceiver } from './receiver-state.ts';
import { stopDeliveries } from './stop-deliveries.ts';

/** One run of a receiver's job. There is one at a time: what an earlier one has claimed and not recorded is taken over. */
export interface ReceiverRun {
  receiver: string;
  runId: string;
}

/** A delivery taken by a run, with the request to make. */
export interface ClaimedDelivery {
  delivery: WebhookDeliveryRow;
  /** Without its body, which may be large: it is in the request. */
  event: WebhookEventRow;
  target: FrozenTarget;
  /** 1 for the first try. */
  attemptNumber: number;
  trigger: AttemptTrigger;
  request: {
    method: 'POST';
    url: string;
    headers: Record<string, string>;
    body: Buffer;
    /** What the receiver may ask for: the organization's of this moment, and not of when the event happened. */
    clientCertificate: OriginCertificate | undefined;
  };
}

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
const PUT_OFF = `interval '10 minutes'`;

/**
 * Takes deliveries of a receiver that are due, the longest first, so that no other run makes the same attempts. Where the
 * receiver keeps failing, one finds out whether it is back once the pause is over; where it is disabled, all of them end.
 */
export function claimDeliveries(context: Context, run: ReceiverRun, most: number): Promise<Claim> {
  const at = now(context);
  return inTransaction(context, async (transaction) => {
    const state = await readReceiver(context, transaction, run.receiver);
    const stopped = await stopDeliveries(context, transaction, run, state);
    if (stopped.hasMore || state.isDisabled) return { deliveries: [], unreadable: [], ...stopped };
    const admission = admit(state, at);
    if (admission === 'wait') return { deliveries: [], unreadable: [], hasMore: false };
    const limit = admission === 'probe' ? 1 : most;
    const rows = await takeDue(context, transaction, run, limit);
    const claim: Claim = {
      deliveries: [],
      unreadable: [],
      hasMore: rows.isCut || rows.taken.length === limit,
    };
    for (const row of rows.taken) {
      try {
        claim.deliveries.push(prepare(context, row, admission === 'probe'));
      } catch (error) {
        claim.unreadable.push({ deliveryId: row.delivery.id, error });
      }
    }
    await putOff(context, transaction, claim.unreadable);
    return claim;
  });
}

interface TakenDelivery {
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
}

async function takeDue(
  context: Context,
  { prepared }: Transaction,
  { receiver, runId }: ReceiverRun,
  limit: number,
): Promise<{ taken: TakenDelivery[]; isCut: boolean }> {
  const deliveries = rowReader(context, WebhookDeliveryEntity, 'd');
  const events = rowReader(context, WebhookEventEntity, 'e');
  const rows = await prepared<{ isCut: boolean }>(
    `with due as materialized (
        select l.id, l.event_id, l.next_attempt_at from webhook_deliveries l
          where l.organization_id = $1 and l.receiver = $2 and l.status = 'PENDING'
            and l.next_attempt_at < $4::timestamptz + interval '${CLOCKS_APART_SECONDS} seconds'
            -- What another machine has just written may be of a clock that is ahead; a retry keeps to its time.
            and (l.next_attempt_at <= $4 or l.trigger <> 'RETRY')
            and l.claimed_by is distinct from $3
          order by l.next_attempt_at limit $5 for no key update skip locked),
      weighed as materialized (
        select due.id, row_number() over in_turn = 1 or
            sum((select octet_length(payload) from webhook_events e
              where e.organization_id = $1 and e.id = due.event_id)) over in_turn <= ${MOST_BYTES} as fits
          from due window in_turn as (order by due.next_attempt_at, due.id)),
      d as (
        update webhook_deliveries d set claimed_by = $3, updated_at = $4
          from weighed where d.organization_id = $1 and d.id = weighed.id and weighed.fits
          returning d.*)
      select ${deliveries.columns}, ${events.columns},
          exists (select from weighed where not fits) as "isCut"
        from d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)
        order by d.next_attempt_at, d.id`,
    [context.organization.id, receiver, runId, now(context), limit],
  );
  const taken = rows.map((row) => ({ delivery: deliveries.read(row), event: events.read(row) }));
  return { taken, isCut: rows[0]?.isCut ?? false };
}

function prepare(context: Context, { delivery, event }: TakenDelivery, isProbe: boolean): ClaimedDelivery {
  if (!delivery.target) throw new Error('A delivery is pending without a target');
  if (!event.payload) throw new Error('A delivery is pending without a body');
  const target = openJson<FrozenTarget>(context.cipher, targetCell(delivery.id), delivery.target);
  const attemptNumber = delivery.attempts + 1;
  const body = context.cipher.open(payloadCell(event.id), event.payload);
  const { origin } = new URL(target.url);
  const clientCertificate = context.organization.clientCertificates.find((each) => each.origin === origin);
  const headers = deliveryHeaders({ target, delivery, event, attemptNumber, body, at: now(context) });
  return {
    delivery,
    event: { ...event, payload: null },
    target,
    attemptNumber,
    trigger: isProbe ? 'PROBE' : delivery.trigger,
    request: { method: 'POST', url: target.url, headers, body, clientCertificate },
  };
}

/** One delivery that cannot be read holds up no other. */
async function putOff(
  context: Context,
  { query }: Transaction,
  unreadable: readonly { deliveryId: string }[],
): Promise<void> {
  if (unreadable.length === 0) return;
  await query(
    `update webhook_deliveries set next_attempt_at = $3::timestamptz + ${PUT_OFF}, claimed_by = null, updated_at = $3
      where organization_id = $1 and id = any($2::uuid[])`,
    [context.organization.id, unreadable.map(({ deliveryId }) => deliveryId), now(context)],
  );
}

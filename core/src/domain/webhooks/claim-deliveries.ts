import type { AttemptTrigger } from '@credence/contract';
import { rowReader } from '../../platform/database/row-reader.ts';
import { openJson } from '../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { signatureHeaders } from '../../platform/network/signature.ts';
import { CLOCKS_APART_SECONDS } from '../../platform/queue/enqueue.ts';
import { type Context, now } from '../context/context.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from '../entities/webhook-entities.ts';
import { stopDelivery, TARGET_DISABLED } from './disabled-targets.ts';
import { payloadPlace } from './emit-event.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import { type Arrival, passBreakers, RECEIVER_STATE, readState, type StoredState } from './pass-breakers.ts';

/** A delivery taken by one job, with the request to make. */
export interface ClaimedDelivery {
  jobId: string;
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  target: FrozenTarget;
  /** 1 for the first try. */
  attemptNumber: number;
  trigger: AttemptTrigger;
  /** Whether the target was disabled when the attempt began. */
  targetDisabled: boolean;
  request: { method: 'POST'; url: string; headers: Record<string, string>; body: Buffer };
}

/** A job that comes earlier than clocks are apart, and by no more than this, is to ask again. */
const EARLY_SECONDS = 10;

const isDueWithin = (seconds: number, at: string): string =>
  `next_attempt_at < ${at}::timestamptz + interval '${seconds} seconds'`;

/** A claim older than this belongs to a job that died: longer than any attempt takes. */
export const CLAIM_SECONDS = 60;

/** What the deliveries of one statement weigh at most, in bytes; one alone may weigh more. */
const MOST_BYTES = 4_000_000;

/**
 * `held` where another job has the delivery: that one may have died with it, so this one is to ask again. So it is where the
 * delivery is all but due. `left` where the others of this claim weigh enough: it is to ask again at once.
 */
export type Claim = ClaimedDelivery | 'held' | 'left' | null;

/** A delivery that a job is to attempt. */
export interface DueDelivery {
  deliveryId: string;
  jobId: string;
}

/**
 * Takes deliveries that are due, so that no other job makes the same attempts; a job may take its delivery again. One
 * whose target is disabled ends here, and one whose receiver keeps failing is parked.
 * @returns for each, in the order given, null when there is nothing to deliver now
 */
export async function claimDeliveries(context: Context, due: readonly DueDelivery[]): Promise<Claim[]> {
  const at = now(context);
  const { claimed, left, held } = await inTransaction(context, async (transaction) => {
    const { taken, left } = await takeDue(context, transaction, due, at);
    const wanted = await withoutDisabled(context, transaction, taken);
    const admissions = await passBreakers(context, transaction, wanted.map(arrivalOf));
    const claimed = wanted.flatMap((one, index) => {
      const admission = admissions[index];
      return admission === 'send' || admission === 'probe' ? [prepare(context, one, admission, at)] : [];
    });
    const missed = due.filter((one) => !left.has(one.jobId) && !taken.some((other) => isOf(one, other)));
    return { claimed, left, held: await findHeld(context, transaction, missed, at) };
  });
  return due.map((one) => {
    if (left.has(one.jobId)) return 'left';
    return claimed.find((other) => isOf(one, other)) ?? (held.has(one.deliveryId) ? 'held' : null);
  });
}

const isOf = (due: DueDelivery, { delivery, jobId }: Pick<TakenDelivery, 'delivery' | 'jobId'>): boolean =>
  delivery.id === due.deliveryId && jobId === due.jobId;

/** A delivery just taken, and what is known of where it goes. */
interface TakenDelivery {
  jobId: string;
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  target: FrozenTarget;
  state: StoredState;
  disabled: boolean;
}

/** @returns those taken, and the jobs of those that could be taken but for their weight */
async function takeDue(
  context: Context,
  { prepared }: Transaction,
  due: readonly DueDelivery[],
  at: Date,
): Promise<{ taken: TakenDelivery[]; left: Set<string> }> {
  const deliveries = rowReader(context, WebhookDeliveryEntity, 'd');
  const events = rowReader(context, WebhookEventEntity, 'e');
  const rows = await prepared<{ jobId: string; fits: boolean; state: StoredState; disabled: boolean }>(
    // Locked in the order of their ids, as everybody does; by their ids alone: what is due may be a million rows.
    `with locked as materialized (
        select l.id, l.status, l.next_attempt_at, l.claimed_by, l.updated_at,
            octet_length(l.target) + (select coalesce(octet_length(e.payload), 0) from webhook_events e
              where (e.organization_id, e.id) = (l.organization_id, l.event_id)) as weight
          -- Each once, also where two jobs came for it: its row would be there for each, and be let through twice.
          from (select distinct id from few($2::uuid[]) as asked (id)) as one
            join webhook_deliveries l on l.organization_id = $1 and l.id = one.id
          order by l.id for no key update of l),
      free as materialized (
        select due.id, due.job_id, sum(locked.weight) over in_turn <= $6 or row_number() over in_turn = 1 as fits
          from locked join unnest($2::uuid[], $3::uuid[]) with ordinality as due (id, job_id, turn) on due.id = locked.id
          where locked.status = 'PENDING' and locked.${isDueWithin(CLOCKS_APART_SECONDS, '$4')}
            and (locked.claimed_by is null or locked.claimed_by = due.job_id
              or locked.updated_at < $4 - make_interval(secs => $5))
          window in_turn as (order by due.turn)),
      d as (
        update webhook_deliveries d set claimed_by = free.job_id, updated_at = $4
          from free where d.organization_id = $1 and d.id = free.id and free.fits
          returning d.*, ${RECEIVER_STATE} as state, ${TARGET_DISABLED} as disabled)
      select ${deliveries.columns}, ${events.columns}, free.job_id as "jobId", free.fits, d.state, d.disabled
        from free left join d on (d.id, d.claimed_by) = (free.id, free.job_id)
          left join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)
        where d.id is not null or not free.fits`,
    [
      context.organization.id,
      due.map(({ deliveryId }) => deliveryId),
      due.map(({ jobId }) => jobId),
      ...[at, CLAIM_SECONDS, MOST_BYTES],
    ],
  );
  const [fitting, heavy] = [rows.filter(({ fits }) => fits), rows.filter(({ fits }) => !fits)];
  const taken = fitting.map((row) => {
    const [delivery, event] = [deliveries.read(row), events.read(row)];
    if (!delivery.target) throw new Error(`Delivery ${delivery.id} is pending without a target`);
    const target = openJson<FrozenTarget>(context.cipher, targetPlace(delivery.id), delivery.target);
    return { jobId: row.jobId, delivery, event, target, state: row.state, disabled: row.disabled };
  });
  return { taken, left: new Set(heavy.map(({ jobId }) => jobId)) };
}

/** @returns those of deliveries not taken that are due, and so with another job, or nearly due */
async function findHeld(
  { organization }: Context,
  { query }: Transaction,
  missed: readonly DueDelivery[],
  at: Date,
): Promise<Set<string>> {
  if (missed.length === 0) return new Set();
  const held = await query<{ id: string }>(
    `select id from webhook_deliveries
      where organization_id = $1 and id = any($2::uuid[]) and status = 'PENDING'
        and ${isDueWithin(EARLY_SECONDS, '$3')}`,
    [organization.id, missed.map(({ deliveryId }) => deliveryId), at],
  );
  return new Set(held.map(({ id }) => id));
}

/** A test is made there and then: whoever asks for it wants to know. */
const isTest = ({ event }: TakenDelivery): boolean => event.searchId === null;

async function withoutDisabled(
  context: Context,
  transaction: Transaction,
  taken: readonly TakenDelivery[],
): Promise<TakenDelivery[]> {
  const isStopped = (one: TakenDelivery) => one.disabled && !isTest(one);
  for (const one of taken.filter(isStopped)) await stopDelivery(context, transaction, one);
  return taken.filter((one) => !isStopped(one));
}

const arrivalOf = (one: TakenDelivery): Arrival => ({
  deliveryId: one.delivery.id,
  receiver: isTest(one) ? null : one.delivery.receiver,
  url: one.target.url,
  state: readState(one.state),
});

function prepare(
  context: Context,
  { jobId, delivery, event, target, disabled }: TakenDelivery,
  admission: 'send' | 'probe',
  at: Date,
): ClaimedDelivery {
  if (!event.payload) throw new Error(`Delivery ${delivery.id} is pending without a body`);
  const attemptNumber = delivery.attempts + 1;
  const body = context.cipher.open(payloadPlace(event.id), event.payload);
  const headers = headersOf(target, delivery, event, attemptNumber, body, at);
  return {
    // Its body, which may be large, is in the request.
    ...{ jobId, delivery, event: { ...event, payload: null }, target, attemptNumber },
    trigger: admission === 'probe' ? 'PROBE' : delivery.trigger,
    targetDisabled: disabled,
    request: { method: 'POST', url: target.url, headers, body },
  };
}

/** Ours come last: a configured header cannot replace one of them. */
function headersOf(
  { headers, basicAuth, secrets }: FrozenTarget,
  delivery: WebhookDeliveryRow,
  event: WebhookEventRow,
  attemptNumber: number,
  body: Buffer,
  at: Date,
): Record<string, string> {
  const credentials =
    basicAuth && Buffer.from(`${basicAuth.username}:${basicAuth.password}`).toString('base64');
  return {
    ...headers,
    ...(credentials ? { Authorization: `Basic ${credentials}` } : {}),
    'Content-Type': 'application/json',
    'User-Agent': 'Credence-Webhooks/1',
    'X-Event-Id': event.id,
    'X-Event-Type': event.event,
    'X-Search-Type': event.searchType,
    ...(event.externalSearchId ? { 'X-External-Search-Id': headerText(event.externalSearchId) } : {}),
    ...(delivery.endpointSource ? { 'X-Endpoint-Source': delivery.endpointSource } : {}),
    'X-Delivery-Id': delivery.id,
    'X-Delivery-Attempt': String(attemptNumber),
    ...signatureHeaders({ eventId: event.id, timestamp: Math.floor(at.getTime() / 1000), body, secrets }),
  };
}

/** Text as it is, with percent-encoding for what no header can carry, and for the percent sign: it can be decoded. */
const headerText = (text: string): string => text.replace(/^ | $|[^\x20-\x7e]|%/gu, encodeURIComponent);

import type { AttemptTrigger } from '@credence/contract';
import { type Context, now } from '../context.ts';
import { rowReader } from '../database/row-reader.ts';
import { openJson } from '../database/sealed.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { stopDelivery, TARGET_DISABLED } from './disabled-targets.ts';
import { payloadPlace } from './emit-event.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import { type Arrival, passBreakers, RECEIVER_STATE, readState, type StoredState } from './pass-breakers.ts';
import { signatureHeaders } from './signature.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from './webhook-entities.ts';

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

/** A claim older than this belongs to a job that died: longer than any attempt takes. */
export const CLAIM_SECONDS = 60;

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
export async function claimDeliveries(
  context: Context,
  due: readonly DueDelivery[],
): Promise<(ClaimedDelivery | null)[]> {
  const at = now(context);
  const claimed = await inTransaction(context, async (transaction) => {
    const taken = await takeDue(context, transaction, due, at);
    const wanted = await withoutDisabled(context, transaction, taken);
    const admissions = await passBreakers(context, transaction, wanted.map(arrivalOf));
    return wanted.flatMap((one, index) => {
      const admission = admissions[index];
      return admission === 'send' || admission === 'probe' ? [prepare(context, one, admission, at)] : [];
    });
  });
  return due.map(
    ({ deliveryId, jobId }) =>
      claimed.find(({ delivery, ...by }) => delivery.id === deliveryId && by.jobId === jobId) ?? null,
  );
}

/** A delivery just taken, and what is known of where it goes. */
interface TakenDelivery {
  jobId: string;
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  target: FrozenTarget;
  state: StoredState;
  disabled: boolean;
}

async function takeDue(
  context: Context,
  { prepared }: Transaction,
  due: readonly DueDelivery[],
  at: Date,
): Promise<TakenDelivery[]> {
  const deliveries = rowReader(context, WebhookDeliveryEntity, 'd');
  const events = rowReader(context, WebhookEventEntity, 'e');
  const rows = await prepared<{ jobId: string; state: StoredState; disabled: boolean }>(
    // Locked in the order of their ids, as everybody does; by their ids alone: what is due may be a million rows.
    `with locked as materialized (
        select l.id, l.status, l.next_attempt_at, l.claimed_by, l.updated_at
          from few($2::uuid[]) as one (id) join webhook_deliveries l on l.organization_id = $1 and l.id = one.id
          order by l.id for no key update of l),
      d as (
        update webhook_deliveries d set claimed_by = due.job_id, updated_at = $4
          from locked join unnest($2::uuid[], $3::uuid[]) as due (id, job_id) on due.id = locked.id
          where d.organization_id = $1 and d.id = locked.id
            and locked.status = 'PENDING' and locked.next_attempt_at <= $4
            and (locked.claimed_by is null or locked.claimed_by = due.job_id
              or locked.updated_at < $4 - make_interval(secs => $5))
          returning d.*, ${RECEIVER_STATE} as state, ${TARGET_DISABLED} as disabled)
      select ${deliveries.columns}, ${events.columns}, d.claimed_by as "jobId", d.state, d.disabled
        from d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)`,
    [
      context.organization.id,
      due.map(({ deliveryId }) => deliveryId),
      due.map(({ jobId }) => jobId),
      ...[at, CLAIM_SECONDS],
    ],
  );
  return rows.map((row) => {
    const [delivery, event] = [deliveries.read(row), events.read(row)];
    if (!delivery.target) throw new Error(`Delivery ${delivery.id} is pending without a target`);
    const target = openJson<FrozenTarget>(context.cipher, targetPlace(delivery.id), delivery.target);
    return { jobId: row.jobId, delivery, event, target, state: row.state, disabled: row.disabled };
  });
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
    ...{ jobId, delivery, event, target, attemptNumber },
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
    ...(event.externalSearchId ? { 'X-External-Search-Id': encodeURIComponent(event.externalSearchId) } : {}),
    ...(delivery.endpointSource ? { 'X-Endpoint-Source': delivery.endpointSource } : {}),
    'X-Delivery-Id': delivery.id,
    'X-Delivery-Attempt': String(attemptNumber),
    ...signatureHeaders({ eventId: event.id, timestamp: Math.floor(at.getTime() / 1000), body, secrets }),
  };
}

import type { Statement } from '../../../platform/database/statement.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { RESPONDED } from '../../attempts/attempt-outcomes.ts';
import { changeAttempt } from '../../attempts/attempt-rows.ts';
import { destinationsOf, ownerKey } from '../../contacts/destination-rules.ts';
import { isRefusedAt, refusalKey } from '../../contacts/do-not-contact.ts';
import { isSimulated } from '../../contacts/simulator-address.ts';
import { type Context, now } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { OpenAttempt } from '../plan/plan-outreach.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { DEFAULT_CAPS, turnAt } from './destination-turns.ts';

/** What there is to say about a destination whose attempt may go out as far as the search is concerned. */
export type Turn = 'has-come' | 'is-later' | 'is-refused';

/**
 * Puts a first request off where too many searches of the organization ask the same destination, until its turn there: a
 * search that ends sooner comes first. Where no contact is to be asked, nothing is put off.
 */
export async function awaitTurn(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, attempt }: { outbound: OutboundRow; attempt: OpenAttempt },
): Promise<Turn> {
  const { id, organizationId, searchId, attemptNumber, destinationKey: key } = outbound;
  // An attempt of an older release has no key.
  if (attemptNumber > 1 || key === null || isSimulated(attempt)) {
    return (await isRefusedAt(context, transaction, attempt)) ? 'is-refused' : 'has-come';
  }
  const at = now(context);
  // One after the other: the second sees what others sent who had the destination before.
  const [, [found]] = await transaction.together<[object, Traffic]>([
    {
      sql: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`${organizationId} ${key}`],
    },
    trafficAt(context, { outbound, attempt, slaAt: locked.search.slaAt }),
  ]);
  const { isRefused, ...traffic } = found ?? NO_TRAFFIC;
  if (isRefused) return 'is-refused';
  const caps = context.organization.destinationCaps ?? DEFAULT_CAPS;
  const isKnown = traffic.hasAnswered || isOfDirectory(attempt);
  const scheduledAt = turnAt({ ...traffic, isKnown, caps, now: at });
  if (scheduledAt <= at) return 'has-come';
  const change = { scheduledAt, waitsForTurn: true, updatedAt: at };
  changeAttempt(transaction, locked, id, change);
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId, outboundId: id }, startAfter: scheduledAt },
  ]);
  await refreshStep(context, transaction, locked);
  return 'is-later';
}

interface Traffic {
  sent: Date[];
  before: number;
  hasAnswered: boolean;
  isRefused: boolean;
}

const NO_TRAFFIC: Traffic = { sent: [], before: 0, hasAnswered: false, isRefused: false };

/** Most requests that are counted: no cap that means anything lets more through in a day. */
const MOST_COUNTED = 10_000;

/** What is asked about a destination, in the terms of its index; its row is a `Traffic`. */
function trafficAt(
  context: Context,
  { outbound, attempt, slaAt }: { outbound: OutboundRow; attempt: OpenAttempt; slaAt: Date },
): Statement {
  const { organizationId, id, destinationKey: key } = outbound;
  const at = now(context);
  const dayAgo = new Date(at.getTime() - 24 * 3_600_000);
  return {
    sql: `select
        array(select coalesce(sent_at, updated_at) from outbounds
          where organization_id = $1 and destination_key = $2 and id <> $3 and attempt_number = 1
            and (sent_at > $6 or (sent_at is null and status = 'IN_PROGRESS'))
          order by 1 desc limit ${MOST_COUNTED}) as sent,
        (select least(count(*), ${MOST_COUNTED})::int from outbounds o
          join searches s on s.organization_id = o.organization_id and s.id = o.search_id
          where o.organization_id = $1 and o.destination_key = $2 and o.id <> $3 and o.attempt_number = 1
            and o.status = 'SCHEDULED' and (o.waits_for_turn or o.scheduled_at <= $4)
            and s.search_status = 'IN_PROGRESS' and (s.sla_at, o.id) < ($5, $3)) as before,
        exists (select from outbounds o
          join contacts c on c.organization_id = o.organization_id and c.id = o.contact_id
          where o.organization_id = $1 and o.destination_key = $2 and (o.attempt_number = 1 or o.outcome = '${RESPONDED}')
            and (o.outcome = '${RESPONDED}' or c.accuracy_status = 'ACCURATE')) as "hasAnswered",
        exists (select from do_not_contact
          where organization_id = $1 and fingerprint = $7 and lifted_at is null) as "isRefused"`,
    values: [organizationId, key, id, at, slaAt, dayAgo, refusalKey(context, attempt)],
  };
}

/** The directory keeps what has answered or was confirmed, also of orders that are not kept any more. */
function isOfDirectory(attempt: OpenAttempt): boolean {
  const key = ownerKey(attempt);
  return attempt.contact.contactMethods.some(
    (method) => method.source === 'directory' && destinationsOf(method).some((to) => ownerKey(to) === key),
  );
}

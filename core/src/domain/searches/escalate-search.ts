import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { isDue } from '../../platform/queue/enqueue.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { closeSearch } from './close-search.ts';
import { lockSearch } from './lock-search.ts';
import { WAITS_FOR_PERSON } from './outreach-step.ts';
import { setStep } from './set-step.ts';

/** How long a contact may wait for its first attempts to be planned; the sweeper looks again after that time. */
const PATIENCE_MS = 600_000;

/**
 * Calls a person for a search that has nobody left to ask, once the last of them has had the time to answer. With
 * `autoEscalate` the search is handed over; otherwise it waits for the person, until its SLA.
 */
export function escalateSearch(context: Context, { searchId }: { searchId: string }): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return;
    const { searchStatus, escalateAt, slaAt } = locked.search;
    const at = now(context);
    if (searchStatus !== 'IN_PROGRESS' || !escalateAt || !isDue(escalateAt, at) || slaAt <= at) return;
    // What was received and not yet read may be the answer.
    if (await hasUnreadMessage(transaction, locked)) return;
    const isFresh = at.getTime() - escalateAt.getTime() < PATIENCE_MS;
    if (isFresh && (await hasUntriedContact(transaction, locked))) return;
    await callPerson(context, transaction, locked);
  });
}

async function hasUnreadMessage({ query }: Transaction, { search }: LockedSearch): Promise<boolean> {
  const unread = await query(
    `select 1 from inbound_messages where organization_id = $1 and search_id = $2 and processed_at is null limit 1`,
    [search.organizationId, search.id],
  );
  return unread.length > 0;
}

/** Whether there is somebody to ask whom outreach has not come to: a job for that may be under way. */
async function hasUntriedContact({ query }: Transaction, { search }: LockedSearch): Promise<boolean> {
  const untried = await query(
    `select 1 from contacts c
      where c.organization_id = $1 and c.search_id = $2 and c.status = 'ACTIVE'
        and c.accuracy_status is distinct from 'INACCURATE'
        and not exists (select 1 from outbounds o where o.organization_id = $1 and o.search_id = $2
          and o.contact_id = c.id)
        and not exists (select 1 from activities a where a.organization_id = $1 and a.search_id = $2
          and a.contact_id = c.id and a.activity_type = 'OUTBOUND_SKIPPED')
      limit 1`,
    [search.organizationId, search.id],
  );
  return untried.length > 0;
}

const REASONS = {
  unanswered: 'Everybody was asked and nobody answered',
  unreachable: 'Nobody could be reached',
} as const;

async function callPerson(context: Context, transaction: Transaction, locked: LockedSearch): Promise<void> {
  const { search, config } = locked;
  const why = search.phase === 'AWAITING_RESPONSE' ? 'unanswered' : 'unreachable';
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: { notificationType: 'AGENT_INTERVENTION', metadata: { reason: REASONS[why] } },
    },
  ]);
  await recordActivities(context, transaction, [
    {
      searchId: search.id,
      activityType: 'AGENT_INTERVENTION',
      description: `A person is needed: ${REASONS[why].toLowerCase()}`,
    },
  ]);
  if (config.escalation.autoEscalate) {
    await closeSearch(context, transaction, locked, {
      next: 'REASSIGNED',
      ending: { event: 'verification.action_required', reasonCode: 'HUMAN_ESCALATION' },
      cause: { source: 'system', trigger: 'outreach' },
    });
    return;
  }
  await setStep(context, transaction, locked, {
    outreach: 'PERSON_CALLED',
    waitingFor: WAITS_FOR_PERSON[why],
    nextActionAt: search.slaAt,
  });
}

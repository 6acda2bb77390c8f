import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { isDue } from '../../platform/queue/enqueue.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { UNCONFIRMED } from '../attempts/attempt-outcomes.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch, SearchRecord } from '../entities/search-entity.ts';
import { changeRecord } from '../records/record-rows.ts';
import { waitsFor } from '../sentences/waits.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { callForPerson } from './call-for-person.ts';
import { lockSearch } from './lock-search.ts';
import { handOver } from './report-no-contact.ts';
import { showStep } from './show-step.ts';
import { ofSome } from './third-party-record.ts';

/** How long a message may wait to be read, or a contact for its first attempts to be planned, until it is looked again. */
const PATIENCE_MS = 600_000;

/**
 * Calls a person for records that no contact is left to ask about, once the last of them has had the time to answer. With
 * `autoEscalate` the search is handed over when it comes to that for all; otherwise it waits for the person, until its SLA.
 */
export const escalateSearch = (context: Context, search: { searchId: string }): Promise<void> =>
  inTransaction(context, (transaction) => escalateIn(context, transaction, search));

/** The same, in a transaction that runs. */
export async function escalateIn(
  context: Context,
  transaction: Transaction,
  { searchId }: { searchId: string },
): Promise<void> {
  const locked = await lockSearch(context, transaction, { searchId });
  if (!locked) return;
  const { searchStatus, slaAt } = locked.search;
  const at = now(context);
  const due = locked.records.filter(({ escalateAt }) => escalateAt && isDue(escalateAt, at));
  if (searchStatus !== 'IN_PROGRESS' || due.length === 0 || slaAt <= at) return;
  if (await isTooEarly(transaction, locked, at)) return lookAgain(context, transaction, locked, due);
  await callPerson(context, transaction, locked, due);
}

/**
 * Whether there is a message that is not read yet, which may be the answer, or a contact whom outreach has not come to: a job for
 * that may be under way.
 */
async function isTooEarly({ prepared }: Transaction, { search }: LockedSearch, at: Date): Promise<boolean> {
  const [found] = await prepared<{ early: boolean }>(
    `select exists (
        select from inbound_messages where organization_id = $1 and search_id = $2 and processed_at is null)
      or exists (
        select from contacts c
        where c.organization_id = $1 and c.search_id = $2 and c.status = 'ACTIVE' and c.created_at > $3
          and c.accuracy_status is distinct from 'INACCURATE'
          and not exists (select from outbounds o where o.organization_id = $1 and o.search_id = $2
            and o.contact_id = c.id)
          and not exists (select from activities a where a.organization_id = $1 and a.search_id = $2
            and a.contact_id = c.id and a.activity_type = 'OUTBOUND_SKIPPED')) as early`,
    [search.organizationId, search.id, new Date(at.getTime() - PATIENCE_MS)],
  );
  return found?.early === true;
}

/** Puts off what is due: a row that stays due would get a job at each sweep. */
async function lookAgain(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  due: readonly SearchRecord[],
): Promise<void> {
  const escalateAt = new Date(now(context).getTime() + PATIENCE_MS);
  for (const record of due) await changeRecord(context, transaction, record, { escalateAt });
  await showStep(context, transaction, locked);
}

const REASONS = {
  unanswered: 'All contacts were asked and none answered',
  unreachable: 'No contact could be reached',
} as const;

/** Calls a person for those records of which it is time. */
async function callPerson(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  due: readonly SearchRecord[],
): Promise<void> {
  const { search } = locked;
  for (const ofSource of Map.groupBy(due, ({ source }) => source).values()) {
    const isAsked = wasAsked(locked, ofSource);
    const why = isAsked ? 'unanswered' : 'unreachable';
    for (const record of ofSource)
      await changeRecord(context, transaction, record, {
        outreach: 'PERSON_CALLED',
        waitingFor: waitsFor(isAsked ? 'PERSON_UNANSWERED' : 'PERSON_UNREACHABLE'),
        escalateAt: null,
      });
    await emitEvents(context, transaction, locked, [
      callForPerson(context, locked, ofSource, { reason: REASONS[why] }),
    ]);
    const which = ofSome(
      locked,
      ofSource.map(({ record }) => record),
    );
    await recordActivities(context, transaction, [
      {
        searchId: search.id,
        activityType: 'AGENT_INTERVENTION',
        description: `A person is needed: ${REASONS[why].toLowerCase()}${which}`,
      },
    ]);
  }
  if (await handOver(context, transaction, locked, 'outreach')) return;
  await showStep(context, transaction, locked);
}

/** Whether a contact who may still answer has been asked about records. */
const wasAsked = ({ attempts }: LockedSearch, records: readonly SearchRecord[]): boolean =>
  attempts.some(
    ({ status, outcome, dismissedAt, records: asked }) =>
      (status === 'SENT' || status === 'DELIVERED' || (status === 'FAILED' && outcome === UNCONFIRMED)) &&
      dismissedAt === null &&
      records.some(({ record }) => asked === null || asked.includes(record)),
  );

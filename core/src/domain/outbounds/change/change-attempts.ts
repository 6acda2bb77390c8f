import { noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { attemptOf, changeAttempt } from '../../attempts/attempt-rows.ts';
import { type ClientCommand, columnsOf } from '../../attempts/attempt-transitions.ts';
import { changeOutbounds } from '../../attempts/change-outbounds.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { lockSearch, type SearchOfOrder } from '../../searches/lock-search.ts';
import { type AttemptChange, everyAttempt, oneAttempt } from '../plan/choose-attempts.ts';
import { type OpenAttempt, openAttempts } from '../plan/plan-outreach.ts';
import { refreshStep } from '../plan/refresh-step.ts';

/** Attempts of a search: all of them, or only one. */
export interface WhichAttempts extends SearchOfOrder {
  /** The id of the one attempt that is meant. */
  only?: string;
}

/** How every answer about changed attempts names the search. */
export interface ChangedSearch {
  searchId: string;
  externalSearchId: string | null;
}

/** What becomes of attempts for which a command was given, where that is more than the command says. */
export type Decide = (
  chosen: AttemptChange[],
  attempts: OpenAttempt[],
  locked: LockedSearch,
) => AttemptChange[];

/**
 * Carries out a command for attempts of a search, with their jobs, their activities and the step of the search. The lock
 * of the search lets a worker that claims an attempt go either before or after all of it. Where all attempts are meant,
 * one that is being sent follows the command should it not go out.
 * @throws NotFound when search or attempt do not exist, Conflict when the one attempt does not allow the command: while a
 *   worker sends it, it is not known whether it will wait again
 */
export function changeAttempts(
  context: Context,
  { orderId, searchId, only }: WhichAttempts,
  command: ClientCommand,
  decide: Decide = (chosen) => chosen,
): Promise<{ search: ChangedSearch; changes: AttemptChange[] }> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId, orderId });
    if (!locked) throw new NotFound('Search not found');
    if (only === undefined) changeOutbounds(context, transaction, locked, `${command}Sending`);
    const attempts = openAttempts(context, locked);
    const chosen =
      only === undefined ? everyAttempt(attempts, command) : [oneAttempt(attempts, only, command)];
    const changes = decide(chosen, attempts, locked);
    noteResources(context, { outboundIds: changes.map(({ attempt }) => attempt.id) });
    await applyChanges(context, transaction, locked, changes);
    return { search: { searchId, externalSearchId: locked.search.externalSearchId }, changes };
  });
}

/** Carries out changes that were decided on the attempts of a locked search. */
export async function applyChanges(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  changes: readonly AttemptChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const searchId = locked.search.id;
  writeChanges(context, transaction, locked, changes);
  await recordChanges(context, transaction, searchId, changes);
  await enqueueResumed(context, transaction, searchId, changes);
  await refreshStep(context, transaction, locked);
}

function writeChanges(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  changes: readonly AttemptChange[],
): void {
  for (const { attempt, to, scheduledAt = attempt.scheduledAt } of changes) {
    // Nothing is changed rather than something that is not as it was when this was decided.
    if (attemptOf(locked, attempt.id)?.status !== attempt.status)
      throw new Error('An attempt changed while its search was locked');
    const at = now(context);
    changeAttempt(transaction, locked, attempt.id, {
      ...columnsOf(to, at),
      scheduledAt,
      onDeskSince: null,
      updatedAt: at,
    });
  }
}

/** What the outreach history calls a command that was carried out. */
const DONE: Record<AttemptChange['command'], { activityType: string; words: string }> = {
  pause: { activityType: 'OUTBOUND_PAUSED', words: 'paused' },
  resume: { activityType: 'OUTBOUND_RESUMED', words: 'resumed' },
  cancel: { activityType: 'OUTBOUND_CANCELLED', words: 'cancelled' },
  expire: { activityType: 'OUTBOUND_CANCELLED', words: 'cancelled' },
};

function recordChanges(
  context: Context,
  transaction: Transaction,
  searchId: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const activities = changes.map(({ attempt, command, reason }) => ({
    searchId,
    activityType: DONE[command].activityType,
    description: `Attempt ${attempt.attemptNumber} ${DONE[command].words}${reason ? `: ${reason}` : ''}`,
    channel: attempt.channel,
    channelValue: attempt.destination,
    contactId: attempt.contactId,
    outboundId: attempt.id,
  }));
  return recordActivities(context, transaction, activities);
}

/** Jobs from before the pause may have come to nothing, and they know the old time only. */
function enqueueResumed(
  context: Context,
  transaction: Transaction,
  searchId: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const jobs = changes
    .filter(({ to }) => to.status === 'SCHEDULED')
    .map(({ attempt, scheduledAt = attempt.scheduledAt }) => ({
      data: { searchId, outboundId: attempt.id },
      startAfter: scheduledAt,
    }));
  return enqueue(context, transaction, 'send-outbound', jobs);
}

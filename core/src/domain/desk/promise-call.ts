import type { NoCallBackReason } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { changeAttempt } from '../attempts/attempt-rows.ts';
import { cancelWaitingOutbounds, theseOutbounds } from '../attempts/change-outbounds.ts';
import { zonedTime } from '../calendar/zoned-time.ts';
import type { ContactReading } from '../contacts/active-contacts.ts';
import { destinationKey } from '../contacts/destination-rules.ts';
import { requireAsker } from '../context/asker.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openAttempts, outreachStart } from '../outbounds/plan/plan-outreach.ts';
import { windowEnd } from '../outbounds/plan/resume-schedule.ts';
import { askableRecords, sourcesOfContact } from '../records/contact-source.ts';
import { addCall, type CallNumber } from './call-attempt.ts';
import { callBackTime } from './call-back-time.ts';
import { callsLeft } from './calls-left.ts';

/** What became of a promise to call back: when it is time, or why it never is. */
export interface CallBack {
  at: Date | null;
  /** Why there is no time; null where there is one. */
  reason: NoCallBackReason | null;
}

/**
 * Plans the call that a contact has asked for: an attempt that waits for a person, and counts like any other. Calls that
 * were planned at the number give way to it, so that none comes earlier.
 * @throws Forbidden where no person promises it
 */
export async function promiseCall(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactReading,
  { number, hours, timeZone, asked }: CallNumber & { asked: Date },
): Promise<CallBack> {
  const { config, records, search } = locked;
  const destination = { channel: 'VOICE' as const, destination: number };
  const attempts = openAttempts(context, locked);
  const at = now(context);
  const time = callBackTime({
    asked,
    now: at,
    hours,
    lastAt: windowEnd({ config, startAt: outreachStart(attempts, at) }),
    slaAt: search.slaAt,
  });
  const [first, ...others] = attempts.filter(
    (attempt) =>
      attempt.status === 'SCHEDULED' &&
      attempt.contactId === contact.id &&
      destinationKey(attempt) === destinationKey(destination),
  );
  if ('reason' in time) return { at: null, reason: time.reason };
  const left = callsLeft(
    number,
    sourcesOfContact(contact, askableRecords(records)),
    attempts,
    config.outbound,
  );
  if (!first && left === 0) return { at: null, reason: 'NO_CALLS_LEFT' };

  const { id } = first ?? addCall(context, transaction, locked, contact, number);
  changeAttempt(transaction, locked, id, {
    scheduledAt: time.at,
    promisedBy: requireAsker(context),
    waitsForTurn: false,
    sweptAt: null,
    updatedAt: at,
  });
  cancelWaitingOutbounds(context, transaction, locked, theseOutbounds(others), 'giveWay');
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId: search.id, outboundId: id }, startAfter: time.at },
  ]);
  await recordActivities(context, transaction, [
    {
      searchId: search.id,
      contactId: contact.id,
      outboundId: id,
      channel: 'VOICE',
      channelValue: number,
      activityType: 'OUTREACH_SCHEDULED',
      description: `A person promised to call back on ${zonedTime(time.at, timeZone)}`,
    },
  ]);
  return { at: time.at, reason: null };
}

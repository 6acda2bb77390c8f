import { CHANNELS } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { countsAsAttempt } from '../../attempts/attempt-outcomes.ts';
import { cancelWaitingOutbounds, theseOutbounds } from '../../attempts/change-outbounds.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { askableRecords, sourcesOfContact } from '../../records/contact-source.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { recordTransition } from '../../records/record-transitions.ts';
import {
  type ContactToAsk,
  draftOutreach,
  type OpenAttempt,
  type OutreachDraft,
  openAttempts,
  outreachStart,
  writeOutreach,
} from './plan-outreach.ts';
import { windowEnd } from './resume-schedule.ts';

/** What came of asking a contact at once. */
export interface QueuedOutreach {
  /** How many attempts were scheduled. */
  queuedCount: number;
  /** Why there are none, in words; null where there are, or where none was asked for. */
  reason: string | null;
}

const nothing = (reason: string): QueuedOutreach => ({ queuedCount: 0, reason });

/**
 * Schedules attempts at one contact before those at others, because the client asked for that. What was planned for others
 * of the same source gives way, the last of it first, as far as the caps ask for it. Only a worker knows which channels
 * are configured: every one that the policy allows is planned, and a worker that lacks one says so in the activity.
 */
export async function askNow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactToAsk,
): Promise<QueuedOutreach> {
  const { search, records } = locked;
  if (search.searchStatus !== 'IN_PROGRESS') return nothing('The search has ended');
  const among = askableRecords(records);
  const sources = sourcesOfContact(contact, among);
  if (sources.length === 0) return nothing('Everything that the contact can be asked about is settled');
  const attempts = openAttempts(context, locked);
  const own = new Set(contact.contactMethods.flatMap(destinationsOf).map(destinationKey));
  const mayGiveWay = attempts.filter(
    (attempt) =>
      attempt.status === 'SCHEDULED' &&
      attempt.promisedBy === null &&
      attempt.contactId !== contact.id &&
      !own.has(destinationKey(attempt)) &&
      attempt.sources.every((source) => sources.includes(source)),
  );
  const draft = await draftOutreach(context, transaction, locked, {
    contacts: [contact],
    channelsAvailable: CHANNELS,
    among,
    ignored: new Set(mayGiveWay.map(({ id }) => id)),
    isByItself: false,
  });
  if (draft.planned.length === 0) {
    const reason = whyNothing(context, locked, attempts, draft);
    await writeOutreach(context, transaction, locked, draft);
    return nothing(reason);
  }
  const surplus = surplusOf(locked, attempts, mayGiveWay, draft);
  await giveWay(context, transaction, locked, surplus);
  for (const record of among) await askAgain(context, transaction, record, draft);
  return { queuedCount: await writeOutreach(context, transaction, locked, draft), reason: null };
}

/** Why the contact is not asked. */
function whyNothing(
  context: Context,
  { config }: LockedSearch,
  attempts: readonly OpenAttempt[],
  { skipped, isBeyondSla }: OutreachDraft,
): string {
  const at = now(context);
  if (at > windowEnd({ config, startAt: outreachStart(attempts, at) }))
    return 'The outbound window has closed';
  if (isBeyondSla) return 'The search ends before any contact may be asked';
  return skipped[0]?.reason ?? 'Every attempt that the policy allows has been made or planned';
}

/** The waiting attempts that the caps leave no room for beside the new ones: those that come last. */
function surplusOf(
  { config }: LockedSearch,
  attempts: readonly OpenAttempt[],
  mayGiveWay: readonly OpenAttempt[],
  { planned }: OutreachDraft,
): OpenAttempt[] {
  const surplus = new Set<OpenAttempt>();
  const all = [...attempts.filter(countsAsAttempt), ...planned];
  for (const source of new Set(planned.flatMap(({ sources }) => sources))) {
    const ofSource = all.filter((attempt) => attempt.sources.includes(source));
    const tooMany = ofSource.length - config.outbound.maxTotalAttempts;
    const last = mayGiveWay.filter((attempt) => attempt.sources.includes(source)).toReversed();
    for (const attempt of last.slice(0, Math.max(0, tooMany))) surplus.add(attempt);
  }
  return [...surplus];
}

async function giveWay(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  surplus: readonly OpenAttempt[],
): Promise<void> {
  const searchId = locked.search.id;
  const which = theseOutbounds(surplus);
  const count = cancelWaitingOutbounds(context, transaction, locked, which, 'giveWay');
  if (count === 0) return;
  await recordActivities(context, transaction, [
    {
      searchId,
      activityType: 'OUTBOUND_CANCELLED',
      description: `Attempts that gave way to a contact who is asked at once: ${count}`,
    },
  ]);
}

/** What was given up, or left to a third party, is open again once a contact is asked about it. */
async function askAgain(
  context: Context,
  transaction: Transaction,
  record: SearchRecord,
  { planned }: OutreachDraft,
): Promise<void> {
  const status = recordTransition(record.status, 'askAgain');
  if (!status || !planned.some(({ sources }) => sources.includes(record.source))) return;
  await changeRecord(context, transaction, record, { status, outreach: 'ASKING', waitingFor: null });
}

import { CHANNELS, type Channel } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { BOUNCED, DISMISSED, GAVE_WAY, NEEDLESS } from '../../attempts/attempt-outcomes.ts';
import { statusesAllowing, UNSENT } from '../../attempts/attempt-transitions.ts';
import { cancelWaitingOutbounds, theseOutbounds } from '../../attempts/change-outbounds.ts';
import { activeContacts, isAskable } from '../../contacts/active-contacts.ts';
import { type Destination, destinationKey, ownerKey } from '../../contacts/destination-rules.ts';
import { refusedAmong } from '../../contacts/do-not-contact.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { askedRecords } from '../../records/contact-source.ts';
import { waitsForContact } from '../../searches/outreach-step.ts';
import { dismissAttempts } from './dismiss-attempts.ts';
import { narrowAttempts } from './narrow-attempts.ts';
import type { PlannedAttempt } from './outbound-schedule.ts';
import { draftOutreach, type OpenAttempt, openAttempts, writeOutreach } from './plan-outreach.ts';
import { refreshStep } from './refresh-step.ts';

export interface Replanning {
  channelsAvailable?: readonly Channel[];
  /** Whether attempts have come to nothing before this that others may take the place of. */
  hasRoom?: boolean;
}

/**
 * Cancels the waiting attempts of a locked search that have become useless, those at destinations from which a message
 * came back or where a contact wants none, and those on channels that there turn out not to be, and plans what the
 * policy still allows in their place. Nothing is planned where an attempt was cancelled before: the client wanted that.
 * @returns how many attempts were cancelled, and how many are new
 */
export async function replanOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { channelsAvailable = CHANNELS, hasRoom: wasFreed = false }: Replanning = {},
): Promise<{ cancelledCount: number; plannedCount: number }> {
  const attempts = openAttempts(context, locked);
  const refused = await refusedAmong(context, transaction, attempts);
  const useless = uselessAttempts(attempts, channelsAvailable, refused);
  if (useless.length > 0) await cancel(context, transaction, locked, useless, refused);
  const hasRoom = wasFreed || useless.some(isScheduled);
  const plannedCount =
    hasRoom && isOpen(locked)
      ? await planAgain(context, transaction, locked, { attempts, channelsAvailable })
      : 0;
  await refreshStep(context, transaction, locked);
  return { cancelledCount: useless.length, plannedCount };
}

/**
 * Dismisses the attempts at a contact of a locked search; those at others who are reached at the same destination do not ask any more
 * about what only that contact knew. What would have gone out is left to the rest of the plan, and so is a search that has no
 * contact to ask without it.
 * @param keepsUnsent whether those that have not gone out are to go out all the same
 * @returns how many were cancelled
 */
export async function passOnAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, keepsUnsent }: { contactId: string; keepsUnsent: boolean },
): Promise<number> {
  const attempts = openAttempts(context, locked);
  const dismissed = attempts.filter(
    (attempt) =>
      attempt.contactId === contactId &&
      attempt.dismissedAt === null &&
      !(keepsUnsent && UNSENT.has(attempt.status)),
  );
  const cancelled = await dismissAttempts(context, transaction, locked, dismissed);
  const { narrowed } = await narrowAttempts(
    context,
    transaction,
    locked,
    ({ status }) => !(keepsUnsent && UNSENT.has(status)),
  );
  const passedOn = [...dismissed, ...narrowed];
  if (passedOn.length === 0) return 0;
  await refreshStep(context, transaction, locked);
  if (passedOn.some(isScheduled) || locked.records.some(waitsForContact))
    await replanOutreach(context, transaction, locked, { hasRoom: true });
  return cancelled;
}

/** Once a contact has said what there is to say, no other is asked in place of those who are not asked any more. */
const isOpen = ({ search, records }: LockedSearch): boolean =>
  search.searchStatus === 'IN_PROGRESS' && askedRecords(records).length > 0;

/** Outcomes of attempts that were cancelled, and not because the client wants outreach stopped. */
const NOT_STOPPED: ReadonlySet<string | null> = new Set([DISMISSED, GAVE_WAY, NEEDLESS]);

/** What the client paused does not start anew at another destination. */
const isScheduled = ({ status }: OpenAttempt): boolean => status === 'SCHEDULED';

function uselessAttempts(
  attempts: readonly OpenAttempt[],
  channelsAvailable: readonly Channel[],
  refused: ReadonlySet<string>,
): OpenAttempt[] {
  const dead = keysOf(attempts.filter(({ outcome }) => outcome === BOUNCED));
  const waiting = statusesAllowing('cancel');
  return attempts.filter(
    (attempt) =>
      waiting.includes(attempt.status) &&
      (dead.has(destinationKey(attempt)) ||
        refused.has(ownerKey(attempt)) ||
        // A person needs no telephony service.
        (attempt.promisedBy === null && !channelsAvailable.includes(attempt.channel))),
  );
}

const ASKED_NOT_TO_WRITE = 'a person there asked not to be written to again';

async function cancel(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  useless: readonly OpenAttempt[],
  refused: ReadonlySet<string>,
): Promise<void> {
  const searchId = locked.search.id;
  cancelWaitingOutbounds(context, transaction, locked, theseOutbounds(useless));
  await recordActivities(
    context,
    transaction,
    useless.map(({ id, channel, contactId, destination, attemptNumber }) => ({
      searchId,
      channel,
      contactId,
      outboundId: id,
      channelValue: destination,
      activityType: 'OUTBOUND_CANCELLED',
      description: `Attempt ${attemptNumber} cancelled: ${refused.has(ownerKey({ channel, destination })) ? ASKED_NOT_TO_WRITE : 'nothing reaches its destination'}`,
    })),
  );
}

async function planAgain(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  {
    attempts,
    channelsAvailable,
  }: { attempts: readonly OpenAttempt[]; channelsAvailable: readonly Channel[] },
): Promise<number> {
  const contacts = activeContacts(context, locked).filter(isAskable);
  const draft = await draftOutreach(context, transaction, locked, { contacts, channelsAvailable });
  // What was to go to those who are not asked any more takes no room.
  const asked = new Set(contacts.map(({ id }) => id));
  const stopped = keysOf(
    attempts.filter(
      ({ status, outcome, contactId }) =>
        status === 'CANCELLED' && !NOT_STOPPED.has(outcome) && asked.has(contactId),
    ),
  );
  const isWanted = (attempt: PlannedAttempt) => !stopped.has(destinationKey(attempt));
  const planned = draft.planned.filter(isWanted);
  // What is left out was told when the contact was first planned.
  return planned.length > 0
    ? writeOutreach(context, transaction, locked, { ...draft, planned, skipped: [] })
    : 0;
}

const keysOf = (destinations: readonly Destination[]): ReadonlySet<string> =>
  new Set(destinations.map(destinationKey));

import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { changeAttempt } from '../../attempts/attempt-rows.ts';
import { statusesAllowing } from '../../attempts/attempt-transitions.ts';
import { changeOutbounds, theseOutbounds } from '../../attempts/change-outbounds.ts';
import { activeContacts } from '../../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import { type Context, now } from '../../context/context.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { waitsForContact } from '../../searches/outreach-step.ts';
import { destinationColumns } from './destination-columns.ts';
import { destinationPolicy } from './destination-policy.ts';
import { dismissAttempts } from './dismiss-attempts.ts';
import { newLinks } from './link-token.ts';
import { narrowAttempts } from './narrow-attempts.ts';
import { type OpenAttempt, openAttempts, queueOutreach } from './plan-outreach.ts';
import { refreshStep } from './refresh-step.ts';
import { replanOutreach } from './replan-outreach.ts';
import { type Retargeting, retargetAttempts } from './retarget-attempts.ts';

/** How a contact was reached before it was replaced, and how it is now. */
export interface ChangedDestinations {
  contactId: string;
  /** Where the contact is now. */
  location: string;
  /** The source that it is asked about now; null for every open one. */
  recordSource: number | null;
  before: readonly ContactMethod[];
  after: readonly ContactMethod[];
}

export interface FollowedDestinations {
  cancelledScheduledAttempts: number;
  /** Attempts that are scheduled now for a destination that they were not scheduled for. */
  scheduledFollowUps: number;
}

/**
 * Lets the waiting attempts at a contact follow its destinations: to a new one of the same channel each, with their
 * times. Where there is none they are cancelled, and attempts at what is new are planned in their place, or else at the
 * rest of the plan; an attempt that was made at a destination that is gone is dismissed. None asks about the records of an
 * employer that the contact was of before. A search without another contact may have one now.
 */
export async function followDestinations(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, location, recordSource, before, after }: ChangedDestinations,
): Promise<FollowedDestinations> {
  const { records } = locked;
  const attempts = openAttempts(context, locked);
  const waiting = attempts.filter(
    (attempt) => attempt.contactId === contactId && statusesAllowing('cancel').includes(attempt.status),
  );
  const others = activeContacts(context, locked).filter(({ id }) => id !== contactId);
  const { moved, cancelled } = retargetAttempts({
    waiting,
    before,
    after,
    taken: [
      ...attempts.filter((attempt) => !waiting.includes(attempt) && attempt.status !== 'CANCELLED'),
      ...others.flatMap(({ contactMethods }) => contactMethods.flatMap(destinationsOf)),
    ],
    policy: await destinationPolicy(context, transaction, locked, attempts, after),
  });
  await move(context, transaction, locked, { moved, waiting });
  const reached = new Set(after.flatMap(destinationsOf).map(destinationKey));
  const dismissed = attempts.filter((attempt) =>
    waiting.includes(attempt)
      ? cancelled.includes(attempt.id)
      : attempt.contactId === contactId && !reached.has(destinationKey(attempt)),
  );
  const gone = await dismissAttempts(context, transaction, locked, dismissed);
  const { narrowed, cancelled: needless } = await narrowAttempts(context, transaction, locked);

  const own = () => records.filter(({ source }) => recordSource === null || source === recordSource);
  const waited = own().some(waitsForContact);
  await refreshStep(context, transaction, locked);
  // What the client paused does not start anew under another destination.
  const isScheduled = ({ status }: OpenAttempt) => status === 'SCHEDULED';
  const isAskedElsewhere = dismissed.some(isScheduled) || waited || own().some(waitsForContact);
  const queued = isAskedElsewhere
    ? await queueNew(context, transaction, locked, { contactId, location, recordSource, before, after })
    : 0;
  // What has no new destination is left to the rest of the plan, and what they do not ask about any more to those who know it.
  if ((isAskedElsewhere && queued === 0) || narrowed.some(isScheduled))
    await replanOutreach(context, transaction, locked, { hasRoom: true });
  const scheduled = new Set(waiting.filter(isScheduled).map(({ id }) => id));
  const known = new Set(attempts.map(({ id }) => id));
  const isNew = (attempt: OutboundRow) => attempt.contactId === contactId && !known.has(attempt.id);
  return {
    cancelledScheduledAttempts: gone + needless,
    scheduledFollowUps:
      moved.filter(({ id }) => scheduled.has(id)).length + locked.attempts.filter(isNew).length,
  };
}

const FIELDS = { EMAIL: 'email', VOICE: 'phone', FAX: 'fax' } as const;

/** Plans attempts at the destinations that the contact did not have before. */
async function queueNew(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, location, recordSource, before, after }: ChangedDestinations,
): Promise<number> {
  const known = new Set(before.flatMap(destinationsOf).map(destinationKey));
  const contactMethods = after.flatMap(({ confidence, source, ...reach }) =>
    destinationsOf(reach)
      .filter((entry) => !known.has(destinationKey(entry)))
      .map(({ channel, destination }) => ({ [FIELDS[channel]]: destination, confidence, source })),
  );
  if (contactMethods.length === 0) return 0;
  return queueOutreach(context, transaction, locked, [
    { id: contactId, location, recordSource, contactMethods },
  ]);
}

async function move(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { moved, waiting }: Pick<Retargeting, 'moved'> & { waiting: readonly OpenAttempt[] },
): Promise<void> {
  const searchId = locked.search.id;
  changeOutbounds(context, transaction, locked, 'move', theseOutbounds(moved));
  for (const attempt of moved) {
    const change = { ...movedTo(context, attempt), updatedAt: now(context) };
    changeAttempt(transaction, locked, attempt.id, change);
  }
  const isMoved = ({ id }: OpenAttempt) => moved.some((attempt) => attempt.id === id);
  // A transaction that changes a row whose time is near writes its job: the sweeper takes it for written.
  await enqueue(
    context,
    transaction,
    'send-outbound',
    waiting
      .filter((attempt) => attempt.status === 'SCHEDULED' && isMoved(attempt))
      .map(({ id, scheduledAt }) => ({ data: { searchId, outboundId: id }, startAfter: scheduledAt })),
  );
}

/**
 * What else an attempt becomes that moves to another destination: as new. One that failed for a passing reason may have
 * arrived at the old one all the same: its links stay behind.
 */
export const movedTo = (
  context: Context,
  { id, channel, destination, attemptNumber }: Retargeting['moved'][number],
): Partial<OutboundRow> => ({
  ...destinationColumns(context, id, { channel, destination }),
  attemptNumber,
  ...newLinks(context, id),
  sendFailures: 0,
  error: null,
});

import type { ContactMark } from '@credence/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { nextPosition } from '../activities/record-activity.ts';
import { cancelWaitingOutbounds } from '../attempts/change-outbounds.ts';
import { activeContact, type ContactReading, lockContacts } from '../contacts/active-contacts.ts';
import { changeContact } from '../contacts/contact-rows.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { askNow, type QueuedOutreach } from '../outbounds/plan/ask-now.ts';
import { restoreAttempts } from '../outbounds/plan/dismiss-attempts.ts';
import { narrowAttempts } from '../outbounds/plan/narrow-attempts.ts';
import { passOnAttempts } from '../outbounds/plan/replan-outreach.ts';
import { learnContact } from '../research/learn-contact.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';
import { type ChangedContact, describeChange, recordContactChange } from './record-contact-change.ts';

export interface MarkedContact extends ChangedContact {
  /** What came of asking the contact; null when that was not asked for. */
  queued: QueuedOutreach | null;
}

/**
 * Keeps the client's judgement of a contact, and stops or starts attempts at it. An inaccurate contact is never asked by
 * itself again, a contact who was asked is not to answer any more, and the waiting attempts go to the rest of the plan unless the
 * client wants them. An accurate one may answer whatever it was asked.
 * @throws NotFound when there is no such search or contact, Conflict when its contacts can no longer be changed
 */
export function markContact(
  context: Context,
  { orderId, searchId, mark }: SearchOfOrder & { mark: ContactMark },
): Promise<MarkedContact> {
  const { contactId, accuracyStatus, reason } = mark;
  const isAccurate = accuracyStatus === 'ACCURATE';
  const { cancelFutureAttempts = !isAccurate } = mark;
  return inTransaction(context, async (transaction) => {
    const locked = await lockContacts(context, transaction, { orderId, searchId });
    const contact = activeContact(context, locked, contactId);
    changeContact(transaction, locked, contactId, { accuracyStatus, updatedAt: now(context) });
    await learnContact(context, transaction, locked, { contactId, verdict: accuracyStatus });
    const position = nextPosition(context);
    const follow = isAccurate ? believe : doubt;
    const cancelled = await follow(context, transaction, locked, { contact, cancelFutureAttempts });
    const queued =
      isAccurate && mark.executeOutboundAttempts ? await askNow(context, transaction, locked, contact) : null;
    const changed = await recordContactChange(context, transaction, locked, {
      action: `MARKED_${accuracyStatus}`,
      contact,
      reason,
      position,
      description: describeChange(`Contact marked ${accuracyStatus.toLowerCase()}`, {
        'Waiting attempts cancelled': cancelled,
      }),
      metadata: { accuracyStatus, reason },
    });
    return { ...changed, queued };
  });
}

interface Consequence {
  contact: ContactReading;
  cancelFutureAttempts: boolean;
}

/** In place of the right contact no other is asked: the client has its reasons. */
async function believe(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contact, cancelFutureAttempts }: Consequence,
): Promise<number> {
  await restoreAttempts(context, transaction, locked, contact);
  await narrowAttempts(context, transaction, locked);
  if (!cancelFutureAttempts) return 0;
  return cancelWaitingOutbounds(context, transaction, locked, ({ contactId }) => contactId === contact.id);
}

const doubt = (
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contact, cancelFutureAttempts }: Consequence,
): Promise<number> =>
  passOnAttempts(context, transaction, locked, { contactId: contact.id, keepsUnsent: !cancelFutureAttempts });

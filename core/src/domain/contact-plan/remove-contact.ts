import type { ContactRemove } from '@credence/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { nextPosition } from '../activities/record-activity.ts';
import { activeContact, lockContacts } from '../contacts/active-contacts.ts';
import { changeContact } from '../contacts/contact-rows.ts';
import { type Context, now } from '../context/context.ts';
import { passOnAttempts } from '../outbounds/plan/replan-outreach.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';
import { type ChangedContact, describeChange, recordContactChange } from './record-contact-change.ts';

export interface RemovedContact extends ChangedContact {
  cancelledActivities: number;
}

/**
 * Takes a contact out of the plan of a search; its row stays. A contact who was asked is not to answer any more, and the waiting
 * attempts go to the rest of the plan unless the client wants them.
 * @throws NotFound when there is no such search or contact, Conflict when its contacts can no longer be changed
 */
export function removeContact(
  context: Context,
  { orderId, searchId, removal }: SearchOfOrder & { removal: ContactRemove },
): Promise<RemovedContact> {
  const { contactId, reason, cancelPendingOutbound } = removal;
  return inTransaction(context, async (transaction) => {
    const locked = await lockContacts(context, transaction, { orderId, searchId });
    const contact = activeContact(context, locked, contactId);
    const at = now(context);
    changeContact(transaction, locked, contactId, { status: 'REMOVED', removedAt: at, updatedAt: at });
    const position = nextPosition(context);
    const cancelledActivities = await passOnAttempts(context, transaction, locked, {
      contactId,
      keepsUnsent: !cancelPendingOutbound,
    });
    const changed = await recordContactChange(context, transaction, locked, {
      action: 'REMOVED',
      contact,
      reason,
      position,
      description: describeChange('Contact removed', { 'Waiting attempts cancelled': cancelledActivities }),
    });
    return { ...changed, cancelledActivities };
  });
}

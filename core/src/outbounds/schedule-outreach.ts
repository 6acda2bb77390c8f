import type { Channel } from '@credence/contract';
import { activeContacts } from '../contacts/active-contacts.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { draftOutreach, writeOutreach } from './plan-outreach.ts';
import { refreshStep } from './refresh-step.ts';

/**
 * Writes the attempts that the contact plan, the policy and the clock allow, once for each contact: a repeated job
 * finds nothing left to plan, and does not bring back what was cancelled meanwhile.
 */
export function scheduleOutreach(
  context: Context,
  { searchId, channelsAvailable }: { searchId: string; channelsAvailable: Channel[] },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    // A contact that was added for immediate outreach may have been asked before.
    if (locked?.search.phase !== 'OUTREACH' && locked?.search.phase !== 'AWAITING_RESPONSE') return;
    const active = await activeContacts(context, transaction, locked);
    const contacts = active.filter(({ accuracyStatus }) => accuracyStatus !== 'INACCURATE');
    const draft = await draftOutreach(context, transaction, locked, { contacts, channelsAvailable });
    const { plannedBefore } = draft;
    const planned = draft.planned.filter(({ contactId }) => !plannedBefore.has(contactId));
    if (plannedBefore.size > 0 && planned.length === 0) return;
    await writeOutreach(context, transaction, locked, { ...draft, planned });
    await refreshStep(context, transaction, locked, true);
  });
}

import type { Channel } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { activeContacts, isAskable } from '../../contacts/active-contacts.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { draftOutreach, writeOutreach } from './plan-outreach.ts';
import { refreshStep } from './refresh-step.ts';

/**
 * Plans the first attempts of a search that a program of 0.1.0 has researched: it left that to a job.
 */
export function scheduleOutreach(
  context: Context,
  { searchId, channelsAvailable }: { searchId: string; channelsAvailable: readonly Channel[] },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked) await planOutreach(context, transaction, locked, channelsAvailable);
  });
}

/**
 * Writes the first attempts of a locked search that the contact plan, the policy and the clock allow, also while a person
 * looks at a message. It is done once: a repeated job does not bring back what was cancelled meanwhile.
 */
export async function planOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  channelsAvailable: readonly Channel[],
): Promise<void> {
  if (!isToPlan(locked)) return;
  const contacts = activeContacts(context, locked).filter(isAskable);
  const draft = await draftOutreach(context, transaction, locked, { contacts, channelsAvailable });
  const { plannedBefore } = draft;
  // A contact that was added for immediate outreach has been asked before.
  const planned = draft.planned.filter(({ contactId }) => !plannedBefore.has(contactId));
  const isNews = planned.length > 0 || plannedBefore.size === 0;
  if (isNews) await writeOutreach(context, transaction, locked, { ...draft, planned });
  for (const record of locked.records.filter(({ outreach }) => outreach === 'TO_PLAN')) {
    await changeRecord(context, transaction, record, { outreach: 'ASKING' });
  }
  await refreshStep(context, transaction, locked);
}

const isToPlan = ({ search: { searchStatus, phase, outreach } }: LockedSearch): boolean =>
  searchStatus === 'IN_PROGRESS' && phase !== 'RESEARCH' && outreach === 'TO_PLAN';

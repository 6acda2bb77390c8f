import { CHANNELS, type Channel } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Context } from '../../context/context.ts';
import { findContacts } from '../../research/find-contacts.ts';
import type { ProviderAnswer } from '../../research/provider-answer.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { planOutreach } from './schedule-outreach.ts';

interface Research {
  searchId: string;
  /** What the research provider was asked about the search beforehand, if it was. */
  answers?: readonly ProviderAnswer[];
  /** Those that the deployment has configured. */
  channelsAvailable?: readonly Channel[];
}

/** Finds whom to ask, and plans the first attempts; a search past its research is left alone. */
export function researchSearch(
  context: Context,
  { searchId, answers = [], channelsAvailable = CHANNELS }: Research,
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked?.search.phase !== 'RESEARCH') return;
    const hasContacts = await findContacts(context, transaction, locked, answers);
    if (hasContacts) await planOutreach(context, transaction, locked, channelsAvailable);
  });
}

import type { ReasonCode } from '@credence/contract';
import { type Context, now } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { closeSearch } from './close-search.ts';
import { type LockedSearch, lockSearch } from './lock-search.ts';

/** Closes an open search whose time is over. */
export const expireSearch = (context: Context, { searchId }: { searchId: string }): Promise<void> =>
  closeAs(context, searchId, 'SLA_REACHED', 'sla', ({ search }) => search.slaAt <= now(context));

/** Closes an open search whose work failed every time it was tried. */
export const failSearch = (context: Context, { searchId }: { searchId: string }): Promise<void> =>
  closeAs(context, searchId, 'SYSTEM_FAILURE', 'system_failure', () => true);

function closeAs(
  context: Context,
  searchId: string,
  reasonCode: ReasonCode,
  trigger: string,
  applies: (locked: LockedSearch) => boolean,
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked?.search.searchStatus !== 'IN_PROGRESS' || !applies(locked)) return;
    await closeSearch(context, transaction, locked, {
      next: 'COMPLETED',
      ending: { event: 'verification.action_required', reasonCode },
      cause: { source: 'system', trigger },
    });
  });
}

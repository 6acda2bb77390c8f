import type { ReasonCode } from '@credence/contract';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { giveUpOutbound } from '../outbounds/give-up-outbound.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import { closeSearch } from './close-search.ts';
import { type LockedSearch, lockSearch } from './lock-search.ts';

/** Closes an open search whose time is over. */
export function expireSearch(context: Context, { searchId }: { searchId: string }): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked || locked.search.slaAt > now(context)) return;
    await closeAs(context, transaction, locked, 'SLA_REACHED', 'sla');
  });
}

/** Closes an open search whose work failed every time it was tried, and gives up the attempt that it failed to send. */
export function failSearch(
  context: Context,
  { searchId, outboundId }: { searchId: string; outboundId?: string },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return;
    const { organizationId } = locked.search;
    const outbound = outboundId
      ? await transaction.manager.findOneBy(OutboundEntity, { organizationId, id: outboundId, searchId })
      : null;
    if (outbound) await giveUpOutbound(context, transaction, outbound);
    await closeAs(context, transaction, locked, 'SYSTEM_FAILURE', 'system_failure');
  });
}

async function closeAs(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  reasonCode: ReasonCode,
  trigger: string,
): Promise<void> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: { event: 'verification.action_required', reasonCode },
    cause: { source: 'system', trigger },
  });
}

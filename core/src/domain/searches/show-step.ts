import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { type SourceStanding, searchStep } from './search-step.ts';
import { setStep } from './set-step.ts';

/**
 * Makes an open, locked search say what its records say.
 * @param standings where asking each of its sources stands; as the search stands, where that has not changed
 */
export async function showStep(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  standings?: ReadonlyMap<number, SourceStanding>,
): Promise<void> {
  const { search, records } = locked;
  const { nextActionAt } = search;
  const here: SourceStanding = {
    phase: search.phase === 'AWAITING_RESPONSE' ? search.phase : 'OUTREACH',
    nextActionAt: nextActionAt && nextActionAt > now(context) ? nextActionAt : null,
  };
  const standingOf = (source: number) => (standings ? standings.get(source) : here);
  await setStep(context, transaction, locked, searchStep(records, standingOf, search.slaAt));
}

import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { SearchEntity, type SearchRow } from '../entities/search-entity.ts';

/** Where the workflow of an open search stands, and what it waits for. */
export type Step = Partial<
  Pick<SearchRow, 'phase' | 'outreach' | 'waitingFor' | 'nextActionAt' | 'escalateAt'>
>;

/**
 * Moves a locked, open search to another step of its workflow. What the step does not name stays as it is, but one that
 * names no time to escalate has none.
 */
export async function setStep(
  context: Context,
  { pending }: Transaction,
  { search }: LockedSearch,
  step: Step,
): Promise<void> {
  const change = { escalateAt: null, ...step, updatedAt: now(context) };
  Object.assign(search, change);
  pending.update(SearchEntity, search.id, change);
}

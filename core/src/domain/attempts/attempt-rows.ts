import { rowsOf } from '../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { OutboundEntity, type OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';

/** An attempt of a locked search, as it stands; null where the search has none of that id. */
export const attemptOf = (
  { attempts }: Pick<LockedSearch, 'attempts'>,
  id: string | null,
): OutboundRow | null => attempts.find((attempt) => attempt.id === id) ?? null;

/** Adds attempts to a locked search. */
export function addAttempts(
  { pending }: Transaction,
  locked: LockedSearch,
  attempts: readonly OutboundRow[],
): void {
  locked.attempts = [...locked.attempts, ...attempts];
  pending.insert(rowsOf(OutboundEntity, attempts));
}

/** Changes an attempt of a locked search. Rows that were read before stay as they were. */
export function changeAttempt(
  { pending }: Transaction,
  locked: LockedSearch,
  id: string,
  change: Partial<OutboundRow>,
): void {
  locked.attempts = locked.attempts.map((attempt) =>
    attempt.id === id ? { ...attempt, ...change } : attempt,
  );
  pending.update(OutboundEntity, id, change);
}

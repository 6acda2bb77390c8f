import type { RecentChange } from '@credence/core';

/** What was seen at the last look; null before the first. */
export type Changed = ReadonlySet<string> | null;

/** More are told as one: who listens reads its list again. */
const MOST_NAMED = 100;

/**
 * The searches of which something is seen that was not seen at the last look. What commits late is among the recent by its
 * time, and new all the same.
 * @param recent what changed within a window of time, the latest first
 * @returns null in place of the searches where they are too many to name
 */
export function newlyChanged(
  known: Changed,
  recent: { changes: readonly RecentChange[]; isComplete: boolean },
): { known: ReadonlySet<string>; searchIds: readonly string[] | null } {
  const { changes, isComplete } = recent;
  const now = new Set(changes.map(({ id }) => id));
  if (known === null) return { known: now, searchIds: [] };
  const fresh = changes.filter(({ id }) => !known.has(id));
  const searchIds = [...new Set(fresh.map(({ searchId }) => searchId))];
  // Where nothing seen is known any more, more may have changed than is seen.
  const hasGap = !isComplete && fresh.length === changes.length;
  return { known: now, searchIds: hasGap || searchIds.length > MOST_NAMED ? null : searchIds };
}

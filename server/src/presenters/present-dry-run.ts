import type { PlannedSearch } from '@credence/core';
import { presentConfig } from './present-config.ts';

/** What an order would run, without secrets. */
export const presentDryRun = (planned: readonly PlannedSearch[]) => ({
  dryRun: true as const,
  searches: planned.map((search) => ({ ...search, searchConfig: presentConfig(search.searchConfig) })),
});

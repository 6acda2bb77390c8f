import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  expandValues,
  hasCompactValues,
  hasUnsettledNames,
  setNamesSealed,
  settleNames,
} from '@credence/core';
import { untilNoneIsLeft } from './until-none-is-left.ts';

/** What was done for one organization. */
export interface SettledNames {
  organizationId: string;
  tenant: string;
  rows: number;
}

/** Longer than a process acts on what it last read about an organization. */
const SETTLE_MS = 3_000;

/**
 * Has organizations seal names from now on, or keep them in clear, and brings what is stored into that form; where they are
 * kept in clear, nothing stays sealed in little space either. Looks again until
 * nothing is left that other processes wrote meanwhile, or were changing.
 * @param contextOf as they stand
 */
export async function settleStoredNames(
  ids: readonly string[],
  contextOf: (id: string) => Promise<Context>,
  { isSealed, batch }: { isSealed: boolean; batch: number },
  say: (line: string) => void,
): Promise<SettledNames[]> {
  for (const id of ids) await setNamesSealed(await contextOf(id), isSealed);
  await delay(SETTLE_MS);
  const settled: SettledNames[] = [];
  for (const id of ids) settled.push(await settle(await contextOf(id), isSealed, batch, say));
  return settled;
}

async function settle(
  context: Context,
  isSealed: boolean,
  batch: number,
  say: (line: string) => void,
): Promise<SettledNames> {
  const { id: organizationId, tenant } = context.organization;
  const rows = await untilNoneIsLeft(
    tenant,
    (onProgress) => settleNames(context, batch, onProgress),
    () => hasUnsettledNames(context),
    say,
  );
  if (isSealed) return { organizationId, tenant, rows };
  const expanded = await untilNoneIsLeft(
    tenant,
    (onProgress) => expandValues(context, { rows: batch }, onProgress),
    () => hasCompactValues(context),
    say,
  );
  return { organizationId, tenant, rows: rows + expanded };
}

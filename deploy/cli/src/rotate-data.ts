import { setTimeout as delay } from 'node:timers/promises';
import {
  adoptDataKey,
  announceDataKey,
  type Context,
  hasOldSeals,
  readDataKeys,
  resealReleases,
  resealValues,
} from '@credence/core';
import { counted } from './table.ts';
import { untilNoneIsLeft } from './until-none-is-left.ts';

/** How carefully data is sealed anew. */
export interface Pace {
  settleSeconds: number;
  /** Rows of one transaction. */
  batch: number;
}

/** What was done for one organization. */
export interface RotatedData {
  organizationId: string;
  tenant: string;
  /** The version of the data key that seals now. */
  sealing: number;
  rows: number;
  files: number;
}

/**
 * Gives organizations new data keys, and seals everything of theirs under them. Where an earlier run was stopped, it is
 * brought to its end instead.
 * @param contextOf as they stand: keys change in between
 */
export async function rotateData(
  ids: readonly string[],
  contextOf: (id: string) => Promise<Context>,
  { settleSeconds, batch }: Pace,
  say: (line: string) => void,
): Promise<RotatedData[]> {
  const announced: string[] = [];
  for (const id of ids) {
    const context = await contextOf(id);
    const isUnfinished = (await readDataKeys(context)).announced === null && (await hasOldSeals(context));
    if (isUnfinished) say(`${context.organization.tenant}: going on with an earlier rotation`);
    else {
      await announceDataKey(context);
      announced.push(id);
    }
  }
  if (announced.length > 0 && settleSeconds > 0) {
    say(`New data keys are announced; they are used in ${settleSeconds} seconds`);
    await delay(settleSeconds * 1_000);
  }
  for (const id of announced) await adoptDataKey(await contextOf(id));
  const rotated: RotatedData[] = [];
  for (const id of ids) rotated.push(await reseal(await contextOf(id), batch, say));
  return rotated;
}

async function reseal(context: Context, batch: number, say: (line: string) => void): Promise<RotatedData> {
  const { id: organizationId, tenant } = context.organization;
  const rows = await untilNoneIsLeft(
    tenant,
    (onProgress) => resealValues(context, { rows: batch }, onProgress),
    () => hasOldSeals(context),
    say,
  );
  const files = await resealReleases(context, (done) => say(`${tenant}: ${counted(done, 'file')}`));
  const { sealing } = await readDataKeys(context);
  return { organizationId, tenant, sealing, rows, files };
}

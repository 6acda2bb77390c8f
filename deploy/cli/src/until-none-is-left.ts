import { setTimeout as delay } from 'node:timers/promises';
import { counted } from './table.ts';

/** Between two looks, in milliseconds: others hold a row no longer than that, as a rule. */
const BETWEEN_LOOKS_MS = 1_000;
/** More would mean that something is wrong. */
const MOST_LOOKS = 60;

/**
 * Changes rows in small transactions, and looks again until nothing is left that other processes wrote meanwhile, or were
 * changing.
 * @param change goes once over all that is left, tells how many rows it has done so far, and returns how many these were
 * @returns how many rows were changed in all
 * @throws when rows are still busy after a minute of looks
 */
export async function untilNoneIsLeft(
  tenant: string,
  change: (onProgress: (done: number) => void) => Promise<number>,
  isAnyLeft: () => Promise<boolean>,
  say: (line: string) => void,
): Promise<number> {
  let rows = 0;
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    if (look > 1) await delay(BETWEEN_LOOKS_MS);
    const before = rows;
    rows += await change((done) => say(`${tenant}: ${counted(before + done, 'row')}`));
    if (!(await isAnyLeft())) return rows;
  }
  throw new Error(`Some rows of ${tenant} are still busy: run this again`);
}

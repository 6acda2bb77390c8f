import { waitFor } from '../../../local/src/wait-for.ts';
import { brokenRules, checkRun, type Finding } from './check-run.ts';
import { SLA_MINUTES } from './client.ts';
import type { Judging } from './judging.ts';
import { countPending } from './read-deliveries.ts';
import { readRun } from './read-run.ts';
import type { FaultRow, Observed } from './run-faults.ts';
import type { World } from './world.ts';

/** Longer than it takes until the last job of the dead is missed, every pause of a receiver and every retry over. */
const END_MS = 600_000;

/** What came of some faults. */
export interface Verdict {
  rows: FaultRow[];
  /** Every rule that was looked at. */
  rules: string[];
  broken: Finding[];
  notes: string[];
}

/** Holds what happened to every rule, once nothing is left to happen. */
export async function judge(world: World, observed: Observed, { isShort }: Judging): Promise<Verdict> {
  await settle(world, isShort);
  const run = await readRun(world, observed);
  const violations = checkRun(run);
  const repeated = run.arrivals.length - new Set(run.arrivals.map(({ eventId }) => eventId)).size;
  const figures =
    `${run.acknowledged.length} orders, ${run.messages.length} mails, ${run.deliveries.length} events in ` +
    `${run.arrivals.length} requests (${repeated} of them again), ${world.client.failures.length} requests repeated without an answer`;
  return {
    rows: observed.rows,
    rules: [...violations.keys()],
    broken: brokenRules(run, violations),
    notes: [...observed.notes, figures],
  };
}

/**
 * Waits until nothing is left to happen, or, where it is to be short, to be delivered, and ends the workers at such a
 * moment: what falls due while everything is read would look like a broken rule.
 */
async function settle({ stage, receivers, fleet }: World, isShort: boolean): Promise<void> {
  const countOpen = async () => {
    const [row] = await stage.sql<{ count: number }>(
      `select count(*)::integer as count from searches
        where search_status = 'IN_PROGRESS' and sla_at < now() + interval '${SLA_MINUTES} minutes'`,
    );
    return row?.count ?? 0;
  };
  const isOver = async () => (isShort || (await countOpen()) === 0) && (await countPending(stage)) === 0;
  const staysOver = async () => {
    await waitFor('the end of what there is to do', isOver, END_MS);
    await fleet.stopAll('worker');
    if (await isOver()) return true;
    await fleet.add('worker');
    return false;
  };
  // What is not over by then breaks a rule, which says what it is.
  await waitFor('an end that lasts', staysOver, END_MS).catch(() => undefined);
  await waitFor('the last answers', () => receivers.waiting() === 0, 120_000).catch(() => undefined);
}

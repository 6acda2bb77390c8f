import { createOrder, sweepDueWork, sweepReceivers, withSpan } from '@credence/core';
import { inLanes } from '../in-lanes.ts';
import { planIntervention } from './intervene.ts';
import type { MonthHarness } from './month-harness.ts';
import type { PlannedOrder } from './plan-month.ts';
import type { Left } from './workshop.ts';
import { contextOf, listen, type World } from './world/world.ts';

/** How the month went, beside what is in its journal and its tables. */
export interface MonthRun {
  /** Times at which something was due. */
  steps: number;
  /** Work that was overdue when neither a job nor the sweeper was left to do it. */
  lostWork: number;
  /** Of the real world. */
  seconds: number;
}

export interface MonthPace {
  /** The sweeper's cadence, and the grain of time: nothing happens in between. */
  stepMinutes: number;
  onStep?: (now: Date) => void;
}

const MINUTE = 60_000;
/** From the last order on, whatever its search and those who answer too late still do. */
const LONGEST_MS = 60 * 86_400_000;
/** The spans of what is not a job. */
const SWEEP = 'sweep';
const OUTSIDE = 'requests of clients, contacts and people';
/** What the world does at one moment, at a time. */
const AT_ONCE = 8;

/**
 * Lives through the month: time goes to when the next thing is due, and stands still until everything that is due is done.
 * It ends when nothing is left to happen.
 * @throws when something is due again and again and never done
 */
export async function runMonth(
  harness: MonthHarness,
  orders: readonly PlannedOrder[],
  { stepMinutes, onStep }: MonthPace,
): Promise<MonthRun> {
  const { world, time, agenda } = harness;
  const started = performance.now();
  const run = { steps: 0, lostWork: 0 };
  for (const order of orders) agenda.add(order.at, () => placeOrder(world, order));
  const latest = new Date((orders.at(-1)?.at.getTime() ?? 0) + LONGEST_MS);

  let ofRows: Date | null = null;
  for (let due = agenda.next(); due; due = earlier(agenda.next(), ofRows)) {
    await time.moveTo(nextStep(due, time.now(), stepMinutes * MINUTE));
    run.steps += 1;
    if (time.now() > latest) throw new Error('The month does not end: something stays due that is not done');
    // What contacts do at a moment, and what the service does of itself, go on side by side, as they do outside.
    const isSwept = ofRows !== null && ofRows <= time.now();
    await Promise.all([actAll(agenda.due(time.now())), isSwept && sweep(world)]);
    const { next, overdue } = await untilNothingIsDue(harness);
    run.lostWork += overdue;
    onStep?.(time.now());
    ofRows = next;
  }
  return { ...run, seconds: (performance.now() - started) / 1_000 };
}

/** What is left is asked beside the sweep: where that finds nothing, it changes nothing. */
async function untilNothingIsDue({ world, workshop }: MonthHarness): Promise<Left> {
  for (;;) {
    await workshop.workOff();
    const [found, left] = await Promise.all([sweep(world), workshop.whatIsLeft()]);
    if (found === 0) return left;
  }
}

const sweep = ({ core }: World): Promise<number> =>
  withSpan({ name: SWEEP, role: 'job' }, async () => {
    const written = await Promise.all([sweepDueWork(core), sweepReceivers(core)]);
    return written.reduce((sum, count) => sum + count);
  });

const actAll = (acts: readonly (() => Promise<void>)[]): Promise<void> =>
  inLanes(AT_ONCE, acts, (act) => withSpan({ name: OUTSIDE, role: 'request' }, act));

async function placeOrder(world: World, { home: { tenant }, body, searches }: PlannedOrder): Promise<void> {
  const context = await contextOf(world, tenant);
  const { orderId, searchIds } = await createOrder(context, body);
  const placedAt = world.now();
  for (const [index, planned] of searches.entries()) {
    const slaAt = new Date(placedAt.getTime() + planned.config.timing.searchSlaMinutes * MINUTE);
    const placed = { planned, tenant, orderId, searchId: searchIds[index] ?? '', placedAt, slaAt };
    world.searches.push(placed);
    for (const contact of planned.contacts) {
      listen(world, placed, contact);
      // The service learns: once one contact is told of it, all are.
      const colleague = planned.colleagues[contact.record];
      if (contact.isShared && colleague) listen(world, placed, colleague);
    }
    planIntervention(world, placed);
  }
}

/** Time never stands still: what is overdue waits for the next step. */
function nextStep(due: Date, now: Date, step: number): Date {
  return new Date(
    Math.max(Math.ceil(due.getTime() / step) * step, Math.floor(now.getTime() / step + 1) * step),
  );
}

function earlier(some: Date | null, other: Date | null): Date | null {
  if (!some || !other) return some ?? other;
  return some < other ? some : other;
}

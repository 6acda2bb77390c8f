import type { Harness } from './harness.ts';
import { until } from './until.ts';

/** Puts the clock ahead from one due attempt to the next until no delivery is pending, as days would go by. */
export async function liveThrough(harness: Harness): Promise<void> {
  for (let dues = await quiet(harness); dues.length > 0; dues = await quiet(harness)) {
    const now = harness.clock.now().getTime();
    harness.clock.advance({ minutes: (Math.max(now, dues[0] ?? 0) - now) / 60_000 });
  }
}

/** Waits until every attempt that is due is over; gives back when the next ones are, soonest first. */
async function quiet(harness: Harness): Promise<number[]> {
  const pending = await until('the end of the attempts that are due', async () => {
    const rows = await harness.test.sql<{ due: Date | null; claimed: boolean }>(
      `select next_attempt_at as due, claimed_by is not null as claimed from webhook_deliveries
        where status = 'PENDING'`,
    );
    const now = harness.clock.now();
    return rows.every(({ due, claimed }) => !claimed && due && due > now) && { rows };
  });
  return pending.rows.map(({ due }) => due?.getTime() ?? 0).toSorted((a, b) => a - b);
}

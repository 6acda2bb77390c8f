import type { Context } from '../../domain/context/context.ts';
import { type OrderedSearch, scheduleSearch, type TestCore } from '../index.ts';

/** A search with one attempt, due now unless the policy says otherwise. */
export async function orderOneAttempt(
  test: TestCore,
  context: Context,
  config: object = {},
): Promise<OrderedSearch & { outboundId: string; jobId: string }> {
  const outbound = { maxTotalAttempts: 1 };
  const ids = await scheduleSearch(context, { defaultSearchConfig: { outbound, ...config } });
  const jobs = await test.jobs('send-outbound', context);
  const job = jobs.find(({ data }) => data.searchId === ids.searchId);
  if (!job) throw new Error('No attempt was scheduled');
  return { ...ids, outboundId: job.data.outboundId, jobId: job.id };
}

/** What the claim of an attempt changes. */
export async function attemptRow(test: TestCore, outboundId: string) {
  const [row] = await test.sql<{ status: string; claimed_by: string | null; scheduled_at: Date }>(
    'select status, claimed_by, scheduled_at from outbounds where id = $1',
    [outboundId],
  );
  return row;
}

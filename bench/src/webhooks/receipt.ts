import type { Cleanup } from '../cleanup.ts';
import { percentile } from '../statistics.ts';
import { commitTimes, complete, orderSearches, type Subject, until } from './client.ts';
import { startReceiver } from './receiver.ts';

/** Milliseconds from the commit that makes an event to the arrival of its webhook. */
export interface ReceiptLatency {
  p50: number;
  p99: number;
}

/**
 * Completes searches one after the other, and takes the time until each one's `verification.completed` arrives.
 * @throws when one does not arrive
 */
export async function measureReceipt(
  subject: Subject,
  cleanup: Cleanup,
  count: number,
): Promise<ReceiptLatency> {
  const { url, arrivals } = await startReceiver(cleanup);
  const searches = await orderSearches(subject, [url], count);
  for (const search of searches) {
    await complete(subject, search);
    await until('the webhook', () => arrivals.has(search.searchId));
  }
  return latencyOf(arrivals, await commitTimes(subject, searches));
}

/** How long after their commits the completions of searches arrived. */
export function latencyOf(
  arrivals: ReadonlyMap<string, number>,
  commits: ReadonlyMap<string, number>,
): ReceiptLatency {
  const latencies = [...commits].map(([searchId, at]) => (arrivals.get(searchId) ?? Number.NaN) - at);
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

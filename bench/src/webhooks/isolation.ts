import { setTimeout as delay } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { commitTimes, complete, completeAll, orderSearches, type Subject, until } from './client.ts';
import { latencyOf, type ReceiptLatency } from './receipt.ts';
import { startReceiver } from './receiver.ts';

export interface IsolationPlan {
  /** Events in all, to all receivers in turns. */
  events: number;
  perSecond: number;
}

const RECEIVERS = 10;

/**
 * Completes searches at an even pace, and takes how long the news needs to nine receivers that are well, while the tenth is
 * well too, or hangs from the first event on: the breaker has not opened yet.
 */
export async function measureIsolation(
  subject: Subject,
  cleanup: Cleanup,
  { events, perSecond }: IsolationPlan,
  oneHangs: boolean,
): Promise<ReceiptLatency> {
  const receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => startReceiver(cleanup)));
  const [odd, ...healthy] = receivers;
  const urls = receivers.map(({ url }) => url);
  const searches = await orderSearches(subject, urls, events);
  if (oneHangs) odd?.hang();

  const started = performance.now();
  const completions = searches.map(async (search, index) => {
    await delay(Math.max(0, started + (index * 1_000) / perSecond - performance.now()));
    await complete(subject, search);
  });
  for (const result of await Promise.allSettled(completions))
    if (result.status === 'rejected') throw result.reason;

  const toHealthy = searches.filter(({ hookUrl }) => hookUrl !== odd?.url);
  const arrivals = () => new Map(healthy.flatMap((receiver) => [...receiver.arrivals]));
  await until('the healthy receivers', () => arrivals().size === toHealthy.length);
  // What comes next waits for no answer of a receiver that is not looked at any more.
  odd?.recover();
  return latencyOf(arrivals(), await commitTimes(subject, toHealthy));
}

/** Targets that one completion goes to: as many as one configuration may name. */
const MOST_TARGETS = 10;

/**
 * Tells a receiver that hangs of so many deliveries, while no worker is there to send them. Leaves the tables vacuumed
 * and analysed, as Postgres does by itself soon after.
 */
export async function tellOneThatHangs(
  subject: Subject,
  cleanup: Cleanup,
  deliveries: number,
  withoutWorker: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const receiver = await startReceiver(cleanup);
  receiver.hang();
  const searches = await orderSearches(subject, [receiver.url], deliveries / MOST_TARGETS, MOST_TARGETS);
  await withoutWorker(async () => {
    await completeAll(subject, searches);
    await subject.stage.sql('vacuum (analyze)');
  });
}

import { Agent } from 'undici';
import type { Cleanup } from '../cleanup.ts';
import { inLanes } from '../in-lanes.ts';
import { median } from '../statistics.ts';
import { call, completeAll, orderSearches, type Subject, until } from './client.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export interface ThroughputPlan {
  /** Deliveries of one round. */
  events: number;
  rounds: number;
  /** How long the receiver takes to answer, in milliseconds. */
  answerMs: number;
}

/** Deliveries per second, the middle of all rounds, and connections that the worker opened in them. */
export interface Throughput {
  service: number;
  bare: number;
  /** At which the calls that redeliver took on what was to be sent: they go on while the first of it is sent. */
  takenOn: number;
  /** The service's by the bare loop's, of each round. */
  ratio: number;
  connections: number;
}

/** What one receiver gets at a time from one worker. */
const CONCURRENCY = 8;

/**
 * Lets the service deliver events again, as many as there are at once, and a bare loop send as many requests of the same
 * size to the same receiver, over as many connections as the service uses for one; in turns.
 */
export async function measureThroughput(
  subject: Subject,
  cleanup: Cleanup,
  { events, rounds, answerMs }: ThroughputPlan,
): Promise<Throughput> {
  const receiver = await startReceiver(cleanup, answerMs);
  const from = new Date().toISOString();
  const searches = await orderSearches(subject, [receiver.url], events);
  await completeAll(subject, searches);
  await until('the events', () => receiver.arrivals.size === events);
  // Postgres does so by itself within a minute; until then it plans for tables that were empty.
  await subject.stage.sql('vacuum (analyze)');

  const service: number[] = [];
  const takenOn: number[] = [];
  const bare: number[] = [];
  let connections = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = receiver.connections();
    await settled(subject, from);
    const taking = async () => {
      const began = performance.now();
      await redeliverAll(subject, from);
      takenOn.push((events * 1_000) / (performance.now() - began));
    };
    service.push(await rateOf(receiver, events, taking));
    connections = Math.max(connections, receiver.connections() - before);
    await settled(subject, from);
    bare.push(await rateOf(receiver, events, () => bareLoop(receiver.url, events)));
  }
  const ratios = service.map((rate, round) => rate / (bare[round] ?? Number.NaN));
  return {
    service: median(service),
    takenOn: median(takenOn),
    bare: median(bare),
    ratio: median(ratios),
    connections,
  };
}

/** Everything since a time, in as many calls as that takes. */
async function redeliverAll(subject: Subject, from: string): Promise<void> {
  const filter = { from, deliveryStatus: 'DELIVERED' };
  let cursor: string | null = null;
  do {
    const body: object = { ...filter, ...(cursor ? { cursor } : {}) };
    const page = await call<Page>(subject, ['POST', '/v1/closeout-events/redeliver'], body);
    cursor = page.nextCursor;
  } while (cursor !== null);
}

interface Page {
  nextCursor: string | null;
}

/** Requests per second at the receiver, from the first to the last. */
async function rateOf(receiver: Receiver, count: number, send: () => Promise<unknown>): Promise<number> {
  const before = receiver.requests();
  let firstAt: number | undefined;
  const sending = send();
  const seen = until('the deliveries', () => {
    if (receiver.requests() > before) firstAt ??= performance.now();
    return receiver.requests() - before >= count;
  });
  for (const result of await Promise.allSettled([sending, seen]))
    if (result.status === 'rejected') throw result.reason;
  return (count * 1_000) / (performance.now() - (firstAt ?? Number.NaN));
}

/** Every event since a time is recorded as delivered: those before it may be for a receiver that hangs. */
const settled = ({ stage }: Subject, from: string): Promise<void> =>
  until('the deliveries to be recorded', async () => {
    const [left] = await stage.sql<{ count: number }>(
      `select count(*)::int from webhook_deliveries d where status = 'PENDING' and next_attempt_at <= now()
          and exists (select from webhook_events e where e.id = d.event_id and e.occurred_at >= '${from}')`,
    );
    return left?.count === 0;
  });

/** The least that sends so many requests. */
async function bareLoop(url: string, count: number): Promise<void> {
  const agent = new Agent({ connections: CONCURRENCY });
  const { origin, pathname: path } = new URL(url);
  const body = JSON.stringify({ event: 'bare', data: { text: 'x'.repeat(700) } });
  const headers = { 'content-type': 'application/json', 'x-signature': 'f'.repeat(64) };
  await inLanes(CONCURRENCY, Array(count).fill(null), async () => {
    const answer = await agent.request({ origin, path, method: 'POST', headers, body });
    await answer.body.dump();
  });
  await agent.close();
}

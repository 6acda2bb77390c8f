import { createServer } from 'node:http';
import type { Cleanup } from './cleanup.ts';
import { orderBody } from './order-body.ts';
import { receive } from './receive.ts';
import type { Stage } from './stage.ts';
import { percentile } from './statistics.ts';

/** Milliseconds from the commit that makes an event to the arrival of its webhook. */
export interface ReceiptLatency {
  p50: number;
  p99: number;
}

interface Subject {
  serviceUrl: string;
  stage: Pick<Stage, 'token' | 'sql'>;
}

const RECEIPT_LIMIT_MS = 10_000;

/**
 * Completes searches one after the other, and takes the time until each one's `verification.completed` arrives.
 * @throws when one does not arrive
 */
export async function measureReceipt(
  { serviceUrl, stage }: Subject,
  cleanup: Cleanup,
  count: number,
): Promise<ReceiptLatency> {
  const receiver = await startReceiver(cleanup);
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(`${serviceUrl}/background-check/v1/orders${path}`, {
      method,
      headers: { Authorization: `Bearer ${stage.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return (await response.json()) as T;
  };

  const arrivals = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const order = orderBody(receiver.url);
    const { verificationOrderId, searchIds } = await call<Created>('POST', '', order);
    const received = receiver.completionOf(searchIds[0]);
    await call('PATCH', `/${verificationOrderId}/searches/${searchIds[0]}`, COMPLETION);
    arrivals.set(searchIds[0], await received);
  }
  const commits = await stage.sql<{ searchId: string; at: number }>(
    // Written together with the event, and unlike the event's own row never changed again.
    `select search_id as "searchId", extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at
      from verification_results`,
  );
  const latencies = commits.flatMap(({ searchId, at }) => {
    const arrival = arrivals.get(searchId);
    // Another measurement on the same stage made the others.
    return arrival === undefined ? [] : [arrival - at];
  });
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

interface Created {
  verificationOrderId: string;
  searchIds: [string];
}

const COMPLETION = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } };

async function startReceiver(cleanup: Cleanup) {
  const waiting = new Map<string, (at: number) => void>();
  const server = createServer(async (request, response) => {
    const at = performance.timeOrigin + performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.end();
    if (request.headers['x-event-type'] !== 'verification.completed') return;
    const event: { data: { searchId: string } } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    waiting.get(event.data.searchId)?.(at);
  });
  const url = await receive(server, cleanup);
  return {
    url,
    /** When the webhook arrived, in milliseconds since 1970. */
    completionOf(searchId: string): Promise<number> {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const late = setTimeout(() => reject(new Error('A webhook did not arrive')), RECEIPT_LIMIT_MS);
      waiting.set(searchId, (at) => {
        clearTimeout(late);
        waiting.delete(searchId);
        resolve(at);
      });
      return promise;
    },
  };
}

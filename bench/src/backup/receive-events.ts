import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { waitFor } from '../../../local/src/wait-for.ts';
import type { Cleanup } from '../cleanup.ts';
import { receive } from '../receive.ts';

/** A receiver of webhooks that counts events by their ids. */
export interface EventReceiver {
  url: string;
  /** Waits until so many orders have had an event. @returns how many events that are */
  until(orders: number): Promise<number>;
  /** Events that came more than once. */
  repeated(): number;
}

const TIMEOUT_MS = 60_000;

export async function receiveEvents(cleanup: Cleanup): Promise<EventReceiver> {
  const times = new Map<string, number>();
  const orders = new Set<string>();
  const server = createServer(async (request, response) => {
    const event = (await json(request)) as { data: { orderId: string } };
    response.end();
    const id = String(request.headers['x-event-id']);
    times.set(id, (times.get(id) ?? 0) + 1);
    orders.add(event.data.orderId);
  });
  const url = await receive(server, cleanup);
  return {
    url,
    async until(count) {
      await waitFor(`an event of each of ${count} orders`, () => orders.size >= count, TIMEOUT_MS);
      return times.size;
    },
    repeated: () => [...times.values()].filter((count) => count > 1).length,
  };
}

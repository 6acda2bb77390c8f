import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { receive } from '../receive.ts';

/** A server that webhooks are sent to. */
export interface Receiver {
  url: string;
  /** When each search's completion arrived first, in milliseconds since 1970. */
  arrivals: ReadonlyMap<string, number>;
  /** Requests so far, whatever they carried. */
  requests(): number;
  /** Connections that were opened so far. */
  connections(): number;
  /** From now on takes every request and answers none. */
  hang(): void;
  /** Answers again, those that wait included. */
  recover(): void;
}

/** @param answerMs how long it takes to answer: nothing, or as long as the way to a data centre and back */
export async function startReceiver(cleanup: Cleanup, answerMs = 0): Promise<Receiver> {
  const arrivals = new Map<string, number>();
  let [requests, connections, hangs] = [0, 0, false];
  const waiting = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const at = performance.timeOrigin + performance.now();
    requests += 1;
    const body = await text(request);
    if (request.headers['x-event-type'] === 'verification.completed') {
      const event: { data: { searchId: string } } = JSON.parse(body);
      if (!arrivals.has(event.data.searchId)) arrivals.set(event.data.searchId, at);
    }
    if (hangs) return void waiting.add(response);
    if (answerMs > 0) await delay(answerMs);
    response.end();
  });
  server.on('connection', () => {
    connections += 1;
  });
  const url = await receive(server, cleanup);
  return {
    url,
    arrivals,
    requests: () => requests,
    connections: () => connections,
    hang: () => {
      hangs = true;
    },
    recover: () => {
      hangs = false;
      for (const response of waiting) response.end();
      waiting.clear();
    },
  };
}

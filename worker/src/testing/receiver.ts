import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Misbehaviour, misbehave } from './misbehaviour.ts';

/** A request as it arrived. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A status with headers and a body, maybe after a while, or something that is no proper answer. */
export type Answer =
  | number
  | { status: number; headers?: Record<string, string>; body?: string | Buffer; afterMs?: number }
  | Misbehaviour;

/** An HTTP server on 127.0.0.1 that keeps what it is sent. */
export interface Receiver {
  url: string;
  /** Oldest first. */
  requests: ReceivedRequest[];
  /** Connections ever opened. */
  connections(): number;
  /** Requests that wait for an answer. */
  waiting(): number;
  /** Closes the port and hangs up. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
}

/** Ports that the system hands to no one who asks for any: while a receiver is down, no other server may come to have its port. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** Listens on a port, or on one of those that is free. */
async function listen(server: Server, given?: number): Promise<number> {
  for (;;) {
    const port = given ?? randomInt(FIRST_PORT, LAST_PORT);
    try {
      // Rejects where the server tells of an error instead.
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (given !== undefined || !isTaken) throw error;
    }
  }
}

/** @param answer decides about the n-th request, counted from 0 */
export async function startReceiver(
  answer: (count: number, request: ReceivedRequest) => Answer = () => 200,
): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  let server: Server | undefined;
  let port = 0;
  let connections = 0;
  let waiting = 0;

  async function up(): Promise<void> {
    const next = createServer(async (incoming, response) => {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      const { url = '', headers } = incoming;
      const request = { path: url, headers, body: await buffer(incoming) };
      requests.push(request);
      const given = answer(requests.length - 1, request);
      if (typeof given === 'string') return misbehave(incoming.socket, given);
      if (typeof given === 'number') return response.writeHead(given).end();
      if (given.afterMs) await pause(given.afterMs);
      response.writeHead(given.status, given.headers).end(given.body);
    });
    next.on('connection', () => {
      connections += 1;
    });
    port = await listen(next, port === 0 ? undefined : port);
    server = next;
  }

  await up();
  return {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    connections: () => connections,
    waiting: () => waiting,
    up,
    async down() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      closing.closeAllConnections();
      await closed;
    },
  };
}

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { receive } from '../receive.ts';
import { plannedAnswer } from './planned-answer.ts';

/** A request as a receiver remembers it. */
export interface Arrival {
  eventId: string;
  /** The client's name for the search. */
  externalSearchId: string;
  body: string;
  /** Whether the signature is that of these very bytes. */
  isSigned: boolean;
  status: number;
  /** What became of its answer: the sender has it, or was gone before it began, or while it was on its way. */
  answer: 'given' | 'cut before' | 'cut during';
}

/** Receivers that take their time to answer, and keep a journal. */
export interface SlowReceivers {
  urls: string[];
  /** In the order of their end. */
  journal: Arrival[];
  /** Requests that wait for their answer. */
  waiting(): number;
  /** Events that have arrived, once or more. */
  arrived(): number;
}

interface Options {
  seed: string;
  secret: string;
  /** How many there are, each at a port of its own. */
  count: number;
}

export async function startSlowReceivers(options: Options, cleanup: Cleanup): Promise<SlowReceivers> {
  const journal: Arrival[] = [];
  const requests = new Map<string, number>();
  let waiting = 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await request.toArray();
    const body = Buffer.concat(chunks);
    const externalSearchId = String(request.headers['x-external-search-id']);
    const count = requests.get(externalSearchId) ?? 0;
    requests.set(externalSearchId, count + 1);
    const { status, headMs, bodyMs } = plannedAnswer(options.seed, externalSearchId, count);
    const closed = once(response, 'close');
    await Promise.race([pause(headMs), closed]);
    const isThere = !response.destroyed;
    if (isThere) {
      response.writeHead(status).flushHeaders();
      await Promise.race([pause(bodyMs), closed]);
      response.end('taken');
      await closed;
    }
    journal.push({
      eventId: String(request.headers['x-event-id']),
      externalSearchId,
      status,
      body: body.toString('utf8'),
      isSigned: request.headers['x-webhook-signature'] === signatureOf(body, options.secret),
      answer: response.writableFinished ? 'given' : isThere ? 'cut during' : 'cut before',
    });
  }

  const urls: string[] = [];
  for (let index = 0; index < options.count; index += 1) {
    const server = createServer((request, response) => {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      // A sender that is killed while it still sends has said nothing.
      take(request, response).catch(() => undefined);
    });
    urls.push(await receive(server, cleanup));
  }
  return { urls, journal, waiting: () => waiting, arrived: () => requests.size };
}

const signatureOf = (body: Buffer, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Misbehaviour, misbehave } from '../../../worker/src/testing/misbehaviour.ts';
import type { Cleanup } from '../cleanup.ts';
import { receive } from '../receive.ts';
import type { Arrival } from '../rules/arrivals.ts';
import { plannedAnswer } from './planned-answer.ts';

/** Receivers that take their time to answer, and keep a journal. */
export interface SlowReceivers {
  /** The first is for those who want to know whether the service works: it never misbehaves. */
  urls: string[];
  /** In the order of their end. */
  journal: Arrival[];
  /** Requests that wait for their answer. */
  waiting(): number;
  /** How many events of a search have arrived. */
  arrivedFor(externalSearchId: string): number;
  /** What all but the first do from now on; null for what was planned. */
  misbehave(how: Misbehaviour | null): void;
  /** Called when an answer has been given in full. */
  onAnswer(listener: () => void): void;
}

interface Options {
  seed: string;
  secret: string;
  /** How many there are, each at a port of its own. */
  count: number;
}

export async function startSlowReceivers(options: Options, cleanup: Cleanup): Promise<SlowReceivers> {
  const journal: Arrival[] = [];
  /** By event: its number among those of its search, and how often it has been asked to be taken. */
  const requests = new Map<string, { event: number; count: number }>();
  const arrived = new Map<string, number>();
  const listeners: (() => void)[] = [];
  let waiting = 0;
  let trouble: Misbehaviour | null = null;

  async function take(request: IncomingMessage, response: ServerResponse, isFirst: boolean): Promise<void> {
    const body = await buffer(request);
    const eventId = String(request.headers['x-event-id']);
    const externalSearchId = String(request.headers['x-external-search-id']);
    const { event, count } = requests.get(eventId) ?? { event: arrived.get(externalSearchId) ?? 0, count: 0 };
    requests.set(eventId, { event, count: count + 1 });
    if (count === 0) arrived.set(externalSearchId, event + 1);
    const planned = plannedAnswer(options.seed, externalSearchId, event, count);
    const own = isFirst ? null : trouble;
    const { status, answer } = own ? answerOf(own, planned.status) : await give(response, planned);
    journal.push({
      eventId,
      externalSearchId,
      status,
      body: body.toString('utf8'),
      isSigned: request.headers['x-webhook-signature'] === signatureOf(body, options.secret),
      answer,
    });
    if (own) misbehave(request.socket, own);
    if (answer === 'given') for (const listener of listeners) listener();
  }

  const urls: string[] = [];
  for (let index = 0; index < options.count; index += 1) {
    const server = createServer((request, response) => {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      // A sender that is killed while it still sends has said nothing.
      take(request, response, index === 0).catch(() => undefined);
    });
    urls.push(await receive(server, cleanup));
  }
  return {
    urls,
    journal,
    waiting: () => waiting,
    arrivedFor: (externalSearchId) => arrived.get(externalSearchId) ?? 0,
    misbehave(how) {
      trouble = how;
    },
    onAnswer: (listener) => listeners.push(listener),
  };
}

type Answered = Pick<Arrival, 'status' | 'answer'>;

/** Of a body without end, the sender reads as much as it wants: the head has said that the event is taken. */
const answerOf = (trouble: Misbehaviour, planned: number): Answered =>
  trouble === 'never end' ? { status: 200, answer: 'given' } : { status: planned, answer: 'cut during' };

/** @returns what became of it */
async function give(
  response: ServerResponse,
  { status, headMs, bodyMs }: ReturnType<typeof plannedAnswer>,
): Promise<Answered> {
  const closed = once(response, 'close');
  await Promise.race([pause(headMs), closed]);
  if (response.destroyed) return { status, answer: 'cut before' };
  response.writeHead(status).flushHeaders();
  await Promise.race([pause(bodyMs), closed]);
  response.end('taken');
  await closed;
  return { status, answer: response.writableFinished ? 'given' : 'cut during' };
}

const signatureOf = (body: Buffer, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

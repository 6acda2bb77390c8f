import { createServer, type IncomingHttpHeaders } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { closeHttp, listen } from '../listen.ts';
import { PAGE_HEADERS } from '../ui.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { serveLiveUpdates } from './live-updates.ts';
import { type NumberedFiles, openNumberedFiles } from './numbered-files.ts';
import {
  describeEvent,
  type ReceivedEvent,
  type SignatureCheck,
  type VerifySignatures,
} from './webhook-event.ts';
import {
  eventListPage,
  eventPage,
  type InboxWords,
  noSuchEventPage,
  type PlannedAnswer,
} from './webhook-inbox-pages.ts';

export interface WebhookInboxOptions {
  /** What its pages call it and what it takes; webhooks by default. */
  words?: InboxWords;
  /** 0 = any free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** The secrets in use when a request comes. */
  secrets: () => string[];
  /** Where requests are kept; those already there are shown again. */
  directory: string;
  verify: VerifySignatures;
}

export interface WebhookInbox {
  /** The page; its JSON is at `/api/events` and `/api/events/<id>`. */
  url: string;
  /** Takes webhooks, as does every path below it. */
  hookUrl: string;
  /** Newest first. */
  events(): ReceivedEvent[];
  close(): Promise<void>;
}

/**
 * Starts a receiver that keeps every webhook and shows whether its signatures verify. It answers 200 whatever it
 * finds, unless `POST /respond-with` told it to fail the next ones.
 */
export async function startWebhookInbox(options: WebhookInboxOptions): Promise<WebhookInbox> {
  const { host = '127.0.0.1', words = { site: 'Webhook inbox', item: 'webhook' } } = options;
  const files = await openNumberedFiles(options.directory, 'json');
  const stored: ReceivedEvent[] = [];
  for (const id of files.ids) stored.push(JSON.parse(String(await files.read(id))));
  const arrivals = createArrivals(stored);

  const app = express().disable('x-powered-by');
  const server = createServer(app);
  const port = await listen(server, options.port, host, words.site.toLowerCase());
  const url = `http://${host}:${port}`;
  const hookUrl = `${url}/hooks`;
  const planned: PlannedAnswer = { status: 200, times: 0 };
  app.use((_request, response, next) => {
    response.set(PAGE_HEADERS);
    next();
  });
  receiveHooks(app, options, files, arrivals, planned);
  takeInstructions(app, planned);
  serveLiveUpdates(app, arrivals);
  serveEvents(app, words, arrivals, hookUrl, planned);
  app.use(reportBadRequest);

  return {
    url,
    hookUrl,
    events: arrivals.all,
    close: () => closeHttp(server),
  };
}

function receiveHooks(
  app: Express,
  options: WebhookInboxOptions,
  files: NumberedFiles,
  arrivals: Arrivals<ReceivedEvent>,
  planned: PlannedAnswer,
): void {
  app.post('/hooks{/*path}', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const received = new Date();
    const answeredStatus = planned.times > 0 ? planned.status : 200;
    planned.times = Math.max(0, planned.times - 1);
    const bytes: unknown = request.body;
    const body = Buffer.isBuffer(bytes) ? bytes.toString('utf8') : '';
    const headers = flatten(request.headers);
    const event: ReceivedEvent = {
      id: files.nextId(),
      receivedAt: received.toISOString(),
      path: request.originalUrl,
      headers,
      body,
      ...describeEvent(body, headers),
      signatures: await check(options, body, headers),
      answeredStatus,
    };
    await files.write(event.id, JSON.stringify(event));
    arrivals.add(event);
    response.status(answeredStatus).json({ received: event.id });
  });
}

/** A check that throws has verified nothing, and says why. */
async function check(
  options: WebhookInboxOptions,
  body: string,
  headers: Record<string, string>,
): Promise<SignatureCheck> {
  try {
    return await options.verify({ body, headers, secrets: options.secrets() });
  } catch (error) {
    return { classic: false, standard: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]);
  return Object.fromEntries(entries);
}

function takeInstructions(app: Express, planned: PlannedAnswer): void {
  app.post('/respond-with', express.json(), (request, response) => {
    const { status, times = 1 }: { status?: unknown; times?: unknown } = request.body ?? {};
    if (!isWhole(status, 200, 599) || !isWhole(times, 0, 1000)) {
      response
        .status(400)
        .json({ error: 'Send JSON: {"status": a number from 200 to 599, "times": a number from 0 to 1000}' });
      return;
    }
    Object.assign(planned, { status, times });
    response.json(planned);
  });
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function serveEvents(
  app: Express,
  words: InboxWords,
  arrivals: Arrivals<ReceivedEvent>,
  hookUrl: string,
  planned: PlannedAnswer,
): void {
  const find = (id: string) => arrivals.all().find((event) => event.id === id);
  app.get('/', (_request, response) => {
    response.type('html').send(eventListPage(words, arrivals.all(), hookUrl, planned));
  });
  app.get('/events/:id', (request, response) => {
    const event = find(request.params.id);
    if (event === undefined) response.status(404).type('html').send(noSuchEventPage(words));
    else response.type('html').send(eventPage(words, event));
  });
  app.get('/api/events', (_request, response) => {
    response.json(arrivals.all());
  });
  app.get('/api/events/:id', (request, response) => {
    const event = find(request.params.id);
    if (event === undefined) response.status(404).json({ error: 'No such event' });
    else response.json(event);
  });
}

/** Too large, cut off or no JSON: the body parsers know the status, and anything else is our own fault. */
const reportBadRequest: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : 500;
  response.status(isWhole(status, 400, 499) ? status : 500).json({ error: String(error) });
};

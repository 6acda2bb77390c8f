import { headerOf, secretKeys } from './webhook-signatures.ts';
import type { WebhookEvent } from './webhook-types.ts';
import { type VerifyOptions, verify, WebhookVerificationError } from './webhook-verification.ts';

/**
 * What a receiver of webhooks does with them.
 *
 * @example
 * const options: HandlerOptions = { secret, onEvent: (event, eventId) => queue.add(eventId, event) };
 */
export interface HandlerOptions
  extends Pick<VerifyOptions, 'secret' | 'toleranceSeconds' | 'requireTimestamp'> {
  /**
   * Gets each event that is genuine, with the id that stays the same on every retry and replay: keep it, and leave out
   * what you have seen. What this throws becomes an answer of 500, and the delivery comes again: the error goes to
   * Express, to the runtime of a `fetch` handler, or with Node.js' own server to the console. So does the TypeError that
   * tells of a body parsed before it could be verified.
   */
  onEvent: (event: WebhookEvent, eventId: string) => unknown;
  /** Largest body that is taken, in bytes: 5 MiB unless told otherwise. */
  maxBodyBytes?: number | undefined;
}

/**
 * The request of a Node.js server, with the body that Express may have read already.
 *
 * @example
 * const hook = (request: NodeRequest, response: NodeResponse) => handler(request, response);
 */
export interface NodeRequest extends AsyncIterable<unknown> {
  method?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body?: unknown;
  /** Whether something has read of it already; some runtimes do not tell. */
  readableDidRead?: boolean | undefined;
}

/**
 * The response of a Node.js server.
 *
 * @example
 * const refuse = (response: NodeResponse) => {
 *   response.statusCode = 404;
 *   response.end();
 * };
 */
export interface NodeResponse {
  statusCode: number;
  // Two, because HTTP/2 has no `end` that takes what may be undefined.
  end(): unknown;
  end(body: string): unknown;
}

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/**
 * A receiver in the style of `fetch`, for Deno, Bun, Next.js, Hono and edge runtimes. It answers 204, or 400 with the
 * reason when a webhook is not genuine.
 *
 * @example
 * export const POST = webhooks.fetchHandler({ secret, onEvent: (event) => save(event) });
 */
export function fetchHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  secretKeys(options.secret);
  return async (request) => {
    const answer = await receive(options, request.method, request.headers, () =>
      unreadBody(request, options),
    );
    return new Response(answer.body ?? null, { status: answer.status });
  };
}

/**
 * A receiver for Express and for Node.js' own server. Put it before `express.json()`: what is signed is the raw body.
 *
 * @example
 * app.post('/webhooks', webhooks.expressHandler({ secret, onEvent: (event) => save(event) }));
 */
export function expressHandler(
  options: HandlerOptions,
): (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => Promise<void> {
  secretKeys(options.secret);
  return async (request, response, next) => {
    try {
      const { method = 'POST', headers } = request;
      const answer = await receive(options, method, headers, () => rawBody(request, options));
      response.statusCode = answer.status;
      if (answer.body === undefined) response.end();
      else response.end(answer.body);
    } catch (error) {
      if (next) return next(error);
      // Node.js' own server looks at no promise: thrown on, this would end the process.
      // biome-ignore lint/suspicious/noConsole: there is no other place to report it
      console.error(error);
      response.statusCode = 500;
      response.end();
    }
  };
}

interface Answer {
  status: number;
  body?: string;
}

/** Why a body cannot be had. */
class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

async function receive(
  { onEvent, maxBodyBytes: _, ...options }: HandlerOptions,
  method: string,
  headers: VerifyOptions['headers'],
  read: () => Promise<Uint8Array | string>,
): Promise<Answer> {
  if (method !== 'POST') return { status: 405, body: 'Webhooks are sent by POST' };
  let event: WebhookEvent;
  try {
    event = await verify({ ...options, body: await read(), headers });
  } catch (error) {
    if (error instanceof BodyError) return { status: error.status, body: error.message };
    if (error instanceof WebhookVerificationError) return { status: 400, body: error.message };
    throw error;
  }
  // The id that is signed, where there is one.
  await onEvent(event, headerOf(headers, 'webhook-id') ?? headerOf(headers, 'x-event-id') ?? '');
  return { status: 204 };
}

async function unreadBody(request: Request, options: HandlerOptions): Promise<Uint8Array> {
  if (request.bodyUsed || request.body?.locked) throw parsedBefore();
  return collect(chunksOf(request.body), options);
}

async function rawBody(request: NodeRequest, options: HandlerOptions): Promise<Uint8Array | string> {
  const { body, readableDidRead } = request;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  // Express 4 sets a body also where it read nothing, so the stream's own word counts first.
  if (readableDidRead ?? body !== undefined) throw parsedBefore();
  return collect(request, options);
}

/** Not the sender's fault: told as 400, genuine webhooks would end for good. */
const parsedBefore = () =>
  new TypeError(
    'The body of a webhook was parsed before it could be verified: let the handler have it first',
  );

/** Not every runtime can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) yield read.value;
}

/**
 * Keeps no more than allowed. The rest is read and dropped: left unread it resets the connection of some senders before
 * they see the answer, and what was not answered is sent again.
 */
async function collect(
  source: AsyncIterable<unknown>,
  { maxBodyBytes = MAX_BODY_BYTES }: HandlerOptions,
): Promise<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      if (size > maxBodyBytes) chunks = [];
      else chunks.push(bytes);
    }
  } catch (cause) {
    throw new BodyError(400, 'The webhook did not arrive in full', { cause });
  }
  if (size > maxBodyBytes) throw new BodyError(413, 'The webhook is too large');
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

import { apiError, CredenceError } from './errors.ts';
import { type Answer, retryAfterSeconds, sendWithRetries } from './retry.ts';
import type { TokenSource } from './token-source.ts';

/** What can be said about a single call, over the client's own settings. */
export interface RequestOptions {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each try. */
  timeoutMs?: number | undefined;
  /** Retries after the first try. */
  maxRetries?: number | undefined;
}

/** Options of a call that creates something. */
export interface CreateOptions extends RequestOptions {
  /**
   * The service does the work once for all calls with the same key, and answers each of them alike. Without one, each
   * call makes its own and keeps it across its retries.
   */
  idempotencyKey?: string | undefined;
}

/** Bytes that can be sent more than once, should the first try fail. */
export type Content = Uint8Array<ArrayBuffer> | ArrayBuffer | Blob;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: object | undefined;
  body?: unknown;
}

interface TransportSettings {
  baseUrl: string;
  tokens: TokenSource;
  fetch: typeof fetch;
  timeoutMs: number;
  maxRetries: number;
}

/** Carries calls to the API: address, token, request id, idempotency key, retries, errors. */
export class Transport {
  readonly #settings: TransportSettings;

  constructor(settings: TransportSettings) {
    this.#settings = settings;
  }

  /** The body of a successful answer. Throws an APIError for any other, see `sendWithRetries` for no answer at all. */
  async request<T extends object>(
    call: Call,
    options: CreateOptions = {},
  ): Promise<{ data: T; requestId: string }> {
    const { tokens } = this.#settings;
    const sentId = crypto.randomUUID();
    const headers = headersOf(call, sentId, options);
    const token = await tokens.current(options.signal);
    let answer = await this.#send(call, options, sentId, { ...headers, authorization: `Bearer ${token}` });
    if (answer.status === 401) {
      const fresh = await tokens.replace(token, options.signal);
      if (fresh !== null) {
        answer = await this.#send(call, options, sentId, { ...headers, authorization: `Bearer ${fresh}` });
      }
    }
    const requestId = answer.headers.get('x-request-id') ?? sentId;
    return { data: successOf<T>(answer, requestId), requestId };
  }

  /**
   * PUTs content to a signed URL: no address of the API, and no place for its token. Throws an APIError when it is not
   * taken.
   */
  async upload(url: string, content: Content, type: string, options: RequestOptions = {}): Promise<void> {
    const { fetch, timeoutMs, maxRetries } = this.#settings;
    const headers = { 'content-type': type };
    const answer = await sendWithRetries(
      (signal) => fetch(url, { method: 'PUT', headers, body: content, signal }),
      {
        maxRetries: options.maxRetries ?? maxRetries,
        timeoutMs: options.timeoutMs ?? timeoutMs,
        requestId: null,
        signal: options.signal,
      },
    );
    requireSuccess(answer, answer.headers.get('x-request-id'));
  }

  #send(
    call: Call,
    options: RequestOptions,
    requestId: string,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const { baseUrl, fetch, timeoutMs, maxRetries } = this.#settings;
    const url = addressOf(baseUrl, call);
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    // A PATCH may have been done although its answer was lost. A POST is safe through its idempotency key.
    const retries = call.method === 'PATCH' ? 0 : (options.maxRetries ?? maxRetries);
    return sendWithRetries((signal) => fetch(url, { method: call.method, headers, body, signal }), {
      maxRetries: retries,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      requestId,
      signal: options.signal,
    });
  }
}

/**
 * Path with each id escaped, as a template tag. An id that would lead to another path throws a TypeError, such as the
 * empty one, which would turn "get an order" into "list orders".
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw(
    { raw: parts },
    ...ids.map((id) => {
      if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
        throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
      return encodeURIComponent(id);
    }),
  );
}

function addressOf(baseUrl: string, { path, query = {} }: Call): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function headersOf({ method, body }: Call, requestId: string, { idempotencyKey }: CreateOptions) {
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  return headers;
}

function requireSuccess({ status, headers, body }: Answer, requestId: string | null): void {
  if (status < 200 || status >= 300) {
    throw apiError({ status, body, requestId, retryAfterSeconds: retryAfterSeconds(headers) });
  }
}

function successOf<T extends object>(answer: Answer, requestId: string): T {
  requireSuccess(answer, requestId);
  const { body } = answer;
  if (typeof body !== 'object' || body === null) {
    throw new CredenceError('The answer is not JSON: is baseUrl the address of the API?', { requestId });
  }
  return body as T;
}

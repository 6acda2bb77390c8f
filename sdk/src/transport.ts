import { addressOf, type Path } from './address.ts';
import { APIPromise, type APIResponse } from './api-promise.ts';
import { type Bounds, withinDeadline } from './deadline.ts';
import { apiError, CredenceError } from './errors.ts';
import { type Hooks, observe } from './hooks.ts';
import type { Content, CreateOptions, RequestOptions } from './request-options.ts';
import { required } from './required.ts';
import { type Answer, type RetryPolicy, retryAfterSeconds, sendWithRetries } from './retry.ts';
import type { TokenSource } from './token-source.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Path;
  query?: object | undefined;
  body?: unknown;
  /** Needs no token. */
  isPublic?: true;
  /** Answers with the bytes of a file. */
  isFile?: true;
  /** Not retried unless the caller asks for it: it may have been done although its answer was lost. */
  once?: true;
  /** What an answer of 200 says where it means that there is no such thing; null where it does not. */
  absence?: (body: object) => string | null;
}

interface TransportSettings {
  baseUrl: string;
  tokens: TokenSource;
  fetch: typeof fetch;
  timeoutMs: number;
  deadlineMs: number | undefined;
  maxRetries: number;
  hooks: Hooks;
}

/** What an answer to a change carries, and what reads send so that they show the change. */
const CONSISTENCY = 'consistency-token';

/** Carries calls to the API: address, token, request id, idempotency key, retries, deadline, errors. */
export class Transport {
  readonly #settings: TransportSettings;
  /** The newest of the client's changes; empty before the first, or where the service sends none. */
  #consistency = '';

  constructor(settings: TransportSettings) {
    this.#settings = settings;
  }

  /** The body of a successful answer. Throws an APIError for any other, see `sendWithRetries` for no answer at all. */
  request<T extends object>(call: Call, options: CreateOptions = {}): APIPromise<T> {
    return new APIPromise(this.#request<T>(call, options));
  }

  /**
   * PUTs content to a signed URL: no endpoint of the API, and its token is not sent there. Throws an APIError when it is not
   * taken.
   */
  upload(url: string, content: Content, type: string, options: RequestOptions = {}): Promise<void> {
    return this.#within(options, null, async (bounds) => {
      // What is not in memory of its own, `fetch` refuses; older compilers cannot tell the two apart.
      const body = content as Exclude<Content, Uint8Array> | Uint8Array<ArrayBuffer>;
      const init = { method: 'PUT', headers: { 'content-type': type }, body };
      // The end of a signed address is what allows to write there: none of the hooks is told.
      const directory = new URL('.', url).href;
      const answer = await this.#send(url, init, this.#policy(init.method, directory, null, options, bounds));
      requireSuccess(answer, answer.headers.get('x-request-id'));
    });
  }

  /** Runs several calls within one deadline: with the options that it hands over. */
  together<T>(options: RequestOptions = {}, run: (options: RequestOptions) => Promise<T>): Promise<T> {
    return this.#within(options, null, ({ signal }) => run({ ...options, signal }));
  }

  #within<T>(options: RequestOptions, requestId: string | null, run: (bounds: Bounds) => Promise<T>) {
    const deadlineMs = options.deadlineMs ?? this.#settings.deadlineMs;
    return withinDeadline({ deadlineMs, signal: options.signal }, requestId, run);
  }

  async #request<T extends object>(call: Call, options: CreateOptions): Promise<APIResponse<T>> {
    const url = addressOf(this.#settings.baseUrl, call.path, call.query);
    const sentId = crypto.randomUUID();
    const headers = headersOf(call, sentId, options);
    if (call.method === 'GET' && !call.isPublic && this.#consistency)
      headers[CONSISTENCY] = this.#consistency;
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const retries = call.once ? { ...options, maxRetries: options.maxRetries ?? 0 } : options;
    const answer = await this.#within(options, sentId, async (bounds) => {
      const policy = this.#policy(call.method, url, sentId, retries, bounds);
      const init = { method: call.method, headers, body };
      return call.isPublic ? this.#send(url, init, policy) : this.#sendWithToken(url, init, policy);
    });
    const token = answer.headers.get(CONSISTENCY) ?? '';
    // Answers overtake each other: the greater text is the newer.
    if (token > this.#consistency) this.#consistency = token;
    return responseOf<T>(answer, answer.headers.get('x-request-id') ?? sentId, call);
  }

  async #sendWithToken(url: string, init: RequestInit, policy: RetryPolicy): Promise<Answer> {
    const { tokens } = this.#settings;
    policy.signal?.throwIfAborted();
    const token = await tokens.current(policy.signal);
    const send = (used: string) => {
      // A token read from a file may end with its line.
      const authorization = `Bearer ${headerText('token', required('auth.token', used).trimEnd())}`;
      const headers = { ...init.headers, authorization };
      return this.#send(url, { ...init, headers }, policy);
    };
    const answer = await send(token);
    if (answer.status !== 401) return answer;
    const fresh = await tokens.replace(token, policy.signal);
    if (fresh === null) return answer;
    policy.observer.retry(answer.status, 0);
    return send(fresh);
  }

  #policy(
    method: string,
    url: string,
    requestId: string | null,
    options: RequestOptions,
    bounds: Bounds,
  ): RetryPolicy {
    const { timeoutMs, maxRetries, hooks } = this.#settings;
    return {
      ...bounds,
      requestId,
      maxRetries: options.maxRetries ?? maxRetries,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      observer: observe(hooks, { method, url, requestId }),
    };
  }

  #send(url: string, init: RequestInit, policy: RetryPolicy): Promise<Answer> {
    const { fetch } = this.#settings;
    return sendWithRetries((signal) => fetch(url, { ...init, redirect: 'manual', signal }), policy);
  }
}

function headersOf({ method, body, isFile }: Call, requestId: string, { idempotencyKey }: CreateOptions) {
  const accept = isFile ? 'application/octet-stream, application/json' : 'application/json';
  const headers: Record<string, string> = { accept, 'x-request-id': requestId };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') {
    headers['idempotency-key'] = headerText('idempotencyKey', idempotencyKey ?? crypto.randomUUID());
  }
  return headers;
}

/**
 * `fetch` fails for a line break as it does for a lost connection, and would be retried. Other characters become other
 * bytes from client to client, and so another key.
 */
function headerText(name: string, value: string): string {
  if (!/^[ -~]*$/.test(value)) throw new TypeError(`${name} must be printable ASCII`);
  return value;
}

function requireSuccess({ status, headers, body }: Answer, requestId: string | null): void {
  if (status < 200 || status >= 300) {
    throw apiError({ status, body, requestId, retryAfterSeconds: retryAfterSeconds(headers) });
  }
}

function responseOf<T extends object>(answer: Answer, requestId: string, call: Call): APIResponse<T> {
  requireSuccess(answer, requestId);
  const { body, status, headers, bytes } = answer;
  // It was read to its end within the time-out, so it is put together again for who wants to read it. An answer without
  // content, such as a 204, takes no body at all.
  const response = new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
  // What the caller does with one of the two is nothing to the other.
  if (call.isFile) return { data: bytes.slice(0) as object as T, response, requestId };
  if (typeof body !== 'object' || body === null) {
    throw new CredenceError('The answer is not JSON: is baseUrl the address of the API?', { requestId });
  }
  const absence = call.absence?.(body) ?? null;
  if (absence !== null) {
    throw apiError({ status: 404, body, messages: [absence], requestId, retryAfterSeconds: null });
  }
  return { data: body as T, response, requestId };
}

import type { AttemptErrorClass } from '@credence/contract';
import { type AddressRules, type AllowedPorts, type ClientCertificate, isAllowedPort } from '@credence/core';
import { Client, type Dispatcher, Pool } from 'undici';
import type { EgressProxy } from './egress-proxy.ts';
import { createGuardedConnector, type GuardedConnector, type Resolve } from './http-connector.ts';
import { describeFailure, HttpFailure } from './http-failure.ts';
import { poolsByPeer } from './http-pools.ts';
import { resolveBy } from './resolve-names.ts';

export interface HttpClientOptions extends AddressRules {
  /** Ports that requests may go to. */
  allowedPorts: AllowedPorts;
  /** For resolving, connecting and the TLS handshake together, in milliseconds; 5,000 by default. */
  connectTimeoutMs?: number;
  /** For the whole exchange, body included, in milliseconds; 15,000 by default. */
  overallTimeoutMs?: number;
  /** Bytes of a response body that are read at most; 64 KiB by default. */
  maxBodyBytes?: number;
  /** How long an idle connection stays open at most, whatever the other side offers; 10,000 ms by default. */
  maxIdleMs?: number;
  /** What connections go through; they are direct when absent. */
  proxy?: EgressProxy | undefined;
  /** How host names are resolved; by the machine's DNS servers unless told otherwise. */
  resolve?: Resolve;
}

export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
  /** Shown to the other side where it asks for one, on connections that serve such requests alone. */
  clientCertificate?: ClientCertificate | undefined;
}

/** Limits of one request, where they differ from the client's. */
export interface SendOptions {
  maxBodyBytes?: number;
  overallTimeoutMs?: number;
  /** Ends the request early, as an error of class `OTHER`. */
  signal?: AbortSignal;
}

/** Whole milliseconds; null for a step that was not reached or, on a connection kept alive, not needed. */
export interface HttpTimings {
  dnsMs: number | null;
  /** TCP and TLS, without resolving. */
  connectMs: number | null;
  /** From the start of the request to the head of the response. */
  firstByteMs: number | null;
  totalMs: number;
}

/** How a request ended. Whatever a receiver does is an outcome, never an exception. */
export type HttpOutcome =
  | {
      kind: 'response';
      status: number;
      /** Names in lower case; several values of one name are joined by `, `. */
      headers: Record<string, string>;
      /** As received: never decompressed. */
      body: Buffer;
      /** True when the body was cut at the limit. */
      truncated: boolean;
      timings: HttpTimings;
      address: string | null;
    }
  | {
      kind: 'error';
      errorClass: AttemptErrorClass;
      message: string;
      timings: HttpTimings;
      address: string | null;
    };

/** The one way out of this service over HTTP. */
export interface HttpClient {
  send(request: HttpRequest, options?: SendOptions): Promise<HttpOutcome>;
  /** Takes no more requests, and resolves when those under way have ended. */
  close(): Promise<void>;
}

const KEPT_ALIVE_MS = 4_000;

/** Makes a client that reaches public addresses only, follows no redirects, and keeps connections alive by origin. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const {
    allowLoopback,
    allowedPorts,
    connectTimeoutMs = 5_000,
    overallTimeoutMs = 15_000,
    maxBodyBytes = 65_536,
    maxIdleMs = 10_000,
  } = options;
  const resolve = options.resolve ?? resolveBy();
  const connectorOptions = { allowLoopback, connectTimeoutMs, resolve, proxy: options.proxy };

  const pools = poolsByPeer(
    ({ origin, clientCertificate }) =>
      new Pool(origin, {
        allowH2: false,
        // One deadline covers everything, so the timers of single steps stay off.
        headersTimeout: 0,
        bodyTimeout: 0,
        // Where the other side names no time of its own.
        keepAliveTimeout: Math.min(KEPT_ALIVE_MS, maxIdleMs),
        keepAliveMaxTimeout: maxIdleMs,
        factory: (clientOrigin, clientOptions) =>
          new GuardedClient(
            clientOrigin,
            clientOptions,
            createGuardedConnector({ ...connectorOptions, clientCertificate }),
          ),
      }),
    maxIdleMs,
  );

  return {
    async send(request, limits = {}) {
      const exchange = new Exchange(limits.maxBodyBytes ?? maxBodyBytes);
      const timer = setTimeout(
        () => exchange.end(new HttpFailure('TIMEOUT')),
        limits.overallTimeoutMs ?? overallTimeoutMs,
      );
      const cancel = () => exchange.end(limits.signal?.reason);
      limits.signal?.addEventListener('abort', cancel);
      if (limits.signal?.aborted) cancel();
      try {
        const url = allowedUrl(request.url, allowedPorts);
        const peer = { origin: url.origin, clientCertificate: request.clientCertificate };
        const response = await pools.use(peer, (pool) => exchange.run(pool, url, request));
        return { kind: 'response', ...response, ...exchange.measures() };
      } catch (error) {
        return { kind: 'error', ...describeFailure(error), ...exchange.measures() };
      } finally {
        clearTimeout(timer);
        limits.signal?.removeEventListener('abort', cancel);
      }
    },
    close: () => pools.close(),
  };
}

/** @throws HttpFailure */
function allowedUrl(text: string, allowedPorts: AllowedPorts): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new HttpFailure('INVALID_URL');
  if (!isAllowedPort(url, allowedPorts)) throw new HttpFailure('BLOCKED_PORT');
  return url;
}

type Response = Omit<Extract<HttpOutcome, { kind: 'response' }>, 'kind' | 'timings' | 'address'>;

/**
 * One request and its response, and what is measured on the way. It hears undici's own parser: a stream for each body takes
 * more of the processor than all the rest of a short exchange.
 */
class Exchange implements Dispatcher.DispatchHandler {
  /** Of the connection that carries this request; set when it is assigned to one. */
  connector: GuardedConnector | null = null;
  readonly #startedAt = performance.now();
  #firstByteAt: number | null = null;
  readonly #response = Promise.withResolvers<Response>();
  #ended: Error | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #head = { status: 0, headers: {} };
  readonly #chunks: Buffer[] = [];
  /** Bytes of the body that may still come. */
  #room: number;

  constructor(maxBodyBytes: number) {
    this.#room = maxBodyBytes;
    // It may end before anything waits for it.
    this.#response.promise.catch(() => undefined);
  }

  run(pool: Pool, { pathname, search }: URL, { method, headers, body }: HttpRequest): Promise<Response> {
    const options = { path: `${pathname}${search}`, method, headers, body: body ?? null };
    if (!this.#ended) pool.dispatch(options, this);
    return this.#response.promise;
  }

  /** Ends it now, wherever it stands: undici would notice only once it is connected. */
  end(reason: Error): void {
    this.#ended ??= reason;
    this.#response.reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(_controller: unknown, status: number, headers: ReceivedHeaders): void {
    if (status < 200) return;
    this.#firstByteAt = performance.now();
    this.#head = { status, headers: flatten(headers) };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk.subarray(0, this.#room));
    if (chunk.length > this.#room) {
      this.#answer(true);
      controller.abort(new HttpFailure('OTHER'));
    }
    this.#room -= chunk.length;
  }

  onResponseEnd(): void {
    this.#answer(false);
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#response.reject(error);
  }

  #answer(truncated: boolean): void {
    this.#response.resolve({ ...this.#head, body: Buffer.concat(this.#chunks), truncated });
  }

  measures(): { timings: HttpTimings; address: string | null } {
    const trace = this.connector?.latest();
    const opened = trace && trace.startedAt >= this.#startedAt ? trace : undefined;
    return {
      timings: {
        dnsMs: opened ? milliseconds(opened.startedAt, opened.resolvedAt) : null,
        connectMs: opened ? milliseconds(opened.resolvedAt ?? opened.startedAt, opened.connectedAt) : null,
        firstByteMs: milliseconds(this.#startedAt, this.#firstByteAt),
        totalMs: Math.round(performance.now() - this.#startedAt),
      },
      address: trace?.address ?? null,
    };
  }
}

/** A connection that tells each exchange which connector opened it. */
class GuardedClient extends Client {
  readonly #connector: GuardedConnector;

  constructor(origin: URL, options: Client.Options, connector: GuardedConnector) {
    super(origin, { ...options, connect: connector.connect });
    this.#connector = connector;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (handler instanceof Exchange) handler.connector = this.#connector;
    return super.dispatch(options, handler);
  }
}

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

function flatten(headers: ReceivedHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(headers))
    flat[name] = typeof value === 'string' ? value : value.join(', ');
  return flat;
}

function milliseconds(from: number, to: number | null): number | null {
  return to === null ? null : Math.round(to - from);
}

import {
  type AddressRules,
  type AllowedPorts,
  type ClientCertificate,
  isAllowedPort,
  type OutgoingErrorClass,
} from '@credence/core';
import { Client, type Dispatcher, Pool } from 'undici';
import type { EgressProxy } from './egress-proxy.ts';
import { createGuardedConnector, type GuardedConnector, type Resolve } from './http-connector.ts';
import { describeFailure, HttpFailure } from './http-failure.ts';
import { type Pools, poolsByPeer } from './http-pools.ts';
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
      errorClass: OutgoingErrorClass;
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
      const exchange = new Exchange(allowedPorts);
      const deadline = new AbortController();
      const timer = setTimeout(
        () => deadline.abort(new HttpFailure('TIMEOUT')),
        limits.overallTimeoutMs ?? overallTimeoutMs,
      );
      const signal = limits.signal ? AbortSignal.any([deadline.signal, limits.signal]) : deadline.signal;
      try {
        // undici notices an abort only once it is connected, hence the race.
        const response = await Promise.race([
          exchange.run(pools, request, signal, limits.maxBodyBytes ?? maxBodyBytes),
          rejectOnAbort(signal),
        ]);
        return { kind: 'response', ...response, ...exchange.measures() };
      } catch (error) {
        return { kind: 'error', ...describeFailure(error), ...exchange.measures() };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pools.close(),
  };
}

/** One request and its response, and what is measured on the way. */
class Exchange {
  /** Of the connection that carries this request; set when it is assigned to one. */
  connector: GuardedConnector | null = null;
  readonly #startedAt = performance.now();
  #firstByteAt: number | null = null;
  readonly #allowedPorts: AllowedPorts;

  constructor(allowedPorts: AllowedPorts) {
    this.#allowedPorts = allowedPorts;
  }

  async run(pools: Pools, request: HttpRequest, signal: AbortSignal, maxBodyBytes: number) {
    const url = URL.parse(request.url);
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new HttpFailure('INVALID_URL');
    }
    if (!isAllowedPort(url, this.#allowedPorts)) throw new HttpFailure('BLOCKED_PORT');
    signal.throwIfAborted();
    const peer = { origin: url.origin, clientCertificate: request.clientCertificate };
    return pools.use(peer, async (pool) => {
      const response = await pool.request({
        path: `${url.pathname}${url.search}`,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        signal,
        opaque: this,
      });
      this.#firstByteAt = performance.now();
      return {
        status: response.statusCode,
        headers: flatten(response.headers),
        ...(await readBody(response.body, maxBodyBytes)),
      };
    });
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
    if ('opaque' in options && options.opaque instanceof Exchange) options.opaque.connector = this.#connector;
    return super.dispatch(options, handler);
  }
}

/** Reads up to the limit; leaving the loop early destroys the stream and its connection. */
async function readBody(
  stream: AsyncIterable<Buffer>,
  limit: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let room = limit;
  for await (const chunk of stream) {
    chunks.push(chunk.subarray(0, room));
    if (chunk.length > room) return { body: Buffer.concat(chunks), truncated: true };
    room -= chunk.length;
  }
  return { body: Buffer.concat(chunks), truncated: false };
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]),
  );
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function milliseconds(from: number, to: number | null): number | null {
  return to === null ? null : Math.round(to - from);
}

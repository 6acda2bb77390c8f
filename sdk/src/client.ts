import { Orders } from './orders.ts';
import { Searches } from './searches.ts';
import { type Auth, tokenSource } from './token-source.ts';
import { Transport } from './transport.ts';

/** Settings of a client. */
export interface CredenceOptions {
  /** Address of the API, for example `https://api.credence.example`. */
  baseUrl: string;
  /** How to get access tokens. */
  auth: Auth;
  /** Used for every request in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for each try of a request, 30,000 unless told otherwise. */
  timeoutMs?: number | undefined;
  /** Retries after the first try of a request, 2 unless told otherwise. */
  maxRetries?: number | undefined;
}

/**
 * A client of the Credence API. Make one and keep it: it caches the access token.
 *
 * Requests that fail by a broken connection, a time-out, 408, 425, 429 or 5xx are tried again, after what `Retry-After`
 * asks for or a random delay; searches.update is not, because it may have been done although its answer was lost.
 *
 * @example
 * const credence = new Credence({
 *   baseUrl: 'https://api.credence.example',
 *   auth: {
 *     authUrl: 'https://login.credence.example',
 *     clientId,
 *     clientSecret,
 *     audience: 'https://api.credence.example',
 *   },
 * });
 * const { data } = await credence.orders.list();
 */
export class Credence {
  /** Verification orders. */
  readonly orders: Orders;
  /** The searches of an order. */
  readonly searches: Searches;

  constructor(options: CredenceOptions) {
    // Some runtimes refuse a fetch that is not called on its global object.
    const {
      fetch = (input, init) => globalThis.fetch(input, init),
      timeoutMs = 30_000,
      maxRetries = 2,
    } = options;
    const sending = { fetch, timeoutMs, maxRetries };
    const baseUrl = new URL(options.baseUrl).href;
    const transport = new Transport({ ...sending, baseUrl, tokens: tokenSource(options.auth, sending) });
    this.searches = new Searches(transport);
    this.orders = new Orders(transport, this.searches);
  }
}

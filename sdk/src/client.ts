import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import { Audit } from './audit.ts';
import { Batches } from './batches.ts';
import { CloseoutEvents } from './closeout-events.ts';
import { Contacts } from './contacts.ts';
import { Files } from './files.ts';
import type { Hooks } from './hooks.ts';
import { Inbound } from './inbound.ts';
import { Messages } from './messages.ts';
import { Orders } from './orders.ts';
import { Outbounds } from './outbounds.ts';
import type { RequestOptions } from './request-options.ts';
import { required } from './required.ts';
import { Searches } from './searches.ts';
import { type Auth, tokenSource } from './token-source.ts';
import { Transport } from './transport.ts';
import type { Health } from './types.ts';
import { WebhookTests } from './webhook-tests.ts';

/**
 * Settings of a client.
 *
 * @example
 * const options: CredenceOptions = {
 *   baseUrl: 'https://sandbox.credence.example',
 *   auth: { token: 'eyJhbGciOi…' },
 *   deadlineMs: 20_000,
 *   hooks: { onResponse: ({ url, status }) => console.log(url, status) },
 * };
 */
export interface CredenceOptions {
  /** Address of the API, for example `https://api.credence.example`. */
  baseUrl: string;
  /** How to get access tokens. */
  auth: Auth;
  /** Used for every request in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for each try of a request, 30,000 unless told otherwise. */
  timeoutMs?: number | undefined;
  /** Milliseconds for a whole call with its retries; no limit of its own unless told otherwise. */
  deadlineMs?: number | undefined;
  /** Retries after the first try of a request, 2 unless told otherwise. */
  maxRetries?: number | undefined;
  /** Told of every request, for your log. */
  hooks?: Hooks | undefined;
}

/**
 * A client of the Credence API. Make one and keep it: it caches the access token.
 *
 * Requests that fail by a broken connection, a time-out, 408, 425, 429, 5xx or a 409 that says when to come back are
 * tried again, after what `Retry-After` asks for or a random delay. searches.update, contacts.update and
 * contacts.remove are not: they may have been done although their answer was lost.
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
  /** Many orders in one request. */
  readonly batches: Batches;
  /** The searches of an order. */
  readonly searches: Searches;
  /** Whom a search asks. */
  readonly contacts: Contacts;
  /** The attempts of a search to reach its contacts. */
  readonly outbounds: Outbounds;
  /** What contacts sent for a search. */
  readonly messages: Messages;
  readonly audit: Audit;
  /** Signed releases. */
  readonly files: Files;
  /** What contacts sent to you. */
  readonly inbound: Inbound;
  /** The events told to your webhooks. */
  readonly closeoutEvents: CloseoutEvents;
  /** Test events for your webhooks. */
  readonly webhookTests: WebhookTests;
  readonly #transport: Transport;

  constructor(options: CredenceOptions) {
    // Some runtimes refuse a fetch that is not called on its global object.
    const {
      fetch = (input, init) => globalThis.fetch(input, init),
      timeoutMs = 30_000,
      maxRetries = 2,
      hooks = {},
      deadlineMs,
    } = options;
    const sending = { fetch, timeoutMs, maxRetries, hooks };
    const baseUrl = new URL(required('baseUrl', options.baseUrl)).href;
    const tokens = tokenSource(options.auth, sending);
    const transport = new Transport({ ...sending, deadlineMs, baseUrl, tokens });
    this.#transport = transport;
    this.searches = new Searches(transport);
    this.contacts = new Contacts(transport);
    this.outbounds = new Outbounds(transport);
    this.messages = new Messages(transport);
    this.audit = new Audit(transport);
    this.files = new Files(transport);
    this.inbound = new Inbound(transport);
    this.closeoutEvents = new CloseoutEvents(transport);
    this.webhookTests = new WebhookTests(transport);
    this.batches = new Batches(transport);
    this.orders = new Orders(transport, this.searches);
  }

  /**
   * Whether the service answers, and which build of it. It needs no token.
   *
   * @example
   * const { image } = await credence.health();
   */
  health(options?: RequestOptions): APIPromise<Health> {
    return this.#transport.request<Health>({ method: 'GET', path: path`/health`, isPublic: true }, options);
  }
}

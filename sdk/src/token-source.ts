import { TokenRequestError } from './errors.ts';
import { type Hooks, observe } from './hooks.ts';
import { required } from './required.ts';
import { type Answer, orAborted, sendWithRetries } from './retry.ts';

/**
 * Client credentials of an OAuth 2 identity provider, with the address of its token endpoint: `tokenUrl` in full, or
 * `authUrl` for `<authUrl>/oauth/token`.
 *
 * @example
 * const auth: ClientCredentials = {
 *   tokenUrl: 'https://login.credence.example/realms/sandbox/token',
 *   clientId,
 *   clientSecret,
 *   audience: 'https://api.credence.example',
 * };
 */
export type ClientCredentials = {
  clientId: string;
  clientSecret: string;
  /** The API the token is for. */
  audience: string;
} & ({ authUrl: string; tokenUrl?: never } | { tokenUrl: string; authUrl?: never });

/**
 * How to get an access token: client credentials, a token, or a function that gives a valid one whenever asked.
 *
 * @example
 * const auth: Auth = { token: () => vault.read('credence-token') };
 */
export type Auth = ClientCredentials | { token: string | (() => string | Promise<string>) };

/** Where the transport gets its tokens from. */
export interface TokenSource {
  /** A token that should be good now. */
  current(signal?: AbortSignal): Promise<string>;
  /** Another token after the API refused this one; null when there is no other. */
  replace(refused: string, signal?: AbortSignal): Promise<string | null>;
}

interface Sending {
  fetch: typeof fetch;
  timeoutMs: number;
  maxRetries: number;
  hooks: Hooks;
}

export function tokenSource(auth: Auth, sending: Sending): TokenSource {
  if (!('token' in auth)) return new ClientCredentialsSource(auth, sending);
  const { token } = auth;
  if (typeof token !== 'function') return { current: async () => token, replace: async () => null };
  const ask = async () => token();
  return {
    current: (signal) => orAborted(ask(), signal),
    replace: async (refused, signal) => {
      const fresh = await orAborted(ask(), signal);
      return fresh === refused ? null : fresh;
    },
  };
}

/** A token this close to its end is not used for another request. */
const SKEW_SECONDS = 30;

class ClientCredentialsSource implements TokenSource {
  readonly #credentials: ClientCredentials;
  readonly #sending: Sending;
  #cached: { token: string; goodUntil: number } | null = null;
  #pending: Promise<string> | null = null;

  constructor(credentials: ClientCredentials, sending: Sending) {
    this.#credentials = credentials;
    this.#sending = sending;
  }

  async current(signal?: AbortSignal): Promise<string> {
    if (this.#cached && Date.now() < this.#cached.goodUntil) return this.#cached.token;
    // One request serves every caller that waits, so no single caller's signal may end it.
    this.#pending ??= this.#request().finally(() => {
      this.#pending = null;
    });
    return orAborted(this.#pending, signal);
  }

  async replace(refused: string, signal?: AbortSignal): Promise<string | null> {
    // Another caller may have replaced it already.
    if (this.#cached?.token === refused) this.#cached = null;
    const fresh = await this.current(signal);
    return fresh === refused ? null : fresh;
  }

  async #request(): Promise<string> {
    const { clientId, clientSecret, audience, tokenUrl, authUrl } = this.#credentials;
    const { fetch, timeoutMs, maxRetries, hooks } = this.#sending;
    const url = required(
      'auth.tokenUrl',
      tokenUrl ?? `${required('auth.authUrl', authUrl).replace(/\/+$/, '')}/oauth/token`,
    );
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: required('auth.clientId', clientId),
      client_secret: required('auth.clientSecret', clientSecret),
      audience: required('auth.audience', audience),
    });
    const observer = observe(hooks, { method: 'POST', url, requestId: null });
    // Followed, a redirection would carry the secret to another address, or drop it on the way.
    const init = {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      redirect: 'manual',
    } as const;
    const answer = await sendWithRetries((signal) => fetch(url, { ...init, signal }), {
      timeoutMs,
      maxRetries,
      requestId: null,
      endsAt: Number.POSITIVE_INFINITY,
      observer,
    });
    const { token, lifetimeSeconds } = tokenFrom(answer);
    // Half of a short life is used before the skew would leave nothing of it.
    const usableSeconds = Math.max(
      lifetimeSeconds - SKEW_SECONDS,
      Math.min(SKEW_SECONDS, lifetimeSeconds / 2),
    );
    this.#cached = { token, goodUntil: Date.now() + usableSeconds * 1000 };
    return token;
  }
}

function tokenFrom({ status, body }: Answer): { token: string; lifetimeSeconds: number } {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { access_token: token, expires_in: lifetime, error, error_description: description } = fields;
  if (status < 200 || status >= 300 || typeof token !== 'string') {
    const why = [error, description].filter((part) => typeof part === 'string').join(': ');
    throw new TokenRequestError(
      `No access token: ${why || `the token endpoint answered with status ${status}`}`,
      status,
    );
  }
  // Without a stated life the token serves until the API refuses it.
  return {
    token,
    lifetimeSeconds: lifetime === undefined ? Number.POSITIVE_INFINITY : Number(lifetime) || 0,
  };
}

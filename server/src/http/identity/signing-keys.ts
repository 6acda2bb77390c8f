import { createPublicKey, type KeyObject } from 'node:crypto';
import jwksRsa from 'jwks-rsa';

const REFRESH_AFTER_MS = 10 * 60_000;
const SERVE_STALE_FOR_MS = 24 * 3_600_000;
const MIN_BETWEEN_FETCHES_MS = 10_000;
const DEFAULT_FETCH_TIMEOUT_MS = 5_000;

/** No usable key set: the identity provider has not answered yet, or not for 24 hours. An outage, not a bad token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** The public keys the identity provider signs with. */
export interface SigningKeys {
  /**
   * The key of that id; undefined when the provider does not list it.
   * @throws KeysUnavailable when there is no key set to look into
   */
  find(kid: string): Promise<KeyObject | undefined>;
}

/** Where the keys come from. Times are in milliseconds. */
export interface SigningKeysOptions {
  readonly jwksUrl: string;
  readonly now: () => number;
  /** For one whole fetch, body included; 5 seconds when absent. */
  readonly fetchTimeoutMs?: number;
  /** Told about each fetch that failed, because callers with known keys notice nothing for a day. */
  readonly onFetchFailed?: (error: unknown) => void;
}

interface KeySet {
  readonly keys: ReadonlyMap<string, KeyObject>;
  readonly fetchedAt: number;
}

/**
 * Keeps the provider's whole key set. A set older than 10 minutes is refreshed behind the request that notices it;
 * an unknown key id asks the provider again, together with everyone else who waits, at most once in 10 seconds.
 * While the provider is away the last set serves for 24 hours; a fresh set replaces the old one completely.
 */
export function createSigningKeys(options: SigningKeysOptions): SigningKeys {
  const { now } = options;
  const client = jwksRsa({
    jwksUri: options.jwksUrl,
    cache: false,
    rateLimit: false,
    fetcher: (url) => fetchKeySet(url, options.fetchTimeoutMs ?? DEFAULT_FETCH_TIMEOUT_MS),
  });
  let current: KeySet | undefined;
  let running: Promise<void> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;
  let lastFailure: unknown;

  async function fetchNow(): Promise<void> {
    try {
      const keys = await readSigningKeys(client);
      current = { keys, fetchedAt: now() };
    } catch (error) {
      lastFailure = error;
      options.onFetchFailed?.(error);
    } finally {
      running = undefined;
    }
  }

  /** Joins the running fetch, or starts one if the last start is long enough ago. Never rejects. */
  async function refresh(): Promise<void> {
    if (running === undefined && now() - lastStart >= MIN_BETWEEN_FETCHES_MS) {
      lastStart = now();
      running = fetchNow();
    }
    await running;
  }

  function usable(): KeySet | undefined {
    return current !== undefined && now() - current.fetchedAt < SERVE_STALE_FOR_MS ? current : undefined;
  }

  return {
    async find(kid) {
      const held = usable();
      const known = held?.keys.get(kid);
      if (held !== undefined && known !== undefined) {
        if (now() - held.fetchedAt >= REFRESH_AFTER_MS) void refresh();
        return known;
      }
      await refresh();
      const fresh = usable();
      if (fresh === undefined) {
        throw new KeysUnavailable('The identity provider gives no signing keys', { cause: lastFailure });
      }
      return fresh.keys.get(kid);
    },
  };
}

// jwks-rsa's own request has an idle time-out only, and waits for ever for a body that stops half way.
async function fetchKeySet(url: string, timeoutMs: number): Promise<{ keys: unknown[] }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The key set endpoint answered ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('keys' in body) || !Array.isArray(body.keys)) {
    throw new Error('The key set endpoint answered something that is no key set');
  }
  return { keys: body.keys };
}

async function readSigningKeys(client: jwksRsa.JwksClient): Promise<ReadonlyMap<string, KeyObject>> {
  try {
    const signingKeys = await client.getSigningKeys();
    // Keys without an id can't be told apart, so no token can name them.
    const named = signingKeys.filter((key) => typeof key.kid === 'string');
    return new Map(named.map((key) => [key.kid, createPublicKey(key.getPublicKey())]));
  } catch (error) {
    // A well-formed set without a single key is an answer: the provider has withdrawn them all.
    if (error instanceof jwksRsa.JwksError) return new Map();
    throw error;
  }
}

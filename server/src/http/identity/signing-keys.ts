import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { OperatorError, ownTurn } from '@credence/core';

const REFRESH_AFTER_MS = 10 * 60_000;
const SERVE_STALE_FOR_MS = 24 * 3_600_000;
const MIN_BETWEEN_FETCHES_MS = 10_000;
const DEFAULT_FETCH_TIMEOUT_MS = 5_000;

/** No usable key set: the identity provider has not answered yet, or not for 24 hours. An outage, not a bad token. */
export class KeysUnavailable extends OperatorError {
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
 * an unknown key id asks the provider again, together with all other requests that wait, at most once in 10 seconds.
 * While the provider is away the last set serves for 24 hours; a fresh set replaces the old one completely.
 */
export function createSigningKeys(options: SigningKeysOptions): SigningKeys {
  const { now, jwksUrl, fetchTimeoutMs = DEFAULT_FETCH_TIMEOUT_MS } = options;
  let current: KeySet | undefined;
  let running: Promise<void> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;
  let lastFailure: unknown;

  async function fetchNow(): Promise<void> {
    try {
      const keys = await fetchKeySet(jwksUrl, fetchTimeoutMs);
      current = { keys: new Map(keys.flatMap(signingKey)), fetchedAt: now() };
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
      // Many may have waited for the same answer.
      await ownTurn();
      const fresh = usable();
      if (fresh === undefined) {
        throw new KeysUnavailable('The identity provider gives no signing keys', { cause: lastFailure });
      }
      return fresh.keys.get(kid);
    },
  };
}

async function fetchKeySet(url: string, timeoutMs: number): Promise<unknown[]> {
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
  return body.keys;
}

/** A key of the set by its id; none where it does not sign, where it is not public, or where no token can name it. */
function signingKey(entry: unknown): [string, KeyObject][] {
  if (typeof entry !== 'object' || entry === null) return [];
  const jwk = entry as JsonWebKey & { kid?: unknown; use?: unknown };
  const { kid, kty, use = 'sig', d } = jwk;
  if (typeof kid !== 'string' || use !== 'sig' || d !== undefined || !['RSA', 'EC'].includes(kty ?? ''))
    return [];
  try {
    return [[kid, createPublicKey({ key: jwk, format: 'jwk' })]];
  } catch {
    // A key that is no key hinders none of the others.
    return [];
  }
}

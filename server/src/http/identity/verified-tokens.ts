import { hash, type KeyObject } from 'node:crypto';

/** What a verified token says about its bearer. */
export interface Identity {
  readonly tenant: string;
  readonly subject: string | null;
  /** Which program it was issued to, where it says so. */
  readonly client: string | null;
  /** Its own id: `jti`. */
  readonly tokenId: string | null;
  readonly issuedAt: Date;
  readonly scopes: ReadonlySet<string>;
}

/** A token that passed every check, with what is needed to see that it still would. */
export interface VerifiedToken {
  readonly identity: Identity;
  readonly kid: string;
  readonly key: KeyObject;
  /** Milliseconds; tolerance included. */
  readonly expiresAt: number;
}

/**
 * Remembers the `capacity` most recently used verified tokens, by digest, so that a caller's next request costs
 * no signature check (about 65 µs for RS256, 145 µs for ES256, against 5 µs for the digest).
 */
export class VerifiedTokens {
  readonly #capacity: number;
  readonly #byDigest = new Map<string, VerifiedToken>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The token's entry while `now` (milliseconds) is before its expiry. Its key may have been retired since. */
  get(token: string, now: number): VerifiedToken | undefined {
    const digest = hash('sha256', token, 'base64');
    const found = this.#byDigest.get(digest);
    if (found === undefined) return undefined;
    this.#byDigest.delete(digest);
    if (now >= found.expiresAt) return undefined;
    this.#byDigest.set(digest, found);
    return found;
  }

  set(token: string, verified: VerifiedToken): void {
    this.#byDigest.set(hash('sha256', token, 'base64'), verified);
    if (this.#byDigest.size > this.#capacity) {
      const oldest = this.#byDigest.keys().next().value;
      if (oldest !== undefined) this.#byDigest.delete(oldest);
    }
  }

  delete(token: string): void {
    this.#byDigest.delete(hash('sha256', token, 'base64'));
  }
}

import type { Scope } from '@credence/contract';

/** Which scopes a deployment requires, each with the name that it has in tokens. */
export type RequiredScopes = ReadonlyMap<Scope, string>;

/**
 * The scopes that a token's claim lists: words between blanks, as RFC 8693 has `scope`, or a list, as other issuers have it.
 * What is neither allows nothing.
 */
export function scopesIn(claim: unknown): ReadonlySet<string> {
  if (typeof claim === 'string') return new Set(claim.split(' '));
  return new Set(Array.isArray(claim) ? claim.filter((scope) => typeof scope === 'string') : []);
}

/** The name of the scope that an endpoint needs and a token lacks; undefined where nothing is in its way. */
export function lackingScope(
  scope: Scope | null,
  required: RequiredScopes,
  allowed: ReadonlySet<string>,
): string | undefined {
  const name = scope === null ? undefined : required.get(scope);
  return name === undefined || allowed.has(name) ? undefined : name;
}

/** The token is good, and not for this. The message is public. */
export class InsufficientScope extends Error {
  override readonly name = 'InsufficientScope';
  /** As tokens name it. */
  readonly scope: string;

  constructor(scope: string) {
    super(`Token lacks the scope ${scope}`);
    this.scope = scope;
  }
}

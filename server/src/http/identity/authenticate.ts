import type { KeyObject } from 'node:crypto';
import { TOKEN_SKEW_SECONDS } from '@credence/core';
import jwt, { type JwtHeader } from 'jsonwebtoken';
import { scopesIn } from './scopes.ts';
import { KeysUnavailable, type SigningKeys } from './signing-keys.ts';
import { hasShortLife, isAccessType, isForAccess } from './token-purpose.ts';
import { Unauthorized } from './unauthorized.ts';
import { usableText } from './usable-text.ts';
import { type Identity, VerifiedTokens } from './verified-tokens.ts';

const ALGORITHMS: ('RS256' | 'ES256')[] = ['RS256', 'ES256'];
const REMEMBERED_TOKENS = 2_000;

// People paste the whole header into tools that add the scheme themselves, or only the token.
const AUTHORIZATION = /^(?:Bearer +){0,2}([\w-]+\.[\w-]+\.[\w-]+)$/i;

// A token must not say where its key is; OpenID Connect Core 1.0, section 2, tells issuers to leave these out.
// `crit` lists extensions that must be understood, and none is.
const REFUSED_HEADERS = ['jwk', 'jku', 'x5u', 'x5c', 'crit'];

/** What a token must say to be ours. All strings are compared as they are, case included. */
export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  /** The claim that names the organization. */
  readonly tenantClaim: string;
  /** The claim that lists what it allows. */
  readonly scopeClaim: string;
  readonly keys: SigningKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Reads the `Authorization` header. */
export interface TokenVerifier {
  /**
   * Who is calling.
   * @throws Unauthorized with a public message: the token is bad, or it has no tenant claim
   * @throws KeysUnavailable when no token can be checked at present
   */
  verify(authorizationHeader: string | undefined): Promise<Identity>;
}

/** Checks JSON Web Tokens of one issuer for one audience, against that issuer's published keys. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  // jsonwebtoken skips the check of an empty expectation.
  if (options.issuer === '' || options.audience === '' || options.tenantClaim === '') {
    throw new Error('issuer, audience and tenantClaim must not be empty');
  }
  const verifiedTokens = new VerifiedTokens(REMEMBERED_TOKENS);

  /** The identity of a token verified before, provided its key is still published. */
  async function recall(token: string): Promise<Identity | undefined> {
    const known = verifiedTokens.get(token, options.now());
    if (known === undefined) return undefined;
    if ((await options.keys.find(known.kid)) === known.key) return known.identity;
    verifiedTokens.delete(token);
    return undefined;
  }

  async function check(token: string): Promise<Identity> {
    const kid = readKeyId(token);
    const key = await options.keys.find(kid);
    if (key === undefined) throw new Unauthorized();
    const claims = verifyClaims(token, key, options);
    const tenant = usableText(claims[options.tenantClaim]);
    if (tenant === undefined) throw new Unauthorized('Token has no tenant claim');
    const identity: Identity = {
      tenant,
      subject: usableText(claims.sub) ?? null,
      // As RFC 9068 and OpenID Connect name it.
      client: usableText(claims.client_id) ?? usableText(claims.azp) ?? null,
      tokenId: usableText(claims.jti) ?? null,
      issuedAt: new Date(claims.iat * 1000),
      scopes: scopesIn(claims[options.scopeClaim]),
    };
    verifiedTokens.set(token, { identity, kid, key, expiresAt: (claims.exp + TOKEN_SKEW_SECONDS) * 1000 });
    return identity;
  }

  return {
    async verify(authorizationHeader) {
      const token = AUTHORIZATION.exec(authorizationHeader ?? '')?.[1];
      if (token === undefined) throw new Unauthorized();
      try {
        return (await recall(token)) ?? (await check(token));
      } catch (error) {
        if (error instanceof Unauthorized || error instanceof KeysUnavailable) throw error;
        // Whatever a hostile token makes the parser do, the caller learns only that it is refused.
        throw new Unauthorized();
      }
    },
  };
}

/** The key id of a token worth asking the provider about; nothing is fetched for any other. */
function readKeyId(token: string): string {
  const header: JwtHeader | undefined = jwt.decode(token, { complete: true })?.header;
  const allowed = ALGORITHMS.some((algorithm) => algorithm === header?.alg);
  if (header === undefined || !allowed || REFUSED_HEADERS.some((name) => name in header))
    throw new Unauthorized();
  if (!isAccessType(header)) throw new Unauthorized();
  if (typeof header.kid !== 'string') throw new Unauthorized();
  return header.kid;
}

/** What is certain once `verifyClaims` let them pass. */
type CheckedClaims = jwt.JwtPayload & { exp: number; iat: number };

function verifyClaims(
  token: string,
  key: KeyObject,
  { issuer, audience, now }: TokenVerifierOptions,
): CheckedClaims {
  const claims = jwt.verify(token, key, {
    algorithms: ALGORITHMS,
    issuer,
    audience,
    clockTimestamp: Math.floor(now() / 1000),
    clockTolerance: TOKEN_SKEW_SECONDS,
  });
  if (typeof claims === 'string' || !hasTimes(claims)) throw new Unauthorized();
  if (!isForAccess(claims) || !hasShortLife(claims, now() / 1000)) throw new Unauthorized();
  return claims;
}

// jsonwebtoken checks `exp` only where there is one, and takes 1e400 for a date.
function hasTimes(claims: jwt.JwtPayload): claims is CheckedClaims {
  return Number.isFinite(claims.exp) && Number.isFinite(claims.iat);
}

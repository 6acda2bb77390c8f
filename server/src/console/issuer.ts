import { boundedFetch, OperatorError } from '@credence/core';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { Busy } from '../http/limits/busy.ts';
import type { ConsoleSettings } from './settings.ts';

/** What has to be the same at the end of a sign-in as at its beginning; only the browser that began it has it. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export interface SignInAnswer {
  claims: Readonly<Record<string, unknown>>;
  idToken: string | null;
}

/** The identity provider that people sign in at. */
export interface Issuer {
  /** Where to send a person who wants to sign in. */
  begin(redirectUri: string): Promise<{ address: URL; secrets: SignInSecrets }>;
  /**
   * What the issuer says of who came back, and the token that it says it with where the issuer is told of sign-outs by it.
   * @param answer the whole address that they came back to
   * @throws SignInRefused where no person is known to have signed in
   * @throws IssuerAway
   */
  finish(answer: URL, secrets: SignInSecrets): Promise<SignInAnswer>;
  /**
   * Where a person ends the session that they have at the issuer, and is led back from.
   * @param idToken of the sign-in; without it the issuer may ask whether they mean it
   * @param backTo an address that the issuer knows of the console
   * @returns null where the issuer has no such place, or does not answer
   */
  signOutAt(idToken: string | null, backTo: string): Promise<URL | null>;
}

/** The issuer, or what came from it, does not let a person in. */
export class SignInRefused extends OperatorError {
  override readonly name = 'SignInRefused';
}

/** The issuer does not answer, or not as one. */
export class IssuerAway extends OperatorError {
  override readonly name = 'IssuerAway';
}

const TIMEOUT_SECONDS = 5;
/** No document of an issuer is longer. */
const MOST_BYTES = 1_000_000;
const DISCOVERED_FOR_MS = 3_600_000;
/** Each waits for an answer of the issuer. */
const MOST_AT_ONCE = 50;

/** Errors of the library that mean that the issuer answered, and that its answer is not one that lets in. */
const REFUSALS: readonly (string | undefined)[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
];

/** Speaks with an issuer as OpenID Connect has it, by the authorization code flow with PKCE. */
export function createIssuer(settings: ConsoleSettings): Issuer {
  let running = 0;
  let discovered: { configuration: Promise<Configuration>; at: number } | undefined;

  function configuration(): Promise<Configuration> {
    if (discovered && performance.now() - discovered.at < DISCOVERED_FOR_MS) return discovered.configuration;
    const found = discover(settings);
    const entry = { configuration: found, at: performance.now() };
    discovered = entry;
    found.catch(() => {
      if (discovered === entry) discovered = undefined;
    });
    return found;
  }

  /** Runs something that asks the issuer. */
  async function asking<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MOST_AT_ONCE) throw new Busy('Too many sign-ins wait for the issuer');
    running += 1;
    try {
      return await work();
    } catch (error) {
      throw meaningOf(error);
    } finally {
      running -= 1;
    }
  }

  return {
    begin: (redirectUri) =>
      asking(async () => {
        const secrets = {
          state: randomState(),
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
        };
        const address = buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: settings.scopes,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { address, secrets };
      }),
    finish: (answer, { state, nonce, verifier }) =>
      asking(async () => {
        const known = await configuration();
        const tokens = await authorizationCodeGrant(known, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idToken = hasSignOut(known) ? (tokens.id_token ?? null) : null;
        return { claims: { ...tokens.claims() }, idToken };
      }),
    signOutAt: (idToken, backTo) =>
      asking(async () => {
        const known = await configuration();
        if (!hasSignOut(known)) return null;
        return buildEndSessionUrl(known, {
          post_logout_redirect_uri: backTo,
          ...(idToken === null ? {} : { id_token_hint: idToken }),
        });
      }).catch(() => null),
  };
}

/** A browser is sent there: it has to be a page. */
const hasSignOut = (known: Configuration): boolean =>
  /^https?:/.test(known.serverMetadata().end_session_endpoint ?? '');

function discover({ issuer, clientId, clientSecret }: ConsoleSettings): Promise<Configuration> {
  return discovery(issuer, clientId, clientSecret, clientSecret === undefined ? None() : undefined, {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: boundedFetch(MOST_BYTES),
    // TLS alone would say that a token comes from the issuer: its signature says so as well.
    execute: [
      enableNonRepudiationChecks,
      // Production starts with such an issuer only where that is allowed by name.
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
}

function meaningOf(error: unknown): Error {
  const cause = { cause: error };
  if (error instanceof AuthorizationResponseError) return new SignInRefused('Refused by the issuer', cause);
  if (error instanceof ResponseBodyError && error.status < 500)
    return new SignInRefused('The issuer does not take the code', cause);
  if (error instanceof ClientError && REFUSALS.includes(error.code))
    return new SignInRefused('The answer of the issuer is not right', cause);
  return new IssuerAway('The issuer does not answer', cause);
}

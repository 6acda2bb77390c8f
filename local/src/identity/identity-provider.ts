import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import jwt from 'jsonwebtoken';
import { closeHttp, listen } from '../listen.ts';
import { type CodeExchange, type Grant, type SignInClient, serveSignIn } from './authorization.ts';
import type { LocalPerson } from './people.ts';
import { serveSignOut } from './sign-out.ts';
import {
  loadSigningKeys,
  newSigningKey,
  publicJwk,
  type SigningKey,
  saveSigningKeys,
} from './signing-keys.ts';
import { readTokenRequest, type TokenRequest } from './token-request.ts';

const TOKEN_SECONDS = 3600;
const ID_TOKEN_SECONDS = 300;

/** A machine that may ask for tokens; without a tenant its tokens carry no `tenant` claim. */
interface IdentityClient {
  clientId: string;
  clientSecret: string;
  tenant: string | null;
}

export interface IdentityProviderOptions {
  /** 0 = any free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** The `iss` of tokens; default: the provider's own address with a slash at the end. */
  issuer?: string;
  /** The only `audience` that tokens are issued for. */
  audience: string;
  clients: readonly IdentityClient[];
  /** What people sign in to, and who can; no person unless told. */
  signIn?: { client: SignInClient; people: readonly LocalPerson[] };
  /** Where the private keys are kept, so that tokens outlive a restart. */
  keysFile: string;
}

export interface IdentityProvider {
  url: string;
  issuer: string;
  jwksUrl: string;
  tokenUrl: string;
  /**
   * Signs with a new key from now on. The one before stays published until the next rotation, so that tokens
   * already issued keep working.
   */
  rotateKey(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts an OAuth 2.0 provider that issues RS256 tokens: to programs by client credentials, and about people, who are taken
 * at their word, by the authorization code flow of OpenID Connect with PKCE.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { host = '127.0.0.1', keysFile } = options;
  let keys = await loadSigningKeys(keysFile);
  const app = express().disable('x-powered-by');
  const server = createServer(app);
  const port = await listen(server, options.port, host, 'identity provider');
  const url = `http://${host}:${port}`;
  const issuer = options.issuer ?? `${url}/`;
  const jwksUrl = `${url}/.well-known/jwks.json`;
  const tokenUrl = `${url}/oauth/token`;

  serveMetadata(app, { url, issuer, jwksUrl, tokenUrl }, () => keys);
  const redeem = options.signIn
    ? serveSignIn(app, options.signIn.client, options.signIn.people)
    : () => undefined;
  if (options.signIn) serveSignOut(app, options.signIn.client, issuer, () => keys);
  serveTokens(app, options, issuer, () => keys, redeem);

  return {
    url,
    issuer,
    jwksUrl,
    tokenUrl,
    async rotateKey() {
      const rotated = [await newSigningKey(), ...keys.slice(0, 1)];
      await saveSigningKeys(keysFile, rotated);
      keys = rotated;
    },
    close: () => closeHttp(server),
  };
}

function serveMetadata(
  app: Express,
  provider: Pick<IdentityProvider, 'url' | 'issuer' | 'jwksUrl' | 'tokenUrl'>,
  keys: () => readonly SigningKey[],
): void {
  app.get('/.well-known/openid-configuration', (_request, response) => {
    response.json({
      issuer: provider.issuer,
      token_endpoint: provider.tokenUrl,
      jwks_uri: provider.jwksUrl,
      authorization_endpoint: `${provider.url}/authorize`,
      end_session_endpoint: `${provider.url}/logout`,
      grant_types_supported: ['client_credentials', 'authorization_code'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email'],
      id_token_signing_alg_values_supported: ['RS256'],
      subject_types_supported: ['public'],
      response_types_supported: ['code'],
    });
  });
  app.get('/.well-known/jwks.json', (_request, response) => {
    response.json({ keys: keys().map(publicJwk) });
  });
}

function serveTokens(
  app: Express,
  options: IdentityProviderOptions,
  issuer: string,
  keys: () => readonly SigningKey[],
  redeem: (exchange: CodeExchange) => Grant | undefined,
): void {
  const bodies = [
    express.json({ limit: '16kb' }),
    express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 50 }),
  ];
  app.post('/oauth/token', bodies, (request: Request, response: Response) => {
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    const asked = readTokenRequest(request);
    if (typeof asked === 'string') return refuse(response, 'invalid_request', asked);
    if (asked.grantType === 'authorization_code') {
      const grant = redeem(asked);
      if (!grant) return refuse(response, 'invalid_grant', 'The code is not known, or not for this client');
      response.json({
        // Nothing takes it; OAuth 2.0 has every answer carry one.
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: ID_TOKEN_SECONDS,
        id_token: issueIdToken(grant, issuer, keys()),
      });
      return;
    }
    const client = authenticate(options.clients, asked);
    if (client === undefined) {
      if (asked.basic) response.set('WWW-Authenticate', 'Basic realm="token"');
      return refuse(response, 'invalid_client', 'The client id or the client secret is wrong', 401);
    }
    if (asked.grantType !== 'client_credentials') {
      return refuse(response, 'unsupported_grant_type', 'Only client_credentials is supported');
    }
    if (asked.audience !== options.audience) {
      return refuse(response, 'invalid_request', `audience must be ${options.audience}`);
    }
    response.json({
      access_token: issueToken(client, issuer, options.audience, keys()),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
    });
  });
  const badBody: ErrorRequestHandler = (_error, _request, response, _next) => {
    refuse(response, 'invalid_request', 'The body cannot be read');
  };
  app.use('/oauth/token', badBody);
}

function authenticate(clients: readonly IdentityClient[], asked: TokenRequest): IdentityClient | undefined {
  const client = clients.find(({ clientId }) => clientId === asked.clientId);
  const expected = digest(client?.clientSecret ?? '');
  return timingSafeEqual(expected, digest(asked.clientSecret)) ? client : undefined;
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function issueToken(
  client: IdentityClient,
  issuer: string,
  audience: string,
  keys: readonly SigningKey[],
): string {
  const claims = client.tenant === null ? {} : { tenant: client.tenant };
  const subject = client.clientId;
  return sign(claims, keys, { issuer, audience, subject, expiresIn: TOKEN_SECONDS });
}

function issueIdToken({ person, asked }: Grant, issuer: string, keys: readonly SigningKey[]): string {
  const { subject, name, email, role, tenant, isStaff } = person;
  const claims = { name, email, role, tenant, staff: isStaff, nonce: asked.nonce };
  return sign(claims, keys, { issuer, audience: asked.client_id, subject, expiresIn: ID_TOKEN_SECONDS });
}

function sign(claims: object, keys: readonly SigningKey[], options: jwt.SignOptions): string {
  const [key] = keys;
  if (key === undefined) throw new Error('The identity provider has no signing key');
  return jwt.sign(claims, key.privateKey, { algorithm: 'RS256', keyid: key.kid, ...options });
}

/** An error in the body that RFC 6749, section 5.2, describes. */
function refuse(response: Response, error: string, description: string, status = 400): void {
  response.status(status).json({ error, error_description: description });
}

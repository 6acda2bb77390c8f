import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import jwt from 'jsonwebtoken';
import { rsaKey } from '../../http/testing/identity-provider.ts';
import { serve } from '../../http/testing/testing.ts';

/** A sign-in that began: what the service asked the issuer for. */
export interface Begun {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
}

/** What the issuer says, or does wrong. */
export interface Answering {
  claims?: object;
  /** On top of what every ID token has: to make one of another issuer, audience, time or nonce. */
  token?: object;
  /** Signs with a key that is not published. */
  isForged?: boolean;
  /** Its answer to the code, in place of a token. */
  status?: number;
}

/** An OpenID Connect issuer whose people sign in without a page. */
export interface TestIssuer {
  url: string;
  /** Signs a person in. Returns the code with which the browser goes back. */
  signIn(begun: Begun, answering?: Answering): string;
  close(): Promise<void>;
}

export async function startTestIssuer(clientId: string): Promise<TestIssuer> {
  const [key, foreign] = [rsaKey('issuer'), rsaKey('issuer')];
  const codes = new Map<string, { begun: Begun; answering: Answering }>();

  const server = await serve(async (request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { url } = server;
    if (request.url === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        end_session_endpoint: `${url}/logout`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/keys') {
      const jwk = key.publicKey.export({ format: 'jwk' });
      return json(200, { keys: [{ ...jwk, kid: key.kid, use: 'sig', alg: 'RS256' }] });
    }
    if (request.url !== '/token') return json(404, {});
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      form.get('client_id') === clientId &&
      form.get('redirect_uri') === code?.begun.redirectUri &&
      challenge === code?.begun.challenge;
    if (!code || !isGood) return json(400, { error: 'invalid_grant' });
    const { claims, token, isForged = false, status } = code.answering;
    if (status !== undefined) return json(status, { error: 'server_error' });
    const now = Math.floor(Date.now() / 1000);
    const idToken = jwt.sign(
      {
        iss: url,
        aud: clientId,
        sub: 'idp|sam',
        iat: now,
        exp: now + 60,
        nonce: code.begun.nonce,
        ...claims,
        ...token,
      },
      (isForged ? foreign : key).privateKey,
      { algorithm: 'RS256', keyid: key.kid },
    );
    json(200, { access_token: 'for nothing', token_type: 'Bearer', id_token: idToken });
  });

  return {
    url: server.url,
    signIn(begun, answering = {}) {
      const code = `code-${codes.size}-${begun.state}`;
      codes.set(code, { begun, answering });
      return code;
    },
    close: server.close,
  };
}

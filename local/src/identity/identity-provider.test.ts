import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import jwksRsa from 'jwks-rsa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

const audience = 'https://api.credence.test';
const clients = [
  { clientId: 'acme-app', clientSecret: 'acme secret/+', tenant: 'acme' },
  { clientId: 'nobody-app', clientSecret: 'nobody-secret', tenant: null },
];
const acme = {
  grant_type: 'client_credentials',
  client_id: 'acme-app',
  client_secret: 'acme secret/+',
  audience,
};
const form = 'application/x-www-form-urlencoded';

let directory: string;
let provider: IdentityProvider;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  provider = await start('shared.json');
});

afterAll(async () => {
  await provider.close();
  await rm(directory, { recursive: true });
});

function start(keysFile: string, issuer?: string): Promise<IdentityProvider> {
  const options = { port: 0, audience, clients, keysFile: join(directory, keysFile) };
  return startIdentityProvider(issuer === undefined ? options : { ...options, issuer });
}

function post(body: string, headers: Record<string, string>, to = provider): Promise<Response> {
  return fetch(to.tokenUrl, { method: 'POST', body, headers });
}

async function token(fields: Record<string, string> = acme, from = provider): Promise<string> {
  const response = await post(JSON.stringify(fields), { 'content-type': 'application/json' }, from);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { access_token: string };
  return body.access_token;
}

/** Checks a token the way a resource server does: key set over HTTP, then signature, issuer and audience. */
async function verify(accessToken: string, from = provider): Promise<JwtPayload> {
  const kid = jwt.decode(accessToken, { complete: true })?.header.kid;
  const key = await jwksRsa({ jwksUri: from.jwksUrl }).getSigningKey(kid);
  const payload = jwt.verify(accessToken, key.getPublicKey(), {
    algorithms: ['RS256'],
    issuer: from.issuer,
    audience,
  });
  if (typeof payload === 'string') throw new Error('The token has no claims');
  return payload;
}

describe('a token', () => {
  it('verifies against the published keys and carries the tenant for one hour', async () => {
    const payload = await verify(await token());
    expect(payload).toMatchObject({
      iss: `${provider.url}/`,
      aud: audience,
      sub: 'acme-app',
      tenant: 'acme',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it('has no tenant claim when the client has no tenant', async () => {
    const fields = { ...acme, client_id: 'nobody-app', client_secret: 'nobody-secret' };
    expect(await verify(await token(fields))).not.toHaveProperty('tenant');
  });

  it('outlives a restart of the provider', async () => {
    const issuer = 'https://login.credence.test/';
    const before = await start('restarted.json', issuer);
    const accessToken = await token(acme, before);
    await before.close();
    const after = await start('restarted.json', issuer);
    expect(await verify(accessToken, after)).toMatchObject({ iss: issuer, sub: 'acme-app' });
    await after.close();
  });

  it('stays good over one rotation of the key and not over two', async () => {
    const rotating = await start('rotated.json');
    const accessToken = await token(acme, rotating);
    await rotating.rotateKey();
    const newer = await token(acme, rotating);
    expect(jwt.decode(newer, { complete: true })?.header.kid).not.toBe(
      jwt.decode(accessToken, { complete: true })?.header.kid,
    );
    await verify(newer, rotating);
    await verify(accessToken, rotating);
    await rotating.rotateKey();
    await expect(verify(accessToken, rotating)).rejects.toThrow(/signing key/);
    await rotating.close();
  });
});

describe('the token endpoint', () => {
  it('takes a form', async () => {
    const response = await post(new URLSearchParams(acme).toString(), { 'content-type': form });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  });

  it('takes the credentials as basic authentication, form-encoded as the standard says', async () => {
    const pair = `acme-app:${encodeURIComponent('acme secret/+')}`;
    const body = new URLSearchParams({ grant_type: 'client_credentials', audience }).toString();
    const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    expect((await post(body, { 'content-type': form, authorization })).status).toBe(200);
  });

  const { grant_type: _, ...withoutGrant } = acme;
  const { audience: __, ...withoutAudience } = acme;
  it.each<[string, string, Record<string, string>, number, string]>([
    ['a wrong secret', JSON.stringify({ ...acme, client_secret: 'x' }), {}, 401, 'invalid_client'],
    ['an unknown client', JSON.stringify({ ...acme, client_id: 'x' }), {}, 401, 'invalid_client'],
    ['an unknown client without a secret', '{"grant_type":"client_credentials"}', {}, 401, 'invalid_client'],
    ['another grant', JSON.stringify({ ...acme, grant_type: 'password' }), {}, 400, 'unsupported_grant_type'],
    ['no grant', JSON.stringify(withoutGrant), {}, 400, 'invalid_request'],
    ['another audience', JSON.stringify({ ...acme, audience: 'x' }), {}, 400, 'invalid_request'],
    ['no audience', JSON.stringify(withoutAudience), {}, 400, 'invalid_request'],
    [
      'a field that is no string',
      JSON.stringify({ ...acme, client_secret: ['x'] }),
      {},
      400,
      'invalid_request',
    ],
    ['a field given twice', 'grant_type=a&grant_type=b', { 'content-type': form }, 400, 'invalid_request'],
    ['bad JSON', '{', {}, 400, 'invalid_request'],
    ['another content type', 'x', { 'content-type': 'text/plain' }, 400, 'invalid_request'],
    [
      'credentials given twice',
      JSON.stringify(acme),
      { authorization: 'Basic YTpi' },
      400,
      'invalid_request',
    ],
  ])('refuses %s', async (_name, body, headers, status, error) => {
    const response = await post(body, { 'content-type': 'application/json', ...headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  });

  it('answers a wrong basic authentication with the challenge', async () => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', audience }).toString();
    const response = await post(body, { 'content-type': form, authorization: 'Basic YTpi' });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
  });
});

describe('what is published', () => {
  it('describes itself where clients look', async () => {
    const response = await fetch(`${provider.url}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: provider.issuer,
      jwks_uri: provider.jwksUrl,
      token_endpoint: provider.tokenUrl,
    });
  });

  it('has the public half of the keys only, and a key file that only its owner reads', async () => {
    const response = await fetch(provider.jwksUrl);
    const { keys } = (await response.json()) as { keys: [object] };
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { mode } = await stat(join(directory, 'shared.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it.each(['', '{}', '{"keys":[{"kty":"RSA"}]}'])(
    'never replaces a key file that cannot be read (%s)',
    async (text) => {
      await writeFile(join(directory, 'broken.json'), text);
      await expect(start('broken.json')).rejects.toThrow(/broken\.json holds no signing keys/);
    },
  );
});

import { createHmac, type KeyObject, sign } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ecKey,
  rsaKey,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../testing/identity-provider.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { createTokenVerifier, type TokenVerifier } from './authenticate.ts';
import { createSigningKeys } from './signing-keys.ts';
import { Unauthorized } from './unauthorized.ts';

const ISSUER = 'https://id.example.test';
const AUDIENCE = 'credence';
const START = Date.UTC(2026, 0, 5, 12);
const START_SECONDS = START / 1000;

const rsa = rsaKey('rsa');
const ec = ecKey('ec');
const attacker = rsaKey('rsa');
const rsaPem = rsa.publicKey.export({ type: 'spki', format: 'pem' });

const goodClaims = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'client-7',
  tenant: 'acme',
  iat: START_SECONDS,
  exp: START_SECONDS + 300,
};
type Claims = Record<string, unknown>;

/** What is told of a good token. */
const identity = {
  tenant: 'acme',
  subject: 'client-7',
  client: null,
  tokenId: null,
  issuedAt: new Date(START),
  scopes: new Set(),
};

let provider: TestIdentityProvider;
let attackerSite: TestServer;
let attackerSiteRequests = 0;
let time = START;
let verifier: TokenVerifier;

beforeAll(async () => {
  provider = await startIdentityProvider(rsa, ec);
  attackerSite = await serve((_req, res) => {
    attackerSiteRequests += 1;
    res.end(JSON.stringify({ keys: [attacker.publicKey.export({ format: 'jwk' })] }));
  });
});

afterAll(async () => {
  await provider.close();
  await attackerSite.close();
});

beforeEach(() => {
  provider.publish(rsa, ec);
  time = START;
  verifier = newVerifier();
});

function newVerifier(): TokenVerifier {
  const now = () => time;
  const keys = createSigningKeys({ jwksUrl: provider.url, now });
  return createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    tenantClaim: 'tenant',
    scopeClaim: 'scope',
    keys,
    now,
  });
}

/** Signs by hand, because jsonwebtoken refuses to make most of the tokens below. */
function forge(header: Claims, claims: unknown, signature: (input: string) => Buffer): string {
  const input = [header, claims]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  return `${input}.${signature(input).toString('base64url')}`;
}

const rs256 = (key: KeyObject) => (input: string) => sign('sha256', Buffer.from(input), key);
const es256 = (key: KeyObject) => (input: string) =>
  sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });

/** A token of the real issuer's RS256 key, with these claims on top of good ones. */
const genuine = (claims: unknown = {}, header: Claims = {}): string =>
  forge(
    { alg: 'RS256', kid: 'rsa', ...header },
    typeof claims === 'string' ? claims : { ...goodClaims, ...(claims as Claims) },
    rs256(rsa.privateKey),
  );

const without = (claim: keyof typeof goodClaims): string => {
  const { [claim]: _, ...rest } = goodClaims;
  return forge({ alg: 'RS256', kid: 'rsa' }, rest, rs256(rsa.privateKey));
};

const bearer = (token: string): Promise<unknown> => verifier.verify(`Bearer ${token}`);

describe('a good token', () => {
  const token = jwt.sign(goodClaims, rsa.privateKey, { algorithm: 'RS256', keyid: 'rsa' });

  it.each([
    ['Bearer', `Bearer ${token}`],
    ['lower case', `bearer ${token}`],
    ['doubled prefix', `Bearer Bearer ${token}`],
    ['bare', token],
  ])('is understood with its scheme written as: %s', async (_, header) => {
    expect(await verifier.verify(header)).toEqual(identity);
  });

  it.each<[string, string, unknown]>([
    ['ES256', forge({ alg: 'ES256', kid: 'ec' }, goodClaims, es256(ec.privateKey)), 'client-7'],
    ['one of several audiences', genuine({ aud: ['other', AUDIENCE] }), 'client-7'],
    ['no subject', without('sub'), null],
    ['a subject that is no string', genuine({ sub: 7 }), null],
    ['exp 59 s ago', genuine({ exp: START_SECONDS - 59 }), 'client-7'],
    ['nbf 60 s ahead', genuine({ nbf: START_SECONDS + 60 }), 'client-7'],
  ])('is accepted: %s', async (_, good, subject) => {
    expect(await bearer(good)).toEqual({ ...identity, subject });
  });
});

describe('what a good token says of its use', () => {
  it.each<[string, Claims, object]>([
    ['its client, as RFC 9068 has it', { client_id: 'app', azp: 'web' }, { client: 'app' }],
    ['its client, as OpenID Connect has it', { azp: 'web' }, { client: 'web' }],
    ['its own id', { jti: 't-1' }, { tokenId: 't-1' }],
    ['scopes between blanks', { scope: 'orders:read a' }, { scopes: new Set(['orders:read', 'a']) }],
    ['scopes in a list', { scope: ['orders:read', 7] }, { scopes: new Set(['orders:read']) }],
    ['nothing of it as text', { client_id: 7, azp: '', jti: {}, scope: 7 }, {}],
  ])('is told: %s', async (_, claims, told) => {
    expect(await bearer(genuine(claims))).toEqual({ ...identity, ...told });
  });
});

describe('security row 1: forged tokens get no request out and no entry', () => {
  const withHeader = (header: Claims, key = attacker.privateKey): string =>
    forge({ alg: 'RS256', kid: 'rsa', ...header }, goodClaims, rs256(key));
  const jwk = attacker.publicKey.export({ format: 'jwk' });

  it.each<[string, () => string]>([
    ['alg none', () => forge({ alg: 'none', kid: 'rsa' }, goodClaims, () => Buffer.alloc(0))],
    ['alg none without a signature part', () => genuine({}, { alg: 'none' }).replace(/[^.]+$/, '')],
    ['alg nOnE', () => forge({ alg: 'nOnE', kid: 'rsa' }, goodClaims, () => Buffer.from('x'))],
    ['no alg', () => withHeader({ alg: undefined }, rsa.privateKey)],
    ['alg as an array', () => withHeader({ alg: ['RS256'] }, rsa.privateKey)],
    [
      'HS256 keyed with the public key',
      () =>
        forge({ alg: 'HS256', kid: 'rsa' }, goodClaims, (input) =>
          createHmac('sha256', rsaPem).update(input).digest(),
        ),
    ],
    [
      'RS512',
      () =>
        forge({ alg: 'RS512', kid: 'rsa' }, goodClaims, (i) =>
          sign('sha512', Buffer.from(i), rsa.privateKey),
        ),
    ],
    ['ES256 naming the RSA key', () => forge({ alg: 'ES256', kid: 'rsa' }, goodClaims, es256(ec.privateKey))],
    ['signed by another key', () => withHeader({})],
    ['jwk', () => withHeader({ jwk })],
    ['jku', () => withHeader({ jku: `${attackerSite.url}/jwks.json` })],
    ['x5u', () => withHeader({ x5u: `${attackerSite.url}/cert.pem` })],
    ['x5c', () => withHeader({ x5c: ['MIIB'] })],
    [
      'jku under the genuine signature',
      () => withHeader({ jku: `${attackerSite.url}/jwks.json` }, rsa.privateKey),
    ],
    ['an extension that must be understood', () => withHeader({ crit: ['b64'], b64: false }, rsa.privateKey)],
    ['no kid', () => withHeader({ kid: undefined }, rsa.privateKey)],
    ['kid that is no string', () => withHeader({ kid: 7 }, rsa.privateKey)],
    [
      'tampered claims',
      () => genuine().replace(/\.[^.]+\./, `.${Buffer.from('{"tenant":"evil"}').toString('base64url')}.`),
    ],
    ['header that is null', () => `${Buffer.from('null').toString('base64url')}.e30.eA`],
    ['header that is no JSON', () => 'abc.def.ghi'],
  ])('%s', async (_, makeToken) => {
    await bearer(genuine());
    const before = provider.requests();
    await expect(bearer(makeToken())).rejects.toThrow(new Unauthorized('Unauthorized'));
    expect(provider.requests()).toBe(before);
    expect(attackerSiteRequests).toBe(0);
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['another scheme', 'Basic YTpi'],
    ['scheme only', 'Bearer'],
    ['three prefixes', `Bearer Bearer Bearer ${genuine()}`],
    ['two tokens', `Bearer ${genuine()}, Bearer ${genuine()}`],
  ])('header: %s', async (_, header) => {
    await expect(verifier.verify(header)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });
});

describe('security row 2: registered claims', () => {
  it.each<[string, string]>([
    ['exp missing', without('exp')],
    ['exp 60 s ago', genuine({ exp: START_SECONDS - 60 })],
    ['exp as text', genuine({ exp: String(START_SECONDS + 300) })],
    ['exp infinite', genuine(JSON.stringify(goodClaims).replace(/"exp":\d+/, '"exp":1e400'))],
    ['iss missing', without('iss')],
    ['iss of another', genuine({ iss: 'https://evil.example.test' })],
    ['iss in another case', genuine({ iss: ISSUER.toUpperCase() })],
    ['iss as an array', genuine({ iss: [ISSUER] })],
    ['aud missing', without('aud')],
    ['aud of another', genuine({ aud: 'other' })],
    ['aud in another case', genuine({ aud: 'Credence' })],
    ['aud as an object', genuine({ aud: { 0: AUDIENCE } })],
    ['nbf 61 s ahead', genuine({ nbf: START_SECONDS + 61 })],
    ['nbf as text', genuine({ nbf: 'now' })],
    ['claims that are no object', genuine('"acme"')],
    ['claims that are null', genuine('null')],
    ['claims that are an array', genuine('["acme"]')],
  ])('%s', async (_, token) => {
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });

  it('is checked again for a token seen before', async () => {
    const token = genuine({ exp: START_SECONDS + 10 });
    await bearer(token);
    time = START + 69_999;
    expect(await bearer(token)).toEqual(identity);
    time = START + 70_000;
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });
});

describe('security row 3: tenant claim', () => {
  it.each<[string, string]>([
    ['missing', without('tenant')],
    ['array', genuine({ tenant: ['acme'] })],
    ['object', genuine({ tenant: { id: 'acme' } })],
    ['number', genuine({ tenant: 7 })],
    ['null', genuine({ tenant: null })],
    ['empty', genuine({ tenant: '' })],
    ['claim name in another case', genuine({ tenant: undefined, Tenant: 'acme' })],
    ['with a NUL', genuine({ tenant: 'ac\0me' })],
    ['with half a surrogate pair', genuine({ tenant: 'acme\ud800' })],
  ])('%s', async (_, token) => {
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Token has no tenant claim'));
  });

  it('is handed on in the case it was written in', async () => {
    expect(await bearer(genuine({ tenant: 'ACME' }))).toEqual({ ...identity, tenant: 'ACME' });
  });
});

describe('security row 4: keys of the provider', () => {
  it('asks the provider once for 200 unknown key ids in a second, while known keys keep working', async () => {
    await bearer(genuine());
    const before = provider.requests();
    time += 10_000;
    const strangers = Array.from({ length: 200 }, (_, index) => genuine({}, { kid: `stranger-${index}` }));
    const outcomes = await Promise.allSettled([...strangers.map(bearer), bearer(genuine({ sub: 'other' }))]);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(200);
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
    expect(provider.requests()).toBe(before + 1);
  });

  it('refuses a token seen before once its key is retired', async () => {
    const token = genuine();
    await bearer(token);
    provider.publish(ec);
    time += 10_000;
    await expect(bearer(genuine({}, { kid: 'stranger' }))).rejects.toThrow('Unauthorized');
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });

  it('refuses a token seen before once its key id stands for another key', async () => {
    const token = genuine();
    await bearer(token);
    provider.publish(attacker);
    time += 10_000;
    await expect(bearer(genuine({}, { kid: 'stranger' }))).rejects.toThrow('Unauthorized');
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });
});

it.each(['issuer', 'audience', 'tenantClaim'] as const)('refuses to start with an empty %s', (name) => {
  const options = {
    issuer: ISSUER,
    audience: AUDIENCE,
    tenantClaim: 'tenant',
    scopeClaim: 'scope',
    [name]: '',
  };
  const keys = { find: async () => undefined };
  expect(() => createTokenVerifier({ ...options, keys, now: () => time })).toThrow('must not be empty');
});

describe('security row 34: tokens that are for something else, or live too long', () => {
  it.each<[string, string]>([
    ['the type of a logout', genuine({}, { typ: 'logout+jwt' })],
    ['the nonce of an ID token', genuine({ nonce: 'n' })],
    ['a life of more than a day', genuine({ exp: START_SECONDS + 86_401 })],
  ])('%s', async (_, token) => {
    await expect(bearer(token)).rejects.toThrow(new Unauthorized('Unauthorized'));
  });
});

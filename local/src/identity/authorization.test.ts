import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { LOCAL_PEOPLE } from './people.ts';

const CALLBACK = 'http://127.0.0.1:3000/console/callback';
/** Of RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const ASKED = {
  response_type: 'code',
  client_id: 'console',
  redirect_uri: CALLBACK,
  scope: 'openid profile',
  state: 'a state & <b>',
  nonce: 'a nonce',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

let directory: string;
let provider: IdentityProvider;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  provider = await startIdentityProvider({
    port: 0,
    audience: 'https://api.credence.test',
    clients: [],
    signIn: {
      client: { clientId: 'console', callbackPath: '/console/callback', signedOutPath: '/console' },
      people: LOCAL_PEOPLE,
    },
    keysFile: join(directory, 'keys.json'),
  });
});
afterAll(async () => {
  await provider.close();
  await rm(directory, { recursive: true });
});

const open = (fields: object) =>
  fetch(`${provider.url}/authorize?${new URLSearchParams({ ...ASKED, ...fields })}`);

const choose = (fields: object) =>
  fetch(`${provider.url}/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...ASKED, person: 'local|rosa', ...fields }),
  });

async function newCode(): Promise<string> {
  const response = await choose({});
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const exchange = (fields: object) =>
  fetch(provider.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'console',
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      ...fields,
    }),
  });

describe('the sign-in page', () => {
  it('names all who can sign in, and lets the form lead back to who asked only', async () => {
    const response = await open({});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://127.0.0.1:3000",
    );
    const page = await response.text();
    for (const { name, email } of LOCAL_PEOPLE) {
      expect(page).toContain(name);
      expect(page).toContain(email);
    }
    expect(page).toContain('value="a state &amp; &lt;b&gt;"');
  });

  it.each<[string, object]>([
    ['another site', { redirect_uri: 'https://evil.example/console/callback' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:3000/elsewhere' }],
    ['another client', { client_id: 'other' }],
    ['a client without PKCE', { code_challenge: '' }],
    ['a client with plain PKCE', { code_challenge_method: 'plain' }],
    ['a client that does not speak OpenID Connect', { scope: 'profile' }],
    ['a token in the address', { response_type: 'token' }],
  ])('is not there for %s', async (_what, fields) => {
    expect((await open(fields)).status).toBe(400);
    expect((await choose(fields)).status).toBe(400);
  });

  it('takes no person whom it did not name', async () => {
    expect((await choose({ person: 'local|stranger' })).status).toBe(400);
  });
});

describe('a code', () => {
  it('comes with the state, and is exchanged once', async () => {
    const response = await choose({});
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get('location') ?? '');
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, ASKED.state]);
    const code = back.searchParams.get('code') ?? '';
    expect((await exchange({ code })).status).toBe(200);
    expect(await (await exchange({ code })).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each<[string, object]>([
    ['another verifier', { code_verifier: `${VERIFIER}x` }],
    ['another redirect URI', { redirect_uri: 'http://127.0.0.1:3001/console/callback' }],
    ['another client', { client_id: 'other' }],
    ['no code', { code: '' }],
  ])('is not exchanged with %s', async (_what, fields) => {
    const response = await exchange({ code: await newCode(), ...fields });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });
});

describe('a sign-out', () => {
  const HOME = 'http://127.0.0.1:3000/console';
  const signOut = (fields: Record<string, string>) =>
    fetch(`${provider.url}/logout?${new URLSearchParams(fields)}`, { redirect: 'manual' });
  const newToken = async () => {
    const answer = await (await exchange({ code: await newCode() })).json();
    return (answer as { id_token: string }).id_token;
  };

  it('leads back to who sent the person', async () => {
    const hint = { id_token_hint: await newToken(), client_id: 'console' };
    const response = await signOut({ ...hint, post_logout_redirect_uri: HOME, state: 'a state' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${HOME}?state=a+state`]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { post_logout_redirect_uri: 'https://evil.example/console' }],
    ['another path', { post_logout_redirect_uri: 'http://127.0.0.1:3000/elsewhere' }],
    ['another client', { client_id: 'other' }],
    ['a token that is none', { id_token_hint: 'e30.e30.e30' }],
  ])('is refused with %s', async (_what, fields) => {
    const good = { id_token_hint: await newToken(), post_logout_redirect_uri: HOME };
    expect((await signOut({ ...good, ...fields })).status).toBe(400);
  });
});

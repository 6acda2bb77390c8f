import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../testing/answers.ts';
import { SESSION_COOKIE, startTestApp, type TestApp } from '../testing/app.ts';
import { type Answering, type Begun, startTestIssuer, type TestIssuer } from './testing/issuer.ts';

const BEGUN_COOKIE = 'credence-sign-in';
let issuer: TestIssuer;
let app: TestApp;

beforeAll(async () => {
  issuer = await startTestIssuer('console');
  app = await startTestApp({ settings: { CONSOLE_OIDC_ISSUER: issuer.url } });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
});

const read = (path: string, cookie?: string, headers: Record<string, string> = {}): Promise<Answer> =>
  app.request('GET', path, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers } });

/** The one cookie of this name that an answer sets, with its attributes. */
function cookieOf({ headers }: Answer, name: string): string | undefined {
  return headers['set-cookie']?.split('\n').find((cookie) => cookie.startsWith(`${name}=`));
}

const pairOf = (cookie = ''): string => cookie.split(';', 1)[0] ?? '';

/** Goes to the issuer, as a browser does. */
async function begin(returnTo?: string): Promise<{ begun: Begun; cookie: string; answer: Answer }> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const answer = await read(`/console/sign-in${query}`);
  const asked = new URL(answer.headers.location ?? '').searchParams;
  const field = (name: string) => asked.get(name) ?? '';
  return {
    answer,
    cookie: pairOf(cookieOf(answer, BEGUN_COOKIE)),
    begun: {
      redirectUri: field('redirect_uri'),
      state: field('state'),
      nonce: field('nonce'),
      challenge: field('code_challenge'),
    },
  };
}

const back = (code: string, state: string, cookie?: string): Promise<Answer> =>
  read(`/console/callback?${new URLSearchParams({ code, state })}`, cookie);

const acme = () => app.active.context.organization.tenant;

/** Signs a person in from beginning to end. */
async function signIn(answering: Answering = {}, returnTo?: string): Promise<Answer> {
  const { begun, cookie } = await begin(returnTo);
  const claims = { role: 'reviewer', tenant: acme(), name: 'Sam Hale', ...answering.claims };
  return back(issuer.signIn(begun, { ...answering, claims }), begun.state, cookie);
}

const session = (cookie: string): Promise<Answer> =>
  app.request('GET', '/operations/v1/session', { headers: { cookie } });

const sessions = async (): Promise<number> =>
  Number((await app.test.sql<{ count: string }>('select count(*) from console_sessions'))[0]?.count);

const refusals = (organizationId: string) =>
  app.test.sql<{ subject: string; resources: Record<string, string> }>(
    `select subject, client, address, resources from audit_entries
      where organization_id = $1 and action = 'session.begin.refused' order by recorded_at, id`,
    [organizationId],
  );

describe('GET /console/sign-in', () => {
  it('302: leads to the issuer, with PKCE, state and nonce', async () => {
    const { answer } = await begin();
    expect(answer.status).toBe(302);
    const address = new URL(answer.headers.location ?? '');
    expect(address.origin + address.pathname).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'console',
      response_type: 'code',
      redirect_uri: `http://127.0.0.1:${app.port}/console/callback`,
      scope: 'openid',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(cookieOf(answer, BEGUN_COOKIE)).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('is different each time', async () => {
    const [one, two] = [await begin(), await begin()];
    for (const field of ['state', 'nonce', 'challenge'] as const)
      expect(one.begun[field]).not.toBe(two.begun[field]);
  });

  it('405: anything but reading', async () => {
    expect((await app.request('POST', '/console/sign-in')).status).toBe(405);
    expect((await app.request('POST', '/console/callback')).status).toBe(405);
  });
});

describe('GET /console/callback', () => {
  it('303: begins a session, in the trail of the organization too', async () => {
    const answer = await signIn({ claims: { sub: 'idp|rosa', email: 'rosa@acme.example' } });
    expect([answer.status, answer.headers.location]).toEqual([303, '/console']);
    const cookie = cookieOf(answer, SESSION_COOKIE) ?? '';
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect(cookieOf(answer, BEGUN_COOKIE)).toMatch(/^credence-sign-in=; .*Expires=Thu, 01 Jan 1970/);
    const { status, body } = await session(pairOf(cookie));
    expect([status, body]).toMatchObject([
      200,
      {
        person: { subject: 'idp|rosa', name: 'Sam Hale', email: 'rosa@acme.example' },
        role: 'reviewer',
        organization: { id: app.active.context.organization.id },
        organizations: [],
      },
    ]);
    const entries = await app.test.sql(
      `select actor, client, address, resources from audit_entries
        where action = 'session.begin' and subject = 'idp|rosa'`,
    );
    expect(entries).toEqual([
      {
        actor: 'API',
        client: 'console',
        address: '127.0.0.1',
        resources: { sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
  });

  it.each([
    ['/console/work?queue=mine', '/console/work?queue=mine'],
    ['https://evil.example/console', '/console'],
    ['//evil.example', '/console'],
    ['/\\evil.example', '/console'],
    ['/console/../docs', '/console'],
  ])('303: leads from %s to %s', async (returnTo, location) => {
    const { headers } = await signIn({}, returnTo);
    expect(headers.location).toBe(location);
  });

  it('303: takes no other place from what the browser kept', async () => {
    const { begun, cookie } = await begin();
    const kept = JSON.parse(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...kept, returnTo: 'https://evil.example/' }));
    const code = issuer.signIn(begun, { claims: { role: 'viewer', tenant: acme() } });
    const answer = await back(code, begun.state, `${BEGUN_COOKIE}=${changed.toString('base64url')}`);
    expect(answer.headers.location).toBe('/console');
  });

  it('303: gives every sign-in a session of its own, whatever the browser came with', async () => {
    const { begun, cookie } = await begin();
    const planted = `${SESSION_COOKIE}=${'A'.repeat(64)}`;
    const code = issuer.signIn(begun, { claims: { role: 'viewer', tenant: acme() } });
    const answer = await back(code, begun.state, `${cookie}; ${planted}`);
    const own = pairOf(cookieOf(answer, SESSION_COOKIE));
    expect(own).not.toBe(planted);
    expect((await session(planted)).status).toBe(401);
    expect((await session(own)).status).toBe(200);
  });

  describe('400: what this browser did not begin', () => {
    it.each<[string, (begun: Begun, cookie: string) => [state: string, cookie: string | undefined]]>([
      ['without the cookie', ({ state }) => [state, undefined]],
      ['with another state', (_begun, cookie) => ['forged', cookie]],
      ['with no state', (_begun, cookie) => ['', cookie]],
      ['with a cookie that is none', ({ state }) => [state, `${BEGUN_COOKIE}=nonsense`]],
      [
        'with a cookie that says something else',
        ({ state }) => [state, `${BEGUN_COOKIE}=${Buffer.from('{"state":{}}').toString('base64url')}`],
      ],
    ])('%s', async (_what, change) => {
      const { begun, cookie } = await begin();
      const before = await sessions();
      const answer = await back(issuer.signIn(begun), ...change(begun, cookie));
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Please sign in again');
      expect(cookieOf(answer, SESSION_COOKIE)).toBeUndefined();
      expect(await sessions()).toBe(before);
    });
  });

  describe('401: what the issuer did not say', () => {
    const elsewhere = { claims: { role: 'admin' } };
    it.each<[string, Answering]>([
      ['of another issuer', { ...elsewhere, token: { iss: 'https://other.example' } }],
      ['for another client', { token: { aud: 'other' } }],
      ['for several clients', { token: { aud: ['console', 'other'], azp: 'other' } }],
      ['for another sign-in', { token: { nonce: 'other' } }],
      ['for none', { token: { nonce: undefined } }],
      ['that is over', { token: { exp: 1 } }],
      ['signed by another', { ...elsewhere, isForged: true }],
    ])('a token %s', async (_what, answering) => {
      const before = await sessions();
      const answer = await signIn(answering);
      expect([answer.status, cookieOf(answer, SESSION_COOKIE)]).toEqual([401, undefined]);
      expect(answer.text).toContain('You are not signed in');
      expect(await sessions()).toBe(before);
    });

    it('a code that was used before', async () => {
      const { begun, cookie } = await begin();
      const code = issuer.signIn(begun, { claims: { role: 'viewer', tenant: acme() } });
      expect((await back(code, begun.state, cookie)).status).toBe(303);
      expect((await back(code, begun.state, cookie)).status).toBe(401);
    });

    it('a code of another sign-in', async () => {
      const [own, other] = [await begin(), await begin()];
      const code = issuer.signIn(other.begun);
      expect((await back(code, own.begun.state, own.cookie)).status).toBe(401);
    });

    it('that the person cancelled', async () => {
      const { begun, cookie } = await begin();
      const query = new URLSearchParams({ error: 'access_denied', state: begun.state });
      expect((await read(`/console/callback?${query}`, cookie)).status).toBe(401);
    });
  });

  describe('403: whom the console does not know', () => {
    it.each<[string, () => object]>([
      ['no role', () => ({ role: undefined })],
      ['a role that is none', () => ({ role: 'owner' })],
      ['no organization', () => ({ tenant: undefined })],
      ['an organization that is not served', () => ({ tenant: 'nowhere' })],
      ['an inactive organization', () => ({ tenant: app.inactive.context.organization.tenant })],
      ['staff who only say so', () => ({ tenant: undefined, staff: 'true' })],
    ])('%s', async (_what, claims) => {
      const before = await sessions();
      const answer = await signIn({ claims: claims() });
      expect([answer.status, cookieOf(answer, SESSION_COOKIE)]).toEqual([403, undefined]);
      expect(await sessions()).toBe(before);
    });

    it('from a network that the organization does not name', async () => {
      const context = await app.test.organization({ allowedNetworks: ['203.0.113.0/24'] });
      const { tenant } = context.organization;
      expect((await signIn({ claims: { tenant } })).status).toBe(403);
      expect(await refusals(context.organization.id)).toMatchObject([
        {
          subject: 'idp|sam',
          client: 'console',
          address: '127.0.0.1',
          resources: { status: '403', reason: 'network' },
        },
      ]);
    });

    it('once an hour in the trail, for each person and reason', async () => {
      const { id, tenant } = (await app.test.organization()).organization;
      for (const claims of [
        { sub: 'idp|eve', role: undefined },
        { sub: 'idp|eve', role: 'owner' },
        { sub: 'idp|mal', role: undefined },
      ])
        expect((await signIn({ claims: { ...claims, tenant } })).status).toBe(403);
      expect((await refusals(id)).map(({ subject, resources }) => [subject, resources.reason])).toEqual([
        ['idp|eve', 'role'],
        ['idp|mal', 'role'],
      ]);
      const { organization } = app.inactive.context;
      await signIn({ claims: { tenant: organization.tenant } });
      expect(await refusals(organization.id)).toContainEqual(
        expect.objectContaining({ resources: { status: '403', reason: 'inactive' } }),
      );
    });
  });

  it('303: keeps what the issuer is told at the sign-out, which comes after the end of the session', async () => {
    const sessionCookie = pairOf(cookieOf(await signIn({ claims: { sub: 'idp|leaving' } }), SESSION_COOKIE));
    const [{ id_token: kept } = {}] = await app.test.sql<{ id_token: Buffer }>(
      `select id_token from console_sessions s join console_people p on p.id = s.person_id
        where subject = 'idp|leaving'`,
    );
    expect(kept?.toString('latin1')).not.toContain('eyJ');
    const headers = { 'sec-fetch-site': 'same-origin', 'x-credence-console': '1' };
    const ended = await app.request('DELETE', '/operations/v1/session', {
      headers: { ...headers, cookie: sessionCookie },
    });
    expect(ended.status).toBe(200);
    const address = new URL((ended.body as { signOutAt: string }).signOutAt);
    expect(address.origin + address.pathname).toBe(`${issuer.url}/logout`);
    const { id_token_hint: hint = '', ...others } = Object.fromEntries(address.searchParams);
    expect(jwt.decode(hint)).toMatchObject({ sub: 'idp|leaving', aud: 'console' });
    expect(others).toEqual({
      client_id: 'console',
      post_logout_redirect_uri: `http://127.0.0.1:${app.port}/console`,
    });
    expect((await session(sessionCookie)).status).toBe(401);
  });

  it('503: an issuer that fails', async () => {
    const answer = await signIn({ status: 500 });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.text).toContain('does not answer');
  });

  it('begins for staff without an organization at one that is served', async () => {
    const answer = await signIn({ claims: { tenant: undefined, staff: true, role: 'supervisor' } });
    const { body } = await session(pairOf(cookieOf(answer, SESSION_COOKIE)));
    expect(body).toMatchObject({ role: 'supervisor', organization: { id: expect.any(String) } });
    expect((body as { organizations: unknown[] }).organizations.length).toBeGreaterThan(1);
  });
});

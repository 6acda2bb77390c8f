import { revokeTokens, updateOrganization } from '@credence/core';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS, type PersonCaller, SESSION_COOKIE } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const SESSION = '/operations/v1/session';
const app = useTestApp({ settings: { REQUIRED_SCOPES: new Map([['orders:read', 'orders:read']]) } });

const idOf = ({ context }: Pick<PersonCaller, 'context'>): string => context.organization.id;
const audited = (subject: string) =>
  app.test.sql(
    'select organization_id, action, client, resources from audit_entries where subject = $1 order by recorded_at, id',
    [subject],
  );

describe('GET /operations/v1/session', () => {
  it('200: who is signed in, and what the role allows', async () => {
    const person = await app.person(app.active, 'researcher', {
      name: 'Sam Hale',
      email: 'sam@acme.example',
    });
    const { status, body } = await person.request('GET', SESSION);
    expect([status, body]).toEqual([
      200,
      {
        person: { subject: person.subject, name: 'Sam Hale', email: 'sam@acme.example' },
        role: 'researcher',
        allowed: [
          'read',
          'contacts:write',
          'outbounds:write',
          'answers:write',
          'calls:write',
          'notes:write',
          'views:write',
          'assignment:own',
        ],
        organization: { id: idOf(app.active), name: 'Acme Screening' },
        organizations: [],
        expiresAt: expect.any(String),
      },
    ]);
  });

  it.each<[string, () => Record<string, string>]>([
    ['nothing', () => ({})],
    ['a cookie that no session has', () => ({ cookie: `${SESSION_COOKIE}=${'A'.repeat(64)}` })],
    ['a cookie that is none', () => ({ cookie: `${SESSION_COOKIE}=%00` })],
    ['a cookie under another name', () => ({ cookie: `__Host-${SESSION_COOKIE}=${'A'.repeat(64)}` })],
    ['a token of a program', () => ({ authorization: `Bearer ${app.active.token}` })],
  ])('401: %s', async (_what, headers) => {
    expect((await app.request('GET', SESSION, { headers: headers() })).status).toBe(401);
  });

  it('401: a cookie whose organization was exchanged for another', async () => {
    const [own, other] = [await app.person(app.active, 'admin'), await app.person(app.other, 'viewer')];
    const bytes = ({ cookie }: PersonCaller) => Buffer.from(cookie.split('=')[1] ?? '', 'base64url');
    const mixed = Buffer.concat([bytes(other).subarray(0, 16), bytes(own).subarray(16)]);
    const headers = { cookie: `${SESSION_COOKIE}=${mixed.toString('base64url')}` };
    expect((await app.request('GET', SESSION, { headers })).status).toBe(401);
  });

  it('401: a token beside a cookie is what counts', async () => {
    const { cookie } = await app.person(app.active, 'admin');
    const headers = { cookie, authorization: 'Bearer not.a.token' };
    expect((await app.request('GET', SESSION, { headers })).status).toBe(401);
  });
});

describe('the session of a person', () => {
  it('sees the orders of its organization, and of no other', async () => {
    const { orderId } = await app.active.order();
    const [own, other] = [await app.person(app.active, 'viewer'), await app.person(app.other, 'admin')];
    expect((await own.request('GET', `${ORDERS}/${orderId}`)).status).toBe(200);
    expect((await other.request('GET', `${ORDERS}/${orderId}`)).body).toEqual({
      error: 'Order not found',
      orderId,
    });
    const entries = await audited(own.subject);
    expect(entries).toMatchObject([
      { action: 'order.read', client: 'console', resources: { orderId, sessionId: expect.any(String) } },
    ]);
  });

  it('is named where something is refused', async () => {
    const person = await app.person(app.active, 'viewer');
    const refused = await person.request('POST', ORDERS, { body: {} });
    expect([refused.status, messagesOf(refused)]).toEqual([403, ['Your role does not allow orders:write']]);
    await expect
      .poll(() => audited(person.subject))
      .toMatchObject([
        { action: 'order.create.refused', resources: { status: '403', sessionId: expect.any(String) } },
      ]);
  });

  describe('403: a change that', () => {
    it.each<[string, Record<string, string>]>([
      ['lacks the header of the console', { 'x-credence-console': '' }],
      ['comes from another site', { 'sec-fetch-site': 'cross-site' }],
      ['comes from a sibling of the host', { 'sec-fetch-site': 'same-site' }],
      ['comes from another origin', { origin: 'https://evil.example' }],
    ])('%s', async (_what, headers) => {
      const person = await app.person(app.active, 'admin');
      const answer = await person.request('DELETE', SESSION, { headers });
      expect([answer.status, messagesOf(answer)]).toEqual([403, ['Not sent by the console']]);
      expect((await person.request('GET', SESSION)).status).toBe(200);
    });
  });

  it('403: a read for a page of another site', async () => {
    const person = await app.person(app.active, 'viewer');
    expect(
      (await person.request('GET', ORDERS, { headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
  });

  it('401: once the tokens of its subject are revoked', async () => {
    const person = await app.person(app.active, 'viewer');
    const { clock } = app.test.core;
    await revokeTokens(app.active.context, { client: person.subject, issuedBefore: clock.now() });
    const answer = await person.request('GET', SESSION);
    expect([answer.status, messagesOf(answer)]).toEqual([401, ['Token was revoked']]);
  });

  it('is held to what the organization may do', async () => {
    const [suspended, inactive] = [
      await app.person(app.suspended, 'admin'),
      await app.person(app.inactive, 'admin'),
    ];
    expect((await suspended.request('GET', ORDERS)).status).toBe(200);
    expect((await suspended.request('POST', ORDERS, { body: {} })).status).toBe(403);
    expect((await inactive.request('GET', SESSION)).status).toBe(401);
    const context = await app.test.organization();
    const elsewhere = await app.person({ context }, 'admin');
    await updateOrganization(context, { allowedNetworks: ['203.0.113.0/24'] });
    expect((await elsewhere.request('GET', SESSION)).status).toBe(403);
  });
});

describe('DELETE /operations/v1/session', () => {
  it('200: ends it at once, and no other of the person', async () => {
    const person = await app.person(app.active, 'reviewer');
    const other = await app.person(app.active, 'reviewer', { subject: person.subject });
    const answer = await person.request('DELETE', SESSION);
    expect([answer.status, answer.body]).toEqual([200, { signOutAt: null }]);
    expect(answer.headers['set-cookie']).toMatch(/^credence-session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await person.request('GET', SESSION)).status).toBe(401);
    expect((await other.request('GET', SESSION)).status).toBe(200);
    expect(await audited(person.subject)).toMatchObject([{ action: 'session.end', client: 'console' }]);
  });

  it('200: where the organization is suspended', async () => {
    const person = await app.person(app.suspended, 'admin');
    expect((await person.request('DELETE', SESSION)).status).toBe(200);
    expect((await person.request('GET', SESSION)).status).toBe(401);
  });
});

describe('PUT /operations/v1/session/organization', () => {
  const choose = (person: PersonCaller, organizationId: string) =>
    person.request('PUT', `${SESSION}/organization`, { body: { organizationId } });

  it('200: staff go on at another organization, with another cookie, in both trails', async () => {
    const person = await app.person(app.active, 'supervisor', { isStaff: true });
    const before = (await person.request('GET', SESSION)).body as { expiresAt: string };
    const answer = await choose(person, idOf(app.other));
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { role: 'supervisor', organization: { id: idOf(app.other) }, expiresAt: before.expiresAt },
    ]);
    expect((await person.request('GET', SESSION)).status).toBe(401);
    const [cookie = ''] = answer.headers['set-cookie']?.split(';') ?? [];
    const { orderId } = await app.other.order();
    const headers = { cookie };
    expect((await app.request('GET', `${ORDERS}/${orderId}`, { headers })).body).toMatchObject({
      id: orderId,
    });
    expect(await audited(person.subject)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          organization_id: idOf(app.active),
          action: 'session.chooseOrganization',
        }),
        expect.objectContaining({ organization_id: idOf(app.other), action: 'session.begin' }),
      ]),
    );
  });

  it('200: staff go on from an organization that is suspended', async () => {
    const person = await app.person(app.suspended, 'supervisor', { isStaff: true });
    expect((await choose(person, idOf(app.other))).status).toBe(200);
  });

  it('401: all but one of several at the same moment, so that a session does not become many', async () => {
    const person = await app.person(app.active, 'admin', { isStaff: true });
    const answers = await Promise.all(Array.from({ length: 4 }, () => choose(person, idOf(app.other))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const sessions = await app.test.sql(
      `select s.id from console_sessions s join console_people p on (p.organization_id, p.id) = (s.organization_id, s.person_id)
        where p.subject = $1`,
      [person.subject],
    );
    expect(sessions).toHaveLength(1);
  });

  it('403: a person who is not', async () => {
    const person = await app.person(app.active, 'admin');
    expect((await choose(person, idOf(app.other))).status).toBe(403);
    expect((await person.request('GET', SESSION)).body).toMatchObject({
      organization: { id: idOf(app.active) },
    });
  });

  it('404: an organization that there is not, or that is not served', async () => {
    const person = await app.person(app.active, 'admin', { isStaff: true });
    expect((await choose(person, '0197f0c5-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await choose(person, idOf(app.inactive))).status).toBe(404);
    expect((await person.request('GET', SESSION)).status).toBe(200);
  });

  it('400: what is no id', async () => {
    const person = await app.person(app.active, 'admin', { isStaff: true });
    const answer = await choose(person, 'acme');
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['organizationId must be a UUID']]);
  });
});

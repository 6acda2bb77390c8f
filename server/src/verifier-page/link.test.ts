import { randomBytes } from 'node:crypto';
import { type FakeClock, fakeClock, OFFICE_HOURS, sendAttempt, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPath, searchPath, startTestApp, type TestApp } from '../testing/app.ts';

let clock: FakeClock;
let app: TestApp;
let attempt: Awaited<ReturnType<typeof sendAttempt>>;

beforeAll(async () => {
  clock = fakeClock(OFFICE_HOURS);
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
  attempt = await sendAttempt(app.test, app.active.context);
});

const pagePath = (token = attempt.token) => `/respond/${token}`;
const open = (token?: string) => app.request('GET', pagePath(token));
const post = (fields: Record<string, string>, token?: string) =>
  app.request('POST', pagePath(token), {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The form as it stands on the page, every claim confirmed. */
async function confirmed(): Promise<Record<string, string>> {
  const { text } = await open();
  const claims = [...text.matchAll(/name="(claims\.[^"]+)"[^>]*value="CONFIRMED"/g)].map(
    ([, name = '']) => name,
  );
  expect(claims.length).toBeGreaterThan(3);
  return { ...Object.fromEntries(claims.map((name) => [name, 'CONFIRMED'])), 'respondent.name': 'Pat Doyle' };
}

const answersOf = ({ claimed }: typeof attempt) =>
  app.test.sql<{ id: string }>('select id from inbound_messages where outbound_id = $1', [
    claimed.outbound.id,
  ]);

/** The token with one of its characters replaced. */
const tampered = (token: string, at: number) =>
  token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);

describe('GET the page of a link', () => {
  it('200: asks for the claims of this search, and shows no more of the ssn than four digits', async () => {
    const { status, headers, text } = await open();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const words of ['Jordan Rivera', 'Contoso Inc', 'Analyst', 'Northwind Logistics', '6789']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('123-45');
    expect(text).not.toContain(attempt.searchId);
  });

  it('200: the audit trail says from where it was read first in this hour, and in which request', async () => {
    for (const address of ['203.0.113.9', '198.51.100.1'])
      await app.request('GET', pagePath(), {
        headers: { 'x-forwarded-for': address, 'x-request-id': `from-${address}` },
      });
    const entries = await app.test.sql(
      `select actor, action, address, request_id from audit_entries where resources ->> 'outboundId' = $1`,
      [attempt.claimed.outbound.id],
    );
    const told = { address: '203.0.113.9', request_id: 'from-203.0.113.9' };
    expect(entries).toEqual([{ actor: 'CONTACT', action: 'form.read', ...told }]);
  });

  it('200: neither may run a script nor be framed, whatever the rest of the service says', async () => {
    for (const token of [attempt.token, 'guessed', '%ff']) {
      const { headers } = await open(token);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src ('none'|'nonce-[\w+/=]{24}'); img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['x-robots-tag']).toContain('noindex');
    }
  });

  it('200: a scanner or a prefetch that opens the link, however often, changes nothing', async () => {
    const before = await storedFor(app.test, app.active.context);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const headers = { 'sec-purpose': 'prefetch' };
      expect((await app.request(method, pagePath(), { headers })).status).toBe(200);
    }
    expect((await app.request('OPTIONS', pagePath())).status).toBe(405);
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it('200: says that it is no longer needed once the search has ended', async () => {
    await app.active.request('DELETE', orderPath(attempt.orderId));
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).not.toContain('<form');
    expect(text).not.toContain('Rivera');
  });

  it.each([
    ['removed', 'DELETE', 'contact', { reason: 'They left' }],
    ['the wrong one', 'POST', 'contact/mark-accuracy', { accuracyStatus: 'INACCURATE', reason: 'They left' }],
    [
      'reached elsewhere',
      'PUT',
      'contact',
      {
        name: 'Dana Wells',
        entityName: 'Contoso Inc',
        location: 'Austin, TX',
        confidence: 0.7,
        contactMethods: [{ email: 'dana.wells@contoso.example', confidence: 0.7, source: 'phone call' }],
      },
    ],
  ])('200: says the same once its contact is %s, and records nothing', async (_, method, path, body) => {
    const fields = await confirmed();
    const { contactId } = attempt.claimed.outbound;
    const place = `${searchPath(attempt.orderId, attempt.searchId)}/${path}`;
    const changed = await app.active.request(method, place, { body: { ...body, contactId } });
    expect(changed.status).toBe(200);
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).not.toContain('<form');
    expect(text).not.toContain('Rivera');
    await post(fields);
    expect(await answersOf(attempt)).toEqual([]);
  });

  it('401: guessed, tampered, of another organization, not sent', async () => {
    const { token } = attempt;
    const other = await sendAttempt(app.test, app.other.context);
    const organization = (text: string) => Buffer.from(text, 'base64url').subarray(0, 16);
    const secret = (text: string) => Buffer.from(text, 'base64url').subarray(16);
    const bad = [
      'x',
      `${token}A`,
      token.slice(0, -1),
      ...[0, 10, 30, token.length - 2].map((at) => tampered(token, at)),
      Buffer.concat([organization(token), randomBytes(20)]).toString('base64url'),
      Buffer.concat([organization(other.token), secret(token)]).toString('base64url'),
      randomBytes(36).toString('base64url'),
    ];
    const answers = await Promise.all(bad.map(open));
    expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 401));
    for (const { text } of answers) expect(text).not.toContain('Rivera');
  });

  it('401: expired', async () => {
    clock.advance({ days: 6 });
    expect((await open()).status).toBe(200);
    clock.advance({ days: 1 });
    const { status, text } = await open();
    expect(status).toBe(401);
    expect(text).not.toContain('Rivera');
  });

  it('401: says the same in the error body to whoever wants JSON', async () => {
    const answer = await app.request('GET', pagePath('guessed'), { headers: { accept: 'application/json' } });
    expect([answer.status, answer.body]).toEqual([
      401,
      { statusCode: 401, message: 'Invalid or expired token', error: 'Unauthorized' },
    ]);
  });

  it('a token of the API opens no page, and a link no API', async () => {
    expect((await open(app.active.token)).status).toBe(401);
    expect(
      (await app.request('GET', searchPath(attempt.orderId, attempt.searchId), { token: attempt.token }))
        .status,
    ).toBe(401);
  });
});

describe('POST the page of a link', () => {
  it('303: records the answer once, however often it is sent', async () => {
    const fields = await confirmed();
    const answers = await Promise.all([post(fields), post(fields), post(fields)]);
    answers.push(await post(fields));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array(4).fill([303, pagePath()]),
    );
    expect(await answersOf(attempt)).toHaveLength(1);
    expect((await open()).text).toContain('Thank you');
  });

  it('409: another answer, later or at the same moment, and keeps the first', async () => {
    const fields = await confirmed();
    const names = ['Robin Lee', 'Pat Doyle', 'Sam Hill'];
    const answers = await Promise.all(names.map((name) => post({ ...fields, 'respondent.name': name })));
    answers.push(await post({ ...fields, 'respondent.name': 'Somebody else' }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    expect(answers.at(-1)?.text).toContain('An answer was already sent');
    expect(await answersOf(attempt)).toHaveLength(1);
  });

  it('303: completes the search', async () => {
    await post(await confirmed());
    const { body } = await app.active.request('GET', searchPath(attempt.orderId, attempt.searchId));
    expect(body).toMatchObject({
      searchStatus: 'COMPLETED',
      phase: 'CLOSED',
      verificationResult: [{ outcome: 'VERIFIED_NO_DISCREPANCY', source: 'VERIFIER' }],
    });
  });

  it('400: comes back with what is missing, and records nothing', async () => {
    const { 'respondent.name': name, ...fields } = await confirmed();
    const { status, text } = await post(fields);
    expect(status).toBe(400);
    expect(text).toContain('Your name is required');
    expect(await answersOf(attempt)).toEqual([]);
  });

  it.each([
    ['guessed', () => 'guessed'],
    ['tampered', (token: string) => tampered(token, 30)],
    [
      'expired',
      (token: string) => {
        clock.advance({ days: 8 });
        return token;
      },
    ],
  ])('401: %s, and records nothing', async (_, spoil) => {
    const fields = await confirmed();
    expect((await post(fields, spoil(attempt.token))).status).toBe(401);
    expect(await answersOf(attempt)).toEqual([]);
  });

  it('answers only the attempt whose link it is', async () => {
    const another = await sendAttempt(app.test, app.active.context);
    await post(await confirmed());
    expect(await answersOf(another)).toEqual([]);
    expect((await open(another.token)).text).toContain('<form');
  });
});

it('keeps the link out of the log', async () => {
  await post(await confirmed());
  await expect
    .poll(() => app.log.lines().at(-1), { timeout: 20_000 })
    .toMatchObject({ method: 'POST', status: 303 });
  expect(app.log.text()).not.toContain(attempt.token);
  expect(app.log.text()).not.toContain('Rivera');
});

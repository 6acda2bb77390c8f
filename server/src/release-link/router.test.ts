import { submitVerifierAnswers, updateOrganization } from '@credence/core';
import {
  confirmAll,
  type FakeClock,
  fakeClock,
  OFFICE_HOURS,
  orderInput,
  sendAttempt,
} from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import { orderPath, startTestApp, type TestApp } from '../testing/app.ts';

const PDF = '%PDF-1.7 signed by Jordan';
const ELSEWHERE = 'https://files.example.test/release.pdf?key=1';

let clock: FakeClock;
let app: TestApp;
let attempt: Awaited<ReturnType<typeof sendAttempt>>;

const sent = (signedReleaseFileUrl?: string) =>
  sendAttempt(app.test, app.active.context, {
    applicant: { ...orderInput().applicant, signedReleaseFileUrl },
  });

beforeAll(async () => {
  clock = fakeClock(OFFICE_HOURS);
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
  await updateOrganization(app.active.context, { releaseDelivery: 'LINK', status: 'ACTIVE' });
  attempt = await sent(Buffer.from(PDF).toString('base64'));
});

const open = (token = attempt.token, method = 'GET', headers = {}) =>
  app.request(method, `/respond/${token}/release`, { headers });

/** What the audit trail says was read through the links of an attempt. */
const reads = ({ claimed }: typeof attempt) =>
  app.test.sql(
    `select actor, resources from audit_entries where action = 'release.read' and resources ->> 'outboundId' = $1`,
    [claimed.outbound.id],
  );

describe('GET the release of a link', () => {
  it('200: the PDF, to be saved, with nothing that runs or stays behind', async () => {
    const { status, headers, text } = await open();
    expect([status, text]).toEqual([200, PDF]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=signed-release.pdf',
      'content-length': String(PDF.length),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('200: the audit trail says that the contact read it', async () => {
    await open();
    expect(await reads(attempt)).toEqual([
      {
        actor: 'CONTACT',
        resources: { searchId: attempt.searchId, outboundId: attempt.claimed.outbound.id },
      },
    ]);
  });

  it('302: to where the client keeps it', async () => {
    const { token } = await sent(ELSEWHERE);
    const { status, headers } = await open(token);
    expect([status, headers.location]).toEqual([302, ELSEWHERE]);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['guessed', '%20', '..%2f..%2fetc', 'A'.repeat(48)])('401: no link at all: %s', async (token) => {
    const { status, headers, text } = await open(token);
    expect(status).toBe(401);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('This link is no longer valid');
  });

  it('400: what is no address', async () => {
    expect((await open('%ff')).status).toBe(400);
  });

  it('401: expired', async () => {
    clock.set(attempt.claimed.outbound.linkExpiresAt);
    expect((await open()).status).toBe(401);
  });

  it('401: of a search that has ended', async () => {
    await app.active.request('DELETE', orderPath(attempt.orderId));
    expect((await open()).status).toBe(401);
    expect(await reads(attempt)).toEqual([]);
  });

  it('401: once the page was answered, though the search goes on', async () => {
    await submitVerifierAnswers(app.test.core, attempt.token, {
      ...confirmAll(attempt.claimed),
      noRecord: true,
    });
    expect((await app.request('GET', `/respond/${attempt.token}`)).text).toContain('answers were received');
    expect((await open()).status).toBe(401);
    expect(await reads(attempt)).toEqual([]);
  });

  it('401: of an order without a release', async () => {
    expect((await open((await sent()).token)).status).toBe(401);
  });

  it('401: of an organization that shows it to nobody, or that is gone', async () => {
    await updateOrganization(app.active.context, { releaseDelivery: 'NONE' });
    expect((await open()).status).toBe(401);
    await updateOrganization(app.active.context, { releaseDelivery: 'LINK', status: 'INACTIVE' });
    expect((await open()).status).toBe(401);
  });

  it('401: in the error shape where only JSON is understood', async () => {
    const answer = await open('guessed', 'GET', { accept: 'application/json' });
    expect(answer.status).toBe(401);
    expect(messagesOf(answer)).toEqual(['Invalid or expired token']);
  });

  it.each(['POST', 'PUT', 'DELETE'])('405: %s', async (method) => {
    const { status, headers } = await open(attempt.token, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is not told in the log by its link', async () => {
    await open();
    expect(app.log.text()).not.toContain(attempt.token);
  });
});

import { createHmac } from 'node:crypto';
import { readOrder, readVerifierForm, submitVerifierAnswers } from '@credence/core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { buildHarness, type Harness, type PlacedOrder } from './testing/harness.ts';
import type { ArrivedMail } from './testing/mail-server.ts';
import type { ReceivedRequest, Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';
import type { Worker } from './worker.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`;
const RELEASE = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from([0, 13, 10, 255, 46, 13, 10]),
  Buffer.alloc(9_000, '.'),
]);
/** What must not be found where it has no business. */
const CANARY = {
  ssn: '987-65-4320',
  email: 'canary.hr@contoso.example',
  name: 'Zebulon',
  otherName: 'Quackenbush',
};

describe('the life of an order', () => {
  let harness: Harness;
  let worker: Worker;
  let receiver: Receiver;
  let placed: PlacedOrder;
  let mail: ArrivedMail;
  let completed: ReceivedRequest;

  beforeAll(async () => {
    harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
    receiver = await harness.receiver();
    // Without intervals there is no polling and no sweeping: every step has to be woken by the one before.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    worker = await harness.start();
    vi.useRealTimers();

    placed = await harness.order({
      to: CANARY.email,
      applicant: {
        firstName: CANARY.name,
        lastName: CANARY.otherName,
        ssn: CANARY.ssn,
        signedReleaseFileUrl: RELEASE.toString('base64'),
      },
      webhookConfig: { secret: SECRET, closeoutEndpoints: { EMPLOYMENT: receiver.url } },
    });
    mail = await until('a mail', () => harness.mail.arrived[0]);
    const token = /\/respond\/(\S+)/.exec(mail.email.text ?? '')?.[1] ?? '';
    const core = harness.test.core;
    await until('the attempt is recorded', async () => {
      const [row] = await harness.test.sql(`select from outbounds where status = 'SENT'`);
      return row;
    });
    const form = await readVerifierForm(core, token);
    await submitVerifierAnswers(core, token, {
      respondent: { name: 'Pat Doyle', title: null },
      noRecord: false,
      wrongPerson: false,
      referral: null,
      thirdParty: null,
      claims: form.records.flatMap(({ index, claims }) =>
        claims.map(({ field }) => ({ record: index, field, answer: 'CONFIRMED' as const, value: null })),
      ),
      questions: [],
      comment: null,
    });
    completed = await until('the completion', () =>
      receiver.requests.find(({ headers }) => headers['x-event-type'] === 'verification.completed'),
    );
  });
  afterAll(() => harness.close());

  it('takes no mail where no port is set for it', () => {
    expect(worker.inboundMailPort).toBeNull();
  });

  it('writes to the contact by SMTP, as text and as HTML, with a page link that is its own', () => {
    const { email, recipients } = mail;
    expect(recipients).toEqual([CANARY.email]);
    expect(email.to).toEqual([expect.objectContaining({ address: CANARY.email })]);
    expect(email.from).toMatchObject({ address: 'verifications@credence.test' });
    expect(email.subject).toMatch(
      new RegExp(
        `^Employment verification for ${CANARY.name} ${CANARY.otherName} \\([0-9A-Z]{4}-[0-9A-Z]{4}\\)$`,
      ),
    );
    const link = /https:\/\/verify\.credence\.test\/respond\/[\w-]{48}/.exec(email.text ?? '')?.[0];
    expect(link).toBeDefined();
    expect(email.html).toContain(`href="${link}"`);
    expect(harness.mail.arrived).toHaveLength(1);
  });

  it('marks the mail as made by a machine, and makes repeats and replies recognizable', async () => {
    const [outbound] = await harness.test.sql<{ id: string }>(
      `select id from outbounds where status = 'DELIVERED'`,
    );
    const header = (name: string) => mail.email.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail.email.messageId).toBe(`<${outbound?.id}@reply.credence.test>`);
    const replyTo = mail.email.replyTo?.[0]?.address ?? '';
    expect(replyTo).toMatch(/^[a-z2-7]{58}@reply\.credence\.test$/);
    expect(mail.raw.toString()).not.toContain(CANARY.ssn);
  });

  it('attaches the signed release byte for byte', () => {
    expect(mail.email.attachments).toHaveLength(1);
    const [release] = mail.email.attachments;
    expect(release).toMatchObject({ filename: 'signed-release.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(release?.content as ArrayBuffer)).toEqual(RELEASE);
  });

  it('completes the search and the order with the answers of the page', async () => {
    const { order } = (await readOrder(harness.context, { orderId: placed.orderId })) ?? {};
    expect(order).toMatchObject({ orderStatus: 'COMPLETED' });
    expect(JSON.parse(completed.body.toString())).toMatchObject({
      event: 'verification.completed',
      data: { searchId: placed.searchId, verificationResult: { outcome: 'VERIFIED_NO_DISCREPANCY' } },
    });
  });

  it('signs every webhook in both ways', async () => {
    // The last two are written together and may arrive in either order.
    const requests = await until('all events', () => receiver.requests.length >= 5 && receiver.requests);
    expect(requests.map(({ headers }) => headers['x-event-type']).toSorted()).toEqual([
      'verification.completed',
      'verification.notification',
      'verification.notification',
      'verification.notification',
      'verification.notification',
    ]);
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    for (const { headers, body } of requests) {
      const standard = new Webhook(SECRET).verify(body, headers as Record<string, string>);
      expect(standard).toMatchObject({ data: { searchId: placed.searchId } });
      const classic = createHmac('sha256', key).update(body).digest('hex');
      expect(headers['x-webhook-signature']).toBe(`sha256=${classic}`);
      expect(headers['webhook-id']).toBe(headers['x-event-id']);
    }
  });

  it('counts what it did', async () => {
    const figures = await until('the last figures', async () => {
      const text = await worker.metrics.registry.metrics();
      return (
        text.includes('jobs_running{job="deliver-to-receiver"} 0\n') &&
        text.includes('webhook_attempts_total{result="DELIVERED"} 5\n') &&
        text
      );
    });
    for (const job of ['research-search', 'send-outbound']) {
      expect(figures).toContain(`job_duration_seconds_count{job="${job}",result="done"} 1\n`);
    }
    expect(figures).toMatch(/job_duration_seconds_count\{job="deliver-to-receiver",result="done"\} [1-9]/);
    expect(figures).toContain('outbound_attempts_total{channel="EMAIL",result="sent"} 1\n');
    expect(figures).toMatch(/^webhook_delivery_seconds_count [1-9]/m);
    expect(figures).toMatch(/^queue_jobs\{job="deliver-to-receiver",state="ready"\} \d+$/m);
    expect(figures).toMatch(/^queue_oldest_ready_seconds\{job="deliver-to-receiver"\} \d/m);
    expect(figures).toContain('webhook_targets_failing{state="disabled"} 0\n');
    expect(figures).not.toContain('result="failed"');
  });

  it('keeps personal data out of its log, its jobs and its figures', async () => {
    const jobs = await harness.test.sql('select * from pgboss.job');
    const everywhere = [harness.log(), JSON.stringify(jobs), await worker.metrics.registry.metrics()];
    expect(harness.log()).toContain('"msg":"Webhook attempt"');
    expect(harness.log()).toContain('"msg":"Outbound attempt"');
    expect(jobs.length).toBeGreaterThan(0);
    const token = /\/respond\/(\S+)/.exec(mail.email.text ?? '')?.[1] ?? 'no token';
    const secrets = [...Object.values(CANARY), CANARY.ssn.replaceAll('-', ''), 'Pat Doyle', token, SECRET];
    for (const text of everywhere) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });
});

describe('a worker that has just started', () => {
  it('ends a search whose time is over and that has no job, before its first interval is over', async () => {
    const harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
    onTestFinished(harness.close);
    const { searchId } = await harness.order();
    await harness.test.sql(`delete from pgboss.job where data ->> 'searchId' = $1`, [searchId]);
    harness.clock.advance({ minutes: 8 * 24 * 60 });
    await harness.start({ config: { SWEEP_SECONDS: 3_600 } });
    await until('its end', async () => {
      const ended = `select from searches where id = $1 and phase = 'CLOSED'`;
      return (await harness.test.sql(ended, [searchId]))[0];
    });
  });
});

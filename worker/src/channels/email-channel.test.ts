import { randomUUID } from 'node:crypto';
import { cancelOrder, researchSearch, updateOrganization } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import type { MailBehaviour } from '../testing/mail-server.ts';
import { until } from '../testing/until.ts';

interface Attempt {
  status: string;
  error: string | null;
  send_failures: number;
}

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  await harness.start({ limits: { smtpTimeoutMs: 1_000 } });
});
afterAll(() => harness.close());

/** The first attempt of a search, once it is no longer waiting for its first send. */
const attemptOf = (searchId: string, settled: (attempt: Attempt) => boolean) =>
  until('an outcome', async () => {
    const [row] = await harness.test.sql<Attempt>(
      'select status, error, send_failures from outbounds where search_id = $1 order by attempt_number limit 1',
      [searchId],
    );
    return row && settled(row) && row;
  });

const someone = () => `hr-${randomUUID()}@contoso.example`;

describe('a server that takes mail', () => {
  it('gets one message for an attempt, with a reply address that no other attempt has', async () => {
    const [first, second] = [someone(), someone()];
    await Promise.all([harness.order({ to: first }), harness.order({ to: second })]);
    const mails = await until('both', () => {
      const found = [...harness.mail.arrivedFor(first), ...harness.mail.arrivedFor(second)];
      return found.length === 2 && found;
    });
    const replies = mails.map(({ email }) => email.replyTo?.[0]?.address ?? '');
    expect(new Set(replies).size).toBe(2);
    expect(new Set(mails.map(({ email }) => email.messageId)).size).toBe(2);
    // What cannot be delivered comes back to the attempt that it belongs to.
    expect(mails.map(({ sender }) => sender)).toEqual(replies);
  });

  it('is told that a machine writes, which wants no automatic answer', async () => {
    const to = someone();
    await harness.order({ to });
    const { email } = await until('the mail', () => harness.mail.arrivedFor(to)[0]);
    const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(headers.has('in-reply-to')).toBe(false);
    expect(email.text).toContain('https://verify.credence.test/respond/');
    expect(email.html).toContain('https://verify.credence.test/respond/');
  });

  it('finds a follow-up beside the request that it comes back to', async () => {
    const to = someone();
    const outbound = { followUpMinutes: 60 };
    const { searchId } = await harness.order({ to, searchConfig: { outbound } });
    await attemptOf(searchId, ({ status }) => status === 'SENT');
    harness.clock.advance({ minutes: 61 });
    const mails = await until('the follow-up', () => {
      const found = harness.mail.arrivedFor(to);
      return found.length === 2 && found;
    });
    const [first, second] = mails.map(({ email }) => email);
    expect(first?.subject).toMatch(/^Employment verification for Jordan Rivera \([0-9A-Y]{4}-[0-9A-Y]{4}\)$/);
    expect(second?.subject).toMatch(/^Reminder: Employment verification for Jordan Rivera \(/);
    expect(first?.text).toContain('Start date:');
    expect(second?.text).not.toContain('Start date:');
    expect(second?.messageId).not.toBe(first?.messageId);
    expect([second?.inReplyTo, second?.references]).toEqual([first?.messageId, first?.messageId]);
  });
});

describe('the signed release', () => {
  const RELEASE = Buffer.from('%PDF-1.4 signed');
  const applicant = { signedReleaseFileUrl: RELEASE.toString('base64') };
  const LINK = /https:\S+\/respond\/[\w-]+\/release/;

  async function mailUnder(releaseDelivery: 'ATTACH' | 'LINK' | 'NONE') {
    const to = someone();
    await updateOrganization(harness.context, { releaseDelivery });
    await harness.order({ to, applicant });
    const { email } = await until('the mail', () => harness.mail.arrivedFor(to)[0]);
    return email;
  }

  it('goes along where the organization attaches it', async () => {
    const { attachments, text } = await mailUnder('ATTACH');
    expect(attachments).toMatchObject([{ filename: 'signed-release.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(RELEASE);
    expect(text).toContain('has signed a release for this purpose, which is attached.');
  });

  it('is fetched from where the client keeps it, and the request waits until it can be', async () => {
    const [to, pdf] = [someone(), '%PDF-1.4 kept elsewhere'];
    let isThere = false;
    const client = await harness.receiver(() => (isThere ? { status: 200, body: pdf } : 503));
    await updateOrganization(harness.context, { releaseDelivery: 'ATTACH' });
    const { searchId } = await harness.order({ to, applicant: { signedReleaseFileUrl: client.url } });
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    expect(postponed).toMatchObject({
      status: 'SCHEDULED',
      error: 'The signed release could not be fetched',
    });
    expect(harness.mail.triedFor(to)).toBe(0);
    isThere = true;
    harness.clock.advance({ minutes: 2 });
    const { email } = await until('the mail', () => harness.mail.arrivedFor(to)[0]);
    expect(Buffer.from(email.attachments[0]?.content as ArrayBuffer).toString()).toBe(pdf);
  });

  it('is linked where the organization links it, after the page', async () => {
    const { attachments, text = '', html } = await mailUnder('LINK');
    expect(attachments).toEqual([]);
    expect(html).toMatch(LINK);
    expect(text.search(LINK)).toBeGreaterThan(text.search(/\/respond\/\S+\s/));
  });

  it('is left out where the organization shows it to nobody', async () => {
    const { attachments, text, html } = await mailUnder('NONE');
    expect(attachments).toEqual([]);
    expect(text).toContain('has signed a release for this purpose.');
    expect(`${text}${html}`).not.toMatch(LINK);
  });
});

describe('a server that refuses for good', () => {
  it.each<[MailBehaviour, string, string | null]>([
    ['refuse', 'EENVELOPE 550', 'BOUNCED'],
    ['refuse-policy', 'EENVELOPE 550', null],
    ['refuse-content', 'EMESSAGE 554', null],
  ])('ends the attempt after one try: %s', async (behaviour, error, outcome) => {
    const to = someone();
    harness.mail.behave(to, behaviour);
    const { searchId } = await harness.order({ to });
    const attempt = await attemptOf(
      searchId,
      ({ status }) => status !== 'SCHEDULED' && status !== 'IN_PROGRESS',
    );
    expect(attempt).toEqual({ status: 'FAILED', error, send_failures: 1 });
    const waiting = `select from outbounds where search_id = $1 and status = 'SCHEDULED'`;
    const outcomes = `select outcome from outbounds where search_id = $1 and status = 'FAILED'`;
    expect(await harness.test.sql(outcomes, [searchId])).toEqual([{ outcome }]);
    // Nobody writes again to an address that does not exist.
    expect(await harness.test.sql(waiting, [searchId])).toHaveLength(outcome === 'BOUNCED' ? 0 : 2);
    await until('a line in the log', () => harness.log().includes(`"result":"refused","reason":"${error}"`));
    expect(harness.mail.triedFor(to)).toBe(1);
  });
});

describe('a server in passing trouble', () => {
  it.each<[MailBehaviour, string, number]>([
    ['greylist', 'EENVELOPE 451', 1],
    ['hang', 'ETIMEDOUT', 1],
    ['drip', 'EABORT', 1],
    ['drop-after-data', 'ECONNECTION', 2],
  ])('gets the same message again later: %s', async (behaviour, error, arrivals) => {
    const to = someone();
    harness.mail.behave(to, behaviour);
    const { searchId } = await harness.order({ to });
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    expect(postponed).toEqual({ status: 'SCHEDULED', error, send_failures: 1 });
    // One more than once where the connection had served before and might have gone stale.
    expect(harness.mail.triedFor(to)).toBeLessThanOrEqual(2);

    if (behaviour !== 'greylist') harness.mail.behave(to, 'accept');
    harness.clock.advance({ minutes: 3 });
    const sent = await attemptOf(searchId, ({ status }) => status === 'SENT');
    expect(sent).toEqual({ status: 'SENT', error: null, send_failures: 1 });
    const ids = harness.mail.arrivedFor(to).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(arrivals);
    expect(new Set(ids).size).toBe(1);
  });

  it('gets a message twice at most when it never says whether it has it', async () => {
    const to = someone();
    harness.mail.behave(to, 'drop-after-data');
    const { searchId } = await harness.order({ to, searchConfig: { outbound: { maxTotalAttempts: 1 } } });
    await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    const before = harness.mail.arrivedFor(to).length;
    harness.clock.advance({ minutes: 3 });
    const ended = await attemptOf(searchId, ({ status }) => status === 'FAILED');
    const error = 'Handed over and never confirmed: whether it arrived is not known';
    expect(ended).toEqual({ status: 'FAILED', error, send_failures: 1 });
    // On a connection that may have gone stale each of the two may be tried once more.
    expect(harness.mail.arrivedFor(to).length).toBeLessThanOrEqual(2 * before);
    const waits = await harness.test.sql('select phase, waiting_for from searches where id = $1', [searchId]);
    expect(waits).toEqual([{ phase: 'AWAITING_RESPONSE', waiting_for: 'an answer from the contact' }]);
  });

  it('gets the same message again later: one that did not let us in', async () => {
    harness.mail.behave(`@${harness.config.REPLY_DOMAIN}`, 'refuse');
    const { searchId } = await harness.order({ to: someone() });
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    expect(postponed).toEqual({ status: 'SCHEDULED', error: 'EENVELOPE 530', send_failures: 1 });
    harness.mail.behave(`@${harness.config.REPLY_DOMAIN}`, 'accept');
    harness.clock.advance({ minutes: 3 });
    await attemptOf(searchId, ({ status }) => status === 'SENT');
  });

  it('gets everything that waited once it is back from being down', async () => {
    const everybody = [someone(), someone(), someone()];
    await harness.mail.down();
    const placed = await Promise.all(everybody.map((to) => harness.order({ to })));
    for (const { searchId } of placed) {
      const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
      expect(postponed).toEqual({ status: 'SCHEDULED', error: 'ESOCKET', send_failures: 1 });
    }
    await harness.mail.up();
    harness.clock.advance({ minutes: 3 });
    for (const { searchId } of placed) await attemptOf(searchId, ({ status }) => status === 'SENT');
    expect(everybody.map((to) => harness.mail.arrivedFor(to).length)).toEqual([1, 1, 1]);
  });
});

describe('an order that is cancelled before its request went out', () => {
  it('sends nothing, though the job is there', async () => {
    const idle = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      const { orderId, searchId } = await idle.order();
      await researchSearch(idle.context, { searchId, channelsAvailable: ['EMAIL'] });
      await cancelOrder(idle.context, { orderId });
      await idle.start();
      await until('the job that was due', async () => {
        const [job] = await idle.test.sql(
          `select from pgboss.job where name = 'send-outbound' and state = 'completed'`,
        );
        return job;
      });
      expect(idle.mail.arrived).toEqual([]);
      expect(await idle.test.sql('select distinct status from outbounds')).toEqual([{ status: 'CANCELLED' }]);
    } finally {
      await idle.close();
    }
  });
});

describe('a name that means harm', () => {
  it('adds no header, no recipient and no markup', async () => {
    const to = someone();
    await harness.order({
      to,
      applicant: {
        firstName: 'Eve Bcc: victim@other.example Hello',
        lastName: '<script>alert(1)</script>',
      },
      employment: { employerName: '"Contoso" X-Evil: 1 <img src=x onerror=alert(1)>' },
    });
    const { email, recipients } = await until('the mail', () => harness.mail.arrivedFor(to)[0]);
    expect(recipients).toEqual([to]);
    expect(email.bcc).toBeUndefined();
    expect(email.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(email.subject).toContain(
      'Employment verification for Eve Bcc: victim@other.example Hello <script>alert(1)</script> (',
    );
    expect(email.to).toEqual([expect.objectContaining({ address: to })]);
    expect(email.html).not.toMatch(/<(script|img)/);
    expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

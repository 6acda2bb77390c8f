import { randomInt } from 'node:crypto';
import { readSearch, updateOrganization } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import type { MailBehaviour } from '../testing/mail-server.ts';
import { textOfPdf } from '../testing/pdf-text.ts';
import { until } from '../testing/until.ts';

const RELEASE = Buffer.from('%PDF-1.4 signed');
const RETURN_NUMBER = '+1 512 555 0199';

let harness: Harness;
beforeAll(async () => {
  const config = { FAX_GATEWAY_DOMAIN: 'fax.credence.test', FAX_RETURN_NUMBER: RETURN_NUMBER };
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), config });
  await harness.start({ limits: { smtpTimeoutMs: 1_000 } });
});
afterAll(() => harness.close());

/** A number that nobody else in this file has, as people write it, and its mailbox at the gateway. */
function newFax() {
  const digits = String(randomInt(2_000_000, 9_999_999));
  const number = `(512) ${digits.slice(0, 3)}-${digits.slice(3)}`;
  return { number, mailbox: `1512${digits}@fax.credence.test` };
}

const order = (employerFax: string, signedReleaseFileUrl = RELEASE.toString('base64')) =>
  harness.order({ to: null, employment: { employerFax }, applicant: { signedReleaseFileUrl } });

async function faxUnder(releaseDelivery: 'ATTACH' | 'LINK' | 'NONE') {
  await updateOrganization(harness.context, { releaseDelivery });
  const { number, mailbox } = newFax();
  const { searchId } = await order(number);
  const mail = await until('the fax', () => harness.mail.arrivedFor(mailbox)[0]);
  const pdfs = mail.email.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  const [cover = Buffer.alloc(0), ...others] = pdfs;
  return { ...mail, number, searchId, words: textOfPdf(cover).join(' '), others };
}

const attemptOf = (searchId: string, settled: (status: string, failures: number) => boolean) =>
  until('an outcome', async () => {
    const [row] = await harness.test.sql<{ status: string; error: string | null; send_failures: number }>(
      'select status, error, send_failures from outbounds where search_id = $1 order by attempt_number limit 1',
      [searchId],
    );
    return row && settled(row.status, row.send_failures) && row;
  });

describe('a fax', () => {
  it('is a mail to the gateway with nothing but a cover sheet and the release', async () => {
    const { email, sender, number, searchId, words, others } = await faxUnder('ATTACH');
    expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['cover-sheet.pdf', 'application/pdf'],
      ['signed-release.pdf', 'application/pdf'],
    ]);
    expect(others).toEqual([RELEASE]);
    expect([email.text ?? '', email.html ?? '']).toEqual(['', '']);
    const [attempt] = await harness.test.sql<{ id: string }>(
      'select id from outbounds where search_id = $1 order by attempt_number limit 1',
      [searchId],
    );
    const id = attempt?.id ?? '';
    expect(email.messageId).toBe(`<${id}@reply.credence.test>`);
    expect(email.subject).toBe(`Fax ${id}`);
    const replyTo = email.replyTo?.[0]?.address ?? '';
    expect(replyTo).toMatch(/@reply\.credence\.test$/);
    expect(sender).toBe(replyTo);
    expect(email.from?.address).toBe('verifications@credence.test');
    expect(words).toMatch(/Reference [0-9A-Y]{4}-[0-9A-Y]{4}/);
    for (const expected of [
      number,
      'Jordan Rivera',
      'Position: Analyst',
      RETURN_NUMBER,
      'verify.credence.test/respond',
    ]) {
      expect(words).toContain(expected);
    }
  });

  it('names where the release is read, or carries none, as the organization has it', async () => {
    const linked = await faxUnder('LINK');
    expect(linked.others).toEqual([]);
    expect(linked.words).toContain('The signed release can be read there as well.');
    const withheld = await faxUnder('NONE');
    expect(withheld.others).toEqual([]);
    expect(withheld.words).not.toContain('can be read there');
  });

  it('goes out under the sender that the gateway knows', async () => {
    const other = await buildHarness({
      postgresUrl: inject('postgresUrl'),
      config: { FAX_GATEWAY_DOMAIN: 'fax.credence.test', FAX_FROM: 'customer-7@credence.test' },
    });
    try {
      const { number, mailbox } = newFax();
      await other.order({ to: null, employment: { employerFax: number } });
      await other.start();
      const { email, sender } = await until('the fax', () => other.mail.arrivedFor(mailbox)[0]);
      expect([email.from?.address, sender]).toEqual(['customer-7@credence.test', 'customer-7@credence.test']);
    } finally {
      await other.close();
    }
  });
});

describe('a fax that does not go through', () => {
  it('to what is no number is not tried, and the gateway never hears of it', async () => {
    const before = harness.mail.arrived.length;
    const { searchId } = await order('911');
    const skipped = `select 1 from activities where search_id = $1 and activity_type = 'OUTBOUND_SKIPPED'`;
    await until('a skipped number', async () => (await harness.test.sql(skipped, [searchId])).length > 0);
    expect(await harness.test.sql('select 1 from outbounds where search_id = $1', [searchId])).toEqual([]);
    expect(harness.mail.arrived.length).toBe(before);
  });

  it('because the gateway refuses the number has failed', async () => {
    const { number, mailbox } = newFax();
    harness.mail.behave(mailbox, 'refuse');
    const { searchId } = await order(number);
    expect(await attemptOf(searchId, (status) => status === 'FAILED')).toMatchObject({
      error: 'EENVELOPE 550',
    });
  });

  it.each<[MailBehaviour, number]>([
    ['greylist', 1],
    ['drop-after-data', 2],
  ])('for now is sent again later, as the same message: %s', async (behaviour, arrivals) => {
    const { number, mailbox } = newFax();
    harness.mail.behave(mailbox, behaviour);
    const { searchId } = await order(number);
    await attemptOf(searchId, (_status, failures) => failures > 0);
    if (behaviour !== 'greylist') harness.mail.behave(mailbox, 'accept');
    harness.clock.advance({ minutes: 3 });
    await attemptOf(searchId, (status) => status === 'SENT');
    const ids = harness.mail.arrivedFor(mailbox).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(arrivals);
    expect(new Set(ids).size).toBe(1);
  });
});

it('a deployment without a gateway sends no fax, and says so', async () => {
  const bare = await buildHarness({ postgresUrl: inject('postgresUrl') });
  try {
    const ids = await bare.order({ employment: { employerFax: newFax().number } });
    await bare.start();
    await until('the mail', () => bare.mail.arrived[0]);
    const rows = await bare.test.sql<{ channel: string }>('select distinct channel from outbounds');
    expect(rows).toEqual([{ channel: 'EMAIL' }]);
    const { activities } = await readSearch(bare.context, ids);
    const skipped = activities.filter(({ activityType }) => activityType === 'OUTBOUND_SKIPPED');
    expect(skipped).toMatchObject([
      { channel: 'FAX', description: 'Fax is not configured in this deployment' },
    ]);
  } finally {
    await bare.close();
  }
});

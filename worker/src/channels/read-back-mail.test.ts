import type { ClaimedReadBack } from '@credence/core';
import { processInbound, receiveMail } from '@credence/core';
import { incomingMail } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { until } from '../testing/until.ts';
import { letterHtml } from './letter/letter-html.ts';
import { letterText } from './letter/letter-text.ts';
import { senderOf } from './letter/sender-of.ts';
import { readBackMail } from './read-back-mail.ts';

type Answers = ClaimedReadBack['answers'];

const claim = (field: string, label: string, kind: 'TEXT' | 'DATE', provided: string | null) => ({
  field,
  label,
  kind,
  provided,
});

const CONTOSO = {
  index: 0,
  title: 'Contoso',
  claims: [
    claim('position', 'Position', 'TEXT', 'Analyst'),
    claim('startDate', 'Start date', 'DATE', '2019-03-01'),
    claim('endDate', 'End date', 'DATE', '2022-08-31'),
  ],
};

function words(
  claims: Answers['claims'],
  thirdParty: Answers['thirdParty'] = null,
  records: ClaimedReadBack['records'] = [CONTOSO],
) {
  const sender = senderOf({ name: 'Acme Screening', branding: null, logo: null }, 'Credence Verifications');
  const letter = readBackMail(
    {
      applicantName: 'Jordan <Rivera>',
      contact: { name: 'Pat Doyle', entityName: 'Contoso' },
      links: { reference: 'K7QX2MNP' },
      outbound: { linkExpiresAt: new Date('2026-03-20T17:00:00Z') },
      answers: { respondent: null, claims, thirdParty },
      records,
    },
    {
      organization: { name: 'Acme Screening' },
      pageUrl: 'https://verify.credence.test/respond/abc',
      referenceUrl: 'https://verify.credence.test/respond',
      telephone: null,
    },
  );
  return { text: letterText(letter, sender), html: letterHtml(letter, sender) };
}

describe('the words of a read-back', () => {
  it('say what was understood, and nothing of what the reply leaves open', () => {
    const { text, html } = words([
      { record: 0, field: 'position', answer: 'CORRECTED', value: 'Team Lead' },
      { record: 0, field: 'startDate', answer: 'CONFIRMED', value: null },
      { record: 0, field: 'endDate', answer: 'UNKNOWN', value: null },
    ]);
    expect(text).toContain(
      '▪ Position: Team Lead (instead of Analyst)\n\n▪ Start date: March 1, 2019 (correct)\n\n',
    );
    expect(text).not.toContain('End date');
    expect(text).toContain('https://verify.credence.test/respond/abc');
    expect(html).toContain('Jordan &lt;Rivera&gt;');
  });

  it('say dates as the request did, and which record they are of where there are several', () => {
    const { text } = words(
      [
        { record: 0, field: 'endDate', answer: 'CORRECTED', value: null },
        { record: 1, field: 'endDate', answer: 'CORRECTED', value: '2024-05-02' },
      ],
      null,
      [CONTOSO, { ...CONTOSO, index: 1 }],
    );
    expect(text).toContain('▪ End date (Contoso, 1 of 2): Still there (instead of August 31, 2022)\n');
    expect(text).toContain('▪ End date (Contoso, 2 of 2): May 2, 2024 (instead of August 31, 2022)\n');
  });

  it.each([
    'see evil.example/login',
    'call@evil.example',
    'https://evil.example',
    '<b>x</b>',
    'x'.repeat(151),
  ])('repeat nothing that could be an address, or is no value: %s', (value) => {
    const { text, html } = words([{ record: 0, field: 'position', answer: 'CORRECTED', value }]);
    expect(text).toContain('▪ Position: another value, see the page (instead of Analyst)');
    expect(text + html).not.toContain(value);
  });

  it('make no address of what an order calls a record', () => {
    const records = [0, 1].map((index) => ({ ...CONTOSO, index, title: 'pay at www.evil.example' }));
    const { text, html } = words(
      [{ record: 1, field: 'position', answer: 'CONFIRMED', value: null }],
      null,
      records,
    );
    expect(text).toContain('2 of 2');
    expect(text + html).not.toContain('evil.example');
  });

  it('name the third party', () => {
    expect(words([], { vendor: 'TALX Work Number', note: '10234' }).text).toContain(
      '▪ Who keeps the records: TALX Work Number',
    );
  });
});

describe('an answer in words', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
    await harness.start();
  });
  afterAll(() => harness.close());

  it('is sent back in the same conversation, to the address that was asked', async () => {
    const to = 'hr@contoso.example';
    const { searchId } = await harness.order({ to });
    const request = await until('the request', () => harness.mail.arrivedFor(to)[0]);
    const reply = incomingMail({
      recipient: request.email.replyTo?.[0]?.address?.split('@')[0] ?? '',
      messageId: '<reply@contoso.example>',
      from: `Pat Doyle <${to}>`,
      text: 'Position: Senior Analyst\nStart date: 2019-03-01\nEnd date: 2022-08-31',
    });
    const received = await receiveMail(harness.test.core, reply);
    await processInbound(harness.context, received ?? { searchId, inboundId: '' });
    const { email, sender } = await until('the read-back', () => harness.mail.arrivedFor(to)[1]);
    expect(email.subject).toMatch(
      /^Please confirm your answer about Jordan Rivera \([0-9A-Y]{4}-[0-9A-Y]{4}\)$/,
    );
    expect(email.text).toContain('Position: Senior Analyst (instead of Analyst)');
    expect(email.inReplyTo).toBe('<reply@contoso.example>');
    expect(email.references).toBe(`${request.email.messageId} <reply@contoso.example>`);
    expect(sender).toBe(request.sender);
    expect(email.text?.match(/\/respond\/\S+/)?.[0]).toBe(request.email.text?.match(/\/respond\/\S+/)?.[0]);
    const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-replied');
    const [row] = await until('the record of it', async () => {
      const rows = await harness.test.sql<{ read_back: string }>(
        `select read_back from inbound_messages where search_id = $1 and read_back = 'SENT'`,
        [searchId],
      );
      return rows.length > 0 && rows;
    });
    expect(row).toEqual({ read_back: 'SENT' });
  });
});

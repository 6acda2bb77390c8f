import { randomInt } from 'node:crypto';
import { callableNumber } from '../local/src/testing/callable-number.ts';
import { eventsUntil, nameOf } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { askEmployer, searchWhen } from './support/orders.ts';
import { readStack } from './support/stack.ts';
import { taskFor } from './support/telephone.ts';
import { expect, test } from './support/test.ts';

/** A fax number that no other test has. */
const newNumber = () => `+1512${randomInt(2_000_000, 9_999_999)}`;

const contactAt = (method: { fax: string } | { phone: string }) => ({
  name: 'Records desk',
  entityName: 'Contoso Inc',
  // No place on whose clock it might be night.
  location: 'Records office',
  confidence: 0.9,
  contactMethods: [{ ...method, confidence: 0.9, source: 'their web site' }],
  executeOutboundImmediately: true,
});

test('a search goes out by e-mail, fax and telephone, and is completed by the call', async () => {
  const asked = await askEmployer();
  const { credence, orderId, searchId } = asked;
  const [fax, phone] = [newNumber(), callableNumber(1)];
  await credence.contacts.add(orderId, searchId, contactAt({ fax }));
  await credence.contacts.add(orderId, searchId, contactAt({ phone: `${phone} ext. 12` }));

  const letter = await mailTo(`${fax.slice(1)}@fax.credence.local`);
  expect(letter.attachments).toMatchObject([
    { filename: 'cover-sheet.pdf', contentType: 'application/pdf' },
    { filename: 'signed-release.pdf', contentType: 'application/pdf' },
  ]);
  for (const { url } of letter.attachments) {
    const pdf = await (await fetch(new URL(url, readStack().mailboxUrl))).text();
    expect(pdf.slice(0, 5)).toBe('%PDF-');
  }

  const { payload, headers, signatures } = await taskFor(searchId);
  const { data } = payload;
  expect(signatures).toMatchObject({ standard: true, classic: true });
  expect(data).toMatchObject({ number: phone, extension: '12', applicant: { ssnLastFour: '6789' } });
  expect(headers['webhook-id']).toBe(data.outboundId);

  const sent = await searchWhen(asked, ({ activity }) => {
    const channels = activity.filter(({ activityType }) => activityType === 'OUTBOUND_SENT');
    return new Set(channels.map(({ channel }) => channel)).size === 3;
  });
  expect(sent.searchStatus).toBe('IN_PROGRESS');

  await credence.inbound.submit({
    messageId: `call-${data.outboundId}`,
    ...data.callback,
    answers: {
      respondent: { name: 'Robin Hale', title: 'HR' },
      claims: data.records.flatMap(({ index, claims }) =>
        claims.map(({ field }) => ({ record: index, field, answer: 'CONFIRMED' as const })),
      ),
    },
  });
  const { verificationResult } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  expect(verificationResult).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  const events = await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
  expect(events.map(nameOf).filter((name) => name === 'OUTBOUND_ATTEMPT')).toHaveLength(4);
});

test('the telephone shows the task, and that its signatures verify', async ({ page }) => {
  const asked = await askEmployer();
  await asked.credence.contacts.add(asked.orderId, asked.searchId, contactAt({ phone: callableNumber(2) }));
  const { payload } = await taskFor(asked.searchId);
  await page.goto(readStack().telephonyUrl);
  await expect(page.getByRole('heading', { name: 'Received call tasks' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: payload.data.outboundId });
  await expect(row.getByText('verified', { exact: true })).toHaveCount(2);
});

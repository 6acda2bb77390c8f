import { eventsUntil, nameOf } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { askEmployer, newAddress, searchWhen } from './support/orders.ts';
import { type Reply, replyAddress, sendMail } from './support/reply.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** A mail of a person, with the letter that they were asked for. */
const letterFrom = (address: string): Reply => ({
  from: address,
  headers: [
    `From: Pat Doyle <${address}>`,
    'Subject: Re: Employment verification',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="parts"',
  ],
  body: [
    '--parts',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I hereby confirm the dates of employment; see the letter.',
    '',
    'On Mon, Mar 2, 2026 at 9:15 AM Credence Verifications wrote:',
    '> Have you no record of Jordan?',
    '--parts',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="Letter.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.7 the letter').toString('base64'),
    '--parts--',
  ],
});

/** What a mail system sends when it knows no such address. */
const bounceOf = (address: string, messageId: string): Reply => ({
  from: '',
  headers: [
    'From: MAILER-DAEMON@contoso.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="parts"',
  ],
  body: [
    '--parts',
    '',
    'There is nobody of that name here.',
    '--parts',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; contoso.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    '--parts',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--parts--',
  ],
});

test('a reply with a letter goes to a person, who completes the search', async () => {
  const asked = await askEmployer();
  const to = replyAddress(await mailTo(asked.address));
  expect(await sendMail(to, letterFrom(asked.address))).toMatch(/^250 /);

  const search = await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  expect(search.searchStatus).toBe('IN_PROGRESS');
  const events = await eventsUntil(
    asked.searchId,
    (payload) =>
      payload.event === 'verification.notification' && payload.data.notificationType === 'INBOUND_MESSAGE',
  );
  expect(events.find((event) => nameOf(event) === 'INBOUND_MESSAGE')?.payload.data.metadata).toMatchObject({
    classification: 'VERIFICATION',
    documents: [{ fileName: 'Letter.pdf', size: 19 }],
  });

  const { credence, orderId, searchId } = asked;
  await credence.searches.update(orderId, searchId, {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'VERIFIED_NO_DISCREPANCY' },
  });
  const { verificationResult } = await credence.searches.get(orderId, searchId);
  expect(verificationResult).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY', source: 'REVIEW' }]);
  await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
});

test('a reviewer finds a reply, reads it with its letter, and decides', async () => {
  const asked = await askEmployer();
  await sendMail(replyAddress(await mailTo(asked.address)), letterFrom(asked.address));
  await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  const { credence, orderId, searchId } = asked;

  const { data } = await credence.searches.listAll({ recordStatus: 'REVIEW', q: searchId });
  expect(data.map(({ id }) => id)).toEqual([searchId]);
  const { messages } = await credence.messages.list(orderId, searchId);
  const messageId = messages[0]?.id ?? '';
  const { message } = await credence.messages.get(orderId, searchId, messageId);
  expect(message.message?.text).toContain('I hereby confirm the dates of employment');
  const content = await credence.messages.getDocument(
    orderId,
    searchId,
    messageId,
    message.documents[0]?.id ?? '',
  );
  expect(Buffer.from(content).toString()).toBe('%PDF-1.7 the letter');

  const decided = await credence.searches.review(orderId, searchId, {
    claims: [
      { record: 0, field: 'position', decision: 'CORRECT', match: 'MATCH', note: 'The letter says so' },
      { record: 0, decision: 'ACCEPT' },
    ],
  });
  expect(decided).toMatchObject({ searchStatus: 'COMPLETED', orderStatus: 'COMPLETED' });
  await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
});

test('a bounce moves on to the next contact', async () => {
  const second = newAddress();
  const asked = await askEmployer({
    search: {
      searchConfig: {
        timing: { businessHours: ALWAYS },
        outbound: { contactHints: [{ email: second, priority: 'LOW' }], maxTotalAttempts: 2 },
      },
    },
  });
  const request = await mailTo(asked.address);
  const messageId = request.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? '';
  expect(await sendMail(replyAddress(request), bounceOf(asked.address, messageId))).toMatch(/^250 /);
  await mailTo(second);
  const search = await searchWhen(asked, ({ phase }) => phase === 'AWAITING_RESPONSE');
  expect(search.activity.map(({ activityType }) => activityType)).toContain('OUTBOUND_FAILED');
});

const ALWAYS = { timezone: 'UTC', startTime: '00:00', endTime: '23:59', allowedDays: [0, 1, 2, 3, 4, 5, 6] };

test('a mail to an address that belongs to nothing is refused', async () => {
  const asked = await askEmployer();
  const to = replyAddress(await mailTo(asked.address));
  const wrong = to.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
  for (const address of [
    wrong,
    to.replace('@', 'x@'),
    'postmaster@reply.credence.local',
    'hr@contoso.example',
  ]) {
    expect(await sendMail(address, letterFrom(asked.address))).toMatch(/^550 /);
  }
});

test('a newcomer to the service answers on the page of the e-mail', async ({ page }) => {
  const asked = await askEmployer();
  const { id } = await mailTo(asked.address);
  await page.goto(`${readStack().mailboxUrl}/messages/${id}`);
  await page.getByLabel(asked.address).fill('We have no record of this person.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Sent');
  const search = await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  expect(search.waitingFor).toContain('no record');
});

import { waitFor } from '@credence/local/wait-for';
import { linkIn, mailsTo, mailTo } from './support/mailbox.ts';
import { askEmployer, searchWhen } from './support/orders.ts';
import { replyAddress, sendMail } from './support/reply.ts';
import { expect, test } from './support/test.ts';
import { claim, thanks } from './support/verifier-page.ts';

const WAIT = { pollIntervalMs: 100, timeoutMs: 20_000 };

test('who answers in words confirms with one click what was understood', async ({ page }) => {
  const asked = await askEmployer();
  const { credence, orderId, searchId } = asked;
  const to = replyAddress(await mailTo(asked.address));
  await sendMail(to, {
    from: asked.address,
    headers: [`From: Pat Doyle <${asked.address}>`, 'Subject: Re: Employment verification'],
    body: ['Position: Team Lead', 'Start date: 03/01/2019', 'End date: 08/31/2022'],
  });
  await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  const readBack = await waitFor('the read-back', async () =>
    (await mailsTo(asked.address)).find(({ subject }) =>
      subject.startsWith('Please confirm your answer about Jordan Rivera ('),
    ),
  );
  await page.goto(linkIn(readBack));
  await expect(page.getByRole('note')).toContainText('We filled this in from your reply');
  await expect(claim(page, 'Position').getByRole('radio', { name: 'Not correct' })).toBeChecked();
  await expect(page.getByLabel('Position in your records')).toHaveValue('Team Lead');
  await expect(claim(page, 'Start date').getByRole('radio', { name: 'Correct', exact: true })).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Pat Doyle');
  const before = await credence.searches.get(orderId, searchId);
  expect([before.searchStatus, before.verificationResult]).toEqual(['IN_PROGRESS', []]);

  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(thanks(page)).toBeVisible();
  const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
  const claims = searches[0]?.verificationResult[0]?.claims ?? [];
  const verified = new Map(claims.map(({ field, verified, match }) => [field, [verified, match]]));
  expect(verified.get('position')).toEqual(['Team Lead', 'MISMATCH']);
  expect(verified.get('startDate')).toEqual(['2019-03-01', 'MATCH']);
  const { messages } = await credence.messages.list(orderId, searchId);
  expect(messages.map(({ door, readBack }) => [door, readBack?.status])).toEqual([
    ['PAGE', undefined],
    ['MAIL', 'SENT'],
  ]);
});

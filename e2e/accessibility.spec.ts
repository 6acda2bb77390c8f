import { expectAccessibleInThemes } from './support/accessible.ts';
import { eventsUntil } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { askEmployer } from './support/orders.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';
import { answerClaim, confirmEverything, send, situation, thanks } from './support/verifier-page.ts';

test('the verifier page is accessible as a form, with errors, answered and without a request', async ({
  page,
}) => {
  const again = { value: 'again', label: 'Again' };
  const { link } = await askEmployer({
    search: {
      verificationQuestions: [
        { questionId: 1, type: 'single_select', prompt: 'Hire?', required: true, options: [again] },
        { questionId: 2, type: 'multi_select', prompt: 'Why?', allowComment: true, options: [again] },
        { questionId: 3, type: 'free_text', prompt: 'What else?' },
      ],
    },
  });
  await page.goto(link);
  await expectAccessibleInThemes(page);
  await answerClaim(page, 'Position', 'Not correct');
  await answerClaim(page, 'End date', 'Not correct');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInThemes(page);
  await confirmEverything(page);
  await page.getByRole('radio', { name: 'Again' }).check();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.goto(`${readStack().apiUrl}/respond/unknown`);
  await expectAccessibleInThemes(page);
});

test('the pages that find a request and say where it comes from are accessible', async ({ page }) => {
  const { link } = await askEmployer();
  await page.goto(`${readStack().apiUrl}/respond`);
  await expectAccessibleInThemes(page);
  await page.getByLabel('Reference').fill('K7QX-2MNP');
  await page.getByRole('button', { name: 'Is this request real?' }).click();
  await expect(page.getByText('There is no open request')).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.goto(`${link}/about`);
  await expect(page.getByRole('heading', { name: 'This request is real' })).toBeVisible();
  await expectAccessibleInThemes(page);
});

test('the verifier page is accessible for who cannot answer, and with a second answer', async ({ page }) => {
  const { link } = await askEmployer({
    search: { questionnaireUrl: 'https://client.example/questions', questionnaireAccessCode: 'WX-7' },
  });
  await page.goto(link);
  const body = new FormData();
  body.append('situation', 'NO_RECORD');
  body.append('respondent.name', 'Pat Doyle');
  await situation(page, /no record/).check();
  await expectAccessibleInThemes(page);
  await situation(page, /not the right person/).check();
  await page.getByLabel('Their email address').fill('nobody');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInThemes(page);
  await situation(page, /third party/).check();
  await page.getByRole('radio', { name: 'Another company', exact: true }).check();
  await page.getByLabel('Letter or page').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInThemes(page);
  const first = await fetch(link, { method: 'POST', body, redirect: 'manual' });
  expect(first.status).toBe(303);
  await page.getByRole('radio', { name: 'I don’t know its name' }).check();
  await send(page);
  await expect(page.getByRole('heading', { name: 'An answer was already sent' })).toBeVisible();
  await expectAccessibleInThemes(page);
});

test('the pages of the local stack are accessible', async ({ page }) => {
  const { address, searchId } = await askEmployer();
  const mail = await mailTo(address);
  const [event] = await eventsUntil(searchId, ({ sequence }) => sequence === 1);
  const { mailboxUrl, inboxUrl } = readStack();
  // What other tests send would replace the lists in the middle of the check.
  await page.route('**/live.js', (route) => route.abort());
  for (const url of [
    mailboxUrl,
    `${mailboxUrl}/messages/${mail.id}`,
    inboxUrl,
    `${inboxUrl}/events/${event?.id}`,
  ]) {
    await page.goto(url);
    await expectAccessibleInThemes(page);
  }
});

test('the page of a request that is no longer needed is accessible', async ({ page }) => {
  const { credence, orderId, link } = await askEmployer();
  await credence.orders.cancel(orderId);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This request is no longer needed' })).toBeVisible();
  await expectAccessibleInThemes(page);
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { eventsUntil } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { askEmployer } from './support/orders.ts';
import { readStack } from './support/stack.ts';
import { answerClaim, confirmEverything, send, thanks } from './support/verifier-page.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]),
  ).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('every state of the verifier page is accessible', async ({ page }) => {
      const asked = await askEmployer({
        search: {
          verificationQuestions: [
            {
              questionId: 1,
              type: 'single_select',
              prompt: 'Again?',
              required: true,
              options: [{ value: 'a', label: 'A' }],
            },
            {
              questionId: 2,
              type: 'multi_select',
              prompt: 'Which?',
              options: [{ value: 'b', label: 'B' }],
              allowComment: true,
            },
            { questionId: 3, type: 'free_text', prompt: 'Why?' },
          ],
        },
      });
      await page.goto(asked.link);
      await expectAccessible(page);
      await answerClaim(page, 'Position', 'Not correct');
      await answerClaim(page, 'End date', 'Not correct');
      await page.getByRole('button', { name: 'Send my answers' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await confirmEverything(page);
      await page.getByRole('radio', { name: 'A', exact: true }).check();
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${readStack().apiUrl}/respond/unknown`);
      await expectAccessible(page);
    });

    test('the pages of the local stack are accessible', async ({ page }) => {
      const { address, searchId } = await askEmployer();
      const mail = await mailTo(address);
      const [event] = await eventsUntil(searchId, ({ sequence }) => sequence === 1);
      const { mailboxUrl, inboxUrl } = readStack();
      const single = [`${mailboxUrl}/messages/${mail.id}`, `${inboxUrl}/events/${event?.id}`];
      for (const url of [mailboxUrl, inboxUrl, ...single]) {
        await page.goto(url);
        await expectAccessible(page);
      }
    });
  });
}

test('the page of a request that is no longer needed is accessible', async ({ page }) => {
  const { credence, orderId, link } = await askEmployer();
  await credence.orders.cancel(orderId);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This request is no longer needed' })).toBeVisible();
  await expectAccessible(page);
});

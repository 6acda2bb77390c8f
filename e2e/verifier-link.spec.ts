import type { Page } from '@playwright/test';
import { type Asked, askEmployer, searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { answerClaim, confirmEverything, send, thanks } from './support/verifier-page.ts';

/** How many answers the search got, once it has been judged. */
async function answersTo(asked: Asked): Promise<number> {
  const { activity } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  return activity.filter(({ activityType }) => activityType.startsWith('RESPONSE_')).length;
}

async function filledIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await confirmEverything(page);
  await page.getByLabel('Your name').fill('Robin Keller');
}

test('the back button and a reload show that the answer is there, and send nothing again', async ({
  page,
}) => {
  const asked = await askEmployer();
  await filledIn(page, asked.link);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await page.goBack();
  await expect(thanks(page)).toBeVisible();
  await page.goto(asked.link);
  await expect(thanks(page)).toBeVisible();
  expect(await answersTo(asked)).toBe(1);
});

test('of two open copies of the form, the first one sent counts', async ({ context }) => {
  const asked = await askEmployer();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await filledIn(first, asked.link);
  await filledIn(second, asked.link);
  await answerClaim(second, 'Position', 'I can’t confirm');
  await send(first);
  await expect(thanks(first)).toBeVisible();
  await send(second);
  await expect(second.getByRole('heading', { name: 'An answer was already sent' })).toBeVisible();
  await expect(second.getByRole('main')).not.toContainText('Rivera');
  expect(await answersTo(asked)).toBe(1);
  const [result] = (await asked.credence.searches.get(asked.orderId, asked.searchId)).verificationResult;
  expect(result?.outcome).toBe('VERIFIED_NO_DISCREPANCY');
});

import type { Page } from '@playwright/test';
import { type Asked, askEmployer, searchWhen } from './support/orders.ts';
import { readStack } from './support/stack.ts';
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

test('the same form posted many times at once is recorded once', async ({ page }) => {
  const asked = await askEmployer();
  await filledIn(page, asked.link);
  // What the browser would send is kept from the server, to be posted below.
  await page.route(asked.link, (route) => route.abort());
  const [request] = await Promise.all([
    page.waitForEvent('request', (sent) => sent.method() === 'POST'),
    page.getByRole('button', { name: 'Send my answers' }).click(),
  ]);
  const body = request.postData() ?? '';
  const headers = { 'content-type': request.headers()['content-type'] ?? '' };
  const post = () => fetch(asked.link, { method: 'POST', body, headers, redirect: 'manual' });
  const answers = await Promise.all(Array.from({ length: 8 }, post));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await answersTo(asked)).toBe(1);
});

test('a link that is unknown, cut off or changed opens nothing and tells nothing', async ({ page }) => {
  const { link } = await askEmployer();
  const other = link.at(-5) === 'A' ? 'B' : 'A';
  for (const wrong of [
    `${readStack().apiUrl}/respond/unknown`,
    link.slice(0, -10),
    `${link}x`,
    `${link.slice(0, -5)}${other}${link.slice(-4)}`,
    `${link}%00`,
  ]) {
    const response = await page.goto(wrong);
    expect(response?.status()).toBe(401);
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Rivera|Contoso|Acme/);
  }
  const response = await fetch(`${readStack().apiUrl}/respond/unknown`, {
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toEqual({
    statusCode: 401,
    message: 'Invalid or expired token',
    error: 'Unauthorized',
  });
});

test('the page is not kept, framed, or told to others, and runs no script', async ({ page }) => {
  const { link } = await askEmployer();
  const headers = (await page.goto(link))?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; img-src data:; form-action 'self'/,
  );
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

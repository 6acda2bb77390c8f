import type { Page, Request } from '@playwright/test';
import { newLastName, searchToReview, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

/** What becomes of a decision when something goes wrong in the middle of it. */

const isReview = (url: URL) => /^\/operations\/v1\/searches\/[^/]+\/review$/.test(url.pathname);
const isService = (url: URL) => /^\/(operations|background-check)\//.test(url.pathname);
const position = { name: /^Position/ };

/** Opens a search whose position is to be decided, and gathers what is sent about it. */
async function openReview(page: Page): Promise<{ searchId: string; sent: Request[] }> {
  const { searchId } = await searchToReview(newLastName());
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (isReview(new URL(request.url()))) sent.push(request);
  });
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await expect(page.getByRole('row', position)).toContainText('Team Lead');
  // From then on it can be told what went wrong.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  return { searchId, sent };
}

const acceptPosition = (page: Page) => page.getByRole('button', { name: 'Accept Position' }).click();

test('a decision whose answer is lost on the way is sent again, and taken once', async ({ page }) => {
  const { sent } = await openReview(page);
  let isLost = false;
  await page.route(isReview, async (route) => {
    const response = await route.fetch();
    if (isLost) return route.fulfill({ response });
    isLost = true;
    await route.abort();
  });
  await acceptPosition(page);
  await expect.poll(() => sent.length).toBe(2);
  const [first, second] = sent;
  expect(second?.postData()).toBe(first?.postData());
  expect((await second?.response())?.status()).toBe(200);
  await expect(page.getByRole('row', position)).toContainText('Decided');
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('tabpanel').getByText('Record 1 decided in part in a review')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [how, cut] of [
  ['is offline', (page: Page, isCut: boolean) => page.context().setOffline(isCut)],
  [
    'cannot reach the service',
    (page: Page, isCut: boolean) =>
      isCut ? page.route(isService, (route) => route.abort()) : page.unroute(isService),
  ],
] as const) {
  test(`a browser that ${how} says so, and shows no decision that was not taken`, async ({ page }) => {
    await openReview(page);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('textbox', { name: 'New note' }).fill('Called twice.');
    await cut(page, true);
    await acceptPosition(page);
    await expect(page.getByText(/^It is not known whether the decision was taken/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept Position' })).toBeVisible();
    // The words that the claims rest on stay, with what a person has typed.
    await expect(page.getByRole('article')).toContainText('Position: Team Lead');
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Called twice.');
    await cut(page, false);
    await acceptPosition(page);
    await expect(page.getByRole('row', position)).toContainText('Decided');
  });
}

/** Ends the session so that what the person sends next is the first to meet that, and not what the console asks now and then. */
async function endSession(page: Page): Promise<void> {
  let isSent = false;
  await page.route(isService, (route) => {
    isSent ||= route.request().method() !== 'GET';
    return isSent ? route.fallback() : route.abort();
  });
  await page.context().clearCookies();
}

test('a session that ends in the middle of a decision leads to the sign-in, which says so and leads back', async ({
  page,
}) => {
  const { searchId } = await openReview(page);
  await endSession(page);
  await acceptPosition(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Rosa Delgado' }).click();
  await page.waitForURL(`**/console/searches/${searchId}`);
  await expect(page.getByRole('button', { name: 'Accept Position' })).toBeVisible();
});

test('a session that ends while a note is written leads to the sign-in too', async ({ page }) => {
  await openReview(page);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called twice.');
  await endSession(page);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is over' })).toBeVisible();
});

for (const [status, says] of [
  [403, 'Your role does not allow this'],
  [500, 'Internal server error'],
] as const) {
  test(`a decision that is answered ${status} is taken back, with the reason`, async ({ page }) => {
    const { sent } = await openReview(page);
    await page.route(isReview, (route) =>
      route.fulfill({ status, json: { statusCode: status, message: says, error: '' } }),
    );
    await acceptPosition(page);
    await expect(page.getByText('The decision was not taken').first()).toBeVisible();
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept Position' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
}

test('a session that cannot be asked for leaves a person at their work', async ({ page }) => {
  await openReview(page);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called twice.');
  let asked = 0;
  await page.route('**/operations/v1/session', (route) => {
    asked += 1;
    return route.abort();
  });
  // So much later that it is asked for again when the window comes back.
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await page.evaluate<unknown>("dispatchEvent(new Event('visibilitychange'))");
  await expect.poll(() => asked).toBe(3);
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Called twice.');
  await expect(page.getByRole('button', { name: 'Accept Position' })).toBeVisible();
});

import { newLastName, openFirstOfTwo, rowOf, searchToReview, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('a person who decides without a mouse never loses their place', async ({ page }) => {
  const lastName = await openFirstOfTwo(page);
  const view = page.getByRole('main', { name: `Jordan ${lastName}` });
  await expect(view).toBeFocused();

  await page.keyboard.press('j');
  await expect(page.getByRole('row', rowOf('Position'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept Position' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', rowOf('Start date'))).toBeFocused();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'What is right' }).fill('2019-04-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', rowOf('End date'))).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('row', rowOf('Employer'))).toBeFocused();

  const address = page.url();
  await page.keyboard.press('A');
  await expect(page).not.toHaveURL(address);
  await expect(view).toBeFocused();
});

test('keys that come faster than answers decide each its own claim', async ({ page }) => {
  const { searchId } = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await expect(page.getByRole('row', rowOf('Position'))).toContainText('Team Lead');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.status());
  });
  const [isRead, mayBeRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**/operations/v1/work/${searchId}`, async (route) => {
    isRead.resolve();
    await mayBeRead.promise;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  // It is taken, and what it left is on its way.
  await isRead.promise;
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  mayBeRead.resolve();
  await expect.poll(() => answers).toEqual([200, 200, 200]);
  await page.reload();
  for (const field of ['Position', 'Start date', 'End date'])
    await expect(page.getByRole('row', rowOf(field))).toContainText('Decided');
});

test('a claim shows the words that it rests on where the mail is not beside it', async ({ page }) => {
  const { searchId } = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  const words = page.getByRole('row', rowOf('Position')).getByText('Position: Team Lead');
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toBeVisible();
});

test('a person can tell until when, without a pointer, and what a narrow column cuts off, with one', async ({
  page,
}) => {
  const lastName = newLastName();
  const { searchId } = await searchToReview(lastName);
  await signIn(page, 'Rosa Delgado', `/work?q=${lastName}`);
  await expect(page.getByTitle('review: the answer is in words')).toBeVisible();
  await page.goto(page.url().replace(/work\?.*/, `searches/${searchId}`));
  const sla = page.getByRole('term').filter({ hasText: 'SLA ends' }).locator('..');
  await expect(sla).toContainText(/in \d+ days?.*, 20\d\d, \d+:\d\d.[AP]M \S+/);
});

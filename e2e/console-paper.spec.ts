import { newLastName, searchToReview, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('a search reads well on paper: all of it, with exact times, and nothing to press', async ({ page }) => {
  const { searchId } = await searchToReview(newLastName());
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await expect(page.getByRole('row', { name: /^Position/ })).toContainText('Team Lead');
  await expect(page.getByRole('article')).toContainText('Position: Team Lead');
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Open navigation', 'Accept Position', 'More actions', 'Add contact'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Position/ })).toBeVisible();
  // Paper is white, whatever the screen is.
  const lightness = await page.evaluate<string>('getComputedStyle(document.body).color.match(/[\\d.]+/)[0]');
  expect(Number(lightness)).toBeLessThan(25);
  // What scrolls on the screen is cut off on paper.
  const cut = await page.evaluate<number>(
    `[...document.querySelectorAll('main, main *')].filter(
      (each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible',
    ).length`,
  );
  expect(cut).toBe(0);
  const time = page.getByRole('article').locator('time');
  await expect(time).toHaveText(/20\d\d, \d+:\d\d.[AP]M \S+$/, { useInnerText: true });
  await expect(time).not.toHaveText(/ago|now/, { useInnerText: true });
});

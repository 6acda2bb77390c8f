import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newLastName, searchToReview, signIn } from './support/console.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes).not.toEqual([]);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the console in ${colorScheme} colours`, () => {
    // Half faded in, a dialog has the contrast of neither what it covers nor itself.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('is accessible where searches are worked, wide and on a phone', async ({ page }) => {
      const lastName = newLastName();
      const { searchId } = await searchToReview(lastName);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(`${readStack().apiUrl}/console/work`);
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expectAccessible(page);
      await signIn(page, 'Simon Okafor', `/work?q=${lastName}`);
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(`${readStack().apiUrl}/console/work?q=${lastName}`);
        await expect(page.getByRole('link', { name: lastName })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goto(`${readStack().apiUrl}/console/searches/${searchId}`);
        await expect(page.getByText('Team Lead', { exact: true })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: 'Correct Position' }).click();
        await expect(page.getByRole('dialog', { name: 'Correct Position' })).toHaveCSS('opacity', '1');
        await expectAccessible(page);
      }
      expect(refused).toEqual([]);
    });
  });
}

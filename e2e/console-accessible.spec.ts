import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { CONSOLE_VIEWS, open, somethingToShow } from './support/console-views.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const WIDE = 1440;
const SIZES = [
  { width: WIDE, height: 900 },
  { width: 390, height: 844 },
] as const;

const expectNoSidewaysScroll = async (page: Page, where: string) =>
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'), where).toBe(
    true,
  );

/** Wide in both themes; narrow in the dark one, whose colours are the same. */
async function expectAccessibleHere(page: Page, where: string): Promise<void> {
  if (page.viewportSize()?.width === WIDE) return expectAccessibleInThemes(page, where);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, dark`);
}

for (const size of SIZES) {
  test.describe(`the console at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('is accessible in every view, in both themes, with what opens in it', async ({ page }) => {
      test.setTimeout(360_000);
      const { apiUrl } = readStack();
      const shown = await somethingToShow();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(`${apiUrl}/console/work`);
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expectAccessibleHere(page, 'the way in');
      await signIn(page, 'Ada Novak');
      for (const view of CONSOLE_VIEWS) {
        await open(page, apiUrl, view, shown);
        await expectAccessibleHere(page, view.name);
        await expectNoSidewaysScroll(page, view.name);
        for (const [what, openIt] of Object.entries(view.opened ?? {})) {
          await openIt(page);
          await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
          await expectAccessibleHere(page, `${view.name}: ${what}`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
      expect(refused).toEqual([]);
    });
  });
}

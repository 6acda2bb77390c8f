import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { GUIDES } from './support/guides.ts';
import { docsUrl, openConsole, openReference, watchPage } from './support/reference-page.ts';
import { ORDERS } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  { screen: 'a desk in light colours', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { screen: 'a telephone in dark colours', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

const pageWidth = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

for (const { screen, ...device } of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test('the reference is accessible, and as wide as the screen', async ({ page }) => {
      // Thousands of elements to look at, and a machine that may be busy.
      test.slow();
      await openReference(page);
      await expect(page.getByText('/background-check/v1/orders').first()).toBeVisible();
      await expectAccessible(page);
      expect(await pageWidth(page)).toBe(device.viewport.width);
    });

    test('the guides are accessible, as wide as the screen, and load nothing from elsewhere', async ({
      page,
    }) => {
      const seen = watchPage(page);
      for (const guide of GUIDES) {
        await page.goto(docsUrl(`/guides/${guide}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(await pageWidth(page), guide).toBe(device.viewport.width);
      }
      expect(seen).toEqual({ elsewhere: [], problems: [] });
    });
  });
}

test('the console is accessible', async ({ page }) => {
  test.slow();
  await openReference(page);
  await openConsole(page, 'get', ORDERS, 'List orders');
  // The one thing that cannot be mended from outside: it is a main landmark in a page that has one.
  const without = ['landmark-no-duplicate-main'];
  await expectAccessible(page, 'the console', { within: '[role=dialog]', without });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference says where everything is, and the guides are all there', async ({ page }) => {
    await page.goto(docsUrl());
    await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click();
    await expect(page).toHaveURL(docsUrl('/guides/webhooks'));
    await page.getByRole('link', { name: 'reference', exact: true }).first().click();
    await expect(page).toHaveURL(docsUrl());
  });
});

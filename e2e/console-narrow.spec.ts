import type { Page } from '@playwright/test';
import { signIn } from './support/console.ts';
import { CONSOLE_VIEWS, open, somethingToShow } from './support/console-views.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const LISTS = ['desk', 'mail'].map((name) => ({ name, path: () => `/${name}` }));

/** What stands outside of the window, or is cut off by what it stands in and cannot be scrolled to. */
const cutOff = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('main *, header *')].flatMap((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      if (width === 0 || !each.checkVisibility() || each.closest('.sr-only')) return [];
      const isOutside = right > innerWidth + 1 || left < -1;
      const hides = ['hidden', 'clip'].includes(getComputedStyle(each).overflowX) && !each.matches('.truncate, input');
      return isOutside || (hides && each.scrollWidth > each.clientWidth + 1) ? [each.outerHTML.slice(0, 160)] : [];
    })`,
  );

for (const [width, locale] of [
  [360, 'es-ES'],
  [480, 'en-US'],
] as const) {
  test.describe(`a window of ${width} pixels, in ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, locale });

    test('cuts nothing off, and never scrolls sideways', async ({ page }) => {
      test.setTimeout(120_000);
      const shown = await somethingToShow();
      await signIn(page, 'Ada Novak');
      for (const view of [...CONSOLE_VIEWS, ...LISTS]) {
        await open(page, readStack().apiUrl, view, shown);
        expect(await cutOff(page), view.name).toEqual([]);
        expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
    });
  });
}

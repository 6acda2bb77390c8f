import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What of a page is looked at, where it is not all. */
interface Scope {
  /** Only what other colours can get wrong: their contrasts. */
  only?: 'colours';
  /** A part of the page. */
  within?: string;
  /** Rules that are not held there. */
  without?: string[];
}

/**
 * Holds a page as it is now against the rules of accessibility.
 * @param where what is looked at, for the message of a failure
 */
export async function expectAccessible(page: Page, where = page.url(), scope: Scope = {}): Promise<void> {
  // No page has frames of another site, for which alone axe would put its report together in one more page each time; and of
  // the thousands of elements that keep a rule, one says enough.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (scope.only === 'colours') axe.withRules('color-contrast');
  if (scope.within) axe.include(scope.within);
  if (scope.without) axe.disableRules(scope.without);
  const { violations, passes } = await axe.analyze();
  expect(passes, where).not.toEqual([]);
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  expect(found, where).toEqual([]);
}

/** It stays in a page until that is left, and to have it read there once more takes nearly as long as what it does. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate('typeof axe === "object"');

/** In light colours, and as the page stays, in dark ones: these change nothing but contrasts. */
export async function expectAccessibleInThemes(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, dark`, { only: 'colours' });
}

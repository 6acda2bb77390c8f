import { test as base, expect } from '@playwright/test';
import { takeSurprises } from './documented-answers.ts';

export { expect };

/**
 * A test that fails, too, when an answer of the API to it, or a webhook, was not as documented. A request of its page that it
 * answers itself may be on its way when it is over.
 */
export const test = base.extend<{ documented: undefined }>({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  documented: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await use(undefined);
      expect(takeSurprises(), 'answers and webhooks that openapi.json does not describe').toEqual([]);
    },
    { auto: true },
  ],
});

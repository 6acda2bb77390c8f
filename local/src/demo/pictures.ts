import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';

/** How large the pages of the demo are. */
export const WINDOW = { viewport: { width: 1_200, height: 900 } };

/** Takes pictures of the demo, for the README. */
export interface Pictures {
  take(page: Page, name: string): Promise<void>;
  /** Opens a page only to take its picture. */
  visit(url: string, name: string): Promise<void>;
}

/** Keeps pictures in a directory; without one, none are taken. */
export function picturesIn(directory: string | undefined): Pictures {
  if (!directory) return { take: async () => undefined, visit: async () => undefined };
  const take = async (page: Page, name: string) => {
    await page.evaluate('window.scrollTo(0, 0)');
    await page.screenshot({ path: join(directory, `${name}.png`) });
  };
  return {
    take,
    async visit(url, name) {
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage(WINDOW);
        await page.goto(url);
        await take(page, name);
      } finally {
        await browser.close();
      }
    },
  };
}

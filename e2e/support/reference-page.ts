import { expect, type Locator, type Page } from '@playwright/test';
import { readStack } from './stack.ts';

/** Where a page of the documentation is. */
export const docsUrl = (path = ''): string => `${readStack().apiUrl}/docs${path}`;

/** Opens the reference and waits until it is there. */
export async function openReference(page: Page): Promise<void> {
  await page.goto(docsUrl());
  await expect(page.getByRole('heading', { level: 1, name: 'Credence' })).toBeVisible();
}

/** Collects what a page asks of other servers than this one, and what the browser refuses or reports. */
export function watchPage(page: Page): { elsewhere: string[]; problems: string[] } {
  const { origin } = new URL(readStack().apiUrl);
  const seen = { elsewhere: [] as string[], problems: [] as string[] };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== origin) seen.elsewhere.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(error.message));
  return seen;
}

/** Opens the console of an operation, by its method, path and title. */
export async function openConsole(page: Page, method: string, path: string, title: string): Promise<Locator> {
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole('button', { name: `Test Request (${method} ${path})` }).click();
  const console = page.getByRole('dialog');
  await expect(console.getByRole('button', { name: new RegExp(`^Send ${method} request`) })).toBeVisible();
  return console;
}

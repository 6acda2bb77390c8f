import type { Page } from '@playwright/test';
import { readStack } from './stack.ts';
import { expect } from './test.ts';

/** Opens the console as somebody of the stack, by their first name, and waits for the view that was asked for. */
export async function signIn(page: Page, firstName: string, path = '/console'): Promise<void> {
  await page.goto(`${readStack().apiUrl}${path}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: new RegExp(`^${firstName} `) }).click();
  await expect(personMenu(page, firstName)).toBeVisible();
}

/** What says who is signed in. */
export const personMenu = (page: Page, firstName: string) =>
  page.getByRole('button', { name: new RegExp(`^${firstName} `) });

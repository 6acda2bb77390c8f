import type { Locator, Page } from '@playwright/test';
import { newLastName, searchToReview } from './support/console.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** So many stops a person may have to pass. */
const MOST_STOPS = 60;

/** Goes on from stop to stop until the place has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The focus does not come to ${place}`);
}

/** Goes through an open menu until the entry has the focus, and chooses it. */
async function choose(page: Page, entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await entry.evaluate((element) => element === element.ownerDocument.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a supervisor signs in, filters, saves the view, opens a search and takes it without a mouse', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lastName = newLastName();
  const { searchId } = await searchToReview(lastName);
  await page.goto(`${readStack().apiUrl}/console/work`);
  await tabTo(page, page.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Simon Okafor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type(lastName);
  await expect(page.getByText('1 search', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'What it needs' }));
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('option', { name: 'Review' }));
  await expect(page).toHaveURL(/needs=REVIEW/);

  await page.getByRole('button', { name: 'Views' }).focus();
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: 'Save this view' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type(`Of ${lastName}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
  await page.goto(`${readStack().apiUrl}/console/work`);
  await tabTo(page, page.getByRole('button', { name: 'Views' }));
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: `Of ${lastName}`, exact: true }));
  await expect(page).toHaveURL(/needs=REVIEW/);

  // A view keeps no words, which may be a person's name; an address that a person keeps may.
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goto(`${readStack().apiUrl}/console/work?needs=REVIEW&q=${lastName}`);
  await expect(page.getByText('1 search', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: lastName }).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searches/);
  await tabTo(page, page.getByRole('button', { name: /^Assigned to/ }));
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: 'Assign to me' }));
  await expect(page.getByRole('button', { name: /Simon Okafor/ }).first()).toBeVisible();
  expect(page.url()).toContain(searchId);
});

import type { Locator, Page } from '@playwright/test';
import { newLastName, searchToReview, signIn } from './support/console.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** So many stops a person may have to pass. */
const MOST_STOPS = 60;
/** So many entries a menu may have: other tests save views too. */
const MOST_ENTRIES = 200;

/** Goes on from stop to stop until the place has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The focus does not come to ${place}`);
}

/** Goes through an open menu until the entry has the focus. */
async function goTo(page: Page, entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  for (let stop = 0; stop < MOST_ENTRIES; stop += 1) {
    if (await entry.evaluate((element) => element === element.ownerDocument.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
}

async function choose(page: Page, entry: Locator): Promise<void> {
  await goTo(page, entry);
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

/** Saves what the list shows as a view of that name. */
async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the list of views by keyboard, and goes to one of them. */
async function goToView(page: Page, name: string): Promise<void> {
  // What stands there until it is loaded opens nothing.
  await page.locator('button[aria-haspopup=menu]', { hasText: 'Views' }).focus();
  await page.keyboard.press('Enter');
  await goTo(page, page.getByRole('menuitem', { name, exact: true }));
}

const linkOfRow = (page: Page, index: number) => page.locator(`tr[data-index="${index}"] a`);

/** What a frame was to do is done. */
const nextFrame = (page: Page) =>
  page.evaluate<void>('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Holds what the list of work that matches is asked for, until it is let go. */
async function holdList(page: Page, query: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/operations/v1/work' && query.test(url.search),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return held.resolve;
}

test('a view that is chosen leaves the focus on its button, and its list is walked from the beginning', async ({
  page,
}) => {
  const name = newLastName();
  await Promise.all([searchToReview(name), searchToReview(name), searchToReview(name)]);
  await signIn(page, 'Simon Okafor', '/work?needs=REVIEW');
  await saveView(page, name);
  await page.goto(`${readStack().apiUrl}/console/work`);
  await expect(linkOfRow(page, 1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(linkOfRow(page, 1)).toBeFocused();

  const letGo = await holdList(page, /needs=REVIEW/);
  await goToView(page, name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/needs=REVIEW/);
  await expect(page.getByRole('table')).toHaveCount(0);
  letGo();
  await expect(linkOfRow(page, 1)).toBeVisible();
  await nextFrame(page);
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(linkOfRow(page, 0)).toBeFocused();
});

test('keys that are pressed while a list is on its way count once it is there, from the one that chose it on', async ({
  page,
}) => {
  const name = newLastName();
  await Promise.all([searchToReview(name), searchToReview(name), searchToReview(name)]);
  await signIn(page, 'Simon Okafor', '/work?needs=REVIEW');
  await saveView(page, name);
  await page.goto(`${readStack().apiUrl}/console/work`);
  await expect(linkOfRow(page, 0)).toBeVisible();

  const letGo = await holdList(page, /needs=REVIEW/);
  await goToView(page, name);
  // As fast as fingers may be: the menu has not gone yet.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('j')]);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/needs=REVIEW/);
  await expect(page.getByRole('table')).toHaveCount(0);
  letGo();
  await expect(linkOfRow(page, 2)).toBeFocused();
});

test('a person stays at a search whose place in the list changes', async ({ page }) => {
  const lastName = newLastName();
  const first = await searchToReview(lastName);
  const second = await searchToReview(lastName);
  await signIn(page, 'Simon Okafor', `/work?needs=REVIEW&q=${lastName}`);
  await expect(page.getByText('2 searches')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(linkOfRow(page, 1)).toBeFocused();
  await expect(linkOfRow(page, 1)).toHaveAttribute('href', new RegExp(second.searchId));

  await first.credence.searches.update(first.orderId, first.searchId, { searchStatus: 'CANCELLED' });
  await expect(page.getByText('1 search', { exact: true })).toBeVisible();
  await expect(linkOfRow(page, 0)).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('row', { name: lastName })).toContainText('Simon Okafor');
});

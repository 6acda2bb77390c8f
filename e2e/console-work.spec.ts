import type { Request, Route } from '@playwright/test';
import { newLastName, searchToReview, signIn } from './support/console.ts';
import { searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** More than the first page of a list has. */
const REVIEWS = 24;
/** So many orders at once leave the service room for the other tests. */
const AT_ONCE = 6;

test('reviews of more than one page are cleared by keyboard, one after the other', async ({ page }) => {
  test.setTimeout(120_000);
  const lastName = newLastName();
  const searches: Awaited<ReturnType<typeof searchToReview>>[] = [];
  while (searches.length < REVIEWS) {
    const some = Array.from({ length: AT_ONCE }, () => searchToReview(lastName));
    searches.push(...(await Promise.all(some)));
  }
  const list = `/work?needs=REVIEW&q=${lastName}`;
  await signIn(page, 'Rosa Delgado', list);
  await expect(page.getByText(`${REVIEWS} searches`)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const seen = new Set<string>();
  for (let left = REVIEWS; left > 0; left -= 1) {
    await expect(page.getByRole('button', { name: /^Accept all/ })).toBeVisible();
    // What was read comes with the message: before that there is nothing to accept.
    await expect(page.getByText('Team Lead', { exact: true })).toBeVisible();
    const address = page.url();
    seen.add(address);
    await page.keyboard.press('A');
    await expect(page).not.toHaveURL(address);
  }
  expect(seen.size).toBe(REVIEWS);
  await expect(page.getByRole('heading', { name: 'No search is like that' })).toBeVisible();
  for (const search of searches) {
    const { verificationResult } = await searchWhen(
      search,
      ({ searchStatus }) => searchStatus === 'COMPLETED',
    );
    expect(verificationResult[0]).toMatchObject({ source: 'REVIEW', outcome: 'VERIFIED_DISCREPANCY' });
    expect(verificationResult[0]?.decisions[0]?.decidedBy).toBe('local|rosa');
  }
});

test('a list that is on its way while a search is decided does not bring it back', async ({ page }) => {
  const lastName = newLastName();
  await Promise.all([searchToReview(lastName), searchToReview(lastName)]);
  await signIn(page, 'Rosa Delgado', `/work?needs=REVIEW&q=${lastName}`);
  await expect(page.getByText('2 searches')).toBeVisible();
  const isList = (url: URL) => url.pathname === '/operations/v1/work';
  const [held, isDecided] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    const response = await route.fetch();
    held.resolve(route.request());
    await isDecided.promise;
    await route.fulfill({ response });
  };
  await page.route(isList, hold, { times: 1 });
  // Whatever changes has the list read again.
  await searchToReview(newLastName());
  const late = await held.promise;
  const acceptAll = async () => {
    await expect(page.getByText('Team Lead', { exact: true })).toBeVisible();
    const address = page.url();
    await page.keyboard.press('A');
    await expect(page).not.toHaveURL(address);
  };
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await acceptAll();
  const arrived = page.waitForResponse((response) => response.request() === late);
  isDecided.resolve();
  await arrived;
  await acceptAll();
  await expect(page.getByRole('heading', { name: 'No search is like that' })).toBeVisible();
});

test('of two people on one search, the second sees what the first decided, and neither loses anything', async ({
  browser,
}) => {
  const { searchId, ...search } = await searchToReview(newLastName());
  const address = `/searches/${searchId}`;
  const [first, second, away] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  // One who is told of nothing, as with a connection that has gone.
  await away.route('**/operations/v1/live', (route) => route.abort());
  await signIn(first, 'Rosa Delgado', address);
  await signIn(second, 'Simon Okafor', address);
  await signIn(away, 'Ada Novak', address);
  const position = { name: /^Position/ };
  for (const page of [first, second, away]) {
    await expect(page.getByRole('button', { name: 'Accept Position' })).toBeVisible();
    await expect(page.getByRole('row', position)).toContainText('Team Lead');
  }

  await first.getByRole('button', { name: 'Reject Position' }).click();
  await expect(second.getByRole('row', position)).toContainText('Decided');

  await away.getByRole('button', { name: 'Accept Position' }).click();
  await expect(away.getByText(/^A colleague decided meanwhile/).first()).toBeVisible();
  await expect(away.getByRole('row', position)).toContainText('Decided');

  await second.keyboard.press('A');
  const ended = await searchWhen({ searchId, ...search }, ({ searchStatus }) => searchStatus === 'COMPLETED');
  const decided = ended.verificationResult[0]?.decisions.map(({ field, decision, decidedBy }) => [
    field,
    decision,
    decidedBy,
  ]);
  expect(decided?.filter(([field]) => field === 'position')).toEqual([['position', 'REJECT', 'local|rosa']]);
  expect(decided).toContainEqual(['startDate', 'CORRECT', 'local|simon']);
  await expect(first.getByText('Completed', { exact: true })).toBeVisible();
});

test('a colleague takes a search and leaves a note, by keyboard alone', async ({ page }) => {
  const lastName = newLastName();
  const { searchId } = await searchToReview(lastName);
  await signIn(page, 'Rashid Amari', `/work?q=${lastName}`);
  await expect(page.getByText('1 search', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('row', { name: lastName })).toContainText('Rashid Amari');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/searches/${searchId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
  // A researcher decides nothing.
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Contacts' }).focus();
  for (const name of ['Attempts', 'Timeline', 'Notes']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const note = page.getByRole('textbox', { name: 'New note' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Called twice, they answer on Mondays.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Called twice, they answer on Mondays.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Next claim');
});

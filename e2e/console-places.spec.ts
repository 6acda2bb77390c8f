import { newLastName, searchToReview, searchWithoutContact, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

const SEARCHES = 30;
/** So many orders at once leave the service room for the other tests. */
const AT_ONCE = 5;

test('a person comes back to the row that they came from, by every way back', async ({ page }) => {
  test.setTimeout(120_000);
  const lastName = newLastName();
  const ids: string[] = [];
  while (ids.length < SEARCHES) {
    const some = Array.from({ length: AT_ONCE }, () => searchToReview(lastName));
    ids.push(...(await Promise.all(some)).map(({ searchId }) => searchId));
  }
  const firstPage = 20;
  const rest = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/operations/v1/work' && url.searchParams.has('cursor'),
    async (route) => {
      await rest.promise;
      await route.continue();
    },
  );
  await signIn(page, 'Rosa Delgado', `/work?needs=REVIEW&q=${lastName}`);
  await expect(page.getByText(`${SEARCHES} searches`)).toBeVisible();
  const list = page.locator('tbody');
  const link = (index: number) => page.locator(`tr[data-index="${index}"] a`);
  const top = () => list.evaluate((element) => element.scrollTop);
  for (let row = 0; row < firstPage; row += 1) {
    await page.keyboard.press('j');
    await expect(link(row)).toBeFocused();
  }
  // Keys are faster than the rest of a list: they count once it is there.
  for (let row = firstPage; row < 25; row += 1) await page.keyboard.press('j');
  await expect(link(firstPage - 1)).toBeFocused();
  rest.resolve();
  await expect(link(24)).toBeFocused();
  const before = await top();
  expect(before).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Position/ })).toContainText('Team Lead');
  await page.goBack();
  await expect(link(24)).toBeFocused();
  expect(await top()).toBe(before);

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(link(24)).toBeFocused();
  expect(await top()).toBe(before);

  // What goes on to the next search and decides it comes back to where that one stood.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Position/ })).toContainText('Team Lead');
  const address = page.url();
  await page.keyboard.press('A');
  await expect(page).not.toHaveURL(address);
  const next = page.url().split('/').at(-1);
  await expect(page.getByRole('row', { name: /^Position/ })).toContainText('Team Lead');
  await page.keyboard.press('b');
  await expect(page.getByText(`${SEARCHES - 1} searches`)).toBeVisible();
  await expect(page.locator('a:focus')).toHaveAttribute('href', new RegExp(`${next}$`));
});

test('a list says whom each search asks, and the row that has the focus its exact times', async ({
  page,
}) => {
  const lastName = newLastName();
  await searchToReview(lastName);
  await signIn(page, 'Rosa Delgado', `/work?q=${lastName}`);
  const row = page.getByRole('row', { name: lastName });
  await expect(page.getByRole('columnheader', { name: 'Employer or school' })).toBeVisible();
  await expect(row.getByTitle('Contoso Inc')).toBeVisible();
  const exact = row.getByText(/20\d\d, \d+:\d\d.[AP]M \S+/).first();
  await expect(exact).toBeHidden();
  await page.keyboard.press('j');
  await expect(exact).toBeVisible();
});

test('no window is called by an applicant', async ({ page }) => {
  const lastName = newLastName();
  const { searchId, orderId } = await searchToReview(lastName);
  await signIn(page, 'Ada Novak', `/searches/${searchId}`);
  for (const [path, title] of [
    [`/searches/${searchId}`, /^Employment [0-9a-f]{8} · Credence$/],
    [`/orders/${orderId}`, /^Order [0-9a-f]{8} · Credence$/],
  ] as const) {
    await page.goto(page.url().replace(/console\/.*/, `console${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
    await expect(page).toHaveTitle(title);
  }
});

test('a phone comes back to the row that was opened in a list of two panes', async ({ page }) => {
  const lastName = newLastName();
  await Promise.all([searchWithoutContact(lastName), searchWithoutContact(lastName)]);
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn(page, 'Rashid Amari', `/desk?q=${lastName}`);
  const row = page.getByRole('list', { name: 'Call desk' }).getByRole('link').nth(1);
  await row.click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row).toBeFocused();
});

test('a list of which all is done says so, and not that it was filtered away', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/operations/v1/work' && url.searchParams.get('needs') === 'REVIEW',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: [] } });
    },
  );
  await signIn(page, 'Rosa Delgado', '/work?needs=REVIEW');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all open searches' }).click();
  await expect(page).toHaveURL(/work$/);
});

import type { Page } from '@playwright/test';
import {
  newLastName,
  openFirstOfTwo,
  rowOf,
  searchThatSays,
  searchToReview,
  signIn,
} from './support/console.ts';
import { searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const isReview = (url: URL) => /^\/operations\/v1\/searches\/[^/]+\/review$/.test(url.pathname);

/** Gathers the decisions that the page sends from now on. */
function decisionsOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (isReview(new URL(request.url()))) sent.push(request.postDataJSON());
  });
  return sent;
}

test('what follows is said before a decision, and who decided and when after it', async ({ page }) => {
  const asked = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${asked.searchId}`);
  await expect(page.getByText(/^Accept all: the record becomes “In part” or “Discrepancy”/)).toBeVisible();
  await expect(page.getByText(/The search ends as .*, and the client is told at once/)).toBeVisible();
  await page.getByRole('button', { name: 'Reject Position' }).click();
  await expect(page.getByRole('row', rowOf('Position'))).toContainText('Rosa Delgado rejected it');
  await expect(page.getByText(/^Accept all: the record becomes/)).toBeVisible();
  await page.keyboard.press('A');
  await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  await page.goto(page.url().replace(/console\/.*/, `console/searches/${asked.searchId}`));
  await expect(page.getByRole('row', rowOf('Start date'))).toContainText('Rosa Delgado confirmed it');
  const decided = page.getByRole('term').filter({ hasText: 'Decided by' }).locator('..');
  await expect(decided).toContainText(/Rosa Delgado, .*20\d\d, \d+:\d\d.[AP]M \S+/);
});

test('that there is no record is accepted by a button that says so', async ({ page }) => {
  const asked = await searchThatSays(newLastName(), { noRecord: true });
  await signIn(page, 'Rosa Delgado', `/searches/${asked.searchId}`);
  await expect(page.getByRole('button', { name: 'Accept: no record found' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept all/ })).toHaveCount(0);
  await expect(
    page.getByText(/the record becomes “No record”.*ends as “Verified with discrepancy”/),
  ).toBeVisible();
  await page.keyboard.press('A');
  const { records } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  expect(records).toMatchObject([{ status: 'NO_RECORD' }]);
});

test('"accept all" that would reject is refused with the reason, and nothing is sent', async ({ page }) => {
  const { searchId } = await searchThatSays(newLastName(), { noRecord: true });
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await expect(page.getByRole('button', { name: 'Accept: no record found' })).toBeVisible();
  await page.getByRole('button', { name: 'Reject Position' }).click();
  await expect(page.getByRole('row', rowOf('Position'))).toContainText('Decided');
  const sent = decisionsOf(page);
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeDisabled();
  await expect(page.getByText(/^There is nothing to accept/)).toHaveCount(1);
  await page.keyboard.press('A');
  await expect(page.getByText('Nothing was decided').first()).toBeVisible();
  // Neither is the last one by itself.
  for (const field of ['Employer', 'Start date'])
    await page.getByRole('button', { name: `Accept ${field}` }).click();
  await expect(page.getByRole('row', rowOf('Start date'))).toContainText('Decided');
  await expect.poll(() => sent.length).toBe(2);
  await page.getByRole('button', { name: 'Accept End date' }).click();
  await expect(page.getByRole('button', { name: 'Accept End date' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a key that is held down decides once', async ({ page }) => {
  await openFirstOfTwo(page);
  const sent = decisionsOf(page);
  const address = page.url();
  await page.keyboard.down('A');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('row', rowOf('Position'))).toContainText('Team Lead');
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('A');
  await page.keyboard.up('A');
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await expect(
    page.getByRole('button', { name: /^Accept (Position|Start date|End date|Employer)/ }),
  ).toHaveCount(3);
  expect(sent).toHaveLength(2);
});

test('a correction that is refused says which field is wrong, and keeps what was typed', async ({ page }) => {
  const { searchId } = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await page.getByRole('button', { name: 'Correct End date' }).click();
  await page.getByRole('textbox', { name: 'What is right' }).fill('2022-09-30');
  await page.getByRole('textbox', { name: 'Note' }).fill('They called back.');
  await page.route(isReview, (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: 400,
        error: 'Bad Request',
        message: ['claims.0.value must be a day that has been'],
      },
    }),
  );
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct End date' });
  await expect(dialog.getByRole('alert')).toContainText('End date: must be a day that has been');
  await expect(dialog.getByRole('textbox', { name: 'What is right' })).toHaveValue('2022-09-30');
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('They called back.');
  await page.unroute(isReview);
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('row', rowOf('End date'))).toContainText('They called back.');
});

test('a note that is begun is there again after another tab and another search', async ({ page }) => {
  const lastName = newLastName();
  const [{ searchId }] = await Promise.all([searchToReview(lastName), searchToReview(lastName)]);
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('Called twice.');
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(note).toHaveValue('Called twice.');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.goBack();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(note).toHaveValue('Called twice.');
});

test('a contact that was added but not asked is told so, and a refused one which field is wrong', async ({
  page,
}) => {
  const { searchId } = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Person or department', 'HR'],
    ['City and state', 'Austin, TX'],
    ['Phone', '12'],
    ['Source', 'Their website'],
  ] as const)
    await dialog.getByRole('textbox', { name: label }).fill(value);
  const add = dialog.getByRole('button', { name: 'Add contact' });
  const isContact = (url: URL) => /\/searches\/[^/]+\/contact/.test(url.pathname);
  await page.route(isContact, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          json: {
            statusCode: 400,
            error: 'Bad Request',
            message: ['contactMethods.0.phone must be a number'],
          },
        }),
  );
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('Phone: must be a number');
  await expect(dialog.getByRole('textbox', { name: 'Source' })).toHaveValue('Their website');
  await page.unroute(isContact);
  await add.click();
  await expect(page.getByText('The contact was added, but not asked').first()).toBeVisible();
  await expect(page.getByText('The number cannot be dialled').first()).toBeVisible();
});

test('a correction that is closed by mistake is there again when it is opened', async ({ page }) => {
  const { searchId } = await searchToReview(newLastName());
  await signIn(page, 'Rosa Delgado', `/searches/${searchId}`);
  await page.getByRole('button', { name: 'Correct Position' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('They called back.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Correct Position' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('They called back.');
});

const FIELDS = ['employerName', 'position', 'startDate', 'endDate'];

for (const [button, status] of [
  ['Accept all', 'VERIFIED'],
  ['Accept: no record found', 'NO_RECORD'],
] as const) {
  test(`of two sources that contradict each other, "${button}" takes the one that it names`, async ({
    page,
  }) => {
    const claims = FIELDS.map((field) => ({ record: 0, field, answer: 'CONFIRMED' as const }));
    const asked = await searchThatSays(newLastName(), { noRecord: true });
    const metadata = { searchId: asked.searchId };
    await asked.credence.inbound.submit({ channel: 'VOICE', metadata, answers: { claims } });
    await signIn(page, 'Rosa Delgado', `/searches/${asked.searchId}`);
    await expect(page.getByText(/^Accept all: the record becomes “Verified”/)).toBeVisible();
    await expect(page.getByText(/^Accept: no record found: the record becomes “No record”/)).toBeVisible();
    // The second click of a double one decides nothing more.
    await page.getByRole('button', { name: button }).dblclick();
    const { records } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
    expect(records).toMatchObject([{ status }]);
  });
}

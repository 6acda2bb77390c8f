import type { Page } from '@playwright/test';
import { type Asked, askEmployer, searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { confirmEverything, send, situation, thanks } from './support/verifier-page.ts';

const details = (page: Page) => page.getByRole('heading', { name: 'Check these details' });
const rightPerson = (page: Page) => page.getByRole('heading', { name: 'Who is the right person?' });
const company = (page: Page) => page.getByRole('radiogroup', { name: 'The company' });

/** Waits until the search's story tells this. */
async function storyTells(asked: Asked, words: RegExp): Promise<void> {
  await searchWhen(asked, ({ activity }) =>
    activity.some(({ description }) => words.test(description ?? '')),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('who is not the right person says who is, and need not look at the details', async ({ page }) => {
      const asked = await askEmployer();
      await page.goto(asked.link);
      await expect(details(page)).toBeVisible();
      await expect(rightPerson(page)).toBeHidden();
      await situation(page, /not the right person/).check();
      await expect(details(page)).toBeHidden();
      await expect(rightPerson(page)).toBeVisible();
      await page.getByLabel('Their name or department').fill('Sam <Lee>');
      await page.getByLabel('Their email address').fill('sam.lee');
      await page.getByLabel('Their phone number').fill('12');
      await send(page);

      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        'Their email address must be an address such as name@example.com',
        'Their phone number must be a number that can be dialled, with its area code',
      ]);
      await expect(details(page)).toBeHidden();
      await expect(page.getByLabel('Their name or department')).toHaveValue('Sam <Lee>');
      const email = page.getByLabel('Their email address');
      await expect(email).toHaveAccessibleDescription('This must be an address such as name@example.com');
      await summary.getByRole('link', { name: /email/ }).click();
      await expect(email).toBeFocused();
      await email.fill('sam.lee@contoso.example');
      await page.getByLabel('Their phone number').fill('(512) 555-0100 ext. 7');
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await storyTells(asked, /Contact added: named by/);
    });

    test('who uses a third party says which', async ({ page }) => {
      const asked = await askEmployer();
      await page.goto(asked.link);
      await situation(page, /third party/).check();
      await expect(details(page)).toBeHidden();
      const other = page.getByLabel('Name of the other company');
      await expect(other).toBeHidden();
      await send(page);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['The company needs an answer']);
      await company(page).getByRole('radio', { name: 'Another company' }).check();
      await expect(other).toBeVisible();
      await send(page);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['The company needs a name']);
      await page.getByRole('alert').getByRole('link').click();
      await expect(other).toBeFocused();
      await company(page).getByRole('radio', { name: 'The Work Number (Equifax)' }).check();
      await page.getByLabel(/What do they need/).fill('Employer code 1234');
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await storyTells(asked, /TALX_WORK_NUMBER/);
    });
  });
}

test('who does not know who is right sends the form without a name', async ({ page }) => {
  const asked = await askEmployer();
  await page.goto(asked.link);
  await situation(page, /not the right person/).check();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await storyTells(asked, /not the right person/);
});

test('what was filled in for another choice does not count', async ({ page }) => {
  const asked = await askEmployer();
  await page.goto(asked.link);
  await situation(page, /not the right person/).check();
  await page.getByLabel('Their email address').fill('nobody');
  await situation(page, /third party/).check();
  await situation(page, /I can check/).check();
  await confirmEverything(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const { activity } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  expect(activity.map(({ description }) => description)).toContain('Answer received on the verifier page');
});

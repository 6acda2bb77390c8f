import type { Locator, Page } from '@playwright/test';
import { askEmployer, searchWhen } from './support/orders.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';
import { answerClaim, claim, confirmEverything, send, thanks } from './support/verifier-page.ts';

const WAIT = { pollIntervalMs: 100, timeoutMs: 20_000 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the page says who asks about whom, and takes the answers', async ({ page }) => {
      const { credence, orderId, link } = await askEmployer();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).origin));
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Please confirm employment details for Jordan Rivera',
      );
      for (const words of ['Acme Screening', 'Northwind Logistics', 'Contoso Inc', 'ends in 6789']) {
        await expect(page.getByRole('main')).toContainText(words);
      }
      await expect(page.getByRole('main')).not.toContainText('123-45');
      await confirmEverything(page);
      await page.getByLabel('Your job title').fill('Head of HR');
      await page.getByLabel('Anything else we should know?').fill('A <fine> colleague & friend');
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Rivera');
      expect(new Set(requests)).toEqual(new Set([readStack().apiUrl]));

      const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
      const details = searches[0]?.verificationResult[0]?.resultDetails ?? '{}';
      expect(JSON.parse(details)).toMatchObject({
        respondent: { name: 'Robin Keller', title: 'Head of HR' },
        comment: 'A <fine> colleague & friend',
      });
    });

    test('a correction is asked for where something is not correct, and only there', async ({ page }) => {
      const { credence, orderId, link } = await askEmployer();
      await page.goto(link);
      const correction = page.getByLabel('Position in your records');
      await expect(correction).toBeHidden();
      await confirmEverything(page);
      await expect(correction).toBeHidden();
      await answerClaim(page, 'Position', 'Not correct');
      await expect(correction).toBeVisible();
      await correction.fill('Team Lead');
      await answerClaim(page, 'End date', 'Not correct');
      await page.getByRole('checkbox', { name: 'Still employed' }).check();
      await send(page);
      await expect(thanks(page)).toBeVisible();
      const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
      const claims = searches[0]?.verificationResult[0]?.claims ?? [];
      expect(claims.map(({ field, verified, match }) => [field, verified, match])).toEqual([
        ['employerName', 'Contoso Inc', 'MATCH'],
        ['position', 'Team Lead', 'MISMATCH'],
        ['startDate', '2019-03-01', 'MATCH'],
        ['endDate', null, 'MISMATCH'],
      ]);
    });

    test('what is wrong stands beside its field, and what was entered is kept', async ({ page }) => {
      const asked = await askEmployer();
      await page.goto(asked.link);
      await answerClaim(page, 'Employer', 'Correct');
      await answerClaim(page, 'Position', 'Not correct');
      await answerClaim(page, 'Start date', 'Not correct');
      await page.getByLabel('Start date in your records').fill('some time in spring');
      await page.getByLabel('Your job title').fill('Head of <HR>');
      await page.getByRole('button', { name: 'Send my answers' }).click();

      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        'Position (Contoso Inc) needs the correct value',
        'Start date (Contoso Inc) must be a date in the form YYYY-MM-DD or YYYY-MM',
        'End date (Contoso Inc) needs an answer',
        'Your name is required',
      ]);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(claim(page, 'Position')).toContainText('This needs the correct value');
      await expect(claim(page, 'Start date')).toContainText('This must be a date');
      await expect(claim(page, 'End date')).toContainText('This needs an answer');
      await expect(claim(page, 'Employer')).not.toContainText('This ');
      await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('This is required');
      await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');

      await expect(
        claim(page, 'Employer').getByRole('radio', { name: 'Correct', exact: true }),
      ).toBeChecked();
      await expect(page.getByLabel('Start date in your records')).toHaveValue('some time in spring');
      await expect(page.getByLabel('Your job title')).toHaveValue('Head of <HR>');
      await summary.getByRole('link', { name: /^Your name/ }).click();
      await expect(page.getByLabel('Your name')).toBeFocused();

      await page.getByLabel('Position in your records').fill('Senior Analyst');
      await page.getByLabel('Start date in your records').fill('2019-03');
      await answerClaim(page, 'End date', 'I can’t confirm');
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
    });
  });
}

test('the keyboard alone is enough', async ({ page }) => {
  const { credence, orderId, link } = await askEmployer();
  await page.goto(link);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const label of ['Employer', 'Position', 'Start date', 'End date']) {
    await tabTo(page, claim(page, label).getByRole('radio').first());
    await page.keyboard.press('Space');
    if (label !== 'Position') continue;
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Position in your records'));
    await page.keyboard.type('Team Lead');
  }
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Robin Keller');
  await tabTo(page, page.getByRole('button', { name: 'Send my answers' }));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
  expect(searches[0]?.verificationResult[0]?.outcome).toBe('VERIFIED_DISCREPANCY');
});

/** Presses Tab until the focus is there; the steps on the way must all be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    if ((await target.and(focused).count()) === 1) return;
  }
  throw new Error('The focus did not come to where it should');
}

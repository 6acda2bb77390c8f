import { writeFile } from 'node:fs/promises';
import { type Asked, askEmployer, searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { confirmEverything, send, thanks } from './support/verifier-page.ts';

const PDF = { name: 'Letter of 1 May.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') };
const PHOTO = {
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\nx', 'latin1'),
};
const MB = 1024 * 1024;

async function received(asked: Asked): Promise<(string | null)[]> {
  const { activity } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  return activity.map(({ description }) => description);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('letters go with the answer, and must be chosen again when it comes back', async ({ page }) => {
      const asked = await askEmployer();
      await page.goto(asked.link);
      const letters = page.getByLabel('Letter or page from your records');
      await letters.setInputFiles([
        PDF,
        { name: '\u202efdp.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ <b>not a letter</b>') },
      ]);
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary.getByRole('listitem')).toHaveText([
        /^Employer/,
        /^Position/,
        /^Start date/,
        /^End date/,
        '“fdp.exe” is not a PDF, JPEG or PNG',
      ]);
      await expect(summary).toContainText('except for the files: please choose them again');
      await expect(letters).toHaveAccessibleDescription(/“fdp.exe” is not .* choose your files again/);
      await expect(letters).toHaveAttribute('aria-invalid', 'true');
      await summary.getByRole('link', { name: /fdp/ }).click();
      await expect(letters).toBeFocused();
      await confirmEverything(page);
      await letters.setInputFiles([PDF, PHOTO]);
      await send(page);
      await expect(thanks(page)).toBeVisible();
      expect(await received(asked)).toContain('Answer received on the verifier page, with 2 documents');
    });
  });
}

test('files that are too large or too many are named, and the rest is kept', async ({ page }, testInfo) => {
  const { link } = await askEmployer();
  await page.goto(link);
  const letters = page.getByLabel('Letter or page from your records');
  await confirmEverything(page);
  const large = testInfo.outputPath('large.pdf');
  await writeFile(large, Buffer.alloc(10 * MB + 1, '%PDF-1.7 '));
  await letters.setInputFiles(large);
  await send(page);
  const problems = page.getByRole('alert').getByRole('listitem');
  await expect(problems).toHaveText(['“large.pdf” is larger than 10 MB']);
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Keller');
  await letters.setInputFiles([PDF, PHOTO, PDF, PHOTO]);
  await send(page);
  await expect(problems).toHaveText(['Your letter must be at most 3 files']);
});

test('far too much is refused in plain words, and the form can be sent with less', async ({
  page,
}, testInfo) => {
  const asked = await askEmployer();
  await page.goto(asked.link);
  await confirmEverything(page);
  const letters = page.getByLabel('Letter or page from your records');
  // By their paths: Playwright itself carries no more than the form may have.
  const paths = Array.from({ length: 6 }, (_, at) => testInfo.outputPath(`${at}.pdf`));
  await Promise.all(paths.map((path) => writeFile(path, Buffer.alloc(9 * MB))));
  await letters.setInputFiles(paths);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page);
  expect((await answer).status()).toBe(413);
  await expect(page.getByRole('heading', { name: 'What you sent is too large' })).toBeVisible();
  await page.goto(asked.link);
  await confirmEverything(page);
  await letters.setInputFiles(PDF);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await received(asked)).toContain('Answer received on the verifier page, with a document');
});

test('a letter is chosen and sent by keyboard alone', async ({ page }) => {
  const asked = await askEmployer();
  await page.goto(asked.link);
  const letters = page.getByLabel('Letter or page from your records');
  await page.getByLabel('Your job title').focus();
  await page.keyboard.press('Tab');
  await expect(letters).toBeFocused();
  await letters.setInputFiles(PDF);
  await confirmEverything(page);
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Robin Keller');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(await received(asked)).toContain('Answer received on the verifier page, with a document');
});

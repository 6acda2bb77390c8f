import type { Page } from '@playwright/test';
import { askEmployer } from './support/orders.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';
import { answerClaim, confirmEverything, send, situation, thanks } from './support/verifier-page.ts';

const UNBROKEN = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
const options = [UNBROKEN, 'b'].map((value) => ({ value: value.slice(0, 100), label: value }));

/** A request in which everything is long. */
const askAtLength = () =>
  askEmployer({
    applicant: { firstName: UNBROKEN },
    job: { employerName: UNBROKEN, position: UNBROKEN },
    search: {
      questionnaireUrl: `https://client.example/${UNBROKEN}`,
      questionnaireAccessCode: UNBROKEN,
      verificationQuestions: [
        { questionId: 1, type: 'single_select', prompt: UNBROKEN, options, allowComment: true },
        { questionId: 2, type: 'multi_select', prompt: 'Which?', options },
      ],
    },
  });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** Whatever can be touched is large enough for a thumb; the label of a choice is a part of it. */
async function expectThumbsFit(page: Page): Promise<void> {
  const small = await page.evaluate<string[]>(`
    [...document.querySelectorAll('a, button, textarea, input:not([type=radio], [type=checkbox]), label.choice')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ control, box }) => control.outerHTML + ' ' + box.width + 'x' + box.height)
  `);
  expect(small).toEqual([]);
}

/** The three answers to each line stand side by side, and so do what is touched in them. */
async function expectAnswersInRows(page: Page): Promise<void> {
  const apart = await page.evaluate<string[]>(`
    [...document.querySelectorAll('.answers')]
      .filter((row) => row.checkVisibility())
      .filter((row) => {
        const tops = (selector) => [...row.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().top);
        const spread = (values) => Math.max(...values) - Math.min(...values);
        return spread(tops('label')) > 1 || spread(tops('input')) > 1;
      })
      .map((row) => row.outerHTML)
  `);
  expect(apart).toEqual([]);
}

for (const [name, use] of [
  ['on a phone 320 pixels wide', { viewport: { width: 320, height: 568 }, hasTouch: true }],
  ['on a phone 390 pixels wide', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  // What a window of 1280 pixels shows at 200 percent.
  ['at twice the size', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('nothing has to be scrolled sideways, and thumbs fit', async ({ page }) => {
      const { link } = await askAtLength();
      await page.goto(link);
      await expectThumbsFit(page);
      await expectAnswersInRows(page);
      await answerClaim(page, 'Position', 'Not correct');
      await answerClaim(page, 'End date', 'Not correct');
      await expectNoSidewaysScrolling(page);
      await page.getByLabel('Letter or page').setInputFiles({
        name: `${UNBROKEN}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      });
      await page.getByRole('button', { name: 'Send my answers' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await expectThumbsFit(page);
      for (const choice of [/not the right person/, /third party/]) {
        await situation(page, choice).check();
        await expectNoSidewaysScrolling(page);
        await expectThumbsFit(page);
      }
      await situation(page, /I can check/).check();
      await confirmEverything(page);
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.goto(`${readStack().apiUrl}/respond/unknown`);
      await expectNoSidewaysScrolling(page);
    });
  });
}

test('names that try to be more than names stay names', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.dismiss();
  });
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const turned = 'ריברה';
  const { link } = await askEmployer({
    applicant: { firstName: script, lastName: turned },
    job: { employerName: `"></bdi>${script}`, position: turned },
    search: {
      questionnaireUrl: 'https://client.example/"onclick="alert(3)',
      verificationQuestions: [{ questionId: 1, type: 'free_text', prompt: `</legend>${script}` }],
    },
  });
  const failed: string[] = [];
  page.on('request', (request) => failed.push(request.url()));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Please confirm employment details for ${script} ${turned}`,
  );
  // A name written from right to left turns nothing around: the words after it are where they were.
  const lead = page.locator('.lead bdi').filter({ hasText: turned });
  await expect(lead.first()).toHaveCSS('unicode-bidi', 'isolate');
  await expect(page.locator('main script, main img, main [onclick]')).toHaveCount(0);
  await page.getByLabel('Your job title').fill(script);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('alert')).toContainText(script);
  await expect(page.getByLabel('Your job title')).toHaveValue(script);
  expect(alerts).toEqual([]);
  expect(new Set(failed)).toEqual(new Set([link]));
});

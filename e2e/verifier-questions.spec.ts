import type { VerificationQuestion } from '@credence/sdk';
import type { Page } from '@playwright/test';
import { askEmployer } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { confirmEverything, send, thanks } from './support/verifier-page.ts';

const WAIT = { pollIntervalMs: 100, timeoutMs: 20_000 };
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const verificationQuestions: VerificationQuestion[] = [
  {
    questionId: 1,
    type: 'single_select',
    prompt: 'Would you hire them again?',
    required: true,
    options: yesNo,
  },
  {
    questionId: 2,
    type: 'multi_select',
    prompt: 'Why not?',
    required: true,
    options: ['conduct', 'skills', 'attendance'].map((value) => ({ value, label: value.toUpperCase() })),
    minSelections: 1,
    maxSelections: 2,
    allowComment: true,
    condition: { dependsOn: 1, operator: 'equals', values: ['no'] },
  },
  {
    questionId: 3,
    type: 'free_text',
    prompt: 'What was the incident?',
    required: true,
    condition: { dependsOn: 2, operator: 'equals', values: ['conduct'] },
  },
  {
    questionId: 4,
    type: 'free_text',
    prompt: 'What did you like most?',
    condition: { dependsOn: 1, operator: 'not_equals', values: ['no'] },
  },
];

const hireAgain = (page: Page, answer: 'Yes' | 'No') =>
  page
    .getByRole('radiogroup', { name: /hire them again/ })
    .getByRole('radio', { name: answer })
    .check();

/** Which of the questions that hang on others can be seen. */
async function shown(page: Page): Promise<string[]> {
  const prompts = ['Why not?', 'What was the incident?', 'What did you like most?'];
  const visible = await Promise.all(
    prompts.map((prompt) => page.getByText(prompt, { exact: true }).isVisible()),
  );
  return prompts.filter((_, index) => visible[index]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a question appears when its condition is met, and its answer counts only then', async ({
      page,
    }) => {
      const { credence, orderId, link } = await askEmployer({ search: { verificationQuestions } });
      await page.goto(link);
      await confirmEverything(page);
      expect(await shown(page)).toEqual(['What did you like most?']);
      await hireAgain(page, 'No');
      expect(await shown(page)).toEqual(['Why not?']);
      await page.getByRole('checkbox', { name: 'CONDUCT' }).check();
      expect(await shown(page)).toEqual(['Why not?', 'What was the incident?']);
      await page.getByLabel('What was the incident?').fill('Something that is not asked in the end');
      await hireAgain(page, 'Yes');
      expect(await shown(page)).toEqual(['What did you like most?']);
      await page.getByLabel('What did you like most?').fill('Everything');
      await send(page);
      await expect(thanks(page)).toBeVisible();

      const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
      const { questions } = JSON.parse(searches[0]?.verificationResult[0]?.resultDetails ?? '{}');
      expect(questions).toEqual([
        {
          questionId: 1,
          prompt: 'Would you hire them again?',
          selected: ['yes'],
          comment: null,
          records: [0],
        },
        {
          questionId: 4,
          prompt: 'What did you like most?',
          selected: ['Everything'],
          comment: null,
          records: [0],
        },
      ]);
    });

    test('a question that is asked must be answered as it demands', async ({ page }) => {
      const { credence, orderId, link } = await askEmployer({ search: { verificationQuestions } });
      await page.goto(link);
      await confirmEverything(page);
      await send(page);
      const summary = page.getByRole('alert').getByRole('listitem');
      await expect(summary).toHaveText(['“Would you hire them again?” needs an answer']);
      await hireAgain(page, 'No');
      await send(page);
      await expect(summary).toHaveText(['“Why not?” needs an answer']);
      for (const reason of ['CONDUCT', 'SKILLS', 'ATTENDANCE']) {
        await page.getByRole('checkbox', { name: reason }).check();
      }
      await page.getByLabel(/^Comment.* on Why not\?$/).fill('It was a long story');
      await send(page);
      await expect(summary).toHaveText([
        '“Why not?” takes at most 2 choices',
        '“What was the incident?” needs an answer',
      ]);
      await expect(page.getByLabel(/^Comment.* on Why not\?$/)).toHaveValue('It was a long story');
      await page.getByRole('checkbox', { name: 'SKILLS' }).uncheck();
      await page.getByLabel('What was the incident?').fill('A quarrel');
      await send(page);
      await expect(thanks(page)).toBeVisible();

      const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
      const { questions } = JSON.parse(searches[0]?.verificationResult[0]?.resultDetails ?? '{}');
      expect(questions).toMatchObject([
        { questionId: 1, selected: ['no'] },
        { questionId: 2, selected: ['conduct', 'attendance'], comment: 'It was a long story' },
        { questionId: 3, selected: ['A quarrel'] },
      ]);
    });
  });
}

test('what the client answered itself is filled in, and its own questionnaire is shown', async ({ page }) => {
  const [again, why] = verificationQuestions;
  if (!again || !why) throw new Error('The questions are gone');
  const asked = await askEmployer({
    search: {
      questionnaireUrl: 'https://client.example/questions',
      questionnaireAccessCode: 'WX-7',
      verificationQuestions: [
        { ...again, selectedAnswer: 'no' },
        { ...why, selectedAnswer: ['skills', 'unknown'], comment: 'As we heard' },
      ],
    },
  });
  await page.goto(asked.link);
  const questionnaire = page.getByRole('region', { name: 'A questionnaire on another site' });
  await expect(questionnaire.getByRole('link')).toHaveAttribute('href', 'https://client.example/questions');
  await expect(questionnaire).toContainText('Access code: WX-7');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'SKILLS' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'CONDUCT' })).not.toBeChecked();
  await expect(page.getByLabel(/^Comment.* on Why not\?$/)).toHaveValue('As we heard');
  await confirmEverything(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

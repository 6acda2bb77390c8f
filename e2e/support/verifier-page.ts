import type { Locator, Page } from '@playwright/test';

/** The three answers to a claim, as the page words them. */
export type Answer = 'Correct' | 'Not correct' | 'I can’t confirm';

/** The choice of one claim, by the claim's label. */
export function claim(page: Page, label: string): Locator {
  return page.getByRole('radiogroup', { name: new RegExp(`^${label}`) });
}

/** Chooses an answer to one claim. */
export async function answerClaim(page: Page, label: string, answer: Answer): Promise<void> {
  await claim(page, label).getByRole('radio', { name: answer, exact: true }).check();
}

/** Says that every claim on the page is correct. */
export async function confirmEverything(page: Page): Promise<void> {
  for (const choice of await page.getByRole('radio', { name: 'Correct', exact: true }).all()) {
    await choice.check();
  }
}

/** One of the choices at the top of the form. */
export function situation(page: Page, name: RegExp): Locator {
  const choices = page.getByRole('radiogroup', { name: 'Can you help with this request?' });
  return choices.getByRole('radio', { name });
}

/** Signs the form and sends it. */
export async function send(page: Page, name = 'Robin Keller'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Send my answers' }).click();
}

/** The heading of the page that thanks for an answer. */
export function thanks(page: Page): Locator {
  return page.getByRole('heading', { name: 'Thank you, your answers were received' });
}

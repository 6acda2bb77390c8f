import { launchBrowser } from '../browser.ts';
import { seedConsole } from '../seed-console.ts';
import type { StackInfo } from '../stack.ts';
import type { Pictures } from './pictures.ts';

const WINDOW = { viewport: { width: 1_440, height: 900 }, reducedMotion: 'reduce' } as const;
const REVIEWER = 'Rosa Delgado';

/** Views of the console by the name of the picture. */
const VIEWS = {
  'console-work': '/work',
  'console-desk': '/desk',
  'console-mail': '/mail',
  'console-orders': '/orders',
  'console-figures': '/figures',
};
const REVIEWS = '/work?phase=REVIEW';

/** Fills the console of a stack that runs, signs in as one of its people, and takes pictures of the main views. */
export async function takeConsolePictures({ apiUrl, settings }: StackInfo, pictures: Pictures) {
  await seedConsole({ settings });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(WINDOW);
    const open = async (path: string) => {
      await page.goto(`${apiUrl}/console${path}`, { waitUntil: 'networkidle' });
    };
    await open('/work');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: REVIEWER }).click();
    await page.waitForURL('**/console/work');
    for (const [name, path] of Object.entries(VIEWS)) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await pictures.take(page, name);
    }
    await open(REVIEWS);
    const row = page.getByRole('row').filter({ hasText: 'review of every answer' }).first();
    await row.getByRole('link').first().click();
    for (const part of ['Answered by', 'Add contact']) await page.getByText(part, { exact: true }).waitFor();
    await pictures.take(page, 'console-search');
  } finally {
    await browser.close();
  }
}

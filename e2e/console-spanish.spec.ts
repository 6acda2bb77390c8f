import { readdirSync, readFileSync } from 'node:fs';
import { CONSOLE_VIEWS, open, somethingToShow } from './support/console-views.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const TEXTS = new URL('../console/src/texts/', import.meta.url);

/** Every text of a language, by its key. */
function catalogueOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, below] of Object.entries(value ?? {})) add(`${path}.${key}`, below);
  };
  for (const file of readdirSync(new URL(`${language}/`, TEXTS)))
    add(file.replace('.json', ''), JSON.parse(readFileSync(new URL(`${language}/${file}`, TEXTS), 'utf8')));
  return texts;
}

const spanish = catalogueOf('es');
/** What is said in English alone, and is long enough to be no name or word of the data. */
const ENGLISH = [...catalogueOf('en')]
  .filter(([key, text]) => spanish.get(key) !== text && !text.includes('{{') && text.split(' ').length > 1)
  .map(([, text]) => text);
/** As they stand in the code: what is shown where a text is missing. */
const KEYS = [...spanish.keys()]
  .map((key) => key.split('.').slice(1).join('.'))
  .filter((key) => key.includes('.'));

test.use({ locale: 'es-MX' });

test('a browser that asks for Spanish gets it in every view, wide and on a phone', async ({ page }) => {
  test.setTimeout(180_000);
  const { apiUrl } = readStack();
  const shown = await somethingToShow();
  await page.goto(`${apiUrl}/console/work`);
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Ada Novak' }).click();
  await page.waitForURL('**/console/work');
  for (const view of CONSOLE_VIEWS) {
    await page.setViewportSize({ width: 1440, height: 844 });
    await open(page, apiUrl, view, shown);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${view.name} at ${width} pixels`;
      // A diagram takes a moment to follow the window.
      const fits = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');
      await expect.poll(fits, { message: where }).toBe(true);
      const read = await page.evaluate<{ lang: string; text: string }>(`({
        lang: document.documentElement.lang,
        text: document.body.innerText + [...document.querySelectorAll('[aria-label], [placeholder]')]
          .map((element) => '\\n' + (element.ariaLabel ?? '') + '\\n' + (element.placeholder ?? '')).join(''),
      })`);
      expect(read.lang, where).toBe('es');
      const lines = new Set(read.text.split('\n').map((line) => line.trim()));
      expect(
        KEYS.filter((key) => lines.has(key)),
        where,
      ).toEqual([]);
      expect(
        ENGLISH.filter((text) => lines.has(text)),
        where,
      ).toEqual([]);
    }
  }
});

test('a person chooses the language, and finds it again', async ({ page }) => {
  const menu = page.getByRole('button', { name: /Vera Lindqvist/ });
  await page.goto(`${readStack().apiUrl}/console/work`);
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Vera Lindqvist' }).click();
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en');
});

test('a service that does not answer is told of in Spanish', async ({ page }) => {
  const { apiUrl } = readStack();
  await page.goto(`${apiUrl}/console/work`);
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Ada Novak' }).click();
  await page.waitForURL('**/console/work');
  await page.route(/\/operations\/v1\/audit/, (route) => route.abort());
  await page.goto(`${apiUrl}/console/audit`);
  await expect(page.getByRole('alert')).toContainText('No se puede conectar con el servicio');
  await expect(page.getByText(/be reached/)).toHaveCount(0);
});

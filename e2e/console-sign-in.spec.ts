import { signInByHand } from './support/console.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

// All other tests leave motion out: here, menus open and close as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SESSION = '/operations/v1/session';

test('a person signs in, comes back to where they were, and signs out', async ({ page, context }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const { apiUrl } = readStack();
  await signInByHand(page, 'Rosa Delgado', '/work?queue=mine');
  const session = await context.request.get(`${apiUrl}${SESSION}`);
  expect(await session.json()).toMatchObject({
    person: { subject: 'local|rosa', name: 'Rosa Delgado' },
    role: 'reviewer',
    organization: { name: 'Acme Screening' },
  });
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate<string>('document.cookie')).toBe('');

  // A page of another site that makes the browser send something in their name.
  const forged = await context.request.delete(`${apiUrl}${SESSION}`, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  expect(forged.status()).toBe(403);

  await page.getByRole('button', { name: 'Rosa Delgado' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await context.request.get(`${apiUrl}${SESSION}`)).status()).toBe(401);
  expect(refused).toEqual([]);
});

test('staff of the operator go to another organization, and leave the first', async ({ page, context }) => {
  const { apiUrl } = readStack();
  await signInByHand(page, 'Owen Tremblay');
  await page.getByRole('button', { name: 'Owen Tremblay' }).click();
  await page.getByRole('menuitemradio', { name: 'Globex Background Checks' }).click();
  await expect(page.getByText('Globex Background Checks')).toBeVisible();
  const session = await context.request.get(`${apiUrl}${SESSION}`);
  expect(await session.json()).toMatchObject({ organization: { name: 'Globex Background Checks' } });
});

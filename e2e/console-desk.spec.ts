import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from './support/accessible.ts';
import { newLastName, searchWithoutContact, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

const NUMBER = '+1 212 555 0134';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** In both sizes and both themes, as the person sees it now; other colours change nothing but contrasts. */
async function expectAccessibleInSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessibleInThemes(page);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
}

test('the desk looks for a contact, adds one by hand, and shows what to say to them', async ({ page }) => {
  test.setTimeout(240_000);
  const lastName = newLastName();
  await searchWithoutContact(lastName);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signIn(page, 'Rashid Amari', `/desk?q=${lastName}`);
  await expect(page.getByText('1 search', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a search' })).toBeVisible();
  await expectAccessibleInSizes(page);

  await page.keyboard.press('j');
  const row = page.getByRole('link', { name: lastName });
  await expect(row).toBeFocused();
  await expect(row).toContainText(`Harbor Freight ${lastName}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: `Harbor Freight ${lastName}` })).toBeVisible();
  // No search engine learns whom this is about.
  const web = await page.getByRole('link', { name: /^Search the web/ }).getAttribute('href');
  expect(new URL(web ?? '').searchParams.get('q')).toBe(
    `"Harbor Freight ${lastName}" New York, NY employment verification contact`,
  );
  await page.getByLabel('Website to read').fill('127.0.0.1');
  await page.getByRole('button', { name: 'Have it read' }).click();
  await expect(page.getByRole('alert')).toContainText('website must be');
  await expect(page.getByRole('alert')).toContainText(/Request \S+/);
  await page.getByLabel('Website to read').fill('nowhere.invalid');
  await page.getByRole('button', { name: 'Have it read' }).click();
  await expect(page.getByText('Could not be read')).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInSizes(page);

  await page.getByRole('tab', { name: 'Call', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No contact has a telephone' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Person or department').fill('Pat Doyle');
  await dialog.getByLabel('City and state').fill('New York, NY');
  await dialog.getByLabel('Phone').fill(NUMBER);
  await dialog.getByLabel('Source').fill('Their front desk');
  await dialog.getByRole('switch', { name: 'Ask now' }).click();
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible();
  await expect(page.getByText('my name is Rashid Amari')).toBeVisible();
  await expect(page.getByText('March 1, 2019').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('the desk gives mail to its search, and sets other mail aside', async ({ page }) => {
  test.setTimeout(240_000);
  const lastName = newLastName();
  const asked = await searchWithoutContact(lastName);
  for (const subject of [`About ${lastName}`, `Offers for ${lastName}`])
    await asked.credence.inbound.submit({
      channel: 'EMAIL',
      messageData: {
        from: 'records@contoso.example',
        subject,
        body: { text: '<script>alert(1)</script>\nWe can confirm this. https://evil.example' },
        attachments: [{ filename: 'letter.pdf', contentType: 'application/pdf', size: 20_480 }],
      },
      metadata: {},
    });
  await signIn(page, 'Rosa Delgado', '/mail');
  await page.getByRole('link', { name: `About ${lastName}` }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  // What strangers write leads nowhere.
  await expect(page.getByRole('link', { name: 'evil.example' })).toHaveCount(0);
  await expect(page.getByText('letter.pdf')).toBeVisible();
  await expectAccessibleInSizes(page);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  const assign = page.getByRole('dialog', { name: 'Which search does it belong to?' });
  await assign.getByLabel('Applicant or id').fill(lastName);
  await assign.getByRole('radio', { name: lastName }).check();
  await expect(assign).toHaveCSS('opacity', '1');
  await expectAccessibleInSizes(page);
  await assign.getByRole('button', { name: 'Give to a search' }).click();
  await expect(page.getByText('The message was given to the search')).toBeVisible();
  await expect(page.getByRole('link', { name: `About ${lastName}` })).toHaveCount(0);
  const { messages } = await asked.credence.messages.list(asked.orderId, asked.searchId);
  expect(messages).toHaveLength(1);

  await page.getByRole('link', { name: `Offers for ${lastName}` }).click();
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  const aside = page.getByRole('dialog', { name: 'Set the message aside?' });
  await aside.getByLabel('Advertising or spam').check();
  await aside.getByLabel('Note').fill('Every week');
  await aside.getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByText('The message was set aside')).toBeVisible();
  await page.getByRole('tab', { name: 'Set aside' }).click();
  await page.getByRole('link', { name: `Offers for ${lastName}` }).click();
  await expect(page.getByText('Set aside by Rosa Delgado')).toBeVisible();
  await expect(page.getByText('Every week')).toBeVisible();
  await expectAccessibleInSizes(page);
});

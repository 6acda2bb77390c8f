import { waitFor } from '@credence/local/wait-for';
import { webhooks } from '@credence/sdk';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newLastName, signIn } from './support/console.ts';
import { eventsUntil } from './support/inbox.ts';
import { newAddress, orderTo } from './support/orders.ts';
import { clientOf, readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PDF = Buffer.from('%PDF-1.4\n% a signed release\n%%EOF\n');
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAM0lEQVR42u3PMQ0AAAwDoMqv7GrYuQQckD4XAQEBAQEBAQEBAQEBAQEBAQEBAQEBAYGrARubwLWqRdVJAAAAAElFTkSuQmCC',
  'base64',
);

async function expectAccessibleInSizes(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
}

/** Opens a part of a form that folds. */
async function unfold(within: Locator, title: string): Promise<Locator> {
  const name = within.locator('summary').getByText(title, { exact: true }).first();
  await name.click();
  return name.locator('xpath=ancestor::details[1]');
}

async function fill(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await within.getByLabel(label, { exact: true }).first().fill(value);
}

const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** As staff of the operator, in an organization whose settings no other test looks at. */
async function signInAtGlobex(page: Page, path: string): Promise<void> {
  await signIn(page, 'Owen Tremblay');
  await page.getByRole('button', { name: 'Owen Tremblay' }).click();
  await page.getByRole('menuitemradio', { name: 'Globex Background Checks' }).click();
  await expect(page.getByText('Globex Background Checks')).toBeVisible();
  await page.goto(`${readStack().apiUrl}/console${path}`);
}

test('an order is written with every part of it, checked as it is written, and found by the API', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const lastName = newLastName();
  await page.setViewportSize(WIDE);
  await signIn(page, 'Simon Okafor', '/orders/new');
  const applicant = panel(page, 'Applicant');
  await fill(applicant, {
    'First name (required)': 'Jordan',
    'Last name (required)': lastName,
    'Social security number (required)': '900-12-3456',
    'Date of birth': '1990-04-17',
    'E-mail': 'jordan',
  });
  // What the service says of a field stands at the field.
  await expect(applicant.getByText('must be a valid e-mail address')).toBeVisible();
  await fill(applicant, { 'E-mail': 'jordan@example.com' });
  await expect(applicant.getByText('must be a valid e-mail address')).toHaveCount(0);
  await applicant
    .getByLabel('PDF', { exact: true })
    .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(applicant.getByText(/PDF of at most 10 MB|must be/).first()).toBeVisible();
  const uploaded = applicant.getByRole('button', { name: 'Take it away' });
  if (await uploaded.isVisible()) await uploaded.click();
  await applicant
    .getByLabel('PDF', { exact: true })
    .setInputFiles({ name: 'release.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(applicant.getByText('release.pdf is uploaded')).toBeVisible();
  const addresses = await unfold(applicant, 'Addresses');
  await addresses.getByRole('button', { name: 'Add an address' }).click();
  await fill(addresses, {
    'Street and number (required)': '1 Main St',
    'City (required)': 'Austin',
    'State, as TX (required)': 'TX',
    'ZIP code (required)': '78701',
    'First day (required)': '2020-01-01',
  });
  const names = await unfold(applicant, 'Other names');
  await names.getByRole('button', { name: 'Add a name' }).click();
  await fill(names, { 'First name (required)': 'Jo', 'Last name (required)': 'Former' });

  await fill(panel(page, 'Hiring context'), {
    'Hiring company (required)': 'Northwind',
    'Position (required)': 'Analyst',
    'City of the place of work (required)': 'Austin',
    'State, as TX (required)': 'TX',
    'Proposed salary (required)': '85000',
  });
  await panel(page, 'Hiring context').getByLabel('Security clearance').selectOption('Yes');
  await fill(panel(page, 'Employment'), {
    'Employer (required)': 'Contoso Inc',
    'Title held (required)': 'Team Lead',
    'First day': '2019-03-01',
    'E-mail to ask at': newAddress(),
  });
  const education = panel(page, 'Education');
  await education.getByRole('button', { name: 'Add a qualification' }).click();
  await fill(education, {
    'School (required)': 'State University',
    'Degree or certificate (required)': 'BSc',
    'Field of study (required)': 'Physics',
  });

  const search = panel(page, 'Searches').getByRole('group', { name: 'Search 1' });
  await expect(panel(page, 'Searches').getByRole('group', { name: 'Search 2' })).toBeVisible();
  const externalSearchId = `office-${lastName}`;
  await fill(search, { 'Your own id': externalSearchId });
  const questions = await unfold(search, 'Your own questions');
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const first = questions.getByRole('group', { name: 'Question 1' });
  await first.getByLabel('Kind of answer (required)').selectOption('One of several');
  await fill(first, { 'Question (required)': 'Would you hire this person again?' });
  const options = await unfold(first, 'Options');
  await options.getByRole('button', { name: 'Add an option' }).click();
  await fill(options, { 'Value in the answer (required)': 'no', 'What is read (required)': 'No' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const second = questions.getByRole('group', { name: 'Question 2' });
  await fill(second, { 'Question (required)': 'Why not?' });
  const condition = await unfold(second, 'Condition');
  await fill(condition, { 'Number of the earlier question (required)': '1', 'Answers (required)': 'no' });
  await condition.getByLabel('Comparison (required)').selectOption('Is one of');

  const config = await unfold(search, 'Settings of this search');
  const channels = await unfold(config, 'Channels');
  await channels.getByLabel('May be faxed').selectOption('No');
  const timing = await unfold(config, 'Time');
  await fill(timing, { 'Ends after minutes': '4320' });
  const hours = await unfold(timing, 'Business hours');
  await fill(hours, { 'Time zone': 'America/Denver', From: '08:30' });
  await hours.getByLabel('Sat').check();
  const outbound = await unfold(config, 'Outreach');
  await fill(outbound, { 'Most attempts at one destination': '2' });
  const inbound = await unfold(config, 'Answers');
  await fill(inbound, { 'Other settings, as JSON': '{"own": ' });
  await expect(inbound.getByText('must be JSON')).toBeVisible();
  await fill(inbound, { 'Other settings, as JSON': '{"own": 1}' });
  const notifications = await unfold(config, 'Notifications');
  await notifications.getByLabel('CONTACT_PLAN', { exact: true }).check();
  const webhooks = await unfold(panel(page, 'More'), 'Webhooks of this order');
  await fill(webhooks, { 'Tried again': '1' });

  await expect(page.getByText('2 searches would run')).toBeVisible();
  await expectAccessibleInSizes(page);
  await page.reload();
  await expect(applicant.getByLabel('Last name (required)').first()).toHaveValue(lastName);
  await expect(applicant.getByLabel('Social security number (required)')).toHaveValue('');
  await fill(applicant, {
    'Social security number (required)': '900-12-3456',
    'Date of birth': '1990-04-17',
  });
  await expect(page.getByText('2 searches would run')).toBeVisible();
  await page.getByRole('button', { name: 'Create the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${lastName}, Jordan` })).toBeVisible();

  const { searches } = await clientOf('acme').searches.findByExternalId(externalSearchId);
  const [found] = searches;
  if (!found) throw new Error('The order has no such search');
  const created = await clientOf('acme').searches.get(found.orderId, found.id);
  expect(created).toMatchObject({ searchType: 'EMPLOYMENT', externalSearchId, searchStatus: 'IN_PROGRESS' });
  const { applicant: stored, search: all } = await clientOf('acme').orders.get(found.orderId);
  expect(stored).toMatchObject({ lastName, ssn: '900-12-3456', email: 'jordan@example.com' });
  expect(all.map(({ searchType }) => searchType)).toEqual(['EMPLOYMENT', 'EDUCATION']);
});

test('a file of orders is mended row by row, and created at once', async ({ page }) => {
  const [one, two] = [newLastName(), newLastName()];
  const columns = ['firstName', 'lastName', 'ssn', 'email'].map((name) => `applicant.${name}`);
  const context = ['entityName', 'appliedJobTitle', 'worksiteCity', 'worksiteState', 'proposedSalary'];
  const head = [
    ...columns,
    ...context.map((name) => `businessContext.${name}`),
    'employment.employerName',
    'employment.position',
  ];
  const row = (lastName: string, email: string, salary: string) =>
    `Jordan,${lastName},900-12-3456,${email},Northwind,Analyst,Austin,TX,${salary},Contoso,=1+1`;
  const csv = (...rows: string[]) => ({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head.join(','), ...rows].join('\n')),
  });
  await page.setViewportSize(WIDE);
  await signIn(page, 'Simon Okafor', '/orders/batch');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');
  const file = page.getByLabel('CSV file');
  await file.setInputFiles(csv(row(one, 'a@example.com', 'much'), row(two, 'nobody', '1')));
  await expect(page.getByText(/^2 rows are wrong/)).toBeVisible();
  const rows = page.getByRole('table', { name: '2 rows' });
  await expect(rows.getByRole('row', { name: one })).toContainText(
    'businessContext.proposedSalary must be a number',
  );
  await expect(rows.getByRole('row', { name: two })).toContainText(
    'applicant.email must be a valid e-mail address',
  );
  await expect(page.getByRole('button', { name: 'Create 2 orders' })).toBeDisabled();
  await expectAccessibleInSizes(page);
  await file.setInputFiles(csv(row(one, 'a@example.com', '85000'), row(two, 'b@example.com', '1')));
  await expect(page.getByText('All rows are right.')).toBeVisible();
  await page.getByRole('button', { name: 'Create 2 orders' }).click();
  await expect(page.locator('#view').getByRole('heading', { name: '2 orders were created' })).toBeVisible();
  await page.getByRole('link', { name: `${two}, Jordan` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${two}, Jordan` })).toBeVisible();
});

/** An event of the organization that both its secret of before and the new one sign, or the new one alone. */
const signedEvent = (secret: string, isOldWanted: boolean) =>
  waitFor(`an event that ${isOldWanted ? 'both secrets sign' : 'the new secret alone signs'}`, async () => {
    const { searchIds } = await clientOf('globex').orders.create(orderTo(newAddress()));
    const [event] = await eventsUntil(searchIds[0] ?? '', () => true);
    // Servers and workers act on it within seconds.
    if (event?.signatures.standard !== isOldWanted) return undefined;
    const { body, headers } = event;
    const { standard } = await webhooks.checkSignatures({ body, headers, secret });
    return standard && event;
  });

/** The stack's inbox knows the secret of before, and tells of each event whether that one signs it. */
async function rotateSecret(page: Page): Promise<void> {
  const secrets = panel(page, 'Signing secret');
  await secrets.getByRole('button', { name: 'Rotate the secret' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rotate the secret' }).click();
  await expect(dialog.getByRole('heading', { name: 'The new secret' })).toBeVisible();
  const secret = await dialog.locator('code').innerText();
  await page.keyboard.press('Escape');
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(secrets.getByText(/^Both secrets sign for now/)).toBeVisible();
  expect(await signedEvent(secret, true)).toBeTruthy();
  await secrets.getByRole('button', { name: 'End the rotation' }).click();
  await expect(page.getByText('The new secret alone signs now')).toBeVisible();
  await expect(secrets.getByRole('button', { name: 'Rotate the secret' })).toBeVisible();
  expect(await signedEvent(secret, false)).toBeTruthy();
}

test('an administrator sends events elsewhere, and another one does not overwrite it', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const options = { viewport: WIDE, reducedMotion: 'reduce' } as const;
  const contexts = await Promise.all([browser.newContext(options), browser.newContext(options)]);
  const [page, late] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  for (const each of [page, late]) {
    await signInAtGlobex(each, '/webhooks');
    await each.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(each.getByRole('group', { name: 'Target 1' })).toBeVisible();
  }
  const target = page.getByRole('group', { name: 'Target 1' });
  const path = `/hooks/office-${newLastName()}`;
  await fill(target, { Address: 'http://10.0.0.1/hook' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(target.getByText(/must not point to a private address/)).toBeVisible();
  await fill(target, { Address: `${readStack().inboxUrl}${path}` });
  await target.getByRole('button', { name: 'Add a header' }).click();
  await fill(target, { 'Name of the header': 'X-Office', 'Its value': 'hush' });
  await expectAccessibleInSizes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Events go there within seconds')).toBeVisible();

  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late.getByText(/^Another person changed this meanwhile/)).toBeVisible();
  await late.getByRole('button', { name: 'Show how it is now' }).click();
  await expect(late.getByLabel('Address', { exact: true })).toHaveValue(new RegExp(`${path}$`));
  await expect(late.getByLabel('Its value')).toHaveValue('');

  // The worker may send the first of them to the old target yet, and a search in the night tells no more than once.
  const received = await waitFor('an event at the new target', async () => {
    const { searchIds } = await clientOf('globex').orders.create(orderTo(newAddress()));
    const [event] = await eventsUntil(searchIds[0] ?? '', () => true);
    return event?.path === path && event;
  });
  expect(received.headers['x-office']).toBe('hush');
  await rotateSecret(page);
  await Promise.all(contexts.map((context) => context.close()));
});

test('an administrator changes how requests look and the calendar, and sees the keys', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(WIDE);
  await signInAtGlobex(page, '/organization');
  const settings = panel(page, 'Settings');
  const closed = '2020-12-24';
  const logo = settings.getByLabel('Logo');
  await logo.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(settings.getByText('must be a PNG')).toBeVisible();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await fill(settings, {
    'Time zone': 'America/Denver',
    'Closed days': `${closed}\n2099-12-31`,
    Colour: '#ffffff',
  });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText(/must be dark enough for white letters/)).toBeVisible();
  await fill(settings, { Colour: '#5b2a86', "Sender's name": 'Globex Checks' });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Servers and workers act on it within seconds')).toBeVisible();
  await expect(panel(page, 'Keys').getByText('Key 1', { exact: true })).toBeVisible();
  await expect(panel(page, 'Keys').getByText('Seals', { exact: true })).toBeVisible();
  await expectAccessibleInSizes(page);
  await page.reload();
  await expect(settings.getByLabel('Closed days')).toHaveValue(`${closed}\n2099-12-31`);
  const hours = panel(page, 'Hours');
  await expect(hours.getByText(/America\/Denver where neither tells/)).toBeVisible();
  await expect(hours.getByText('Thu, Dec 31, 2099', { exact: true })).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Take the logo away' })).toBeVisible();
  await expect(settings.getByText('Globex Checks')).toBeVisible();
});

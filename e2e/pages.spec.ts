import { eventsUntil } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { askEmployer, createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf, readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';
import { confirmEverything, send, thanks } from './support/verifier-page.ts';

const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

test('the mailbox shows an e-mail, and its link leads to the page', async ({ page }) => {
  const { address, link } = await askEmployer();
  const { id } = await mailTo(address);
  await page.goto(readStack().mailboxUrl);
  await expect(page.getByRole('heading', { name: 'Captured mail' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(address) });
  await row.getByRole('link', { name: 'Employment verification for Jordan Rivera' }).click();
  await expect(page).toHaveURL(`${readStack().mailboxUrl}/messages/${id}`);
  await expect(page.getByRole('link', { name: 'signed-release.pdf' })).toBeVisible();
  const [answerPage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: link }).click(),
  ]);
  await expect(
    answerPage.getByRole('heading', { name: /confirm employment details for Jordan Rivera/ }),
  ).toBeVisible();
  // The e-mail as HTML has the same link behind its button.
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Confirm or correct' });
  expect(await button.getAttribute('href')).toBe(link);
});

test('an open mailbox shows new mail by itself', async ({ page }) => {
  await page.goto(readStack().mailboxUrl);
  const { address } = await askEmployer();
  await expect(page.getByRole('row', { name: new RegExp(address) })).toBeVisible();
});

test('the inbox shows each event of a search with both signatures verified', async ({ page }) => {
  const { searchId, link } = await askEmployer();
  await page.goto(link);
  await confirmEverything(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const events = await eventsUntil(searchId, ({ event }) => event === 'verification.completed');

  await page.goto(readStack().inboxUrl);
  for (const { id, event, headers } of events) {
    const row = page.getByRole('row', { name: new RegExp(headers['x-event-id'] ?? '') });
    await expect(row.getByTitle('X-Webhook-Signature: verified', { exact: true })).toBeVisible();
    await expect(row.getByTitle('webhook-signature: verified', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: event })).toHaveAttribute('href', `/events/${id}`);
  }
  const last = events.at(-1);
  await page.goto(`${readStack().inboxUrl}/events/${last?.id}`);
  await expect(page.getByRole('heading', { name: 'verification.completed' })).toBeVisible();
  await expect(page.getByText('"outcome": "VERIFIED_NO_DISCREPANCY"')).toBeVisible();
});

test('hostile names are text wherever they are shown', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = newAddress();
  const { searchId } = await createOrder(
    clientOf('acme'),
    orderTo(address, {
      applicant: { firstName: HOSTILE, lastName: `"'><b>Bold</b>` },
      job: { employerName: HOSTILE },
      search: { externalSearchId: HOSTILE.slice(0, 100) },
    }),
  );
  const mail = await mailTo(address);
  const link = /http\S+\/respond\/\S+/.exec(mail.text)?.[0] ?? '';
  const events = await eventsUntil(searchId, (payload) => payload.sequence >= 1);

  const { mailboxUrl, inboxUrl } = readStack();
  for (const url of [
    mailboxUrl,
    `${mailboxUrl}/messages/${mail.id}`,
    inboxUrl,
    `${inboxUrl}/events/${events[0]?.id}`,
    link,
  ]) {
    await page.goto(url);
    expect(await page.title()).not.toBe('owned');
    await expect(page.locator('img, b')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOSTILE);
  await page.goto(`${mailboxUrl}/messages/${mail.id}`);
  const letter = page.frameLocator('iframe').locator('body');
  await expect(letter).toContainText(HOSTILE.split('.')[0] ?? HOSTILE);
  await expect(letter.locator('img, script, b:has-text("Bold")')).toHaveCount(0);
  const { apiUrl } = readStack();
  const ours = [apiUrl, mailboxUrl, inboxUrl, 'data:', 'about:'];
  expect(requests.filter((url) => !ours.some((start) => url.startsWith(start)))).toEqual([]);
});

test('line breaks in a name are refused, so that they add no header to the e-mail', async () => {
  const applicant = { firstName: 'Eve\r\nBcc: thief@evil.example\r\n\r\nBody', lastName: 'Rivera' };
  const created = createOrder(clientOf('acme'), orderTo(newAddress(), { applicant }));
  await expect(created).rejects.toThrow('applicant.firstName must not contain control characters');
});

import type { Locator, Page } from '@playwright/test';
import { callableNumber } from '../local/src/testing/callable-number.ts';
import { newLastName, signIn } from './support/console.ts';
import { eventsUntil } from './support/inbox.ts';
import { createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** A search of which a contact can be called now. */
async function searchToCall(lastName: string, index: number) {
  const credence = clientOf('acme');
  const asked = {
    credence,
    ...(await createOrder(credence, orderTo(newAddress(), { applicant: { lastName } }))),
  };
  const { contactId } = await credence.contacts.add(asked.orderId, asked.searchId, {
    name: 'Records desk',
    entityName: 'Contoso Inc',
    // No place on whose clock it might be night.
    location: 'Records office',
    confidence: 0.9,
    contactMethods: [{ phone: callableNumber(index), confidence: 0.9, source: 'their web site' }],
    executeOutboundImmediately: false,
  });
  return { ...asked, contactId };
}

test('a call recorded at the desk completes the search, and its client is told', async ({ page }) => {
  test.setTimeout(180_000);
  const { contactId, ...asked } = await searchToCall(newLastName(), 3);

  await signIn(page, 'Rashid Amari', `/desk?search=${asked.searchId}&contact=${contactId}`);
  await page.getByRole('tab', { name: 'Call', exact: true }).click();
  await expect(page.getByText('my name is Rashid Amari')).toBeVisible();
  await expect(page.getByText(/^Outside business hours/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'They answered' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Robin Hale');
  await page.getByLabel('Role').fill('HR');
  const confirmed = page.getByRole('radio', { name: 'Confirmed', exact: true });
  for (const radio of await confirmed.all()) await radio.check();
  expect(await confirmed.count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Record the call' }).click();
  await expect(page.getByText('The answer is recorded and is being read')).toBeVisible();

  const { verificationResult } = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  expect(verificationResult).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  const events = await eventsUntil(asked.searchId, ({ event }) => event === 'verification.completed');
  expect(events.at(-1)?.signatures).toMatchObject({ standard: true, classic: true });

  await page.goto(new URL(`/console/searches/${asked.searchId}`, page.url()).href);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('A person called: the call was answered')).toBeVisible();
  await expect(page.getByText('Robin Hale').first()).toBeVisible();
});

/** The next minute on the clock that the form names, as its field takes it. */
async function nextMinuteThere(page: Page): Promise<string> {
  const hint = await page.getByText(/^On their clock/).innerText();
  const [, timeZone] = /\((\S+)\)/.exec(hint) ?? [];
  const there = new Date(Date.now() + 60_000).toLocaleString('sv-SE', { timeZone });
  return there.slice(0, 'yyyy-mm-dd hh:mm'.length).replace(' ', 'T');
}

/** How much waits, as it stands behind a name; nothing stands there for nothing. */
const numberIn = async (named: Locator): Promise<number> =>
  Number(/\d+/.exec(await named.innerText())?.[0] ?? 0);

test('a contact who asks to be called back is on the desk at that time, and not before', async ({ page }) => {
  test.setTimeout(300_000);
  const lastName = newLastName();
  const { searchId, orderId, contactId, credence } = await searchToCall(lastName, 5);
  await signIn(page, 'Rashid Amari', `/desk?search=${searchId}&contact=${contactId}`);
  await page.getByRole('tab', { name: 'Call', exact: true }).click();
  await page.getByRole('radio', { name: 'Call back later' }).check();
  await page.getByLabel('When to call back').fill(await nextMinuteThere(page));
  await expect(page.getByText(/On yours: /)).toBeVisible();
  await page.getByRole('button', { name: 'Record the call' }).click();
  await expect(page.getByText(/^Recorded. The search comes back to the desk/)).toBeVisible();
  const promise = /^Call back: .+, promised by Rashid Amari$/;
  await expect(page.getByText(promise)).toBeVisible();

  // The desk shows by itself that the time has come.
  await page.goto(new URL(`/console/desk?list=calls&q=${lastName}`, page.url()).href);
  const list = page.getByRole('list', { name: 'Call desk' });
  await expect(list.getByText(promise)).toBeVisible({ timeout: 150_000 });
  await expect.poll(() => numberIn(page.getByRole('tab', { name: 'To call' }))).toBeGreaterThan(0);
  const atDesk = async () =>
    (await numberIn(page.getByRole('tab', { name: 'To find' }))) +
    (await numberIn(page.getByRole('tab', { name: 'To call' })));
  const navigation = page.getByRole('navigation').getByRole('link', { name: 'Call desk' });
  await expect.poll(async () => (await numberIn(navigation)) - (await atDesk())).toBe(0);
  const { outbounds } = await credence.outbounds.list(orderId, searchId);
  const promised = outbounds.find(({ channel, status }) => channel === 'VOICE' && status === 'SCHEDULED');
  const { activity } = await credence.searches.get(orderId, searchId);
  const due = activity.find(({ activityType }) => activityType === 'CALL_DUE');
  // The clocks of the machines may be a second apart.
  const notBefore = Date.parse(promised?.scheduledAt ?? '') - 1_000;
  expect(Date.parse(due?.createdAt ?? '')).toBeGreaterThanOrEqual(notBefore);

  await page.getByRole('link', { name: lastName }).click();
  await expect(page.getByText('Waits for a person, to call back as the contact asked')).toBeVisible();
  await page.getByRole('radio', { name: 'No answer' }).check();
  await page.getByRole('button', { name: 'Record the call' }).click();
  await expect(page.getByText('The call is recorded', { exact: true })).toBeVisible();
  await expect(page.getByText(promise)).toHaveCount(0);
});

import { callableNumber } from '../local/src/testing/callable-number.ts';
import { newLastName, signIn } from './support/console.ts';
import { eventsUntil } from './support/inbox.ts';
import { createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('a call recorded at the desk completes the search, and its client is told', async ({ page }) => {
  test.setTimeout(180_000);
  const lastName = newLastName();
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
    contactMethods: [{ phone: callableNumber(3), confidence: 0.9, source: 'their web site' }],
    executeOutboundImmediately: false,
  });

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

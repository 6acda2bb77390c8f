import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { openConsole, openReference, watchPage } from './support/reference-page.ts';
import { clientOf, ORDERS, tokenOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the reference is served by this machine alone, with samples of each operation in curl and with the SDK', async ({
  page,
}) => {
  const seen = watchPage(page);
  await openReference(page);
  await page
    .getByRole('link', { name: /Get an order/ })
    .first()
    .click();
  const operation = page.getByRole('region', { name: /Get an order/ });
  await expect(operation.getByText('curl "$API_URL/background-check/v1/orders/')).toBeVisible();
  await operation
    .getByRole('combobox', { name: /curl/i })
    .or(operation.getByRole('button', { name: /curl/i }))
    .first()
    .click();
  await page.getByRole('option', { name: /SDK/ }).click();
  await expect(operation.getByText('credence.orders.get(orderId)')).toBeVisible();
  expect(seen).toEqual({ elsewhere: [], problems: [] });
});

test('the console takes a token bare, with its prefix, and with blanks around', async ({ page }) => {
  const seen = watchPage(page);
  await createOrder(clientOf('acme'), orderTo(newAddress()));
  await openReference(page);
  const token = await tokenOf('acme');
  for (const pasted of [token, `Bearer ${token}`, `  Bearer  ${token} `]) {
    await page.getByRole('textbox', { name: /token/i }).first().fill(pasted);
    const console = await openConsole(page, 'get', ORDERS, 'List orders');
    const answered = page.waitForResponse((response) => response.url().includes(ORDERS));
    await console.getByRole('button', { name: /^Send get request/ }).click();
    const answer = await answered;
    expect([answer.status(), new URL(answer.url()).search]).toEqual([200, '']);
    // Other tests create orders meanwhile, and the console draws no line that is out of sight.
    const [newest] = ((await answer.json()) as { data: { id: string }[] }).data;
    await expect(console.getByText('200 OK')).toBeVisible();
    await expect(console.getByText(newest?.id ?? 'no order').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(console).toHaveCount(0);
  }
  expect(seen).toEqual({ elsewhere: [], problems: [] });
});

test('the console creates the order of the example', async ({ page }) => {
  await openReference(page);
  await page
    .getByRole('textbox', { name: /token/i })
    .first()
    .fill(await tokenOf('globex'));
  const console = await openConsole(page, 'post', ORDERS, 'Create an order');
  const answered = page.waitForResponse((response) => response.url().includes(ORDERS));
  await console.getByRole('button', { name: /^Send post request/ }).click();
  const answer = await answered;
  expect(await answer.text()).toContain('verificationOrderId');
  expect(answer.status()).toBe(201);
  await expect(console.getByText('201 Created')).toBeVisible();
  await expect(console.getByText('"verificationOrderId"')).toBeVisible();
});

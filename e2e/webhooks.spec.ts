import { WebhookVerificationError, webhooks } from '@credence/sdk';
import { eventsUntil, type Received } from './support/inbox.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf, readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const SECRET = `whsec_${Buffer.from('a secret that only this test has').toString('base64')}`;

/** The delivery that tells a receiver of its own about a cancelled search. */
async function deliveryToOwnReceiver(): Promise<Received> {
  const credence = clientOf('acme');
  const webhookConfig = {
    enabled: true,
    secret: SECRET,
    fallbackEndpoint: `${readStack().inboxUrl}/hooks/own?receiver=1`,
  };
  const { orderId, searchId } = await createOrder(
    credence,
    orderTo(newAddress(), { order: { webhookConfig } }),
  );
  await credence.searches.update(orderId, searchId, { searchStatus: 'CANCELLED', reason: 'Not needed' });
  const isLast = ({ data }: Received['payload']) =>
    'notificationType' in data && data.notificationType === 'SEARCH_UPDATED';
  const events = await eventsUntil(searchId, isLast);
  const found = events.find(({ payload }) => isLast(payload));
  if (!found) throw new Error('The awaited event is not there');
  return found;
}

test('a receiver with a secret of its own verifies what it gets', async () => {
  const { body, headers, receivedAt, path } = await deliveryToOwnReceiver();
  const now = new Date(receivedAt);
  expect(path).toBe('/hooks/own?receiver=1');
  expect(await webhooks.verify({ body, headers, secret: SECRET, now })).toMatchObject({
    event: 'verification.notification',
    data: {
      notificationType: 'SEARCH_UPDATED',
      metadata: { currentStatus: 'CANCELLED', reason: 'Not needed' },
    },
  });
  // While a secret is being replaced, a receiver knows both.
  await webhooks.verify({ body, headers, secret: ['another', SECRET], now });
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-event-type': 'verification.notification',
    'x-search-type': 'EMPLOYMENT',
    'x-endpoint-source': 'fallback',
    'x-delivery-attempt': '1',
    'webhook-id': headers['x-event-id'],
  });

  const stripped = { 'x-webhook-signature': headers['x-webhook-signature'] };
  for (const [forged, reason] of [
    [{ body: body.replace('CANCELLED', 'COMPLETED') }, 'wrong_signature'],
    [{ headers: { ...headers, 'webhook-id': 'evt_other' } }, 'wrong_signature'],
    [{ secret: 'another' }, 'wrong_signature'],
    [{ now: new Date(now.getTime() + 301_000) }, 'timestamp_too_old'],
    [{ headers: stripped }, 'missing_signature'],
  ] as const) {
    const error = await webhooks
      .verify({ body, headers, secret: SECRET, now, ...forged })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error.reason).toBe(reason);
  }
});

test('the inbox shows that a signature by another secret does not verify', async ({ page }) => {
  const { id, signatures } = await deliveryToOwnReceiver();
  expect(signatures).toMatchObject({ classic: false, standard: false });
  await page.goto(`${readStack().inboxUrl}/events/${id}`);
  await expect(page.getByTitle('X-Webhook-Signature: not verified', { exact: true })).toBeVisible();
  await expect(page.getByTitle('webhook-signature: not verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Why not/ })).toContainText('does not match');
});

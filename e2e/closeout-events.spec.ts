import { waitFor } from '@credence/local/wait-for';
import { BadRequestError } from '@credence/sdk';
import { eventsOf, eventsUntil } from './support/inbox.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf, readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('an event is listed with its attempts, and delivered again with its id and its bytes', async () => {
  const credence = clientOf('acme');
  const { orderId, searchId } = await createOrder(credence, orderTo(newAddress()));
  const from = new Date(Date.now() - 60_000).toISOString();
  await credence.searches.update(orderId, searchId, { searchStatus: 'CANCELLED' });
  const isLast = ({ data }: { data: object }) =>
    'notificationType' in data && data.notificationType === 'SEARCH_UPDATED';
  const received = (await eventsUntil(searchId, isLast)).find(({ payload }) => isLast(payload));

  const listed = await waitFor('the delivered event', async () => {
    const { data } = await credence.closeoutEvents.list({ searchId, deliveryStatus: 'DELIVERED' });
    return data.find(({ payload }) => payload !== null && isLast(payload));
  });
  expect(listed).toMatchObject({
    eventId: received?.headers['x-event-id'],
    orderId,
    searchId,
    attempts: [{ attemptNumber: 1, responseStatus: 200, error: null }],
    payload: received?.payload,
  });

  const copies = async () =>
    (await eventsOf(searchId)).filter(({ headers }) => headers['x-event-id'] === listed.eventId);
  const before = (await copies()).length;
  await credence.closeoutEvents.redeliver(listed.eventId);
  const again = await waitFor('another copy', async () => {
    const found = await copies();
    return found.length > before ? found : undefined;
  });
  expect(new Set(again.map(({ body }) => body)).size).toBe(1);
  expect(again.at(-1)?.signatures).toMatchObject({ classic: true, standard: true });

  const window = { from, to: new Date(Date.now() + 60_000).toISOString() };
  const dry = await credence.closeoutEvents.redeliverSome({
    ...window,
    deliveryStatus: 'FAILED',
    dryRun: true,
  });
  expect(dry).toMatchObject({ redelivered: expect.any(Number) });
});

test('a test event shows what a receiver answers', async () => {
  const { webhookTests } = clientOf('acme');
  const configured = await webhookTests.send();
  expect(configured).toMatchObject({ success: true, deliveries: [{ deliveryStatus: 'DELIVERED' }] });
  const given = await webhookTests.send({ target: { url: `${readStack().inboxUrl}/no-such-page` } });
  expect(given).toMatchObject({
    success: false,
    deliveries: [{ deliveryStatus: 'FAILED', attempts: [{ responseStatus: 404 }] }],
  });
  const wrong = webhookTests.send({ target: { url: 'ftp://receiver.example/hook' } });
  await expect(wrong).rejects.toBeInstanceOf(BadRequestError);
});

import { ConflictError } from '@credence/sdk';
import { eventsUntil } from './support/inbox.ts';
import { mailsTo } from './support/mailbox.ts';
import { askEmployer, createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('searches completed by the API roll up to the order with the last of them', async () => {
  const credence = clientOf('acme');
  const input = orderTo(newAddress());
  const { verificationOrderId: orderId, searchIds } = await credence.orders.create({
    ...input,
    searchTypes: [...input.searchTypes, { searchType: 'EDUCATION' }],
  });
  const [employment = '', education = ''] = searchIds;

  const first = await credence.searches.update(orderId, employment, {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'VERIFIED' },
  });
  expect(first).toMatchObject({ orderStatus: 'IN_PROGRESS', orderRollupApplied: false });
  const last = await credence.searches.update(orderId, education, {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'HUMAN_ESCALATION' },
  });
  expect(last).toMatchObject({
    orderStatus: 'COMPLETED',
    orderRollupApplied: true,
    webhooksEmitted: expect.arrayContaining(['verification.action_required']),
  });
  const events = await eventsUntil(education, ({ event }) => event === 'verification.action_required');
  expect(events.at(-1)?.payload.data).toMatchObject({
    reasonCode: 'HUMAN_ESCALATION',
    status: 'Action Required',
  });

  const again = await credence.searches.update(orderId, employment, {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'VERIFIED' },
  });
  expect(again).toMatchObject({ orderRollupApplied: false, webhooksEmitted: [] });
  await expect(
    credence.searches.update(orderId, employment, { searchStatus: 'CANCELLED' }),
  ).rejects.toBeInstanceOf(ConflictError);
});

test('cancelling an order ends its outreach, and its link says so', async ({ page }) => {
  const { credence, orderId, searchId, address, link } = await askEmployer();
  const cancelled = await credence.orders.cancel(orderId);
  expect(cancelled.affectedSearches).toBe(1);

  const search = await credence.searches.get(orderId, searchId);
  expect(search).toMatchObject({
    searchStatus: 'CANCELLED',
    phase: 'CLOSED',
    waitingFor: null,
    nextActionAt: null,
  });
  expect(search.activity.at(-1)?.description).toMatch(/Scheduled attempts cancelled: [1-9]/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This request is no longer needed' })).toBeVisible();
  const events = await eventsUntil(
    searchId,
    (payload) => 'notificationType' in payload.data && payload.data.notificationType === 'SEARCH_UPDATED',
  );
  expect(events.at(-1)?.payload.data).toMatchObject({
    metadata: { currentStatus: 'CANCELLED', source: 'api' },
  });
  expect(await mailsTo(address)).toHaveLength(1);
});

test('outside business hours nothing is sent, and the search says until when', async () => {
  const credence = clientOf('acme');
  const closed = newAddress();
  const hours = { startTime: '20:00', endTime: '22:00' };
  const { orderId, searchId } = await createOrder(credence, orderTo(closed, { hours }));
  const search = await searchWhen({ credence, orderId, searchId }, ({ waitingFor }) => waitingFor !== null);
  expect(search.phase).toBe('OUTREACH');
  expect(search.waitingFor).toMatch(/^business hours until \d{4}-\d{2}-\d{2},? 20:00 Etc\/GMT\S*$/);
  const opening = Date.parse(search.nextActionAt ?? '') - Date.now();
  expect(opening).toBeGreaterThan(6.9 * 3_600_000);
  expect(opening).toBeLessThan(8.1 * 3_600_000);

  // An order that came later and whose employer is at work has its e-mail.
  await askEmployer();
  expect(await mailsTo(closed)).toEqual([]);
  const { activity } = await credence.searches.get(orderId, searchId);
  expect(activity.map(({ activityType }) => activityType)).not.toContain('OUTBOUND_SENT');
});

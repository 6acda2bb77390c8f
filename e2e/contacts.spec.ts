import { NotFoundError } from '@credence/sdk';
import { eventsUntil, nameOf } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const colleague = (email: string) => ({
  name: 'Robin Hale',
  entityName: 'Contoso Inc',
  location: 'Austin, TX',
  confidence: 0.9,
  contactMethods: [{ email, confidence: 0.9, source: 'phone call' }],
});

test('a search without a contact is taken up again with the contact that is added', async () => {
  const credence = clientOf('acme');
  const order = { ...orderTo(newAddress()), history: {} };
  const { orderId, searchId } = await createOrder(credence, order);
  await searchWhen({ credence, orderId, searchId }, ({ waitingFor }) => /contact/.test(waitingFor ?? ''));
  expect((await credence.contacts.list(orderId, searchId)).contacts).toEqual([]);

  const address = newAddress();
  const added = await credence.contacts.add(orderId, searchId, {
    ...colleague(address),
    executeOutboundImmediately: true,
  });
  expect(added).toMatchObject({ success: true, searchId, outboundQueued: true, webhookEmitted: true });
  expect(added.queuedCount).toBeGreaterThan(0);
  await mailTo(address);
  const { contacts } = await credence.contacts.list(orderId, searchId);
  expect(contacts).toMatchObject([{ id: added.contactId, name: 'Robin Hale', status: 'ACTIVE' }]);
});

test('a contact is replaced, marked and removed, and each change is told', async () => {
  const credence = clientOf('acme');
  const hours = { startTime: '20:00', endTime: '22:00' };
  const { orderId, searchId } = await createOrder(credence, orderTo(newAddress(), { hours }));
  await searchWhen({ credence, orderId, searchId }, ({ phase }) => phase === 'OUTREACH');
  const [known] = (await credence.contacts.list(orderId, searchId)).contacts;
  const contactId = known?.id ?? '';
  const planned = async () => (await credence.outbounds.list(orderId, searchId)).outbounds;
  await expect.poll(async () => (await planned()).length).toBeGreaterThan(0);
  const outbounds = await planned();

  const address = newAddress();
  const updated = await credence.contacts.update(orderId, searchId, { contactId, ...colleague(address) });
  expect(updated).toMatchObject({ contactId, cancelledScheduledAttempts: 0, webhookEmitted: true });
  expect(updated.scheduledFollowUps).toBe(outbounds.length);
  const moved = (await credence.outbounds.list(orderId, searchId)).outbounds;
  expect(moved.map(({ destination }) => destination)).toEqual(outbounds.map(() => address));

  const marked = await credence.contacts.markAccuracy(orderId, searchId, {
    contactId,
    accuracyStatus: 'INACCURATE',
    reason: 'Left the company',
  });
  expect(marked).toMatchObject({ contactId, auditId: expect.any(String), webhookEmitted: true });
  expect((await credence.outbounds.list(orderId, searchId)).outbounds).toEqual([]);

  const removed = await credence.contacts.remove(orderId, searchId, {
    contactId,
    reason: 'Left the company',
  });
  expect(removed).toMatchObject({ contactId, cancelledActivities: 0, webhookEmitted: true });
  const again = credence.contacts.remove(orderId, searchId, { contactId, reason: 'Left the company' });
  await expect(again).rejects.toBeInstanceOf(NotFoundError);

  const events = await eventsUntil(
    searchId,
    ({ data }) => 'notificationType' in data && data.notificationType === 'CONTACT_PLAN_REMOVED',
  );
  expect(events.slice(-3).map(nameOf)).toEqual([
    'CONTACT_PLAN_UPDATED',
    'CONTACT_PLAN_MARKED_INACCURATE',
    'CONTACT_PLAN_REMOVED',
  ]);
  expect(events.at(-1)?.payload.data).toMatchObject({
    contactPlan: [{ name: 'Robin Hale', method: 'EMAIL', destination: address }],
    metadata: { contactId, contactName: 'Robin Hale' },
  });
});

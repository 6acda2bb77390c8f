import { ConflictError } from '@credence/sdk';
import { createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('attempts are paused, resumed and cancelled, one by one and all together', async () => {
  const credence = clientOf('acme');
  const hours = { startTime: '20:00', endTime: '22:00' };
  const { orderId, searchId } = await createOrder(credence, orderTo(newAddress(), { hours }));
  await searchWhen({ credence, orderId, searchId }, ({ waitingFor }) =>
    /business hours/.test(waitingFor ?? ''),
  );
  const statuses = async (include?: 'all') =>
    (await credence.outbounds.list(orderId, searchId, include && { include })).outbounds.map(
      ({ status }) => status,
    );
  const [first] = (await credence.outbounds.list(orderId, searchId)).outbounds;
  const outboundId = first?.outboundId ?? '';
  expect(await statuses()).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);

  const paused = await credence.outbounds.pause(orderId, searchId, outboundId);
  expect(paused).toMatchObject({ success: true, outboundId, status: 'PAUSED' });
  await expect(credence.outbounds.pause(orderId, searchId, outboundId)).rejects.toBeInstanceOf(ConflictError);
  expect(await credence.outbounds.pauseAll(orderId, searchId)).toMatchObject({ pausedCount: 2 });
  expect((await credence.searches.get(orderId, searchId)).waitingFor).toBe('paused');

  const resumed = await credence.outbounds.resume(orderId, searchId, outboundId);
  expect(resumed).toMatchObject({ outboundId, status: 'SCHEDULED' });
  expect(await credence.outbounds.resumeAll(orderId, searchId)).toMatchObject({ resumedCount: 2 });
  expect(await statuses()).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);

  expect(await credence.outbounds.cancelAll(orderId, searchId)).toMatchObject({ cancelledCount: 3 });
  expect(await statuses()).toEqual([]);
  expect(await statuses('all')).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  await expect(credence.outbounds.resume(orderId, searchId, outboundId)).rejects.toBeInstanceOf(
    ConflictError,
  );
});

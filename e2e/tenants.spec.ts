import type { Credence } from '@credence/sdk';
import { expectNotFound, statusOf } from './support/errors.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test.describe('another tenant', () => {
  let credence: Credence;
  let orderId: string;
  let searchId: string;

  test.beforeAll(async () => {
    credence = clientOf('acme');
    ({ orderId, searchId } = await createOrder(clientOf('globex'), orderTo(newAddress())));
  });

  test('sees and changes nothing', async () => {
    const listed = await credence.orders.list({ limit: 100 });
    expect(listed.data.map(({ id }) => id)).not.toContain(orderId);
    await expectNotFound(credence, orderId, searchId);
    expect((await clientOf('globex').orders.get(orderId)).orderStatus).toBe('IN_PROGRESS');
  });

  test('cannot find a search below an order of its own', async () => {
    const own = await createOrder(credence, orderTo(newAddress()));
    expect(await statusOf(credence.searches.get(own.orderId, searchId))).toBe(404);
  });
});

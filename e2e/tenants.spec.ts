import { randomUUID } from 'node:crypto';
import type { Credence } from '@credence/sdk';
import { expectNotFound, statusOf } from './support/errors.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { callApi, clientOf, ORDERS } from './support/stack.ts';
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

  for (const [method, path, init] of [
    ['GET', '', {}],
    ['DELETE', '', {}],
    ['GET', '/searches', {}],
    ['GET', '/searches/SEARCH', {}],
    ['PATCH', '/searches/SEARCH', { body: '{"searchStatus":"CANCELLED"}' }],
  ] as const) {
    test(`${method} <order>${path} answers as if it never existed`, async () => {
      const ask = async (order: string, search: string) => {
        const response = await callApi(`${ORDERS}/${order}${path.replace('SEARCH', search)}`, {
          method,
          ...init,
        });
        const body = await response.text();
        return {
          status: response.status,
          body: body.replaceAll(order, 'ORDER').replaceAll(search, 'SEARCH'),
        };
      };
      expect(await ask(orderId, searchId)).toEqual(await ask(randomUUID(), randomUUID()));
    });
  }
});

for (const [name, reading, writing, message] of [
  ['noTenant', 401, 401, 'Token has no tenant claim'],
  ['unknownTenant', 401, 401, 'Unknown tenant'],
  ['inactive', 401, 401, 'Tenant is inactive'],
  ['suspended', 0, 403, 'Tenant is suspended'],
] as const) {
  test(`the client ${name} is told: ${message}`, async () => {
    const { orders } = clientOf(name);
    expect(await statusOf(orders.list())).toBe(reading);
    await expect(orders.create(orderTo(newAddress()))).rejects.toMatchObject({
      status: writing,
      messages: [message],
    });
  });
}

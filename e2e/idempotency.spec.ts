import { randomUUID } from 'node:crypto';
import { UnprocessableEntityError } from '@credence/sdk';
import { newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('an order that is sent twice with one key exists once', async () => {
  const { orders, searches } = clientOf('acme');
  const externalSearchId = randomUUID();
  const order = orderTo(newAddress(), { search: { externalSearchId } });
  const idempotencyKey = randomUUID();
  const first = await orders.create(order, { idempotencyKey });
  expect(await orders.create(order, { idempotencyKey })).toEqual(first);
  expect((await searches.findByExternalId(externalSearchId)).searches).toHaveLength(1);

  const other = orderTo(newAddress());
  await expect(orders.create(other, { idempotencyKey })).rejects.toBeInstanceOf(UnprocessableEntityError);
});

test('a dry run says what would be done, and creates nothing', async () => {
  const { orders, searches } = clientOf('acme');
  const externalSearchId = randomUUID();
  const planned = await orders.dryRun(orderTo(newAddress(), { search: { externalSearchId } }));
  expect(planned.searches).toMatchObject([{ searchType: 'EMPLOYMENT', externalSearchId }]);
  expect(planned.searches[0]?.searchConfig.timing).toMatchObject({ searchSlaMinutes: 10_080 });
  expect((await searches.findByExternalId(externalSearchId)).exists).toBe(false);
});

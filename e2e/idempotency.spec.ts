import { randomUUID } from 'node:crypto';
import { UnprocessableEntityError } from '@credence/sdk';
import { newAddress, orderTo } from './support/orders.ts';
import { callApi, clientOf, ORDERS } from './support/stack.ts';
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

test('of many copies at the same moment one takes effect, and the others are told', async () => {
  const body = JSON.stringify(orderTo(newAddress()));
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callApi(ORDERS, { method: 'POST', body, headers })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const created = answers.filter(({ status }) => status === 201);
  expect(created.filter(({ headers: sent }) => !sent.has('idempotency-replayed'))).toHaveLength(1);
  const bodies = await Promise.all(created.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  for (const { status, headers: sent } of answers)
    if (status === 409) expect(sent.has('retry-after')).toBe(true);
});

test('a dry run says what would be done, and creates nothing', async () => {
  const { orders, searches } = clientOf('acme');
  const externalSearchId = randomUUID();
  const planned = await orders.dryRun(orderTo(newAddress(), { search: { externalSearchId } }));
  expect(planned.searches).toMatchObject([{ searchType: 'EMPLOYMENT', externalSearchId }]);
  expect(planned.searches[0]?.searchConfig.timing).toMatchObject({ searchSlaMinutes: 10_080 });
  expect((await searches.findByExternalId(externalSearchId)).exists).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { BadRequestError } from '@credence/sdk';
import { newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('a batch creates its orders in the order of the request, and its id names nothing', async () => {
  const { batches, orders } = clientOf('acme');
  const names = ['First', 'Second', 'Third'];
  const created = await batches.create({
    orders: names.map((firstName) => orderTo(newAddress(), { applicant: { firstName } })),
  });
  expect(created).toMatchObject({ success: true, ordersCreated: 3 });
  const read = await Promise.all(created.orders.map((order) => orders.get(order.verificationOrderId)));
  expect(read.map(({ applicant }) => applicant.firstName)).toEqual(names);

  expect(await batches.get(created.batchId)).toMatchObject({ batchId: created.batchId });
  expect(await batches.delete(created.batchId)).toMatchObject({ success: false, batchId: created.batchId });
  expect(await batches.list({ page: 2, limit: 5 })).toMatchObject({
    batches: [],
    pagination: { page: 2, limit: 5, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
  });
});

test('a batch with one wrong order creates none, and says which it is', async () => {
  const { batches, searches } = clientOf('acme');
  const externalSearchId = randomUUID();
  const good = orderTo(newAddress(), { search: { externalSearchId } });
  const wrong = orderTo(newAddress(), { applicant: { email: 'nobody' } });
  const error = await batches.create({ orders: [good, wrong] }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error.messages).toEqual(['orders.1.applicant.email must be a valid e-mail address']);
  expect(await searches.findByExternalId(externalSearchId)).toMatchObject({ exists: false, searches: [] });
});

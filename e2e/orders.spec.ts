import { randomUUID } from 'node:crypto';
import { BadRequestError } from '@credence/sdk';
import { expectNotFound, statusOf } from './support/errors.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('an order is created, listed, read and cancelled', async () => {
  const credence = clientOf('acme');
  const input = orderTo(newAddress(), { search: { externalSearchId: 'ours-1' } });
  const { orderId, searchId } = await createOrder(credence, input);

  const order = await credence.orders.get(orderId);
  expect(order).toMatchObject({
    id: orderId,
    orderStatus: 'IN_PROGRESS',
    proposedPosition: 'Operations Analyst',
    proposedSalary: 82_000,
    applicant: { firstName: 'Jordan', lastName: 'Rivera', ssn: '123-45-6789', isRedacted: false },
    search: [
      { id: searchId, searchType: 'EMPLOYMENT', searchStatus: 'IN_PROGRESS', externalSearchId: 'ours-1' },
    ],
  });
  const { data, pagination } = await credence.orders.list({ limit: 100 });
  expect(data.map(({ id }) => id)).toContain(orderId);
  expect(pagination).toMatchObject({ page: 1, limit: 100, hasPrev: false });
  expect(await credence.orders.listEvents(orderId)).toMatchObject({ orderId, events: [] });

  const cancelled = await credence.orders.cancel(orderId);
  expect(cancelled).toMatchObject({ orderId, status: 'CANCELLED', affectedSearches: 1 });
  expect(await credence.orders.cancel(orderId)).toEqual(cancelled);
  const after = await credence.orders.get(orderId);
  expect(after.orderStatus).toBe('CANCELLED');
  expect(after.search.map(({ searchStatus }) => searchStatus)).toEqual(['CANCELLED']);
});

test('an order without searches is complete at once', async () => {
  const { orders } = clientOf('acme');
  const input = orderTo(newAddress(), { order: { searchTypes: [] } });
  const { verificationOrderId, searchIds } = await orders.create(input);
  expect(searchIds).toEqual([]);
  expect(await orders.get(verificationOrderId)).toMatchObject({ orderStatus: 'COMPLETED', search: [] });
});

test('the list has pages, newest first', async () => {
  const { orders } = clientOf('globex');
  const created: string[] = [];
  for (const _ of [1, 2, 3]) {
    created.push((await orders.create(orderTo(newAddress()))).verificationOrderId);
  }
  const first = await orders.list({ page: 1, limit: 2 });
  const second = await orders.list({ page: 2, limit: 2 });
  const listed = [...first.data, ...second.data];
  const moments = listed.map(({ createdAt }) => Date.parse(createdAt));
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  expect(first.data).toHaveLength(2);
  expect(first.pagination).toMatchObject({ page: 1, limit: 2, hasNext: true, hasPrev: false });
  expect(second.pagination).toMatchObject({ page: 2, limit: 2, hasPrev: true });
  const all = await orders.list({ limit: 100 });
  expect(all.data.map(({ id }) => id)).toEqual(expect.arrayContaining(created));
});

test('an unknown order is not found', async () => {
  const credence = clientOf('acme');
  const id = randomUUID();
  await expectNotFound(credence, id, randomUUID());
  expect(await statusOf(credence.orders.get('not-an-id'))).toBe(400);
});

test('a wrong order names every wrong field at once', async () => {
  const input = orderTo(newAddress());
  const wrong = {
    ...input,
    applicant: { ...input.applicant, firstName: '', ssn: undefined, email: 'nobody' },
    businessContext: { ...input.businessContext, worksiteState: 'Texas', proposedSalary: -1 },
    searchTypes: [
      { searchType: 'CRIMINAL' },
      { searchType: 'EMPLOYMENT', searchConfig: { channels: 'all' } },
    ],
    history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', startDate: '2019-02-30' }] },
  };
  const error = await clientOf('acme')
    // Only a caller without the types can send this.
    .orders.create(wrong as never)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BadRequestError);
  const { messages, requestId, body } = error as BadRequestError;
  expect(messages.map((message) => message.split(' ')[0]).sort()).toEqual([
    'applicant.email',
    'applicant.firstName',
    'applicant.ssn',
    'businessContext.proposedSalary',
    'businessContext.worksiteState',
    'history.employment.0.startDate',
    'searchTypes.0.searchType',
    'searchTypes.1.searchConfig.channels',
  ]);
  expect(messages).toContain('searchTypes.0.searchType must be EMPLOYMENT or EDUCATION');
  expect(body).toEqual({ statusCode: 400, message: messages, error: 'Bad Request' });
  expect(requestId).toMatch(/\S/);
});

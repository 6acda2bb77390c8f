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

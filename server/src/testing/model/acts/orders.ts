import type { OrderStatus } from '@credence/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDERS, orderPath } from '../../app.ts';
import type { Harness } from '../harness.ts';
import { close } from '../life.ts';
import { type Model, type ModelOrder, pickOf, type Tenant } from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';

/** Who asks: the owner, or once in a while the other organization with ids that it must not know. */
export const asked = (owner: Tenant, byStranger: boolean): Tenant =>
  byStranger ? (owner === 0 ? 1 : 0) : owner;

const hasOrders = ({ orders }: Readonly<Model>) => orders.length > 0;

/** Cancels an order; the model knows what each answer has to be. */
export async function cancel(
  model: Model,
  harness: Harness,
  { order: at, stranger }: { order: number; stranger: boolean },
): Promise<void> {
  const order = pickOf(model.orders, at);
  const { status, body } = await harness.request(
    asked(order.tenant, stranger),
    'DELETE',
    orderPath(order.id),
  );
  expect(status).toBe(stranger ? 404 : 200);
  if (stranger) return;
  const open = order.searches.filter((search) => search.status === 'IN_PROGRESS');
  order.cancellation ??= {
    orderId: order.id,
    status: 'CANCELLED',
    affectedSearches: open.length,
    deletedAt: harness.clock.now().toISOString(),
  };
  expect(body).toEqual(order.cancellation);
  order.status = 'CANCELLED';
  for (const search of open) close(search, 'CANCELLED', null);
}

export const cancelOrder = (): fc.Arbitrary<Play> =>
  play({
    name: 'cancel order',
    args: { order: pick(), stranger: seldom() },
    isPossible: hasOrders,
    run: cancel,
  });

export const getOrder = (): fc.Arbitrary<Play> =>
  play({
    name: 'get order',
    args: { order: pick(), stranger: seldom() },
    isPossible: hasOrders,
    async run(model, harness, { order: at, stranger }) {
      const order = pickOf(model.orders, at);
      const answer = await harness.request(asked(order.tenant, stranger), 'GET', orderPath(order.id));
      expect(answer.status).toBe(200);
      if (stranger) expect(answer.body).toEqual({ error: 'Order not found', orderId: order.id });
      else expect(answer.body).toMatchObject(overviewOf(order));
    },
  });

const overviewOf = ({ id, status, searches }: ModelOrder) => ({
  id,
  orderStatus: status,
  search: searches.map((search) => ({
    id: search.id,
    orderId: id,
    externalSearchId: search.externalId,
    searchStatus: search.status,
  })),
});

/** The whole list, page by page: each organization sees its own orders and no others. */
export const listOrders = (): fc.Arbitrary<Play> =>
  play({
    name: 'list orders',
    args: {
      tenant: fc.constantFrom<Tenant>(0, 1),
      limit: fc.constantFrom(3, 100),
      orderStatus: fc.constantFrom<OrderStatus | null>(null, 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'),
    },
    async run(model, harness, { tenant, limit, orderStatus }) {
      const own = model.orders.filter(
        (order) => order.tenant === tenant && (orderStatus === null || order.status === orderStatus),
      );
      const filter = orderStatus === null ? '' : `&orderStatus=${orderStatus}`;
      const listed: unknown[] = [];
      let cursor = '';
      do {
        const { status, body } = await harness.request(
          tenant,
          'GET',
          `${ORDERS}?limit=${limit}${filter}${cursor}`,
        );
        expect(status).toBe(200);
        const { data, pagination } = body as ListBody;
        expect(pagination.total).toBe(own.length);
        listed.push(...data);
        cursor = pagination.nextCursor === null ? '' : `&cursor=${encodeURIComponent(pagination.nextCursor)}`;
      } while (cursor !== '');
      expect(listed).toMatchObject(own.toReversed().map(overviewOf));
    },
  });

interface ListBody {
  data: unknown[];
  pagination: { total: number; nextCursor: string | null };
}

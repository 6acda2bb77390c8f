import type { OrderStatus } from '@credence/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestCore, fakeClock, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOrders } from './count-orders.ts';
import { createBatch } from './create-batch.ts';
import { createOrder } from './create-order.ts';
import type { OrderFilter } from './order-filter.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
afterAll(() => test.close());

const count = (context: Context, filter: OrderFilter = {}): Promise<number> =>
  inTransaction(context, (transaction) => countOrders(context, transaction, filter));

const fold = ({ organization }: Context) => test.sql('select fold_order_counts($1)', [organization.id]);

/** The same question, asked of the orders themselves. */
async function counted({ organization }: Context, filter: OrderFilter): Promise<number> {
  const { orderStatus, createdFrom, createdBefore } = filter;
  const [row] = await test.sql<{ count: number }>(
    `select count(*)::integer from orders where organization_id = $1 and ($2::text is null or order_status = $2)
      and created_at >= $3 and created_at < $4`,
    [
      organization.id,
      orderStatus ?? null,
      createdFrom ?? new Date('0001-01-01'),
      createdBefore ?? new Date('9999-01-01'),
    ],
  );
  return row?.count ?? 0;
}

const moments = [
  '2026-03-01T00:00Z',
  '2026-03-02T15:30Z',
  '2026-03-03T00:00Z',
  '2026-03-04T02:10Z',
  '2026-03-09T00:00Z',
];
const bounds = [undefined, ...moments.map((moment) => new Date(moment))];
const statuses: (OrderStatus | undefined)[] = [undefined, 'IN_PROGRESS', 'CANCELLED', 'COMPLETED'];
const filters: OrderFilter[] = statuses.flatMap((orderStatus) =>
  bounds.flatMap((createdFrom) =>
    bounds.map((createdBefore) => ({ orderStatus, createdFrom, createdBefore })),
  ),
);

describe('countOrders', () => {
  it('agrees with the orders themselves for every filter, before, between and after folding', async () => {
    const context = await test.organization();
    clock.set('2026-03-01T23:45:00Z');
    for (let step = 0; step < 25; step += 1) {
      const searchTypes = step % 3 === 0 ? [] : [{ searchType: 'EMPLOYMENT' }];
      const { orderId } = await createOrder(context, orderOf({ searchTypes }));
      if (step % 4 === 1) await cancelOrder(context, { orderId });
      if (step === 10) await fold(context);
      clock.advance({ hours: 3, minutes: 20 });
    }
    for (const _ of ['partly folded', 'folded']) {
      const answers = await Promise.all(filters.map((filter) => count(context, filter)));
      expect(answers).toEqual(await Promise.all(filters.map((filter) => counted(context, filter))));
      await fold(context);
    }
    expect(await count(context)).toBe(25);
  });

  it('counts each order of a batch, and no order of one that failed', async () => {
    const context = await test.organization();
    await createBatch(context, { orders: Array(7).fill(orderOf()) });
    await test.sql('alter table searches add constraint fault check (false) not valid');
    await expect(createBatch(context, { orders: [orderOf(), orderOf()] })).rejects.toThrow('fault');
    await test.sql('alter table searches drop constraint fault');
    expect(await count(context)).toBe(7);
  });

  it('counts what was deleted no more', async () => {
    const context = await test.organization();
    const { orderId } = await createOrder(context, orderOf({ searchTypes: [] }));
    await createOrder(context, orderOf());
    await fold(context);
    await test.sql('delete from orders where id = $1', [orderId]);
    expect([await count(context), await count(context, { orderStatus: 'COMPLETED' })]).toEqual([1, 0]);
  });

  it('is right at every moment while orders are created, cancelled and folded at once', async () => {
    const context = await test.organization();
    const orders = await Promise.all(Array.from({ length: 20 }, () => createOrder(context, orderOf())));
    const seen: Promise<number>[] = [];
    const work = orders.flatMap(({ orderId }) => [
      createOrder(context, orderOf()),
      cancelOrder(context, { orderId }),
      // A second cancellation of the same order changes no count.
      cancelOrder(context, { orderId }),
      fold(context),
      seen[seen.push(count(context)) - 1],
    ]);
    await Promise.all(work);
    for (const total of await Promise.all(seen)) {
      expect(total).toBeGreaterThanOrEqual(20);
      expect(total).toBeLessThanOrEqual(40);
    }
    for (const _ of ['partly folded', 'folded']) {
      expect(await count(context)).toBe(40);
      expect(await count(context, { orderStatus: 'CANCELLED' })).toBe(20);
      expect(await count(context, { orderStatus: 'IN_PROGRESS' })).toBe(20);
      await fold(context);
    }
  });

  it('lets a creation through while another that folds has not committed', async () => {
    const context = await test.organization();
    await createOrder(context, orderOf());
    await inTransaction(context, async ({ query }) => {
      await query('select fold_order_counts($1)', [context.organization.id]);
      await createOrder(context, orderOf());
      await fold(context);
      expect(await count(context)).toBe(2);
    });
    expect(await count(context)).toBe(2);
  });

  it.each([
    [
      'created',
      `insert into orders (organization_id, id, applicant_id, order_status, business_context, created_at, updated_at)
        select organization_id, gen_random_uuid(), applicant_id, order_status, business_context, created_at, updated_at
          from orders where id = $1`,
      3_001,
    ],
    [
      'changed',
      `update orders set order_status = case order_status when 'COMPLETED' then 'CANCELLED' else 'COMPLETED' end
        where id = $1`,
      1,
    ],
  ])(
    'folds by itself while orders are %s, so that changes do not pile up',
    async (_name, statement, orders) => {
      const context = await test.organization();
      const { orderId } = await createOrder(context, orderOf({ searchTypes: [] }));
      // Each statement is a change of its own, as a creation is.
      await test.sql(
        `do $$ begin for i in 1..3000 loop ${statement.replace('$1', `'${orderId}'`)}; end loop; end $$`,
      );
      const [row] = await test.sql<{ waiting: number }>(
        `select count(*)::integer as waiting from order_counts where organization_id = $1 and span = 'NEW'`,
        [context.organization.id],
      );
      expect(row?.waiting).toBeLessThan(3_000);
      expect(await count(context)).toBe(orders);
    },
  );

  it('counts orders by their external id once each, whatever else the filter says', async () => {
    const context = await test.organization();
    const twice = { searchType: 'EMPLOYMENT', externalSearchId: 'x' };
    clock.set('2026-03-02T15:00:00Z');
    await createOrder(context, orderOf({ searchTypes: [twice, twice] }));
    clock.set('2026-03-03T15:00:00Z');
    const { orderId } = await createOrder(context, orderOf({ searchTypes: [twice] }));
    await cancelOrder(context, { orderId });
    await createOrder(context, orderOf({ searchTypes: [{ ...twice, externalSearchId: 'y' }] }));
    const found = (filter: OrderFilter) => count(context, { externalSearchId: 'x', ...filter });
    expect(await found({})).toBe(2);
    expect(await found({ orderStatus: 'CANCELLED' })).toBe(1);
    expect(await found({ createdFrom: new Date('2026-03-03T00:00Z') })).toBe(1);
    expect(await found({ createdBefore: new Date('2026-03-02T00:00Z') })).toBe(0);
    expect(await found({ externalSearchId: 'z' })).toBe(0);
  });

  it('does not count the orders of another organization', async () => {
    const [mine, theirs] = [await test.organization(), await test.organization()];
    await createOrder(theirs, orderOf());
    expect([await count(mine), await count(mine, { externalSearchId: 'ext-1' })]).toEqual([0, 0]);
  });
});

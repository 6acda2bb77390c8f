import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { OrderEntity } from '../../domain/entities/order-entity.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { createTestCore, orderOf, storedFor, type TestCore } from '../../testing/index.ts';
import { createAuditNote } from '../audit/audit-note.ts';
import {
  askAsScheduler,
  inOneTrip,
  inSchedulerTransaction,
  inTenantTransaction,
  inTransaction,
} from './in-transaction.ts';
import type { Statement } from './statement.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  // One connection, so that every transaction gets the one that the transaction before it used.
  const config = { DATABASE_POOL_SIZE: 1 };
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), config });
  context = await test.organization();
  await createOrder(context, orderOf());
});
afterAll(() => test.close());

/** What the connection shows to a query without any setting of its own. */
const leftBehind = async () => {
  const { dataSource } = test.core;
  const [settings] = await dataSource.query(
    `select nullif(current_setting('credence.organization_id', true), '') as organization,
      nullif(current_setting('credence.tenant', true), '') as tenant, current_user as role`,
  );
  const [rows] = await dataSource.query(
    `select (select count(*)::int from orders) + (select count(*)::int from organizations) as rows`,
  );
  return { ...settings, ...rows };
};
const NOTHING = { organization: null, tenant: null, role: 'credence_service', rows: 0 };

describe('a transaction', () => {
  it('sees its organization while it runs, and leaves nothing of it on the connection', async () => {
    const seen = await inTransaction(context, ({ query }) => query('select order_status from orders'));
    expect(seen).toHaveLength(1);
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of an organization', () => inTransaction(context, () => Promise.reject(new Error('stopped')))],
    ['of a tenant', () => inTenantTransaction(test.core, 'x', () => Promise.reject(new Error('stopped')))],
    ['of the scheduler', () => inSchedulerTransaction(test.core, () => Promise.reject(new Error('stopped')))],
  ])('%s that fails leaves nothing either', async (_whose, run) => {
    await expect(run()).rejects.toThrow('stopped');
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('keeps nothing of what it wrote when it fails, jobs included', async () => {
    const before = await storedFor(test, context);
    const failing = inTransaction(context, async ({ query }) => {
      await query(`update orders set order_status = 'CANCELLED'`);
      await query('delete from pgboss.job');
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await storedFor(test, context)).toEqual(before);
  });

  it.each(['', "'; reset role; --", '018f0000-0000-7000-8000-00000000000', 'ALL'])(
    'does not start for the id "%s"',
    async (id) => {
      const work = inTransaction({ core: test.core, organization: { id } }, async () => 'ran');
      await expect(work).rejects.toThrow('no usable id');
    },
  );

  it('fails when its connection is lost, and the next one gets a fresh connection', async () => {
    const lost = inTransaction(context, async ({ query }) => {
      const [{ pid } = { pid: 0 }] = await query<{ pid: number }>('select pg_backend_pid() as pid');
      await test.sql('select pg_terminate_backend($1)', [pid]);
      return query('select 1');
    });
    await expect(lost).rejects.toThrow(/terminating connection|connection error/);
    expect(await inTransaction(context, ({ query }) => query('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});

/** What goes to Postgres meanwhile: of each round trip its statements. */
async function tripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const calls: unknown[][] = query.mock.calls;
  query.mockRestore();
  return calls.flatMap(([sent]) => {
    const { statements } = sent as { statements?: { text: string }[] };
    return statements ? [statements.map(({ text }) => text)] : [];
  });
}

describe('the round trips of a transaction', () => {
  const begin = () => [
    'start transaction',
    `set local credence.organization_id = '${context.organization.id}'`,
  ];

  it('begin with its first statement, and end with its last', async () => {
    const trips = await tripsOf(() =>
      inTransaction(context, async ({ query, manager }) => {
        await query('select 1 as one');
        await manager.query('select 2 as two');
      }),
    );
    expect(trips).toEqual([[...begin(), 'select 1 as one'], ['select 2 as two'], ['commit']]);
    expect(await tripsOf(() => inTransaction(context, async () => 'nothing'))).toEqual([]);
  });

  it('bring what is pending along with what asks about it, and the entry in the audit trail with the commit', async () => {
    const [order] = await inTransaction(context, ({ manager }) => manager.find(OrderEntity, { take: 1 }));
    const orderId = order?.id ?? '';
    const note = { action: 'order.read', actor: context.actor, subject: null, requestId: null };
    const audit = createAuditNote(note);
    const trips = await tripsOf(() =>
      inTransaction({ ...context, audit }, async ({ query, pending }) => {
        pending.update(OrderEntity, orderId, { orderStatus: 'CANCELLED' });
        expect(await query('select order_status as status from orders')).toEqual([{ status: 'CANCELLED' }]);
        audit.resources.orderId = orderId;
        throw new Error('stopped');
      }).catch(() => undefined),
    );
    expect(trips.map((statements) => statements.length)).toEqual([4]);
    expect(audit.recorded).toBe(false);
    const [asked, ended] = await tripsOf(() =>
      inTransaction({ ...context, audit }, ({ query }) => query('select 1 as one')),
    );
    expect(asked).toEqual([...begin(), 'select 1 as one']);
    expect(ended).toEqual([expect.stringContaining('insert into audit_unsealed'), 'commit']);
    const entries = await test.sql(
      `select resources ->> 'orderId' as "orderId" from audit_entries where action = 'order.read'`,
    );
    expect(entries).toEqual([{ orderId }]);
  });

  it('are one where the scheduler asks, which sees every organization, may write nothing, and leaves nothing behind', async () => {
    const ask = () =>
      askAsScheduler<{ role: string; orders: number }>(
        test.core,
        'select current_user as role, count(*)::int as orders from orders where $1',
        [true],
      );
    expect(await tripsOf(ask)).toHaveLength(1);
    const [{ role, orders } = { role: '', orders: 0 }] = await ask();
    expect([role, orders > 0]).toEqual(['credence_scheduler', true]);
    const writing = askAsScheduler(test.core, `update orders set order_status = 'CANCELLED' where $1`, [
      true,
    ]);
    await expect(writing).rejects.toMatchObject({ code: expect.stringMatching(/^(25006|42501)$/) });
    expect(await leftBehind()).toEqual(NOTHING);
  });
});

const statusOf = (): Promise<{ status: string }[]> =>
  test.sql('select order_status as status from orders where organization_id = $1', [context.organization.id]);
const change = (status: string): Statement => ({
  sql: 'update orders set order_status = $1 returning order_status',
  values: [status],
});
const read: Statement = { sql: 'select count(*)::int as orders from orders', values: [] };
const failure: Statement = { sql: 'select 1 / $1::int', values: [0] };

describe('statements that are sent together', () => {
  it('are one transaction, of which each sees what was done before it', async () => {
    const [changed, counted] = await inOneTrip(context, [change('CANCELLED'), read]);
    expect([changed, counted]).toEqual([[{ order_status: 'CANCELLED' }], [{ orders: 1 }]]);
    expect(await statusOf()).toEqual([{ status: 'CANCELLED' }]);
  });

  it('leave nothing behind on their connection, and see no other organization', async () => {
    await inOneTrip(context, [read]);
    const [left] = await test.core.dataSource.query(
      `select nullif(current_setting('credence.organization_id', true), '') as organization,
        (select count(*)::int from orders) as orders`,
    );
    expect(left).toEqual({ organization: null, orders: 0 });
    const other = await test.organization();
    expect(await inOneTrip(other, [read])).toEqual([[{ orders: 0 }]]);
  });

  it('are all undone where one fails, and say what failed', async () => {
    const before = await statusOf();
    let isTold = false;
    const failing = inOneTrip(
      context,
      [change('COMPLETED'), failure, change('IN_PROGRESS')],
      [
        () => {
          isTold = true;
        },
      ],
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await statusOf()).toEqual(before);
    expect(isTold).toBe(false);
  });

  it('can be sent again on the same connection, alone or together, whichever failed there first', async () => {
    const late: Statement = { sql: `select 'late' as word where 1 / $1::int = 1`, values: [1] };
    const failsFirst: Statement = { ...late, values: [0] };
    const neverRun: Statement = { sql: `select 'never' as word`, values: [] };
    await expect(inOneTrip(context, [failsFirst, neverRun])).rejects.toMatchObject({ code: '22012' });
    const alone = ({ sql, values }: Statement) =>
      inTransaction(context, ({ prepared }) => prepared(sql, [...values]));
    for (const statement of [late, neverRun]) expect(await alone(statement)).toHaveLength(1);
    const all = [late, neverRun, { ...late, isPlannedAnew: true as const }, late];
    expect(await inOneTrip(context, all)).toEqual([
      [{ word: 'late' }],
      [{ word: 'never' }],
      [{ word: 'late' }],
      [{ word: 'late' }],
    ]);
  });

  it('fail when their connection is lost, and the next ones get a fresh connection', async () => {
    const end: Statement = { sql: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
    const lost = inOneTrip(context, [end]);
    await expect(lost).rejects.toThrow(/terminat/);
    expect(await inOneTrip(context, [read])).toEqual([[{ orders: 1 }]]);
  });

  it('do not start for an organization without a usable id', async () => {
    const work = inOneTrip({ core: test.core, organization: { id: "'; reset role; --" } }, [read]);
    await expect(work).rejects.toThrow('no usable id');
  });
});

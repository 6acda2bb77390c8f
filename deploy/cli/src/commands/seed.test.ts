import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
useService(async (made) => {
  service = made;
  await made.test.organization({ tenant: 'acme' });
});

const count = async (what: string) => {
  const [row] = await service.test.sql<{ count: number }>(`select count(*)::integer as count from ${what}`);
  return row?.count;
};

it('makes up orders in every state, and leaves the open ones to a worker', async () => {
  const { environment } = service;
  const ran = await run(['seed', '--org', 'acme', '--json'], { environment });
  expect(ran.exitCode).toBe(0);
  const { orders } = ran.json() as { orders: { orderId: string; story: string }[] };
  expect(orders.map(({ story }) => story)).toEqual([
    'verified',
    'discrepancy',
    'no-record',
    'third-party',
    'auto-reply',
    'bounce',
    'silent',
    'review',
    'no-contact',
    'completed',
    'cancelled',
  ]);
  expect(await count(`orders where order_status = 'IN_PROGRESS'`)).toBe(9);
  expect(await count(`orders where order_status = 'COMPLETED'`)).toBe(1);
  expect(await count(`orders where order_status = 'CANCELLED'`)).toBe(1);
  expect(await service.test.jobs('research-search')).toHaveLength(11);
  expect(await count(`audit_entries where action = 'order.seed' and subject = 'cli:pat'`)).toBe(11);
});

it('makes up as many as are asked for, and tells how far it is', async () => {
  const ran = await run(['seed', '--org', 'acme', '--orders', '25'], service);
  expect(ran).toMatchObject({ exitCode: 0, err: '25 of 25 orders\n' });
  expect(await count('orders')).toBe(36);
});

it('gives them to people, with notes, and mail that matches nothing', async () => {
  const ran = await run(
    ['seed', '--org', 'acme', '--orders', '6', '--people', 'ana, sam', '--json'],
    service,
  );
  expect(ran.json()).toMatchObject({ team: { assignments: 2, notes: 2, unmatchedMail: 3 } });
  expect(await count(`searches where assignee in ('ana', 'sam')`)).toBe(2);
  expect(await count(`search_notes where author in ('ana', 'sam')`)).toBe(2);
  expect(await count('inbound_messages where search_id is null')).toBe(3);
});

it('refuses in production', async () => {
  const environment = { ...service.environment, ENVIRONMENT: 'production' };
  const ran = await run(['seed', '--org', 'acme'], { environment });
  expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('sandbox only') });
  expect(await count('orders')).toBe(42);
});

it.each(['SUSPENDED', 'INACTIVE'] as const)('refuses for an organization that is %s', async (status) => {
  await service.test.organization({ tenant: status.toLowerCase(), status });
  const ran = await run(['seed', '--org', status.toLowerCase()], service);
  expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(`is ${status}`) });
  expect(await count('orders')).toBe(42);
});

import { type Context, cancelOrder } from '@credence/core';
import { orderSearch } from '@credence/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
let context: Context;
const orders: string[] = [];
useService(async (made) => {
  service = made;
  context = await made.test.organization({ tenant: 'acme', retentionDays: 30 });
});

beforeAll(async () => {
  for (const _ of [1, 2]) {
    const { orderId } = await orderSearch(context);
    await cancelOrder(context, { orderId });
    orders.push(orderId);
  }
  await orderSearch(context);
  await service.test.sql(
    `update orders set ended_at = ended_at - interval '31 days' where ended_at is not null`,
  );
});

const redacted = async () =>
  (
    await service.test.sql<{ id: string }>('select id from orders where redacted_at is not null order by id')
  ).map(({ id }) => id);

describe('credence retention run', () => {
  it('tells what it would clear, without a key, and clears nothing', async () => {
    const { DATABASE_URL = '' } = service.environment;
    const ran = await run(['retention', 'run', '--dry-run', '--json'], {
      environment: { DATABASE_URL, ENVIRONMENT: 'sandbox' },
    });
    const organizationId = context.organization.id;
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.json()).toMatchObject({ organizations: [{ organizationId, orders: 2, messages: 0 }] });
    expect(await redacted()).toEqual([]);
  });

  it('clears it, and tells how far it is', async () => {
    const { environment } = service;
    const ran = await run(['retention', 'run', '--json'], { environment });
    expect(ran).toMatchObject({ exitCode: 0, err: '2 of 2 orders\n' });
    expect(ran.json()).toEqual({ redactedOrders: 2, deletedMessages: 0 });
    expect(await redacted()).toEqual(orders.toSorted());
    const again = await run(['retention', 'run', '--dry-run'], { environment });
    expect(again.out).toBe('Nothing is due\n');
  });
});

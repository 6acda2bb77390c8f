import { contract } from '@credence/contract';
import { sealAuditTrail, verifyAuditTrail } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { initContract } from '@ts-rest/core';
import { describe, expect, it } from 'vitest';
import { type Caller, ORDERS, orderPath, searchesPath, searchPath } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { audited } from './audited.ts';

const app = useTestApp();

/** A caller of an organization of its own, whose trail is empty. */
const newCaller = async (): Promise<Caller> => app.caller(await app.test.organization());

const trailOf = ({ context }: Caller) =>
  app.test.sql<{ action: string; resources: object; request_id: string; subject: string | null }>(
    'select * from audit_entries where organization_id = $1 order by id',
    [context.organization.id],
  );

describe('a request that succeeds', () => {
  it('leaves an entry with the token it came with, and its request id', async () => {
    const { context } = await newCaller();
    const token = app.token({ tenant: context.organization.tenant, sub: 'client-9@clients' });
    const headers = { 'x-request-id': 'order-run.7' };
    const { body } = await app.request('POST', ORDERS, { token, headers, body: orderInput() });
    const { verificationOrderId: orderId, searchIds } = body as {
      verificationOrderId: string;
      searchIds: string[];
    };
    expect(await trailOf(app.caller(context))).toMatchObject([
      {
        actor: 'API',
        subject: 'client-9@clients',
        action: 'order.create',
        resources: { orderId, searchIds },
        request_id: 'order-run.7',
      },
    ]);
  });

  it('names the ids of its path, and of what it listed', async () => {
    const caller = await newCaller();
    const { orderId, searchIds } = await caller.order();
    const searchId = searchIds[0] ?? '';
    await caller.request('GET', ORDERS);
    await caller.request('GET', orderPath(orderId));
    await caller.request('GET', searchesPath(orderId));
    await caller.request('GET', searchPath(orderId, searchId));
    await caller.request('PATCH', searchPath(orderId, searchId), { body: { searchStatus: 'CANCELLED' } });
    await caller.request('DELETE', orderPath(orderId));
    expect((await trailOf(caller)).map(({ action, resources }) => [action, resources])).toEqual([
      ['order.list', { orderIds: [orderId] }],
      ['order.read', { orderId }],
      ['search.list', { orderId }],
      ['search.read', { orderId, searchId }],
      ['search.update', { orderId, searchId }],
      ['order.cancel', { orderId }],
    ]);
  });

  it('leaves one entry however often it is repeated with its key', async () => {
    const caller = await newCaller();
    const sent = { body: orderInput(), headers: { 'idempotency-key': 'k-1' } };
    const first = await caller.request('POST', ORDERS, sent);
    const second = await caller.request('POST', ORDERS, sent);
    expect(second.text).toBe(first.text);
    expect(await trailOf(caller)).toMatchObject([{ action: 'order.create' }]);
  });

  it('leaves nothing about a person in the trail', async () => {
    const caller = await newCaller();
    const { body } = await caller.request('POST', ORDERS, { body: orderInput() });
    await caller.request('GET', orderPath((body as { verificationOrderId: string }).verificationOrderId));
    const trail = JSON.stringify(await trailOf(caller));
    for (const value of Object.values(orderInput().applicant)) expect(trail).not.toContain(value);
  });
});

describe('a request that is refused', () => {
  it('leaves no entry as if it had succeeded', async () => {
    const caller = await newCaller();
    const { orderId, searchIds } = await app.other.order();
    await caller.request('GET', searchesPath(orderId));
    await caller.request('GET', searchPath(orderId, searchIds[0] ?? ''));
    await caller.request('DELETE', orderPath(orderId));
    await caller.request('POST', ORDERS, { body: {} });
    const refused = ['search.list', 'search.read', 'order.cancel', 'order.create'];
    const actions = async () => (await trailOf(caller)).map(({ action }) => action);
    await expect.poll(actions, { timeout: 20_000 }).toEqual(refused.map((action) => `${action}.refused`));
  });
});

describe('the whole trail of the requests here', () => {
  it('holds together', async () => {
    for (const { context } of [app.active, app.other]) {
      await sealAuditTrail(context);
      expect(await verifyAuditTrail(context)).toMatchObject({ intact: true, unsealed: { count: 0 } });
    }
  });
});

describe('an endpoint', () => {
  it('has to say in the contract what the trail records of it', () => {
    const route = { method: 'GET', path: '/people', responses: {} } as const;
    const people = initContract().router({ list: { ...route, metadata: { tag: 'People' } } });
    const implementations = { list: async () => ({ status: 200 }) };
    expect(() => audited(people, implementations)).toThrow(
      'GET /people does not say what the audit trail records',
    );
    const exempt = initContract().router({ list: { ...route, metadata: { tag: 'People', audit: null } } });
    expect(audited(exempt, implementations)).toEqual(implementations);
  });

  it('that is public leaves no entry', () => {
    expect(contract.health.get.metadata.audit).toBeNull();
  });
});

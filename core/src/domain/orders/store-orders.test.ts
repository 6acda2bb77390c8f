import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { createTestCore, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { createOrder } from './create-order.ts';
import { prepareOrders } from './prepare-orders.ts';
import { storeOrders } from './store-orders.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());
beforeEach(async () => {
  context = await test.organization();
});

const NAMES = ['r1', 'r2', 'r3', 'r4'];
const asRequest = (requestId: string): Context => ({
  ...context,
  audit: createAuditNote({ action: 'order.create', actor: 'API', subject: null, requestId }),
});
const stored = (): Promise<{ id: string; transaction: string }[]> =>
  test.sql('select id, xmin::text as transaction from orders where organization_id = $1', [
    context.organization.id,
  ]);

describe('orders of several requests that come at the same time', () => {
  it('share a transaction, each with its jobs and its own entry in the audit trail', async () => {
    const created = await Promise.all(NAMES.map((name) => createOrder(asRequest(name), orderOf())));
    // The first waits for none of the others.
    expect(new Set((await stored()).map(({ transaction }) => transaction)).size).toBe(2);
    const jobs = await test.jobs('research-search', context);
    expect(jobs.map(({ data }) => data.searchId).sort()).toEqual(
      created.flatMap(({ searchIds }) => searchIds).sort(),
    );
    const entries = await test.sql(
      `select request_id as name, resources->>'orderId' as "orderId" from audit_entries
        where organization_id = $1 order by request_id`,
      [context.organization.id],
    );
    expect(entries).toEqual(NAMES.map((name, at) => ({ name, orderId: created[at]?.orderId })));
  });

  it('are stored without one of them that the database refuses', async () => {
    const twice = await prepareOrders(context, [orderOf()]);
    await storeOrders(context, twice);
    const other = await prepareOrders(context, [orderOf()]);
    const outcomes = await Promise.allSettled(
      [await prepareOrders(context, [orderOf()]), twice, other].map((orders) =>
        storeOrders(asRequest('r'), orders),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await stored()).map(({ id }) => id)).toContain(other[0]?.order.id);
  });

  it('are known as earlier ones to those who come later, whichever request they came with', async () => {
    const order = () => orderOf({ searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'twice' }] });
    const created = await Promise.all(NAMES.map((name) => createOrder(asRequest(name), order())));
    const { duplicates } = await createOrder(context, order());
    expect(duplicates[0]?.orderIds.toSorted()).toEqual(created.map(({ orderId }) => orderId).sort());
  });

  it('do not share one with those of another organization', async () => {
    const other = await test.organization();
    await Promise.all([context, other, context].map((each) => createOrder(each, orderOf())));
    expect(await stored()).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { createTestCore, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { createOrder } from './create-order.ts';
import { readOrder, readOverviews, requireOrder } from './read-orders.ts';

let test: TestCore;
let context: Context;
let other: Context;
const orderIds: string[] = [];

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
  other = await test.organization();
  for (const firstName of ['Ana', 'Ben', 'Cy']) {
    const { applicant } = orderOf();
    orderIds.push((await createOrder(context, orderOf({ applicant: { ...applicant, firstName } }))).orderId);
  }
});
afterAll(() => test.close());

describe('readOrder', () => {
  it('reads the order with its applicant and searches', async () => {
    const [, orderId = ''] = orderIds;
    const read = await readOrder(context, { orderId });
    expect(read).toMatchObject({
      order: { id: orderId },
      applicant: { firstName: 'Ben', ssn: '123-45-6789' },
    });
    expect(read?.searches.map((search) => search.orderId)).toEqual([orderId]);
  });

  it('reads nothing of a search that is sealed', async () => {
    const [orderId = ''] = orderIds;
    const [search] = (await readOrder(context, { orderId }))?.searches ?? [];
    expect(search).toMatchObject({ orderId });
    expect(Object.values(search ?? {}).some(Buffer.isBuffer)).toBe(false);
  });

  it("finds neither an unknown order nor another organization's", async () => {
    const [orderId = ''] = orderIds;
    expect(await readOrder(context, { orderId: newId() })).toBeNull();
    expect(await readOrder(other, { orderId })).toBeNull();
  });
});

describe('requireOrder', () => {
  it("refuses an unknown order and another organization's alike", async () => {
    const [orderId = ''] = orderIds;
    await expect(requireOrder(context, { orderId })).resolves.toBeUndefined();
    await expect(requireOrder(context, { orderId: newId() })).rejects.toThrow(
      new NotFound('Order not found'),
    );
    await expect(requireOrder(other, { orderId })).rejects.toThrow(new NotFound('Order not found'));
  });
});

describe('readOverviews', () => {
  it('keeps the order of the ids, and leaves out those that are not there', async () => {
    const [first = '', , third = ''] = orderIds;
    const read = (ids: string[]) =>
      inTransaction(context, (transaction) => readOverviews(context, transaction, ids));
    const found = await read([third, newId(), first]);
    expect(found.map(({ order, applicant }) => [order.id, applicant.firstName])).toEqual([
      [third, 'Cy'],
      [first, 'Ana'],
    ]);
    expect(await read([])).toEqual([]);
  });
});

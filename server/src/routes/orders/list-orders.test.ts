import { contract } from '@credence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing-answers.ts';
import { type Caller, ORDERS, orderPath, startTestApp, type TestApp } from '../../testing-app.ts';

let app: TestApp;
let caller: Caller;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  caller = app.caller(await app.test.organization());
});

/** Orders of the caller, the newest first. */
async function ordered(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.unshift((await caller.order()).orderId);
  return ids;
}

async function page(query: string) {
  const answer = await caller.request('GET', ORDERS + query);
  expect(answer.status).toBe(200);
  const { data, pagination } = contract.orders.list.responses[200].parse(answer.body);
  return { ids: data.map(({ id }) => id), pagination };
}

describe('GET orders', () => {
  it('200: an organization without orders', async () => {
    const pagination = {
      page: 1,
      limit: 10,
      total: 0,
      totalPages: 0,
      hasNext: false,
      hasPrev: false,
      nextCursor: null,
    };
    expect(await page('')).toEqual({ ids: [], pagination });
  });

  it('200: newest first, ten at a time unless asked otherwise', async () => {
    const ids = await ordered(11);
    const first = await page('');
    expect(first.ids).toEqual(ids.slice(0, 10));
    expect(first.pagination).toMatchObject({
      page: 1,
      limit: 10,
      total: 11,
      totalPages: 2,
      hasNext: true,
      hasPrev: false,
    });
    expect((await page('?page=2')).ids).toEqual(ids.slice(10));
    expect((await page('?limit=100')).ids).toEqual(ids);
  });

  it('200: every page in turn, and an empty one after the last', async () => {
    const ids = await ordered(5);
    const pages = [
      await page('?limit=2'),
      await page('?page=2&limit=2'),
      await page('?page=3&limit=2'),
      await page('?page=4&limit=2'),
    ];
    expect(pages.map((each) => each.ids)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
    expect(pages.map(({ pagination: { hasPrev, hasNext } }) => [hasPrev, hasNext])).toEqual([
      [false, true],
      [true, true],
      [true, false],
      [true, false],
    ]);
    expect(pages.map(({ pagination: { total, totalPages } }) => [total, totalPages])).toEqual(
      Array(4).fill([5, 3]),
    );
  });

  it('200: each entry is what reading that order gives', async () => {
    const [orderId = ''] = await ordered(1);
    const { body } = await caller.request('GET', orderPath(orderId));
    expect((await caller.request('GET', ORDERS)).body).toMatchObject({ data: [body] });
  });

  it('200: nothing of another organization', async () => {
    await app.other.order();
    expect((await page('')).pagination.total).toBe(0);
  });

  it('200: cancelled orders stay in the list', async () => {
    const [orderId = ''] = await ordered(1);
    await caller.request('DELETE', orderPath(orderId));
    expect((await page('')).ids).toEqual([orderId]);
  });

  it('200: a suspended organization still reads', async () => {
    const { orderId } = await app.suspended.order();
    const { body } = await app.suspended.request('GET', ORDERS);
    expect(body).toMatchObject({ data: [{ id: orderId }] });
  });

  it.each(['?limit=100', '?page=1000000000&limit=100', '?limit=1&surprise=1', '?page=1&__proto__[x]=1'])(
    '200: %s',
    async (query) => {
      expect((await caller.request('GET', ORDERS + query)).status).toBe(200);
    },
  );

  it.each([
    ['?limit=101', 'limit must be at most 100'],
    ['?limit=0', 'limit must be at least 1'],
    ['?limit=-1', 'limit must be at least 1'],
    ['?limit=', 'limit must be at least 1'],
    ['?limit=1.5', 'limit must be an integer'],
    ['?limit=ten', 'limit must be a number'],
    ['?limit=1e400', 'limit must be a number'],
    ['?limit=%00', 'limit must be a number'],
    ['?limit=10&limit=20', 'limit must be a number'],
    ['?limit[gt]=1', 'limit must be a number'],
    ['?page=0', 'page must be at least 1'],
    ['?page=1000000001', 'page must be at most 1000000000'],
    ['?page=1;drop table orders', 'page must be a number'],
  ])('400: %s', async (query, message) => {
    const answer = await caller.request('GET', ORDERS + query);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
  });

  it('400: names both', async () => {
    const answer = await caller.request('GET', `${ORDERS}?page=0&limit=101`);
    expect(messagesOf(answer)).toEqual(['page must be at least 1', 'limit must be at most 100']);
  });
});

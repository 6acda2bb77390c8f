import { randomUUID } from 'node:crypto';
import { cancelOrder } from '@credence/core';
import { fakeClock } from '@credence/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
let caller: Caller;
const app = useTestApp({ clock });

beforeEach(async () => {
  clock.set('2026-03-02T15:00:00Z');
  caller = app.caller(await app.test.organization());
});

interface OrderList {
  data: { id: string }[];
  pagination: {
    page: number;
    limit: number;
    total: number;
    totalPages: number;
    hasNext: boolean;
    hasPrev: boolean;
    nextCursor: string | null;
  };
}

const list = (query = '', by = caller): Promise<Answer> => by.request('GET', `${ORDERS}${query}`);

async function listed(query = ''): Promise<OrderList> {
  const answer = await list(query);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as OrderList;
}

const idsOf = ({ data }: OrderList) => data.map(({ id }) => id);

/** Creates orders a minute apart, and answers their ids newest first. */
async function create(count: number, overrides?: Parameters<Caller['order']>[0]): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.unshift((await caller.order(overrides)).orderId);
    clock.advance({ minutes: 1 });
  }
  return ids;
}

describe('GET orders', () => {
  it('200: nothing', async () => {
    expect(await listed()).toEqual({
      data: [],
      pagination: {
        page: 1,
        limit: 10,
        total: 0,
        totalPages: 0,
        hasNext: false,
        hasPrev: false,
        nextCursor: null,
      },
    });
  });

  it('200: each order as it is read alone', async () => {
    const [newest = '', older = ''] = await create(2);
    const read = async (id: string) => (await caller.request('GET', orderPath(id))).body;
    expect((await listed()).data).toEqual([await read(newest), await read(older)]);
  });

  it('200: ten at a time, newest first, when nothing else was asked for', async () => {
    const ids = await create(12);
    const page = await listed();
    expect(idsOf(page)).toEqual(ids.slice(0, 10));
    expect(page.pagination).toMatchObject({ page: 1, limit: 10, total: 12, totalPages: 2, hasNext: true });
  });

  it.each([1, 2, 3, 5, 11, 12, 100])(
    '200: every page of %i, from whichever end it is read',
    async (limit) => {
      const ids = await create(11);
      const pages = Math.ceil(11 / limit);
      for (let page = 1; page <= pages + 1; page += 1) {
        const { data, pagination } = await listed(`?page=${page}&limit=${limit}`);
        expect(data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * limit, page * limit));
        const { nextCursor, ...rest } = pagination;
        expect(rest).toEqual({
          page,
          limit,
          total: 11,
          totalPages: pages,
          hasNext: page < pages,
          hasPrev: page > 1,
        });
        expect(nextCursor !== null).toBe(page < pages);
      }
    },
  );

  it('200: a cursor misses nothing and repeats nothing while orders are created', async () => {
    const ids = await create(4);
    const first = await listed('?limit=2');
    await create(3);
    const second = await listed(`?limit=2&cursor=${first.pagination.nextCursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
  });

  it('200: by status', async () => {
    const [running] = await create(1);
    const [cancelled = ''] = await create(1);
    const [done] = await create(1, { searchTypes: [] });
    await cancelOrder(caller.context, { orderId: cancelled });
    for (const [status, id] of [
      ['IN_PROGRESS', running],
      ['CANCELLED', cancelled],
      ['COMPLETED', done],
    ]) {
      const page = await listed(`?orderStatus=${status}`);
      expect([idsOf(page), page.pagination.total]).toEqual([[id], 1]);
    }
  });

  it('200: by external id, each order once, in pages and by cursor', async () => {
    const twice = { searchType: 'EMPLOYMENT', externalSearchId: `a b&c=${randomUUID()}` };
    const ids = await create(5, { searchTypes: [twice, twice] });
    await create(2);
    const filter = `externalSearchId=${encodeURIComponent(twice.externalSearchId)}`;
    const first = await listed(`?${filter}&limit=2`);
    expect([idsOf(first), first.pagination.total]).toEqual([ids.slice(0, 2), 5]);
    expect(idsOf(await listed(`?${filter}&limit=2&page=3`))).toEqual(ids.slice(4));
    const next = await listed(`?${filter}&limit=2&cursor=${first.pagination.nextCursor}`);
    expect(idsOf(next)).toEqual(ids.slice(2, 4));
    await cancelOrder(caller.context, { orderId: ids[1] ?? '' });
    expect(idsOf(await listed(`?${filter}&orderStatus=CANCELLED`))).toEqual([ids[1]]);
  });

  it.each([
    ['createdFrom=2026-03-02T15:02:00Z', 0, 3],
    ['createdFrom=2026-03-02T15:02:00.001Z', 0, 2],
    ['createdFrom=2026-03-02T15:02Z', 0, 3],
    ['createdTo=2026-03-02T15:02:00Z', 2, 5],
    ['createdTo=2026-03-02T17:02%2B02:00', 2, 5],
    ['createdTo=2026-03-02T15:01:59.999Z', 3, 5],
    ['createdFrom=2026-03-02T15:01:00Z&createdTo=2026-03-02T15:03:00Z', 1, 4],
    ['createdFrom=2026-03-02T17:01:00%2B02:00', 0, 4],
    ['createdFrom=2026-03-02&createdTo=2026-03-02', 0, 5],
    ['createdTo=2026-03-01', 0, 0],
    ['createdFrom=2026-03-03', 0, 0],
    ['createdFrom=0001-01-01&createdTo=9999-12-31', 0, 5],
    ['createdFrom=2026-03-02T15:03:00Z&createdTo=2026-03-02T15:01:00Z', 0, 0],
  ])('200: by time: %s', async (query, start, end) => {
    const ids = await create(5);
    const page = await listed(`?${query}&orderStatus=IN_PROGRESS`);
    expect([idsOf(page), page.pagination.total]).toEqual([ids.slice(start, end), end - start]);
    expect((await listed(`?${query}`)).data).toEqual(page.data);
  });

  it("200: another organization's orders are not there", async () => {
    await create(1);
    expect((await list('', app.other)).body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=0', 'limit must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['limit=ten', 'limit must be a number'],
    ['page=1.5', 'page must be an integer'],
    ['limit=1&limit=2', 'limit must be given once'],
    ['limit[a]=5', 'limit must be a number'],
    ['orderStatus=COMPLETED&orderStatus=CANCELLED', 'orderStatus must be given once'],
    ['cursor=a&cursor=b', 'cursor must be given once'],
    ['orderStatus=DONE', 'orderStatus must be IN_PROGRESS, COMPLETED or CANCELLED'],
    ['externalSearchId=', 'externalSearchId must not be empty'],
    ['externalSearchId=a%00b', 'externalSearchId must not contain control characters'],
    [
      'createdFrom=yesterday',
      'createdFrom must be a date in the form YYYY-MM-DD, or an instant with its offset',
    ],
    [
      'createdTo=2026-02-30',
      'createdTo must be a date in the form YYYY-MM-DD, or an instant with its offset',
    ],
    [
      'createdTo=2026-03-02T15:00:00',
      'createdTo must be a date in the form YYYY-MM-DD, or an instant with its offset',
    ],
    ['cursor=', 'cursor is not one that a list of orders answered with'],
    ['cursor=abc', 'cursor is not one that a list of orders answered with'],
    ['cursor=AAAAAAAAAAAAAAAAAAAAAA', 'cursor is not one that a list of orders answered with'],
  ])('400: %s', async (query, problem) => {
    const answer = await list(`?${query}`);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [problem]]);
  });

  it("400: another organization's cursor", async () => {
    await create(2);
    const { pagination } = await listed('?limit=1');
    const answer = await list(`?cursor=${pagination.nextCursor}`, app.other);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['cursor is not one that a list of orders answered with'],
    ]);
  });
});

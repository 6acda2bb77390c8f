import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { Credence } from './client.ts';
import { NotFoundError, TimeoutError } from './errors.ts';
import type { OrderProgress } from './orders.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import type {
  InboundNotification,
  Order,
  OrderCancelled,
  OrderCreate,
  OrderCreated,
  OrderList,
  OrderWarning,
  SearchUpdate,
} from './types.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });

const order: OrderCreate = {
  applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
  businessContext: {
    entityName: 'Northwind Clinics',
    appliedJobTitle: 'Staff Nurse',
    worksiteCity: 'Columbus',
    worksiteState: 'OH',
    proposedSalary: 78000,
  },
  searchTypes: [{ searchType: 'EMPLOYMENT', searchConfig: { outbound: { maxTotalAttempts: 2 } } }],
};
const notification: InboundNotification = { answers: { noRecord: true }, metadata: { searchId: 's1' } };
const update: SearchUpdate = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } };

describe('each method sends its request and returns the answer', () => {
  it.each([
    ['orders.create', 'POST', '/background-check/v1/orders', order, (c: Credence) => c.orders.create(order)],
    [
      'orders.dryRun',
      'POST',
      '/background-check/v1/orders/dry-runs',
      order,
      (c: Credence) => c.orders.dryRun(order),
    ],
    ['orders.get', 'GET', '/background-check/v1/orders/o1', null, (c: Credence) => c.orders.get('o1')],
    ['orders.list', 'GET', '/background-check/v1/orders', null, (c: Credence) => c.orders.list()],
    [
      'orders.list with a page',
      'GET',
      '/background-check/v1/orders?page=2&limit=50',
      null,
      (c: Credence) => c.orders.list({ page: 2, limit: 50 }),
    ],
    [
      'orders.list with filters',
      'GET',
      '/background-check/v1/orders?orderStatus=CANCELLED&externalSearchId=a+b%26c&createdFrom=2026-03-02&cursor=x',
      null,
      (c: Credence) =>
        c.orders.list({
          orderStatus: 'CANCELLED',
          externalSearchId: 'a b&c',
          createdFrom: '2026-03-02',
          createdTo: undefined,
          cursor: 'x',
        }),
    ],
    [
      'orders.cancel',
      'DELETE',
      '/background-check/v1/orders/o1',
      null,
      (c: Credence) => c.orders.cancel('o1'),
    ],
    [
      'batches.create',
      'POST',
      '/background-check/v1/batches',
      { orders: [order] },
      (c: Credence) => c.batches.create({ orders: [order] }),
    ],
    ['batches.list', 'GET', '/background-check/v1/batches', null, (c: Credence) => c.batches.list()],
    ['batches.get', 'GET', '/background-check/v1/batches/b1', null, (c: Credence) => c.batches.get('b1')],
    [
      'batches.delete',
      'DELETE',
      '/background-check/v1/batches/b1',
      null,
      (c: Credence) => c.batches.delete('b1'),
    ],
    [
      'inbound.submit',
      'POST',
      '/background-check/v1/inbound/notifications',
      notification,
      (c: Credence) => c.inbound.submit(notification),
    ],
    [
      'orders.listEvents',
      'GET',
      '/background-check/v1/orders/o1/events',
      null,
      (c: Credence) => c.orders.listEvents('o1'),
    ],
    [
      'searches.findByExternalId',
      'GET',
      '/background-check/v1/searches/by-external-id/hire%2F20417%20%3F',
      null,
      (c: Credence) => c.searches.findByExternalId('hire/20417 ?'),
    ],
    [
      'searches.list',
      'GET',
      '/background-check/v1/orders/o1/searches',
      null,
      (c: Credence) => c.searches.list('o1'),
    ],
    [
      'searches.get',
      'GET',
      '/background-check/v1/orders/o1/searches/s1',
      null,
      (c: Credence) => c.searches.get('o1', 's1'),
    ],
    [
      'searches.update',
      'PATCH',
      '/background-check/v1/orders/o1/searches/s1',
      update,
      (c: Credence) => c.searches.update('o1', 's1', update),
    ],
  ])('%s', async (_, method, path, body, call) => {
    const server = await startServer(() => ({ body: { answer: 42 } }));
    expect(await call(at(server))).toEqual({ answer: 42 });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method,
      path,
      body: body === null ? '' : JSON.stringify(body),
      headers: { authorization: 'Bearer t', accept: 'application/json' },
    });
    expect(server.requests[0]?.headers['content-type']).toBe(body === null ? undefined : 'application/json');
  });

  it('with the types of the API', () => {
    type Answer<M extends keyof Credence['orders']> = Awaited<ReturnType<Credence['orders'][M]>>;
    expectTypeOf<Answer<'create'>>().toEqualTypeOf<OrderCreated>();
    expectTypeOf<Answer<'get'>>().toEqualTypeOf<Order>();
    expectTypeOf<Answer<'list'>>().toEqualTypeOf<OrderList>();
    expectTypeOf<Answer<'cancel'>>().toEqualTypeOf<OrderCancelled>();
    expectTypeOf<OrderCreated>().toEqualTypeOf<{
      verificationOrderId: string;
      searchIds: string[];
      warnings?: OrderWarning[];
    }>();
    // @ts-expect-error an unknown search type does not compile
    const wrong: OrderCreate['searchTypes'] = [{ searchType: 'CREDIT' }];
    expect(wrong).toHaveLength(1);
  });
});

describe('orders.get', () => {
  it('throws NotFoundError for an unknown order, although the status is 200', async () => {
    const body = { error: 'Order not found', orderId: 'o1' };
    const server = await startServer(() => ({ body, headers: { 'x-request-id': 'abc' } }));
    const failure = await at(server)
      .orders.get('o1')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotFoundError);
    expect(failure).toMatchObject({ status: 404, messages: ['Order not found'], requestId: 'abc', body });
  });
});

describe('orders.all', () => {
  /** Three pages of two orders. */
  const startList = () =>
    startServer(({ path }) => {
      const page = Number(new URL(path, 'http://localhost').searchParams.get('cursor') ?? 0);
      const data = [{ id: `o${2 * page}` }, { id: `o${2 * page + 1}` }];
      return { body: { data, pagination: { nextCursor: page < 2 ? String(page + 1) : null } } };
    });

  it('reads on from page to page, with the same filter', async () => {
    const server = await startList();
    const seen: string[] = [];
    for await (const { id } of at(server).orders.all({ orderStatus: 'COMPLETED', limit: 2 })) seen.push(id);
    expect(seen).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5']);
    const path = '/background-check/v1/orders?orderStatus=COMPLETED&limit=2';
    expect(server.requests.map((request) => request.path)).toEqual([
      path,
      `${path}&cursor=1`,
      `${path}&cursor=2`,
    ]);
  });

  it('begins at a cursor, and reads no page before it is needed', async () => {
    const server = await startList();
    for await (const { id } of at(server).orders.all({ cursor: '1' })) if (id === 'o3') break;
    expect(server.requests).toHaveLength(1);
  });
});

describe('orders.waitForCompletion', () => {
  /** Moves on by one state each time the order is read, and stays in the last. */
  function startOrder(states: [orderStatus: string, phase: string][]) {
    let reads = -1;
    return startServer(({ path }) => {
      if (!path.endsWith('/searches')) reads = Math.min(reads + 1, states.length - 1);
      const [orderStatus, phase] = states[reads] ?? [];
      return {
        body: path.endsWith('/searches') ? { searches: [{ id: 's1', phase }] } : { id: 'o1', orderStatus },
      };
    });
  }

  it.each(['COMPLETED', 'CANCELLED'])('returns the order and its searches once it is %s', async (status) => {
    const server = await startOrder([
      ['IN_PROGRESS', 'RESEARCH'],
      ['IN_PROGRESS', 'RESEARCH'],
      ['IN_PROGRESS', 'OUTREACH'],
      [status, 'CLOSED'],
    ]);
    const seen: OrderProgress[] = [];
    const result = await at(server).orders.waitForCompletion('o1', {
      pollIntervalMs: 1,
      onProgress: (progress) => seen.push(progress),
    });
    expect(result).toEqual({
      order: { id: 'o1', orderStatus: status },
      searches: [{ id: 's1', phase: 'CLOSED' }],
    });
    expect(seen.map(({ searches }) => searches[0]?.phase)).toEqual(['RESEARCH', 'OUTREACH', 'CLOSED']);
    expect(server.requests).toHaveLength(8);
  });

  it('throws TimeoutError when the order takes too long', async () => {
    const server = await startOrder([['IN_PROGRESS', 'OUTREACH']]);
    const wait = at(server).orders.waitForCompletion('o1', { timeoutMs: 500, pollIntervalMs: 60_000 });
    await expect(wait).rejects.toBeInstanceOf(TimeoutError);
    expect(server.requests.length).toBeGreaterThanOrEqual(4);
  });

  it('throws TimeoutError also when the API does not answer any more', async () => {
    const server = await startServer(() => 'never answer');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const wait = at(server)
      .orders.waitForCompletion('o1', { timeoutMs: 60_000 })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(65_000);
    vi.useRealTimers();
    expect(await wait).toBeInstanceOf(TimeoutError);
  });

  it('ends with its signal, also between two looks', async () => {
    const server = await startOrder([['IN_PROGRESS', 'OUTREACH']]);
    const abort = new AbortController();
    const wait = at(server).orders.waitForCompletion('o1', {
      pollIntervalMs: 60_000,
      signal: abort.signal,
      onProgress: () => queueMicrotask(() => abort.abort(new Error('stop'))),
    });
    await expect(wait).rejects.toThrow('stop');
  });

  it('throws NotFoundError for an unknown order', async () => {
    const server = await startServer(() => ({ body: { error: 'Order not found', orderId: 'o1' } }));
    await expect(at(server).orders.waitForCompletion('o1')).rejects.toBeInstanceOf(NotFoundError);
  });
});

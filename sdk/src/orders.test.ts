import { describe, expect, it, vi } from 'vitest';
import { Credence } from './client.ts';
import { NotFoundError, TimeoutError } from './errors.ts';
import type { OrderProgress } from './orders.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });

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

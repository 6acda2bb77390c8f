import { describe, expect, it } from 'vitest';
import { Credence } from './client.ts';
import { BadRequestError } from './errors.ts';
import { startServer } from './testing/test-server.ts';

/** Orders o0, o1, … in pages of the size that is asked for. */
async function startList(count: number) {
  const server = await startServer(({ path }) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const limit = Number(searchParams.get('limit'));
    const start = Number(searchParams.get('cursor') ?? 0);
    const data = Array.from({ length: Math.min(limit, count - start) }, (_, i) => ({ id: `o${start + i}` }));
    const next = start + limit;
    return { body: { data, pagination: { nextCursor: next < count ? String(next) : null } } };
  });
  return { server, credence: new Credence({ baseUrl: server.url, auth: { token: 't' } }) };
}

describe('toArray', () => {
  it.each([
    { limit: 0, items: 0, pages: 0 },
    { limit: 1, items: 1, pages: 1 },
    { limit: 3, items: 3, pages: 1 },
    { limit: 4, items: 4, pages: 2 },
    { limit: 7, items: 7, pages: 3 },
    { limit: 8, items: 7, pages: 3 },
    { limit: Number.POSITIVE_INFINITY, items: 7, pages: 3 },
  ])('of $limit of 7 orders in pages of 3', async ({ limit, items, pages }) => {
    const { server, credence } = await startList(7);
    const orders = await credence.orders.all({ limit: 3 }).toArray({ limit });
    expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: items }, (_, i) => `o${i}`));
    expect(server.requests).toHaveLength(pages);
  });

  it.each([-1, Number.NaN])('refuses a limit of %d', async (limit) => {
    const { server, credence } = await startList(7);
    await expect(credence.orders.all().toArray({ limit })).rejects.toBeInstanceOf(TypeError);
    expect(server.requests).toHaveLength(0);
  });
});

describe('a list', () => {
  it('asks for large pages by itself', async () => {
    const { server, credence } = await startList(250);
    expect(await credence.orders.all({ limit: undefined }).toArray({ limit: 1_000 })).toHaveLength(250);
    expect(server.requests).toHaveLength(3);
  });

  it('can be gone through again, each time anew', async () => {
    const { server, credence } = await startList(2);
    const list = credence.orders.all();
    for (let round = 1; round <= 2; round += 1) {
      const seen: string[] = [];
      for await (const { id } of list) seen.push(id);
      expect(seen).toEqual(['o0', 'o1']);
      expect(server.requests).toHaveLength(round);
    }
  });

  it('of messages is read to its end too', async () => {
    const server = await startServer(({ path }) => {
      const isFirst = !new URL(path, 'http://localhost').searchParams.has('cursor');
      return { body: { messages: [{ id: isFirst ? 'm0' : 'm1' }], nextCursor: isFirst ? 'c1' : null } };
    });
    const credence = new Credence({ baseUrl: server.url, auth: { token: 't' } });
    const messages = await credence.messages.all('order', 'search').toArray({ limit: 10 });
    expect(messages.map(({ id }) => id)).toEqual(['m0', 'm1']);
    const address = '/background-check/v1/orders/order/searches/search/messages';
    expect(server.requests.map(({ path }) => path)).toEqual([
      `${address}?limit=100`,
      `${address}?limit=100&cursor=c1`,
    ]);
  });

  it('fails where a page does, after what came before it', async () => {
    const server = await startServer((_, number) =>
      number === 0
        ? { body: { data: [{ eventId: 'e0' }], pagination: { nextCursor: 'c1' } } }
        : { status: 400, body: { message: 'cursor is odd' } },
    );
    const credence = new Credence({ baseUrl: server.url, auth: { token: 't' } });
    const seen: string[] = [];
    const read = async () => {
      for await (const { eventId } of credence.closeoutEvents.all()) seen.push(eventId);
    };
    await expect(read()).rejects.toBeInstanceOf(BadRequestError);
    expect(seen).toEqual(['e0']);
  });

  it('ends with its signal', async () => {
    const { credence } = await startList(7);
    const abort = new AbortController();
    const read = async () => {
      for await (const _ of credence.orders.all({ limit: 3 }, { signal: abort.signal }))
        abort.abort(new Error('enough'));
    };
    await expect(read()).rejects.toThrow('enough');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { APIPromise } from './api-promise.ts';
import { Credence } from './client.ts';
import { BadRequestError, NotFoundError } from './errors.ts';
import { startServer } from './testing/test-server.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
afterEach(() => {
  process.off('unhandledRejection', note);
  unhandled.splice(0);
});

/** Long enough for the process to have told of a rejection that nobody handles. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const page = { data: [], pagination: { nextCursor: null } };

async function start(reply = {}) {
  const server = await startServer(() => ({ body: page, ...reply }));
  return { server, credence: new Credence({ baseUrl: server.url, auth: { token: 't' }, maxRetries: 0 }) };
}

describe('an answer', () => {
  it('comes with its response when that is asked for, from one request', async () => {
    const { server, credence } = await start({
      headers: { 'x-request-id': 'abc', 'ratelimit-remaining': '7' },
    });
    const call = credence.orders.list();
    const { data, response, requestId } = await call.withResponse();
    expect(data).toEqual(page);
    expect(await call).toBe(data);
    expect(requestId).toBe('abc');
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.headers.get('ratelimit-remaining')]).toEqual([200, '7']);
    expect(await response.json()).toEqual(page);
    expect(server.requests).toHaveLength(1);
  });

  it('keeps the status that tells a first answer from a dry run', async () => {
    const { credence } = await start({ status: 201 });
    const { response } = await credence.batches.create({ orders: [] }).withResponse();
    expect(response.status).toBe(201);
  });

  it('goes on as an ordinary promise', async () => {
    const { credence } = await start();
    const call = credence.orders.list();
    expect(call).toBeInstanceOf(APIPromise);
    const then = call.then(({ data }) => data.length).finally(() => undefined);
    expect(then).not.toBeInstanceOf(APIPromise);
    expect(await then).toBe(0);
    expect(await Promise.all([call, credence.orders.list()])).toEqual([page, page]);
  });
});

describe('a failure', () => {
  it('is thrown to who asks for the response, and is not unhandled', async () => {
    process.on('unhandledRejection', note);
    const { credence } = await start({ status: 400, body: { message: ['limit is odd'] } });
    await expect(credence.orders.list().withResponse()).rejects.toBeInstanceOf(BadRequestError);
    await nextTurn();
    expect(unhandled).toEqual([]);
  });

  it('of a 200 that tells of no order is thrown as well', async () => {
    const body = { error: 'Order not found', orderId: 'o1' };
    const { credence } = await start({ body });
    const failure = await credence.orders
      .get('o1')
      .withResponse()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotFoundError);
    expect(failure).toMatchObject({ status: 404, messages: ['Order not found'], body });
  });
});

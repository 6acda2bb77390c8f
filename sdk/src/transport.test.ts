import { afterEach, describe, expect, it, vi } from 'vitest';
import { Credence, type CredenceOptions } from './client.ts';
import * as errors from './errors.ts';
import { type Reply, startServer, type TestServer } from './testing/test-server.ts';

const at = (server: TestServer, options: Partial<CredenceOptions> = {}) =>
  new Credence({ baseUrl: server.url, auth: { token: 't' }, ...options });

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

const ok = { body: { data: [] } };
const again = (status: number): Reply => ({ status, headers: { 'retry-after': '0' } });
const order = {
  applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
  businessContext: {
    entityName: 'Northwind',
    appliedJobTitle: 'Nurse',
    worksiteCity: 'Columbus',
    worksiteState: 'OH',
    proposedSalary: 1,
  },
  searchTypes: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a change is seen by', () => {
  it('goes along with reads, the newest of all answers to changes, whatever came last', async () => {
    const tokens = ['02.newer', '01.older'];
    const server = await startServer(({ method }) =>
      method === 'GET'
        ? ok
        : { status: 201, headers: { 'consistency-token': tokens.shift() ?? '' }, body: {} },
    );
    const client = at(server);
    await client.orders.list();
    await client.orders.create(order);
    await client.orders.create(order);
    await client.orders.list();
    await client.health();
    expect(server.requests.map(({ headers }) => headers['consistency-token'])).toEqual([
      undefined,
      undefined,
      undefined,
      '02.newer',
      undefined,
    ]);
  });
});

describe('retries', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('%i twice, then success', async (status) => {
    const server = await startServer((_, number) => (number < 2 ? again(status) : ok));
    await expect(at(server).orders.list()).resolves.toEqual(ok.body);
    expect(server.requests).toHaveLength(3);
  });

  it('end after maxRetries with the last error', async () => {
    const server = await startServer(() => again(503));
    expect(await failureOf(at(server).orders.list())).toBeInstanceOf(errors.ServiceUnavailableError);
    expect(server.requests).toHaveLength(3);
    await failureOf(at(server, { maxRetries: 0 }).orders.list());
    expect(server.requests).toHaveLength(4);
    await failureOf(at(server).orders.list({}, { maxRetries: 1 }));
    expect(server.requests).toHaveLength(6);
  });

  it.each([400, 403, 404, 413, 422])('%i is not tried again', async (status) => {
    const server = await startServer(() => again(status));
    expect(await failureOf(at(server).orders.list())).toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('come after a broken connection, with a random delay', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = await startServer((_, number) => (number < 2 ? 'break the connection' : ok));
    await at(server).orders.list();
    expect(server.requests).toHaveLength(3);
    expect(random).toHaveBeenCalledTimes(2);
  });

  it.each([
    { random: 0, delays: [0, 0, 0, 0, 0, 0] },
    { random: 0.004, delays: [2, 4, 8, 16, 32, 32] },
  ])('wait for a random part ($random) of a delay that doubles to 8 s', async ({ random, delays }) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const server = await startServer(() => ({ status: 500 }));
    const waited: number[] = [];
    const hooks = { onRetry: ({ delayMs }: { delayMs: number }) => void waited.push(delayMs) };
    await failureOf(at(server, { hooks, maxRetries: 6 }).orders.list());
    expect(waited).toEqual(delays);
  });

  it('end with ConnectionError when nobody listens', async () => {
    const failure = await failureOf(
      new Credence({ baseUrl: 'http://127.0.0.1:1', auth: { token: 't' }, maxRetries: 0 }).orders.list(),
    );
    expect(failure).toBeInstanceOf(errors.ConnectionError);
    expect(failure).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('do not keep a caller waiting for longer than a minute', async () => {
    const server = await startServer(() => ({ status: 429, headers: { 'retry-after': '61' } }));
    const failure = await failureOf(at(server).orders.list());
    expect(failure).toBeInstanceOf(errors.RateLimitError);
    expect(failure).toMatchObject({ retryAfterSeconds: 61 });
    expect(server.requests).toHaveLength(1);
  });

  it('understand Retry-After as a date', async () => {
    const headers = { 'retry-after': new Date(0).toUTCString() };
    const server = await startServer((_, number) => (number === 0 ? { status: 503, headers } : ok));
    await at(server).orders.list();
    expect(server.requests).toHaveLength(2);
  });

  it('wait for an earlier try that is still running', async () => {
    const running = { status: 409, headers: { 'retry-after': '0' } };
    const server = await startServer((_, number) => (number === 0 ? running : { status: 201 }));
    await at(server).orders.create(order);
    expect(server.requests).toHaveLength(2);
  });

  it('do not follow a conflict that will not pass', async () => {
    const server = await startServer(() => ({ status: 409 }));
    expect(await failureOf(at(server).orders.create(order))).toMatchObject({ status: 409 });
    expect(server.requests).toHaveLength(1);
  });

  it('of a PATCH come only when the caller asks for them', async () => {
    const server = await startServer(() => again(503));
    const update = (options = {}) =>
      failureOf(at(server).searches.update('o', 's', { searchStatus: 'CANCELLED' }, options));
    await update();
    expect(server.requests).toHaveLength(1);
    await update({ maxRetries: 1 });
    expect(server.requests).toHaveLength(3);
  });
});

describe('idempotency keys', () => {
  const keysOf = ({ requests }: TestServer) => requests.map(({ headers }) => headers['idempotency-key']);

  it('stay the same across retries and differ between calls', async () => {
    const server = await startServer((_, number) => (number % 2 === 0 ? again(500) : { status: 201 }));
    await at(server).orders.create(order);
    await at(server).orders.create(order);
    const [first, repeated, second] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(repeated).toBe(first);
    expect(second).not.toBe(first);
    expect(server.requests[1]?.body).toBe(server.requests[0]?.body);
  });

  it('stay the same with a new token', async () => {
    const server = await startServer((_, number) => ({ status: number === 0 ? 401 : 201 }));
    let number = 0;
    await at(server, { auth: { token: () => `token-${number++}` } }).orders.create(order);
    const [first, repeated] = keysOf(server);
    expect(repeated).toBe(first);
  });

  it("are the caller's own when given", async () => {
    const server = await startServer(() => ({ status: 201 }));
    await at(server).orders.create(order, { idempotencyKey: 'hire-20417' });
    await at(server).orders.list();
    expect(keysOf(server)).toEqual(['hire-20417', undefined]);
  });
});

describe('what no header can carry is told at once', () => {
  const hooks = { onRetry: vi.fn() };
  afterEach(() => hooks.onRetry.mockClear());

  it.each(['Łukasz-42', 'Zoë-42', 'one\ntwo', 'one\n', '\u0000'])('the idempotency key %j', async (key) => {
    const server = await startServer(() => ({ status: 201 }));
    const failure = await failureOf(at(server, { hooks }).orders.create(order, { idempotencyKey: key }));
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).toMatchObject({ message: 'idempotencyKey must be printable ASCII' });
    expect([server.requests, hooks.onRetry.mock.calls]).toEqual([[], []]);
  });

  it.each(['t…', 'one\ntwo', '\nt'])('the token %j', async (token) => {
    const server = await startServer(() => ok);
    for (const auth of [{ token }, { token: () => token }]) {
      const failure = await failureOf(at(server, { auth, hooks }).orders.list());
      expect(failure).toBeInstanceOf(TypeError);
      // And nothing of the token itself, which is a secret.
      expect(failure).toMatchObject({ message: 'token must be printable ASCII' });
    }
    expect([server.requests, hooks.onRetry.mock.calls]).toEqual([[], []]);
  });

  it('but the end of the line after a token read from a file does no harm', async () => {
    const server = await startServer(() => ok);
    await at(server, { auth: { token: 't\n' } }).orders.list();
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t');
  });

  it('and every printable character arrives as it is', async () => {
    const server = await startServer(() => ({ status: 201 }));
    const idempotencyKey = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).join('');
    await at(server).orders.create(order, { idempotencyKey });
    expect(server.requests[0]?.headers['idempotency-key']).toBe(idempotencyKey);
  });
});

describe('errors', () => {
  it.each([
    [400, errors.BadRequestError],
    [401, errors.UnauthorizedError],
    [403, errors.ForbiddenError],
    [404, errors.NotFoundError],
    [405, errors.APIError],
    [409, errors.ConflictError],
    [413, errors.PayloadTooLargeError],
    [415, errors.UnsupportedMediaTypeError],
    [422, errors.UnprocessableEntityError],
    [429, errors.RateLimitError],
    [500, errors.ServerError],
    [502, errors.ServerError],
    [503, errors.ServiceUnavailableError],
  ])('%i', async (status, ErrorClass) => {
    const body = { statusCode: status, message: ['applicant.ssn is required', 'history is odd'], error: 'x' };
    const server = await startServer(() => ({ status, body, headers: { 'x-request-id': 'abc' } }));
    const failure = await failureOf(at(server, { maxRetries: 0 }).orders.list());
    expect(failure).toMatchObject({
      name: ErrorClass.name,
      status,
      messages: body.message,
      message: 'applicant.ssn is required; history is odd',
      requestId: 'abc',
      body,
    });
    expect(failure).toBeInstanceOf(ErrorClass);
    expect((failure as object).constructor).toBe(ErrorClass);
  });

  it.each([
    [{ message: 'Tenant is inactive' }, ['Tenant is inactive']],
    ['<html>Bad gateway</html>', ['The service answered with status 404']],
    [{}, ['The service answered with status 404']],
    [{ message: 7 }, ['The service answered with status 404']],
  ])('with the body %j', async (body, messages) => {
    const server = await startServer(() => ({ status: 404, body }));
    expect(await failureOf(at(server).orders.list())).toMatchObject({ messages, body });
  });

  it('carry the id that was sent when the answer has none', async () => {
    const server = await startServer(() => ({ status: 404 }));
    const failure = await failureOf(at(server).orders.list());
    expect(failure).toMatchObject({ requestId: server.requests[0]?.headers['x-request-id'] });
  });

  it('tell of an answer that is not JSON', async () => {
    const server = await startServer(() => ({ body: '<html>Welcome</html>' }));
    const failure = await failureOf(at(server).orders.list());
    expect(failure).toBeInstanceOf(errors.CredenceError);
    expect(failure).toMatchObject({ message: expect.stringContaining('not JSON') });
  });

  it('tell of an answer that has no content', async () => {
    const server = await startServer(() => ({ status: 204, body: '' }));
    expect(await failureOf(at(server).orders.list())).toBeInstanceOf(errors.CredenceError);
  });
});

describe('a redirection', () => {
  const elsewhere = { name: 'APIError', message: expect.stringContaining('is baseUrl right') };

  it.each([301, 302, 303, 307, 308])(
    '%i is not followed: an order would become a list of orders, or go where it was not meant for',
    async (status) => {
      const server = await startServer(({ path }) => ({ status, headers: { location: path } }));
      const failure = await failureOf(at(server).orders.create(order));
      expect(failure).toMatchObject({ ...elsewhere, status });
      expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
    },
  );

  it('is told alike in browsers, which hide its status', async () => {
    const hidden = Object.defineProperty(new Response(null), 'status', { value: 0 });
    const client = new Credence({
      baseUrl: 'https://api.example',
      auth: { token: 't' },
      fetch: async () => hidden,
    });
    expect(await failureOf(client.orders.create(order))).toMatchObject(elsewhere);
  });
});

describe('time-outs', () => {
  it.each(['never answer', 'never end'] as const)('of a server that would %s', async (reply) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = await startServer(() => reply);
    const onRequest = vi.fn();
    const client = at(server, { timeoutMs: 50, maxRetries: 1, hooks: { onRequest } });
    expect(await failureOf(client.orders.list())).toBeInstanceOf(errors.TimeoutError);
    expect(onRequest).toHaveBeenCalledTimes(2);
  });

  it('are for each try', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = await startServer((_, number) => (number === 0 ? 'never answer' : ok));
    await expect(at(server).orders.list({}, { timeoutMs: 1_000 })).resolves.toEqual(ok.body);
  });
});

describe('a signal', () => {
  const reason = new Error('stop');

  it('aborted before the call lets nothing out', async () => {
    const server = await startServer(() => ok);
    expect(await failureOf(at(server).orders.list({}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(server.requests).toHaveLength(0);
  });

  it('ends the wait for an answer', async () => {
    const abort = new AbortController();
    const server = await startServer(() => {
      abort.abort(reason);
      return 'never answer';
    });
    expect(await failureOf(at(server).orders.list({}, { signal: abort.signal }))).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('ends the wait for a retry', async () => {
    const abort = new AbortController();
    const server = await startServer(() => ({ status: 503, headers: { 'retry-after': '60' } }));
    const fetchAndAbort: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      // The wait begins right after the client has read how long it is to be.
      const { headers } = response;
      vi.spyOn(headers, 'get').mockImplementation((name) => {
        queueMicrotask(() => abort.abort(reason));
        return Headers.prototype.get.call(headers, name);
      });
      return response;
    };
    const call = at(server, { fetch: fetchAndAbort }).orders.list({}, { signal: abort.signal });
    expect(await failureOf(call)).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});

describe('addresses', () => {
  it.each(['', '.', '..'])('refuse the id %j', async (id) => {
    const server = await startServer(() => ok);
    expect(await failureOf(at(server).orders.get(id))).toBeInstanceOf(TypeError);
    expect(server.requests).toHaveLength(0);
  });

  it('escape ids and keep the path of baseUrl', async () => {
    const server = await startServer(() => ok);
    await at(server, { baseUrl: `${server.url}/gateway/` }).searches.get('a/b?c', '../d');
    expect(server.requests[0]?.path).toBe('/gateway/background-check/v1/orders/a%2Fb%3Fc/searches/..%2Fd');
  });

  it('leave out parameters that are null', async () => {
    const server = await startServer(() => ok);
    const query: object = { cursor: null, limit: 2, orderStatus: undefined };
    await at(server).orders.list(query);
    expect(server.requests[0]?.path).toBe('/background-check/v1/orders?limit=2');
  });

  it('refuse a baseUrl that is none', () => {
    expect(() => new Credence({ baseUrl: '', auth: { token: 't' } })).toThrow('baseUrl is missing');
    for (const baseUrl of ['api.example', 'localhost:3000', '/api', 'https://'])
      expect(() => new Credence({ baseUrl, auth: { token: 't' } })).toThrow(
        new TypeError('baseUrl is no http(s) URL'),
      );
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { Credence, type CredenceOptions } from './client.ts';
import { RateLimitError, TimeoutError } from './errors.ts';
import { type Reply, startServer, type TestServer } from './testing/test-server.ts';

const at = (server: TestServer, options: Partial<CredenceOptions> = {}) =>
  new Credence({ baseUrl: server.url, auth: { token: 't' }, ...options });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

const TIMERS: NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake'] = [
  'setTimeout',
  'clearTimeout',
  'Date',
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a deadline', () => {
  it('ends a call during a try, and is the same for all of its tries', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: TIMERS });
    const server = await startServer(() => 'never answer');
    const onRequest = vi.fn();
    const credence = at(server, { deadlineMs: 250, hooks: { onRequest } });
    const call = failureOf(credence.orders.list({}, { timeoutMs: 100, maxRetries: 9 }));
    await vi.advanceTimersByTimeAsync(250);
    const failure = await call;
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({
      message: 'The deadline of 250 ms has passed',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(onRequest).toHaveBeenCalledTimes(3);
  });

  it('lets no wait for a retry begin that would outlast it: what is known is thrown instead', async () => {
    const server = await startServer(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    const failure = await failureOf(at(server).orders.list({}, { deadlineMs: 5_000 }));
    expect(failure).toBeInstanceOf(RateLimitError);
    expect(server.requests).toHaveLength(1);
  });

  it('counts the time for a token', async () => {
    const provider = await startServer(() => 'never answer');
    const server = await startServer(() => ({}));
    const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: provider.url };
    const failure = await failureOf(at(server, { auth }).orders.list({}, { deadlineMs: 50 }));
    expect(failure).toBeInstanceOf(TimeoutError);
    const asked = failureOf(
      at(server, { auth: { token: () => new Promise(() => {}) } }).health({ deadlineMs: 50 }),
    );
    expect(await Promise.race([asked, 'health needs no token'])).toBe('health needs no token');
    expect(server.requests.filter(({ path }) => path !== '/health')).toHaveLength(0);
  });

  it('bounds the two requests of an upload together', async () => {
    vi.useFakeTimers({ toFake: TIMERS });
    const store = await startServer(() => {
      vi.advanceTimersByTime(200);
      return 'never answer';
    });
    const server = await startServer(() => ({ body: { signedUrl: store.url, fileUri: 'gs://b/f' } }));
    const failure = await failureOf(
      at(server).files.uploadReleaseForm(new Blob(['%PDF-']), { deadlineMs: 200, maxRetries: 0 }),
    );
    expect(failure).toMatchObject({ name: 'TimeoutError', message: 'The deadline of 200 ms has passed' });
    expect(store.requests).toHaveLength(1);
  });

  it('bounds all calls of a redelivery together', async () => {
    const page = { redelivered: 1, inFlight: 0, withoutTarget: 0, redacted: 0, nextCursor: 'more' };
    vi.useFakeTimers({ toFake: TIMERS });
    const server = await startServer((_, number): Reply => {
      if (number < 3) return { body: page };
      vi.advanceTimersByTime(300);
      return 'never answer';
    });
    const redelivery = at(server).closeoutEvents.redeliverAll({ from: '2025-03-03' }, { deadlineMs: 300 });
    expect(await failureOf(redelivery)).toBeInstanceOf(TimeoutError);
    expect(server.requests).toHaveLength(4);
  });

  it('gives way to the signal of the caller', async () => {
    const abort = new AbortController();
    const server = await startServer(() => {
      abort.abort(new Error('enough'));
      return 'never answer';
    });
    const call = at(server).orders.list({}, { deadlineMs: 10_000, signal: abort.signal });
    await expect(call).rejects.toThrow('enough');
    const before = at(server).orders.list({}, { deadlineMs: 10_000, signal: abort.signal });
    await expect(before).rejects.toThrow('enough');
    expect(server.requests).toHaveLength(1);
  });

  it.each([{ deadlineMs: Number.POSITIVE_INFINITY }, { timeoutMs: Number.POSITIVE_INFINITY }])(
    'of %j is none',
    async (options) => {
      const server = await startServer(() => ({}));
      await expect(at(server).orders.list({}, options)).resolves.toEqual({});
    },
  );
});

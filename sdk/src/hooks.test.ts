import { afterEach, describe, expect, it, vi } from 'vitest';
import { Credence, type CredenceOptions } from './client.ts';
import type { Hooks } from './hooks.ts';
import { type Reply, startServer } from './testing/test-server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SECRETS = /s3cret|top-token|900-12-3456|signature-of-url/;

/** A client whose hooks write down everything that they are told. */
function recording(options: Pick<CredenceOptions, 'baseUrl' | 'auth'>) {
  const told: [hook: keyof Hooks, event: Record<string, unknown>][] = [];
  const note = (hook: keyof Hooks) => (event: object) => void told.push([hook, { ...event }]);
  const hooks: Hooks = {
    onRequest: note('onRequest'),
    onResponse: note('onResponse'),
    onFailure: note('onFailure'),
    onRetry: note('onRetry'),
  };
  return { told, credence: new Credence({ ...options, hooks }) };
}

/** An API that answers with these one after the other, and a client with a token for it. */
async function startApi(...replies: Reply[]) {
  const server = await startServer((_, number) => replies[number] ?? {});
  return { server, ...recording({ baseUrl: server.url, auth: { token: 'top-token' } }) };
}

describe('hooks', () => {
  it('are told of a request and its response', async () => {
    const { server, credence, told } = await startApi({ status: 200, headers: { 'x-request-id': 'theirs' } });
    await credence.orders.list({ externalSearchId: 'my secret name' });
    const request = {
      method: 'GET',
      url: `${server.url}/background-check/v1/orders`,
      requestId: server.requests[0]?.headers['x-request-id'],
      attempt: 1,
    };
    expect(told).toEqual([
      ['onRequest', request],
      ['onResponse', { ...request, status: 200, durationMs: expect.any(Number) }],
    ]);
  });

  it('are told of every try, with its number and the wait before the next', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    const again = { status: 503, headers: { 'retry-after': '0' } };
    const { credence, told } = await startApi(again, 'break the connection', { status: 200 });
    await credence.orders.list();
    expect(told.map(([hook, { attempt, status, delayMs }]) => [hook, attempt, status, delayMs])).toEqual([
      ['onRequest', 1, undefined, undefined],
      ['onResponse', 1, 503, undefined],
      ['onRetry', 1, 503, 0],
      ['onRequest', 2, undefined, undefined],
      ['onFailure', 2, undefined, undefined],
      ['onRetry', 2, null, 10],
      ['onRequest', 3, undefined, undefined],
      ['onResponse', 3, 200, undefined],
    ]);
    expect(told[4]?.[1].error).toMatchObject({ name: 'ConnectionError' });
  });

  it('are told of a new token and of what follows it', async () => {
    const provider = await startServer((_, number) => ({ body: { access_token: `top-token-${number}` } }));
    const api = await startServer((_, number) => ({ status: number === 0 ? 401 : 200 }));
    const auth = { clientId: 'c', clientSecret: 's3cret', audience: 'a', authUrl: provider.url };
    const { credence, told } = recording({ baseUrl: api.url, auth });
    await credence.orders.list();
    const place = { [provider.url]: 'provider', [api.url]: 'api' };
    expect(
      told.map(([hook, { url, attempt, status }]) => [
        hook,
        place[new URL(`${url}`).origin],
        attempt,
        status,
      ]),
    ).toEqual([
      ['onRequest', 'provider', 1, undefined],
      ['onResponse', 'provider', 1, 200],
      ['onRequest', 'api', 1, undefined],
      ['onResponse', 'api', 1, 401],
      ['onRequest', 'provider', 1, undefined],
      ['onResponse', 'provider', 1, 200],
      ['onRetry', 'api', 1, 401],
      ['onRequest', 'api', 2, undefined],
      ['onResponse', 'api', 2, 200],
    ]);
    expect(JSON.stringify(told)).not.toMatch(SECRETS);
  });

  it('see no body, no token and no query, whatever is sent', async () => {
    const store = await startServer(() => ({}));
    const { credence, told } = await startApi(
      { status: 400, body: { message: ['ssn 900-12-3456 is odd'] } },
      {
        body: { signedUrl: `${store.url}/uploads/signature-of-url?x=signature-of-url`, fileUri: 'gs://b/f' },
      },
    );
    const applicant = { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' };
    const businessContext = {
      entityName: 'Northwind',
      appliedJobTitle: 'Nurse',
      worksiteCity: 'Columbus',
      worksiteState: 'OH',
      proposedSalary: 1,
    };
    const refused = credence.orders.create({ applicant, businessContext, searchTypes: [] });
    await expect(refused).rejects.toThrow('900-12-3456');
    await credence.files.uploadReleaseForm(new Blob(['%PDF- 900-12-3456']));
    expect(told.map(([hook]) => hook)).toEqual(Array(3).fill(['onRequest', 'onResponse']).flat());
    expect(told.at(-1)?.[1]).toMatchObject({ method: 'PUT', url: `${store.url}/uploads/`, requestId: null });
    expect(JSON.stringify(told)).not.toMatch(SECRETS);
  });

  it('are told when the signal of the caller ends a try', async () => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const server = await startServer(() => {
      abort.abort(reason);
      return 'never answer';
    });
    const { credence, told } = recording({ baseUrl: server.url, auth: { token: 't' } });
    await expect(credence.orders.list({}, { signal: abort.signal })).rejects.toBe(reason);
    expect(told.map(([hook]) => hook)).toEqual(['onRequest', 'onFailure']);
    expect(told[1]?.[1].error).toBe(reason);
  });

  it.each([
    ['throws', () => expect.unreachable()],
    ['rejects', async () => Promise.reject(new Error('The log is full'))],
  ])('that %s changes nothing', async (_, broken) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const server = await startServer((_request, number) => (number === 0 ? 'break the connection' : {}));
    const hooks: Hooks = { onRequest: broken, onResponse: broken, onFailure: broken, onRetry: broken };
    await new Credence({ baseUrl: server.url, auth: { token: 't' }, hooks }).orders.list();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });
});

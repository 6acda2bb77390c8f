import { afterEach, describe, expect, it, vi } from 'vitest';
import { Credence, type CredenceOptions } from './client.ts';
import { TokenRequestError, UnauthorizedError } from './errors.ts';
import { type Reply, startServer } from './testing/test-server.ts';
import type { ClientCredentials } from './token-source.ts';

/** An identity provider that gives token-1, token-2, … and an API that takes those that `accepts` says. */
async function startStack({
  lifetimeSeconds = 3600,
  accepts = () => true,
}: {
  lifetimeSeconds?: number;
  accepts?: (token: string) => boolean;
} = {}) {
  const provider = await startServer((_, number) => ({
    body: { access_token: `token-${number + 1}`, token_type: 'Bearer', expires_in: lifetimeSeconds },
  }));
  const api = await startServer(({ headers }) =>
    accepts(headers.authorization?.replace('Bearer ', '') ?? '')
      ? { body: { data: [], pagination: {} } }
      : { status: 401, body: { statusCode: 401, message: 'Unauthorized', error: 'Unauthorized' } },
  );
  const credentials = { clientId: 'client', clientSecret: 's3cret&', audience: 'https://api' };
  const credence = new Credence({ baseUrl: api.url, auth: { ...credentials, authUrl: `${provider.url}/` } });
  return { provider, api, credence, credentials };
}

const tokensOf = (requests: { headers: { authorization?: string | undefined } }[]) =>
  requests.map(({ headers }) => headers.authorization);

const times = (count: number, call: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, call));

afterEach(() => {
  vi.useRealTimers();
});

describe('client credentials', () => {
  it('are exchanged once for many calls', async () => {
    const { provider, api, credence } = await startStack();
    await credence.orders.list();
    await credence.orders.list();
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]).toMatchObject({ method: 'POST', path: '/oauth/token' });
    expect(Object.fromEntries(new URLSearchParams(provider.requests[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client',
      client_secret: 's3cret&',
      audience: 'https://api',
    });
    expect(tokensOf(api.requests)).toEqual(['Bearer token-1', 'Bearer token-1']);
  });

  it('go to tokenUrl as it is', async () => {
    const { provider, api, credentials } = await startStack();
    const auth = { ...credentials, tokenUrl: `${provider.url}/realms/x/token` };
    await new Credence({ baseUrl: api.url, auth }).orders.list();
    expect(provider.requests[0]?.path).toBe('/realms/x/token');
  });

  it('share one exchange among calls that start together', async () => {
    const { provider, api, credence } = await startStack();
    await times(20, () => credence.orders.list());
    expect(provider.requests).toHaveLength(1);
    expect(api.requests).toHaveLength(20);
  });

  it.each([
    { lifetimeSeconds: 3600, age: 3569, exchanges: 1 },
    { lifetimeSeconds: 3600, age: 3571, exchanges: 2 },
    { lifetimeSeconds: 40, age: 19, exchanges: 1 },
    { lifetimeSeconds: 40, age: 21, exchanges: 2 },
    { lifetimeSeconds: 0, age: 0, exchanges: 2 },
  ])(
    'token of $lifetimeSeconds s after $age s: $exchanges exchanges',
    async ({ lifetimeSeconds, age, exchanges }) => {
      const { provider, credence } = await startStack({ lifetimeSeconds });
      const start = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      await credence.orders.list();
      vi.setSystemTime(start + age * 1000);
      await credence.orders.list();
      expect(provider.requests).toHaveLength(exchanges);
    },
  );

  it('go on for others when one caller aborts', async () => {
    let release = (_: Reply) => {};
    const held = new Promise<Reply>((resolve) => {
      release = resolve;
    });
    const abort = new AbortController();
    const provider = await startServer(() => {
      abort.abort(new Error('changed my mind'));
      return held;
    });
    const api = await startServer(() => ({ body: { data: [] } }));
    const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: provider.url };
    const credence = new Credence({ baseUrl: api.url, auth });
    const aborted = credence.orders.list({}, { signal: abort.signal });
    const patient = credence.orders.list();
    await expect(aborted).rejects.toThrow('changed my mind');
    release({ body: { access_token: 'late', expires_in: 60 } });
    await expect(patient).resolves.toEqual({ data: [] });
    expect(provider.requests).toHaveLength(1);
  });

  it('that are refused throw TokenRequestError, without a call to the API', async () => {
    const provider = await startServer(() => ({
      status: 401,
      body: { error: 'invalid_client', error_description: 'Unknown client' },
    }));
    const api = await startServer(() => ({}));
    const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: provider.url };
    const failure = await new Credence({ baseUrl: api.url, auth }).orders
      .list()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TokenRequestError);
    expect(failure).toMatchObject({
      status: 401,
      message: 'No access token: invalid_client: Unknown client',
    });
    expect(provider.requests).toHaveLength(1);
    expect(api.requests).toHaveLength(0);
  });

  it.each(['clientId', 'clientSecret', 'audience', 'authUrl'])(
    'are asked for by name where %s was left out, as of a variable that is not set',
    async (name) => {
      const { provider, api, credentials } = await startStack();
      for (const value of ['', ' ', undefined]) {
        const auth = { ...credentials, authUrl: provider.url, [name]: value };
        const call = new Credence({ baseUrl: api.url, auth }).orders.list();
        await expect(call).rejects.toThrow(new TypeError(`auth.${name} is missing`));
      }
      expect([provider.requests, api.requests]).toEqual([[], []]);
    },
  );

  it.each(['authUrl', 'tokenUrl'])('are not sent to an %s that is no address', async (name) => {
    const { api, credentials } = await startStack();
    for (const value of ['login.example', 'localhost:3000']) {
      const auth = { ...credentials, [name]: value } as ClientCredentials;
      const retried = vi.fn();
      const call = new Credence({ baseUrl: api.url, auth, hooks: { onRetry: retried } }).orders.list();
      await expect(call).rejects.toThrow(new TypeError(`auth.${name} is no http(s) URL`));
      expect(retried).not.toHaveBeenCalled();
    }
  });

  it('are not carried where the provider redirects to', async () => {
    const elsewhere = await startServer(() => ({ body: { access_token: 't' } }));
    const provider = await startServer(() => ({ status: 307, headers: { location: elsewhere.url } }));
    const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: provider.url };
    const failure = new Credence({ baseUrl: elsewhere.url, auth }).orders.list();
    await expect(failure).rejects.toMatchObject({ name: 'TokenRequestError', status: 307 });
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('are tried again when the provider is briefly unavailable', async () => {
    const provider = await startServer((_, number) =>
      number === 0 ? { status: 503, headers: { 'retry-after': '0' } } : { body: { access_token: 't' } },
    );
    const api = await startServer(() => ({ body: { data: [] } }));
    const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: provider.url };
    await new Credence({ baseUrl: api.url, auth }).orders.list();
    expect(provider.requests).toHaveLength(2);
    expect(tokensOf(api.requests)).toEqual(['Bearer t']);
  });
});

describe('a call without a token', () => {
  it('asks nobody for one, and repeats nothing after a 401', async () => {
    const { provider, api, credence } = await startStack({ accepts: () => false });
    await expect(credence.health()).rejects.toBeInstanceOf(UnauthorizedError);
    expect(provider.requests).toHaveLength(0);
    expect(tokensOf(api.requests)).toEqual([undefined]);
  });
});

describe('a function that gives tokens', () => {
  it('may fail: its error is thrown, and nothing sent', async () => {
    const { api } = await startStack();
    const token = () => Promise.reject(new Error('The vault is closed'));
    const credence = new Credence({ baseUrl: api.url, auth: { token } });
    await expect(credence.orders.list()).rejects.toThrow('The vault is closed');
    expect(api.requests).toHaveLength(0);
  });

  it('must give one: what is none is not sent', async () => {
    const { api } = await startStack();
    const given: object[] = [{ token: () => undefined }, { token: undefined }, { token: '' }];
    for (const auth of given) {
      const options: object = { baseUrl: api.url, auth };
      const call = new Credence(options as CredenceOptions).orders.list();
      await expect(call).rejects.toThrow(new TypeError('auth.token is missing'));
    }
    expect(api.requests).toHaveLength(0);
  });

  it('is not waited for once the caller has gone, and its late failure does no harm', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { api } = await startStack();
    const abort = new AbortController();
    let fail = (_: Error) => {};
    const token = () => {
      queueMicrotask(() => abort.abort(new Error('gone')));
      return new Promise<string>((_, reject) => {
        fail = reject;
      });
    };
    const credence = new Credence({ baseUrl: api.url, auth: { token } });
    await expect(credence.orders.list({}, { signal: abort.signal })).rejects.toThrow('gone');
    fail(new Error('The vault is closed'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});

describe('after a 401', () => {
  it('the token is replaced once and the call repeated', async () => {
    const { provider, api, credence } = await startStack({ accepts: (token) => token === 'token-2' });
    await credence.orders.list();
    await credence.orders.list();
    expect(provider.requests).toHaveLength(2);
    expect(tokensOf(api.requests)).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-2']);
  });

  it('a second one is thrown', async () => {
    const { provider, api, credence } = await startStack({ accepts: () => false });
    await expect(credence.orders.list()).rejects.toBeInstanceOf(UnauthorizedError);
    expect(api.requests).toHaveLength(2);
    expect(provider.requests).toHaveLength(2);
  });

  it('calls that fail together share one new token', async () => {
    const { provider, api, credence } = await startStack({ accepts: (token) => token === 'token-2' });
    await times(10, () => credence.orders.list());
    expect(provider.requests).toHaveLength(2);
    expect(api.requests).toHaveLength(20);
  });

  it('a fixed token is not tried again', async () => {
    const { api } = await startStack({ accepts: () => false });
    const credence = new Credence({ baseUrl: api.url, auth: { token: 'fixed' } });
    await expect(credence.orders.list()).rejects.toBeInstanceOf(UnauthorizedError);
    expect(tokensOf(api.requests)).toEqual(['Bearer fixed']);
  });

  it.each([
    { gives: ['old', 'new'], sent: ['Bearer old', 'Bearer new'] },
    { gives: ['old', 'old'], sent: ['Bearer old'] },
  ])('a function that gives $gives is asked again', async ({ gives, sent }) => {
    const { api } = await startStack({ accepts: (token) => token === 'new' });
    const remaining = [...gives];
    const credence = new Credence({ baseUrl: api.url, auth: { token: async () => remaining.shift() ?? '' } });
    await credence.orders.list().catch((error: unknown) => expect(error).toBeInstanceOf(UnauthorizedError));
    expect(tokensOf(api.requests)).toEqual(sent);
    expect(remaining).toEqual([]);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { Credence } from './client.ts';
import { startServer } from './testing/test-server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('health needs no token', async () => {
  const health = { success: true, image: 'credence:0.1.0' };
  const server = await startServer(() => ({ body: health }));
  const token = vi.fn();
  expect(await new Credence({ baseUrl: server.url, auth: { token } }).health()).toEqual(health);
  expect(token).not.toHaveBeenCalled();
  expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/health' });
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

it('the fetch of the options sends everything, and the global one nothing', async () => {
  const server = await startServer(({ path }) => ({
    body: { access_token: 't', signedUrl: `${server.url}/upload`, fileUri: 'gs://b/f', path },
  }));
  const { fetch } = globalThis;
  const sent: string[] = [];
  const recorded: typeof globalThis.fetch = (input, init) => {
    sent.push(`${init?.method} ${new URL(`${input}`).pathname}`);
    return fetch(input, init);
  };
  vi.stubGlobal('fetch', () => expect.unreachable());
  const auth = { clientId: 'c', clientSecret: 's', audience: 'a', authUrl: server.url };
  await new Credence({ baseUrl: server.url, auth, fetch: recorded }).files.uploadReleaseForm(
    new Blob(['%PDF-']),
  );
  expect(sent).toEqual(['POST /oauth/token', 'GET /files/release-form/generate-upload-url', 'PUT /upload']);
});

it('the global fetch is the one at the time of the call, called as a function of its own', async () => {
  const server = await startServer(() => ({}));
  const { fetch } = globalThis;
  const credence = new Credence({ baseUrl: server.url, auth: { token: 't' } });
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', function (this: unknown, ...args: Parameters<typeof fetch>) {
    seen.push(this);
    return fetch(...args);
  });
  await credence.health();
  expect(seen).toEqual([globalThis]);
});

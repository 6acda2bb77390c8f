import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient, type HttpClientOptions, type HttpOutcome } from './http-client.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

function client(options: Partial<HttpClientOptions> = {}) {
  const made = createHttpClient({ allowedPorts: 'any', allowLoopback: true, ...options });
  cleanups.push(() => made.close());
  return made;
}

/** A listening server that counts its connections and drops them when the test is over. */
async function listen<Kind extends Server | TcpServer>(server: Kind) {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/hook`, sockets };
}

const receiver = (answer: RequestListener) => listen(createServer(answer));
const rawReceiver = (answer: (socket: Socket) => void) => listen(createTcpServer(answer));

const get = (url: string) => ({ method: 'GET', url, headers: {} }) as const;

function responseOf(outcome: HttpOutcome) {
  if (outcome.kind !== 'response') throw new Error(`expected a response, got ${outcome.errorClass}`);
  return outcome;
}

describe('an exchange', () => {
  it('carries method, path, headers and the exact bytes, and brings back the response', async () => {
    const seen: unknown[] = [];
    const { url, port } = await receiver(async (request, response) => {
      const body = await buffer(request);
      seen.push(request.method, request.url, request.headers, body.toString('hex'));
      response.writeHead(202, { 'X-Answer': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end('taken');
    });
    const headers = { 'X-Event-Id': 'e1', 'content-type': 'application/json' };
    const outcome = await client().send({
      method: 'POST',
      url: `${url}?a=b`,
      headers,
      body: Buffer.from('00ff', 'hex'),
    });
    expect(seen).toEqual([
      'POST',
      '/hook?a=b',
      expect.objectContaining({ host: `127.0.0.1:${port}`, 'x-event-id': 'e1', 'content-length': '2' }),
      '00ff',
    ]);
    expect(outcome).toMatchObject({
      kind: 'response',
      status: 202,
      headers: { 'x-answer': 'yes', 'set-cookie': 'a=1, b=2' },
      body: Buffer.from('taken'),
      truncated: false,
      address: '127.0.0.1',
      timings: { dnsMs: null, connectMs: expect.any(Number), firstByteMs: expect.any(Number) },
    });
    expect(outcome.timings.totalMs).toBeGreaterThanOrEqual(
      responseOf(outcome).timings.firstByteMs ?? Number.NaN,
    );
  });

  it.each([301, 302, 303, 307, 308])('returns a %i as it is and asks nobody else', async (status) => {
    const asked: (string | undefined)[] = [];
    const { url } = await receiver((request, response) => {
      asked.push(request.url);
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
    const outcome = responseOf(await client().send({ ...get(url), method: 'POST', body: '{}' }));
    expect([outcome.status, outcome.headers.location, asked]).toEqual([status, '/elsewhere', ['/hook']]);
  });

  it.each([400, 404, 410, 429, 500, 503])('returns a %i as a response', async (status) => {
    const { url } = await receiver((_request, response) =>
      response.writeHead(status, { 'Retry-After': '7' }).end('no'),
    );
    const outcome = responseOf(await client().send(get(url)));
    expect([outcome.status, outcome.headers['retry-after'], outcome.body.toString()]).toEqual([
      status,
      '7',
      'no',
    ]);
  });

  it('uses a connection again, and says that it cost nothing', async () => {
    const { url, sockets } = await receiver((_request, response) => response.end('ok'));
    const http = client();
    const first = await http.send(get(url));
    expect(first.timings.connectMs).not.toBeNull();
    // A connection is free again one turn of the event loop after its response.
    await expect
      .poll(() => http.send(get(url)), { interval: 5 })
      .toMatchObject({
        status: 200,
        address: '127.0.0.1',
        timings: { dnsMs: null, connectMs: null },
      });
    const { length } = sockets;
    await new Promise(setImmediate);
    await http.send(get(url));
    expect(sockets).toHaveLength(length);
  });

  it('does not make one request wait for another to the same receiver', async () => {
    const held = Promise.withResolvers<void>();
    const { url } = await receiver(async (request, response) => {
      if (request.url === '/slow') await held.promise;
      response.end('ok');
    });
    const http = client();
    const slow = http.send(get(new URL('/slow', url).href));
    expect(responseOf(await http.send(get(url))).status).toBe(200);
    held.resolve();
    expect(responseOf(await slow).status).toBe(200);
  });

  it('finishes what is under way before it closes', async () => {
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const { url } = await receiver(async (_request, response) => {
      asked.resolve();
      await held.promise;
      response.end('ok');
    });
    const http = createHttpClient({ allowedPorts: 'any', allowLoopback: true });
    const sent = http.send(get(url));
    await asked.promise;
    const closed = http.close();
    held.resolve();
    expect(responseOf(await sent).body.toString()).toBe('ok');
    await closed;
    expect(await http.send(get(url))).toMatchObject({ kind: 'error', errorClass: 'OTHER' });
  });
});

describe('a receiver that misbehaves', () => {
  it('is given up at the deadline when it never answers', async () => {
    const { url, sockets } = await receiver(() => undefined);
    const outcome = await client({ overallTimeoutMs: 100 }).send(get(url));
    expect(outcome).toMatchObject({
      kind: 'error',
      errorClass: 'TIMEOUT',
      address: '127.0.0.1',
      timings: { firstByteMs: null },
    });
    expect(outcome.timings.totalMs).toBeLessThan(2_000);
    await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  });

  it('is given up at the deadline when its body drips', async () => {
    const { url } = await receiver((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(timer));
    });
    const outcome = await client().send(get(url), { overallTimeoutMs: 150 });
    expect(outcome).toMatchObject({
      kind: 'error',
      errorClass: 'TIMEOUT',
      timings: { firstByteMs: expect.any(Number) },
    });
    expect(outcome.timings.totalMs).toBeLessThan(2_000);
  });

  it('is given up at the deadline when its headers drip', async () => {
    const { url } = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const timer = setInterval(() => socket.write('.'), 5);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await client({ overallTimeoutMs: 150 }).send(get(url))).toMatchObject({ errorClass: 'TIMEOUT' });
  });

  it('is given up when the TLS handshake hangs', async () => {
    const { port } = await rawReceiver(() => undefined);
    const outcome = await client({ connectTimeoutMs: 100 }).send(get(`https://127.0.0.1:${port}/`));
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'TIMEOUT', timings: { connectMs: null } });
  });

  it('is cut off when its body never ends', async () => {
    const { url, sockets } = await receiver((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384, 'x')));
        response.once('drain', more);
      };
      more();
    });
    const outcome = responseOf(await client().send(get(url)));
    expect([outcome.status, outcome.body.length, outcome.truncated]).toEqual([200, 65_536, true]);
    await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  });

  it.each([
    [9, 10, '012345678', false],
    [10, 10, '0123456789', false],
    [11, 10, '0123456789', true],
    [0, 0, '', false],
    [1, 0, '', true],
  ])('keeps of %i bytes with a limit of %i: %s', async (sent, maxBodyBytes, kept, truncated) => {
    const { url } = await receiver((_request, response) => response.end('0123456789!'.slice(0, sent)));
    const outcome = responseOf(await client({ maxBodyBytes: 1 }).send(get(url), { maxBodyBytes }));
    expect([outcome.body.toString(), outcome.truncated]).toEqual([kept, truncated]);
  });

  it('cannot make a small body large', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
    const { url } = await receiver((request, response) => {
      response
        .writeHead(200, {
          'Content-Encoding': 'gzip',
          'X-Accepted': request.headers['accept-encoding'] ?? 'none',
        })
        .end(bomb);
    });
    const outcome = responseOf(await client().send(get(url)));
    expect(outcome.headers['x-accepted']).toBe('none');
    expect(outcome.body.equals(bomb)).toBe(true);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['resets the connection', (socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['closes without a word', (socket) => socket.once('data', () => socket.end())],
    [
      'breaks off in the body',
      (socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')),
    ],
  ])('is an error of class RESET when it %s', async (_what, answer) => {
    const { url } = await rawReceiver(answer);
    expect(await client().send(get(url))).toMatchObject({
      kind: 'error',
      errorClass: 'RESET',
      address: '127.0.0.1',
    });
  });

  it.each([
    ['speaks another protocol', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['sends endless headers', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('is an error of class OTHER when it %s', async (_what, text) => {
    const { url } = await rawReceiver((socket) => socket.once('data', () => socket.end(text)));
    expect(await client().send(get(url))).toMatchObject({ kind: 'error', errorClass: 'OTHER' });
  });

  it('is an error of class CONNECT when nothing listens', async () => {
    const { url } = await receiver(() => undefined);
    await cleanups.pop()?.();
    expect(await client().send(get(url))).toMatchObject({
      kind: 'error',
      errorClass: 'CONNECT',
      message: 'the connection could not be opened (ECONNREFUSED)',
      address: '127.0.0.1',
    });
  });

  it('is an error of class TLS when it does not speak TLS', async () => {
    const { port } = await receiver((_request, response) => response.end('ok'));
    expect(await client().send(get(`https://127.0.0.1:${port}/`))).toMatchObject({
      kind: 'error',
      errorClass: 'TLS',
    });
  });

  it('says nothing of URL, headers or body in an error', async () => {
    const { port } = await rawReceiver((socket) => socket.once('data', () => socket.end('canary-secret')));
    const request = {
      method: 'POST',
      headers: { Authorization: 'canary-secret' },
      body: 'canary-secret',
    } as const;
    const outcomes = await Promise.all(
      [`http://127.0.0.1:${port}/canary-secret`, 'http://canary-secret@127.0.0.1/', 'canary-secret'].map(
        (url) => client().send({ ...request, url }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['error', 'error', 'error']);
    expect(JSON.stringify(outcomes)).not.toContain('canary-secret');
  });
});

describe('what stays open after a request', () => {
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

  it.each<[string, RequestListener, Partial<HttpClientOptions>?]>([
    ['was answered', (_request, response) => response.end('ok')],
    ['was given up at its deadline', () => undefined, { overallTimeoutMs: 200 }],
    ['was cut off in its body', (_request, response) => response.end('x'.repeat(100_000))],
    ['was reset', (request) => request.socket.resetAndDestroy()],
  ])('is nothing for long, where it %s', async (_what, answer, options) => {
    const { port, sockets } = await receiver(answer);
    const closing = vi.spyOn(Pool.prototype, 'close');
    const http = client({ maxIdleMs: 50, resolve, ...options });
    const urls = Array.from({ length: 20 }, (_, index) => `http://host-${index}.test:${port}/`);
    await Promise.all(urls.map((url) => http.send(get(url))));
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
    await expect.poll(() => new Set(closing.mock.contexts).size).toBe(urls.length);
    closing.mockRestore();
  });

  it('is not for the receiver to decide, while others are under way to it', async () => {
    const { url, sockets } = await receiver((request, response) => {
      if (request.url === '/quick') response.writeHead(200, { 'Keep-Alive': 'timeout=600' }).end('ok');
    });
    const http = client({ maxIdleMs: 50 });
    const cancel = new AbortController();
    const slow = http.send(get(url), { signal: cancel.signal });
    await expect.poll(() => sockets).toHaveLength(1);
    expect(await http.send(get(new URL('/quick', url).href))).toMatchObject({ status: 200 });
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([false, true]);
    cancel.abort();
    await slow;
  });
});

describe('a request that its sender cancels', () => {
  it('ends at once, before and during the exchange', async () => {
    const asked = Promise.withResolvers<void>();
    const { url } = await receiver(() => asked.resolve());
    const cancel = new AbortController();
    const sent = client().send(get(url), { signal: cancel.signal });
    await asked.promise;
    cancel.abort();
    expect(await sent).toMatchObject({ kind: 'error', errorClass: 'OTHER' });
    expect(await client().send(get(url), { signal: cancel.signal })).toMatchObject({
      kind: 'error',
      errorClass: 'OTHER',
    });
  });
});

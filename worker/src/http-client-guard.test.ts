import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

/** In a block that nobody has been given: public by its form, and nobody answers. */
const PUBLIC_ADDRESS = '2d00::1';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

/** A server on every address of this machine, and what reached it. */
let received: { connections: number; requests: (string | undefined)[] };
let port: number;

async function listen(server: Server | TcpServer): Promise<number> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  server.listen(0);
  await once(server, 'listening');
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  const answer: RequestListener = (request, response) => {
    received.requests.push(request.headers.host);
    response.end('reached');
  };
  received = { connections: 0, requests: [] };
  port = await listen(createServer(answer).on('connection', () => received.connections++));
});

function send(url: string, options: Partial<HttpClientOptions> = {}) {
  const http = createHttpClient({ allowedPorts: 'any', allowLoopback: false, ...options });
  cleanups.push(() => http.close());
  return http.send({ method: 'POST', url, headers: {}, body: '{}' });
}

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });
/** Answers one list after the other, and counts the questions. */
function resolver(...answers: LookupAddress[][]) {
  const asked: string[] = [];
  const resolve = async (hostname: string) => {
    asked.push(hostname);
    return answers[asked.length - 1] ?? [];
  };
  return { asked, resolve };
}

describe('a literal address', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '127。0。0。1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '169.254.169.254',
    '168.63.129.16',
  ])('%s is refused without a connection, by http and https', async (host) => {
    for (const scheme of ['http', 'https']) {
      const outcome = await send(`${scheme}://${host}:${port}/`);
      expect(outcome).toMatchObject({
        kind: 'error',
        errorClass: 'BLOCKED_ADDRESS',
        timings: { connectMs: null },
      });
    }
    expect(received.connections).toBe(0);
  });

  it.each(['127.0.0.1', 'localhost'])('%s is reached where loopback is open', async (host) => {
    expect(await send(`http://${host}:${port}/`, { allowLoopback: true })).toMatchObject({ status: 200 });
    expect(received.requests).toEqual([`${host}:${port}`]);
  });

  it.each(['0.0.0.0', '[::]', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254'])(
    '%s is refused even where loopback is open',
    async (host) => {
      const outcome = await send(`http://${host}:${port}/`, { allowLoopback: true });
      expect(outcome).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_ADDRESS' });
      expect(received.connections).toBe(0);
    },
  );
});

describe('a port', () => {
  it('is called only where it is allowed', async () => {
    const url = `http://127.0.0.1:${port}/`;
    const others = { allowLoopback: true, allowedPorts: [80, 443, 8080, 8443] };
    expect(await send(url, others)).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_PORT' });
    expect(received.connections).toBe(0);
    expect(await send(url, { allowLoopback: true, allowedPorts: [port] })).toMatchObject({ status: 200 });
  });
});

describe('a name', () => {
  it('is refused when the machine itself says that it is private', async () => {
    expect(await send(`http://localhost:${port}/`)).toMatchObject({ errorClass: 'BLOCKED_ADDRESS' });
    expect(received.connections).toBe(0);
  });

  it.each([
    ['private', [v4('10.0.0.1')], '10.0.0.1'],
    ['loopback', [v4('127.0.0.1')], '127.0.0.1'],
    ['mapped', [v6('::ffff:127.0.0.1')], '::ffff:127.0.0.1'],
    ['public first and private second', [v6(PUBLIC_ADDRESS), v4('127.0.0.1')], '127.0.0.1'],
    ['private first and public second', [v4('127.0.0.1'), v6(PUBLIC_ADDRESS)], '127.0.0.1'],
    ['one private among many', [v4('8.8.8.8'), v4('1.1.1.1'), v6('::1'), v6(PUBLIC_ADDRESS)], '::1'],
  ])('is refused when its answer is %s', async (_what, answer, address) => {
    const outcome = await send(`http://hooks.test:${port}/`, { resolve: resolver(answer).resolve });
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_ADDRESS', address });
    expect(received.connections).toBe(0);
  });

  it('is resolved once for each connection, so that a second answer counts for nothing', async () => {
    const { asked, resolve } = resolver([v6(PUBLIC_ADDRESS)], [v4('127.0.0.1')]);
    const options = { resolve, connectTimeoutMs: 100 };
    const first = await send(`http://hooks.test:${port}/`, options);
    expect([first.kind, first.address, asked.length]).toEqual(['error', PUBLIC_ADDRESS, 1]);
    expect(await send(`http://hooks.test:${port}/`, options)).toMatchObject({
      errorClass: 'BLOCKED_ADDRESS',
    });
    expect(received.connections).toBe(0);
  });

  it('is refused when the connection ends elsewhere than checked, before a request goes out', async () => {
    let reads = 0;
    const shifting: LookupAddress = {
      family: 4,
      get address() {
        reads += 1;
        return reads === 1 ? '8.8.8.8' : '127.0.0.1';
      },
    };
    expect(await send(`http://hooks.test:${port}/`, { resolve: async () => [shifting] })).toMatchObject({
      errorClass: 'BLOCKED_ADDRESS',
      address: '127.0.0.1',
    });
    await expect.poll(() => received.connections).toBe(1);
    expect(received.requests).toEqual([]);
  });

  it('is reached at the address it was checked with, under its own name', async () => {
    const { asked, resolve } = resolver([v4('127.0.0.1')]);
    const outcome = await send(`http://hooks.test:${port}/`, { allowLoopback: true, resolve });
    expect(outcome).toMatchObject({
      status: 200,
      address: '127.0.0.1',
      timings: { dnsMs: expect.any(Number) },
    });
    expect([asked, received.requests]).toEqual([['hooks.test'], [`hooks.test:${port}`]]);
  });

  it('is announced in the TLS handshake', async () => {
    const hello = Promise.withResolvers<string>();
    const tlsPort = await listen(
      createTcpServer((socket) => {
        socket.once('data', (data) => {
          hello.resolve(data.toString('latin1'));
          socket.destroy();
        });
      }),
    );
    const { resolve } = resolver([v4('127.0.0.1')]);
    const outcome = await send(`https://hooks.test:${tlsPort}/`, { allowLoopback: true, resolve });
    expect(await hello.promise).toContain('hooks.test');
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'RESET' });
  });

  it('is reached at its next address when the first does not answer', async () => {
    const { resolve } = resolver([v4('127.0.0.9'), v4('127.0.0.1')]);
    const onlyFirst = createServer((_request, response) => response.end('ok'));
    onlyFirst.listen(0, '127.0.0.1');
    await once(onlyFirst, 'listening');
    cleanups.push(() => new Promise((done) => onlyFirst.close(done)));
    const url = `http://hooks.test:${(onlyFirst.address() as AddressInfo).port}/`;
    expect(await send(url, { allowLoopback: true, resolve })).toMatchObject({
      status: 200,
      address: '127.0.0.1',
    });
  });

  it.each([
    ['has no address', async () => []],
    ['cannot be resolved', async () => Promise.reject(new Error('no such name'))],
  ])('is an error of class DNS when it %s', async (_what, resolve) => {
    expect(await send(`http://hooks.test:${port}/`, { resolve })).toMatchObject({
      kind: 'error',
      errorClass: 'DNS',
      address: null,
    });
  });

  it('is given up when resolving hangs', async () => {
    const resolve = () => new Promise<LookupAddress[]>(() => undefined);
    const outcome = await send(`http://hooks.test:${port}/`, { resolve, connectTimeoutMs: 100 });
    expect(outcome).toMatchObject({
      kind: 'error',
      errorClass: 'TIMEOUT',
      address: null,
      timings: { dnsMs: null },
    });
  });

  it('is given up at the deadline even while it is being resolved', async () => {
    const resolve = () => new Promise<LookupAddress[]>(() => undefined);
    const outcome = await send(`http://hooks.test:${port}/`, {
      resolve,
      connectTimeoutMs: 400,
      overallTimeoutMs: 50,
    });
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'TIMEOUT' });
    expect(outcome.timings.totalMs).toBeLessThan(400);
  });
});

describe('a URL that is none of ours', () => {
  it.each([
    '',
    'hooks.test',
    '/hook',
    'ftp://hooks.test/',
    'file:///etc/passwd',
    'http://user:pw@hooks.test/',
    'http://',
  ])('%j is refused', async (url) => {
    expect(await send(url)).toMatchObject({ kind: 'error', errorClass: 'INVALID_URL', address: null });
  });
});

import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

/** A server on every address of this machine, and what reached it. */
let received: { connections: number; requests: (string | undefined)[] };
let port: number;

async function listen(server: Server): Promise<number> {
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

describe('a literal address', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '017700000001',
    '%31%32%37.0.0.1',
    '127。0。0。1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '10.0.0.1',
    '169.254.169.254',
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

  it('that is none of loopback is refused also where that is open', async () => {
    const outcome = await send(`http://0.0.0.0:${port}/`, { allowLoopback: true });
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_ADDRESS' });
    expect(received.connections).toBe(0);
  });
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

  it('is reached at its next address when the first does not answer', async () => {
    const resolve = async (): Promise<LookupAddress[]> => [
      { address: '127.0.0.9', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
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

  it('is an error of class DNS when it cannot be resolved', async () => {
    const resolve = async () => Promise.reject(new Error('no such name'));
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

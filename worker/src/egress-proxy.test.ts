import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSigned } from '@credence/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { egressProxy } from './egress-proxy.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

const identity = selfSigned('hooks.test');
const authorities = getCACertificates();
beforeAll(() => setDefaultCACertificates([...authorities, identity.cert]));
afterAll(() => setDefaultCACertificates(authorities));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const receiver = (tls: boolean) => {
  const answer = (_request: unknown, response: { end(text: string): void }) => response.end('reached');
  return listen(tls ? createTlsServer(identity, answer) : createHttpServer(answer));
};

/** A proxy that goes wherever it is told on this machine, and keeps what it was asked. */
async function proxyThat(answers: (authority: string) => number = () => 200) {
  const asked: string[] = [];
  const credentials: (string | undefined)[] = [];
  const server = createHttpServer();
  server.on('connect', ({ url = '', headers }, socket) => {
    asked.push(url);
    credentials.push(headers['proxy-authorization']);
    const status = answers(url);
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const outgoing = connect(Number(url.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      outgoing.pipe(socket).pipe(outgoing);
    });
    outgoing.on('error', () => socket.destroy());
    socket.on('error', () => outgoing.destroy());
    cleanups.push(() => socket.destroy());
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, asked, credentials };
}

function sender(
  proxyUrl: string,
  { resolves = false, ...options }: Partial<HttpClientOptions> & { resolves?: boolean } = {},
) {
  const http = createHttpClient({
    allowLoopback: false,
    allowedPorts: 'any',
    proxy: egressProxy(proxyUrl, resolves),
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    ...options,
  });
  cleanups.push(() => http.close());
  return (url: string) => http.send({ method: 'POST', url, headers: {}, body: '{}' });
}

describe('with an egress proxy', () => {
  it.each([true, false])('a receiver is reached by its checked address, with TLS: %s', async (tls) => {
    const port = await receiver(tls);
    const proxy = await proxyThat();
    const outcome = await sender(proxy.url)(`${tls ? 'https' : 'http'}://hooks.test:${port}/`);
    expect(outcome).toMatchObject({ kind: 'response', status: 200, address: '93.184.215.14' });
    expect(proxy.asked).toEqual([`93.184.215.14:${port}`]);
  });

  it('the certificate is held against the name, whatever the proxy leads to', async () => {
    const port = await receiver(true);
    const outcome = await sender((await proxyThat()).url)(`https://elsewhere.test:${port}/`);
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'TLS' });
  });

  it.each([
    ['an address inside', 'http://10.0.0.1/', {}],
    [
      'a name with an address inside',
      'http://hooks.test/',
      { resolve: async () => [{ address: '10.0.0.1', family: 4 }] },
    ],
    [
      'a name that means this machine, where the proxy looks up names',
      'http://localhost/',
      { resolves: true },
    ],
    [
      'a name of the cloud, where the proxy looks up names',
      'http://metadata.google.internal/',
      { resolves: true },
    ],
    ['an address inside, where the proxy looks up names', 'http://169.254.169.254/', { resolves: true }],
  ])('%s is asked of no proxy', async (_what, url, options) => {
    const proxy = await proxyThat();
    expect(await sender(proxy.url, options)(url)).toMatchObject({
      kind: 'error',
      errorClass: 'BLOCKED_ADDRESS',
    });
    expect(proxy.asked).toEqual([]);
  });

  it('names go to the proxy where it looks them up', async () => {
    const port = await receiver(true);
    const proxy = await proxyThat();
    const resolve = async () => Promise.reject(new Error('no names here'));
    const outcome = await sender(proxy.url, { resolves: true, resolve })(`https://hooks.test:${port}/`);
    expect(outcome).toMatchObject({ kind: 'response', status: 200 });
    expect(proxy.asked).toEqual([`hooks.test:${port}`]);
  });

  it('the proxy learns who asks, and the receiver does not', async () => {
    const port = await receiver(false);
    const proxy = await proxyThat();
    const url = proxy.url.replace('http://', 'http://credence:p%40ss@');
    expect(await sender(url)(`http://hooks.test:${port}/`)).toMatchObject({ status: 200 });
    expect(proxy.credentials).toEqual([`Basic ${Buffer.from('credence:p@ss').toString('base64')}`]);
  });

  it('what it refuses is a connection that was not opened', async () => {
    const proxy = await proxyThat(() => 403);
    expect(await sender(proxy.url)('http://hooks.test/')).toMatchObject({
      kind: 'error',
      errorClass: 'CONNECT',
      message: 'the connection could not be opened (PROXY_403)',
    });
  });

  it('another address is tried where one cannot be reached', async () => {
    const port = await receiver(false);
    const proxy = await proxyThat((authority) => (authority.startsWith('[') ? 502 : 200));
    const resolve = async () => [
      { address: '2606:4700::1111', family: 6 },
      { address: '93.184.215.14', family: 4 },
    ];
    expect(await sender(proxy.url, { resolve })(`http://hooks.test:${port}/`)).toMatchObject({ status: 200 });
    expect(proxy.asked).toEqual([`[2606:4700::1111]:${port}`, `93.184.215.14:${port}`]);
  });

  it('nothing is sent directly while it is away', async () => {
    const port = await receiver(false);
    const outcome = await sender('http://127.0.0.1:9')(`http://hooks.test:${port}/`);
    expect(outcome).toMatchObject({ kind: 'error', errorClass: 'CONNECT' });
  });
});

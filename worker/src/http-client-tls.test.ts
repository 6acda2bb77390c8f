import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import type { ClientCertificate } from '@credence/core';
import { selfSigned } from '@credence/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

const trusted = selfSigned('hooks.test');
const unknown = selfSigned('hooks.test');
const authorities = getCACertificates();
beforeAll(() => setDefaultCACertificates([...authorities, trusted.cert]));
afterAll(() => setDefaultCACertificates(authorities));

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

/** An https receiver that answers with the name it was asked for in the handshake, and the one in the request. */
async function receiver(identity: { key: string | Buffer; cert: string }) {
  const server = createServer(identity, (request, response) => {
    response.end(`${(request.socket as TLSSocket).servername} ${request.headers.host}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

function send(url: string) {
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const http = createHttpClient({ allowedPorts: 'any', allowLoopback: true, resolve });
  cleanups.push(() => http.close());
  return http.send({ method: 'POST', url, headers: {}, body: '{}' });
}

describe('an https receiver', () => {
  it('is reached at the checked address under its own name', async () => {
    const port = await receiver(trusted);
    expect(await send(`https://hooks.test:${port}/`)).toMatchObject({
      status: 200,
      body: Buffer.from(`hooks.test hooks.test:${port}`),
      address: '127.0.0.1',
      timings: { dnsMs: expect.any(Number), connectMs: expect.any(Number) },
    });
  });

  it.each([
    ['nobody vouches for its certificate', unknown, 'hooks.test', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['its certificate names another host', trusted, 'other.test', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('is an error of class TLS when %s', async (_what, identity, hostname, code) => {
    const port = await receiver(identity);
    expect(await send(`https://${hostname}:${port}/`)).toMatchObject({
      kind: 'error',
      errorClass: 'TLS',
      message: expect.stringContaining(code),
      address: '127.0.0.1',
    });
  });
});

describe('a receiver that demands a certificate', () => {
  const client = selfSigned('us.test');
  const clientCertificate = { certificate: client.cert, key: client.key };

  /** Answers with the name in the certificate that it was shown. */
  async function demanding() {
    const options = { ...trusted, requestCert: true, rejectUnauthorized: true, ca: [client.cert] };
    const server = createServer(options, (request, response) => {
      response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => new Promise((resolve) => server.close(resolve)));
    return `https://hooks.test:${(server.address() as AddressInfo).port}/`;
  }

  function sender() {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const http = createHttpClient({ allowedPorts: 'any', allowLoopback: true, resolve });
    cleanups.push(() => http.close());
    return (url: string, shown?: ClientCertificate) =>
      http.send({ method: 'POST', url, headers: {}, body: '{}', clientCertificate: shown });
  }

  it('is shown ours', async () => {
    const url = await demanding();
    const outcome = await sender()(url, clientCertificate);
    expect(outcome).toMatchObject({ kind: 'response', status: 200 });
    expect(outcome.kind === 'response' && outcome.body.toString()).toBe('us.test');
  });

  it('refuses requests without it, and with one that it does not trust', async () => {
    const url = await demanding();
    const send = sender();
    const stranger = { certificate: unknown.cert, key: unknown.key };
    // In TLS 1.3 the client has finished before the server looks: its alert and the end of the connection race.
    const refused = { kind: 'error', errorClass: expect.stringMatching(/^(TLS|RESET)$/) };
    expect(await send(url)).toMatchObject(refused);
    expect(await send(url, stranger)).toMatchObject(refused);
  });

  it('never gets a request of somebody else over a connection that has shown one', async () => {
    const url = await demanding();
    const send = sender();
    expect(await send(url, clientCertificate)).toMatchObject({ status: 200 });
    expect(await send(url)).toMatchObject({ kind: 'error' });
    expect(await send(url, clientCertificate)).toMatchObject({ status: 200 });
  });
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

/** One DER element: its tag, its length, its contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const OID_ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const OID_COMMON_NAME = Buffer.from('550403', 'hex');
const OID_SUBJECT_ALT_NAME = Buffer.from('551d11', 'hex');

/** A fresh key and a certificate that it signs for itself, good for one host name and a day. */
function selfSigned(hostname: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const time = (offset: number) => {
    const digits = new Date(Date.now() + offset).toISOString().replace(/\D/g, '');
    return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
  };
  const day = 86_400_000;
  const algorithm = der(0x30, der(0x06, OID_ECDSA_WITH_SHA256));
  const name = der(0x30, der(0x31, der(0x30, der(0x06, OID_COMMON_NAME), der(0x0c, Buffer.from(hostname)))));
  const hostnames = der(0x30, der(0x82, Buffer.from(hostname)));
  const extension = der(0x30, der(0x06, OID_SUBJECT_ALT_NAME), der(0x04, hostnames));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, time(-day), time(day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = der(0x30, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}

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
  const http = createHttpClient({ allowLoopback: true, resolve });
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

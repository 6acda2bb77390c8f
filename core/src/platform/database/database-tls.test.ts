import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { selfSigned } from '../../testing/servers/self-signed.ts';
import { createOwnerDataSource } from './data-source.ts';

const identity = selfSigned('localhost');
const directory = mkdtempSync(join(tmpdir(), 'credence-tls-'));
const inFile = (name: string, text: string) => {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
};
const trusted = inFile('trusted.pem', identity.cert);
const unknown = inFile('unknown.pem', selfSigned('localhost').cert);

/** Speaks TLS as Postgres does, in front of one that does not. */
let front: Server;
beforeAll(async () => {
  const behind = new URL(inject('postgresUrl'));
  front = createServer((socket) => {
    socket.on('error', () => undefined);
    // The client asks whether there is TLS, and begins with it when the answer is S.
    socket.once('data', () => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, key: identity.key, cert: identity.cert });
      const postgres = connect(Number(behind.port), behind.hostname);
      for (const each of [secured, postgres]) {
        each.on('error', () => undefined);
        each.on('close', () => [secured, postgres].forEach((other) => void other.destroy()));
      }
      secured.pipe(postgres).pipe(secured);
    });
  });
  await once(front.listen(0), 'listening');
});
afterAll(() => {
  front.close();
  rmSync(directory, { recursive: true });
});

async function connected(host: string, query: string): Promise<unknown> {
  const url = new URL(inject('postgresUrl'));
  url.hostname = host;
  url.port = String((front.address() as AddressInfo).port);
  url.search = query;
  const source = createOwnerDataSource(url.href, {});
  try {
    await source.initialize();
    return await source.query('select 1 as one');
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

describe.each(['require', 'verify-ca', 'verify-full'])('a database with sslmode=%s', (mode) => {
  it('is used when its certificate is trusted', async () => {
    expect(await connected('localhost', `?sslmode=${mode}&sslrootcert=${trusted}`)).toEqual([{ one: 1 }]);
  });

  it.each([
    ['is of an authority that is not trusted', 'localhost', `&sslrootcert=${unknown}`],
    ['is of no known authority', 'localhost', ''],
    ['is of another name', '127.0.0.1', `&sslrootcert=${trusted}`],
  ])('is not used when its certificate %s', async (_why, host, query) => {
    await expect(connected(host, `?sslmode=${mode}${query}`)).rejects.toThrow(/certificate|does not match/i);
  });
});

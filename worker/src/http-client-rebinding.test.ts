import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { type NameServer, startNameServer, type Zone } from './testing/name-server.ts';

/** In a block that nobody has been given: public by its form, and nobody answers. */
const PUBLIC_ADDRESS = '2d00::1';
const NAME = 'hooks.test';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A service on every address of this machine that nobody from outside may reach. */
let port: number;
let connections: number;
let keepsAlive: boolean;

beforeEach(async () => {
  connections = 0;
  keepsAlive = false;
  const sockets: Socket[] = [];
  const inside = createServer((_request, response) => {
    response.writeHead(200, keepsAlive ? {} : { Connection: 'close' }).end('reached');
  });
  inside.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.push(socket);
  });
  inside.listen(0);
  await once(inside, 'listening');
  ({ port } = inside.address() as AddressInfo);
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => inside.close(resolve));
  });
});

/** A client whose names are answered for by a server of this zone. */
async function clientIn(zone: Zone, options: Partial<HttpClientOptions> = {}) {
  const names: NameServer = await startNameServer(zone);
  cleanups.push(names.close);
  const http = createHttpClient({
    allowedPorts: 'any',
    allowLoopback: false,
    resolve: names.resolve,
    ...options,
  });
  cleanups.push(() => http.close());
  const send = () => http.send({ method: 'POST', url: `http://${NAME}:${port}/`, headers: {}, body: '{}' });
  return { send, asked: names.asked };
}

describe('a name whose server answers', () => {
  // Which addresses are private, the rule's own tests say.
  it.each<[string, Zone, string]>([
    ['a loopback address', { [NAME]: [['127.0.0.1']] }, '127.0.0.1'],
    ['a loopback address of version 6', { [NAME]: [['::1']] }, '::1'],
    ['a private address', { [NAME]: [['10.0.0.1']] }, '10.0.0.1'],
    ['the address of a metadata service', { [NAME]: [['169.254.169.254']] }, '169.254.169.254'],
    ['a mapped address', { [NAME]: [['::ffff:7f00:1']] }, '::ffff:127.0.0.1'],
    ['a public address, and a private one after it', { [NAME]: [['8.8.8.8', '127.0.0.1']] }, '127.0.0.1'],
    ['a private address, and a public one after it', { [NAME]: [['127.0.0.1', '8.8.8.8']] }, '127.0.0.1'],
    ['one private address of the other kind', { [NAME]: [['8.8.8.8', '1.1.1.1', 'fd00::1']] }, 'fd00::1'],
    [
      'another name, of a private address',
      { [NAME]: [['inside.test']], 'inside.test': [['127.0.0.1']] },
      '127.0.0.1',
    ],
    [
      'a name that stands for a name of a private address',
      { [NAME]: [['a.test']], 'a.test': [['b.test']], 'b.test': [['::1']] },
      '::1',
    ],
  ])('%s is not connected to', async (_what, zone, address) => {
    const { send, asked } = await clientIn(zone);
    expect(await send()).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_ADDRESS', address });
    expect(asked.toSorted()).toEqual([`A ${NAME}`, `AAAA ${NAME}`]);
    expect(connections).toBe(0);
  });

  it.each<[string, Zone]>([
    ['nothing', {}],
    ['another name of which nobody knows', { [NAME]: [['nowhere.test']] }],
  ])('%s has no address', async (_what, zone) => {
    const { send } = await clientIn(zone);
    expect(await send()).toMatchObject({ kind: 'error', errorClass: 'DNS', address: null });
    expect(connections).toBe(0);
  });
});

describe('a name whose server changes its mind', () => {
  it('after the check is connected to where it was checked: nobody asks twice', async () => {
    const { send, asked } = await clientIn(
      { [NAME]: [['127.0.0.1'], ['10.0.0.1']] },
      { allowLoopback: true },
    );
    expect(await send()).toMatchObject({ status: 200, address: '127.0.0.1' });
    expect(asked.toSorted()).toEqual([`A ${NAME}`, `AAAA ${NAME}`]);
    expect(connections).toBe(1);
  });

  it('from a public address to one of this machine is not connected to here', async () => {
    const { send, asked } = await clientIn(
      { [NAME]: [[PUBLIC_ADDRESS], ['127.0.0.1'], ['::1']] },
      { connectTimeoutMs: 200 },
    );
    expect(await send()).toMatchObject({ kind: 'error', address: PUBLIC_ADDRESS });
    expect(asked).toHaveLength(2);
    for (const _again of [2, 3]) {
      expect(await send()).toMatchObject({ kind: 'error', errorClass: 'BLOCKED_ADDRESS' });
    }
    expect(connections).toBe(0);
  });

  it('is asked again for each connection, so that what was checked once counts for nothing', async () => {
    const { send, asked } = await clientIn(
      { [NAME]: [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['127.0.0.1']] },
      { allowLoopback: true },
    );
    expect(await send()).toMatchObject({ status: 200 });
    for (const _again of [2, 3]) expect(await send()).toMatchObject({ errorClass: 'BLOCKED_ADDRESS' });
    expect(await send()).toMatchObject({ status: 200 });
    expect([asked.length, connections]).toEqual([8, 2]);
  });

  it('while a connection is kept alive has no say in where that one leads', async () => {
    keepsAlive = true;
    const { send, asked } = await clientIn(
      { [NAME]: [['127.0.0.1'], ['10.0.0.1']] },
      { allowLoopback: true },
    );
    expect(await send()).toMatchObject({ status: 200 });
    // A connection is free again one turn of the event loop after its response.
    await new Promise(setImmediate);
    expect(await send()).toMatchObject({ status: 200, address: '127.0.0.1' });
    expect([asked.length, connections]).toEqual([2, 1]);
  });
});

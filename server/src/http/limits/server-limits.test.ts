import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { applyServerLimits } from './server-limits.ts';

/** Resolves when the connection is gone, in whatever way. */
const ended = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.resume().on('error', resolve).on('close', resolve));

it('cuts connections that send their headers too slowly, while others are served', async () => {
  const server = createServer({ connectionsCheckingInterval: 20 }, (_req, res) => res.end('ok'));
  applyServerLimits(server);
  expect(server.headersTimeout).toBe(10_000);
  // The rule is the same with a shorter time.
  server.headersTimeout = 100;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const dawdlers = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  for (const dawdler of dawdlers) dawdler.write('GET / HTTP/1.1\r\nHost:');
  const cut = Promise.all(dawdlers.map(ended));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
  await cut;
  server.close();
  server.closeAllConnections();
});

it('bounds the whole request, the idle time and the number of headers', () => {
  const server = createServer();
  applyServerLimits(server);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.maxHeadersCount).toBe(100);
});

import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from './listening.ts';

function startServer(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  return server;
}

it('tells the port, and where that is taken the setting that named it', async () => {
  const port = await listening(startServer(0), 'PORT');
  expect(port).toBeGreaterThan(0);
  await expect(listening(startServer(port), 'METRICS_PORT')).rejects.toThrow(
    'METRICS_PORT: this process cannot listen there (EADDRINUSE)',
  );
});

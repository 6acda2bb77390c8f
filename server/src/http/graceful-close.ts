import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { whenOver } from './when-over.ts';

/** Ends a server; `graceMs` is how long running requests may still take. */
export type CloseGracefully = (options: { readonly graceMs: number }) => Promise<void>;

/**
 * Call this before the server listens: Node itself can't tell a connection that has not sent anything yet from one
 * with a running request. The function it gives stops accepting, ends connections without a request, waits for the
 * running ones, each answered with `Connection: close`, and after the grace cuts what is left.
 */
export function prepareGracefulClose(server: Server): CloseGracefully {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let closing = false;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_req, res) => {
    running.add(res);
    if (closing) announceEnd(res);
    whenOver(res, () => {
      running.delete(res);
      // A response that was under way before could not announce the end of its connection.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });

  return async ({ graceMs }) => {
    if (!server.listening) return;
    closing = true;
    const closed = once(server, 'close');
    server.close();
    const busy = new Set([...running].map((res) => res.req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    for (const res of running) announceEnd(res);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(cut);
  };
}

function announceEnd(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

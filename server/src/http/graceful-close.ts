import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { whenOver } from './when-over.ts';

/**
 * Ends a server; `idleMs` is how long a connection without a request may still send one, `graceMs` how long running requests
 * may still take.
 */
export type CloseGracefully = (options: {
  readonly idleMs: number;
  readonly graceMs: number;
}) => Promise<void>;

/**
 * Call this before the server listens: Node itself can't tell a connection that has not sent anything yet from one
 * with a running request. The function it gives stops accepting and answers every request with `Connection: close`: those
 * that run, and those that a caller has just sent on a connection that it kept. Then it ends connections without a request,
 * and after the grace cuts what is left.
 */
export function prepareGracefulClose(server: Server): CloseGracefully {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let closing = false;
  /** Connections without a request are not waited for any more. */
  let hungUp = false;

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
      if (hungUp) setImmediate(() => server.closeIdleConnections());
    });
  });

  function hangUp(): void {
    hungUp = true;
    const busy = new Set([...running].map((res) => res.req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  }

  return async ({ idleMs, graceMs }) => {
    if (!server.listening) return;
    closing = true;
    const closed = once(server, 'close');
    // HTTP's own would reset idle connections, with the requests that are on their way on them.
    NetServer.prototype.close.call(server);
    for (const res of running) announceEnd(res);
    const idle = setTimeout(hangUp, idleMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(idle);
    clearTimeout(cut);
  };
}

function announceEnd(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

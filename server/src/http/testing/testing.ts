import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server on a free port of this machine. */
export interface TestServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Ends the server and every connection to it. */
  close(): Promise<void>;
}

/** Serves `listener` (an Express app is one) until `close`. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

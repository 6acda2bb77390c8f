import { startEmbeddedPostgres } from '../../../local/src/postgres/embedded-postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import type { Cleanup } from '../cleanup.ts';

/** A Postgres that can be broken, and the service's way to it, which can be broken too. */
export interface BreakableDatabase {
  /** For the service. */
  url: string;
  /** As the superuser, with no detour. */
  ownerUrl: string;
  wire: TcpProxy;
  /** Ends it as `-m immediate` does; what was committed has to be there afterwards. */
  crash(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
}

export async function startBreakableDatabase(
  dataDirectory: string,
  cleanup: Cleanup,
): Promise<BreakableDatabase> {
  const start = (port: number) => startEmbeddedPostgres({ dataDirectory, port, durable: true });
  let postgres = await start(0);
  cleanup.add(() => postgres.stop());
  const wire = await startTcpProxy(postgres.url);
  cleanup.add(wire.close);
  return {
    url: wire.url,
    ownerUrl: postgres.url,
    wire,
    crash: () => postgres.crash(),
    async start() {
      postgres = await start(postgres.port);
    },
  };
}

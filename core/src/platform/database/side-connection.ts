import type pg from 'pg';
import { endConnection } from './connection-socket.ts';

/** A connection of its own, which nothing else uses or waits for. */
export interface SideConnection {
  /** Works on the connection, which is opened if it is not there, and again at the next use after anything failed. */
  use<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface SideConnectionOptions {
  /** As the connection is called at the database. */
  name: string;
  /** How long connecting may take, and each statement, in milliseconds. */
  timeoutMs: number;
}

export function sideConnection(
  { Client, connectionString }: { Client: typeof pg.Client; connectionString: string | undefined },
  { name, timeoutMs }: SideConnectionOptions,
): SideConnection {
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new Client({
      connectionString,
      application_name: name,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    // A connection that is lost between two uses is replaced at the next one.
    next.on('error', () => undefined);
    client = next;
    await next.connect();
    return next;
  }

  async function close(): Promise<void> {
    const last = client;
    client = undefined;
    if (last) await endConnection(last);
  }

  return {
    async use(work) {
      try {
        return await work(client ?? (await connect()));
      } catch (error) {
        // Its end may be as far away as its answer.
        void close();
        throw error;
      }
    },
    close,
  };
}

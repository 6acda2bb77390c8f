import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { CoreConfig } from '../config/core-config.ts';
import { endConnection } from '../database/connection-socket.ts';
import { clientOf } from '../database/primary.ts';
import { hostUrls } from '../network/host-urls.ts';

const RECONNECT_MS = 1_000;
/** A session whose other end vanished without a word is noticed some ten seconds after this much silence. */
const PROBE_AFTER_MS = 10_000;

/**
 * Listens for the queue's notifications on a session of its own; through a transaction-pooling proxy, which
 * `DATABASE_LISTEN_URL` goes around, it would hear nothing. Notifications only make waiting shorter: while the
 * connection is lost, polling finds the jobs.
 * @param onJob called with the name of a queue that got a job, or without one when some may have been missed
 */
export function jobListener(
  {
    DATABASE_URL,
    DATABASE_LISTEN_URL = DATABASE_URL,
  }: Pick<CoreConfig, 'DATABASE_URL' | 'DATABASE_LISTEN_URL'>,
  onError: (error: Error) => void,
  onJob: (queue?: string) => void,
): NonNullable<Db['listen']> {
  return async (channel, onNotification, onReconnect) => {
    let closed = false;
    let client: pg.Client | undefined;
    let reconnect: NodeJS.Timeout | undefined;

    async function connect(): Promise<void> {
      const Client = clientOf(DATABASE_LISTEN_URL);
      const next = new Client({
        connectionString: hostUrls(DATABASE_LISTEN_URL)[0],
        application_name: 'credence-listener',
        keepAlive: true,
        keepAliveInitialDelayMillis: PROBE_AFTER_MS,
        connectionTimeoutMillis: 5_000,
      });
      client = next;
      next.on('notification', ({ payload = '' }) => {
        onNotification(payload);
        onJob(payload);
      });
      next.on('error', (error) => lost(next, error));
      next.on('end', () => lost(next, new Error('The listener connection ended')));
      try {
        await next.connect();
        await next.query(`listen "${channel}"`);
        onReconnect();
        onJob();
      } catch (error) {
        lost(next, error as Error);
      }
    }

    function lost(dead: pg.Client, error: Error): void {
      if (closed || client !== dead) return;
      client = undefined;
      onError(error);
      void endConnection(dead);
      reconnect = setTimeout(() => void connect(), RECONNECT_MS);
    }

    await connect();
    return {
      async close() {
        closed = true;
        clearTimeout(reconnect);
        if (client) await endConnection(client);
      },
    };
  };
}

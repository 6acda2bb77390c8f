import { availableParallelism } from 'node:os';
import type { Stage } from './stage.ts';

interface Filling {
  size: number;
  say: (line: string) => void;
}

const AFTERWARDS = ['delete from pgboss.job', 'vacuum (analyze)', 'checkpoint'];

/** Fewer are stored sooner than another process has begun. */
const ORDERS_OF_A_PROCESS = 5_000;

/** How often progress is told. */
const TELL_MS = 30_000;

/**
 * Stores orders through the service's own code, and leaves the database as it is some time later: no jobs, since
 * these orders are not worked on; tables vacuumed, as happens by itself in the course of things.
 */
export async function fillStage(stage: Stage, { size, say }: Filling): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  let stored = 0;
  const telling = setInterval(() => {
    const rate = stored / seconds();
    const left = (size - stored) / rate;
    say(`  ${count(stored)} of ${count(size)} stored, ${count(rate)}/s, about ${left.toFixed(0)} s to go`);
  }, TELL_MS);
  const parts = Math.min(availableParallelism(), Math.ceil(size / ORDERS_OF_A_PROCESS));
  try {
    await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        stage.loadOrders({ size, part, parts }, (orders) => {
          stored += orders;
        }),
      ),
    );
  } finally {
    clearInterval(telling);
  }
  const storedIn = seconds();
  for (const statement of AFTERWARDS) await stage.sql(statement);
  const [database] = await stage.sql<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  );
  say(
    `${count(size)} orders stored in ${storedIn.toFixed(0)} s (${parts} processes, ` +
      `${(Number(database?.bytes) / 1e6).toFixed(0)} MB); jobs deleted, tables vacuumed in ` +
      `${(seconds() - storedIn).toFixed(0)} s`,
  );
}

const count = (value: number): string => Math.round(value).toLocaleString('en');

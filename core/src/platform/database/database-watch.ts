import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { CoreConfig } from '../config/core-config.ts';
import { ClockOff } from './clock-off.ts';
import { connectionTo } from './primary.ts';
import { sideConnection } from './side-connection.ts';

/** What a process finds out about its database, on a connection that nothing else uses or waits for. */
export interface DatabaseWatch {
  /**
   * Asks the database now, and waits a second at most, or as long as was said.
   * @throws when it cannot be reached, cannot write, or has another time than this machine
   */
  check(): Promise<void>;
  /** @throws when the last look at the clocks found them too far apart */
  refuseClockOff(): void;
  /** How far this machine's clock is behind the database's, in milliseconds; negative when it is ahead. */
  clockOffsetMs(): number;
  /** The database's time, as far as this machine can tell: what is due is due for all processes alike. */
  clock: Clock;
  close(): Promise<void>;
}

/** How long the database may take to show a server or worker that it works. */
const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 15_000;
/** Certificates and tokens are judged by this machine's clock: a greater difference cannot be made up for. */
const FARTHEST_MS = 30_000;

/** What does not fit into so little memory is written to a file of its own, which a full disk refuses. No row is touched. */
const QUESTION = `begin; set local work_mem = '64kB';
  select extract(epoch from clock_timestamp()) * 1000 as now, pg_is_in_recovery() as "isStandby",
    (select count(*) from generate_series(1, 20000)) as written;
  commit`;

export interface WatchOptions {
  /** Hears once about clocks that came apart. */
  onError: (error: Error) => void;
  /** The wall clock of this machine. */
  machineTime?: () => number;
  /** How long the database may take to show that it works. */
  patienceMs?: number | undefined;
}

/** Watches the database from the first check on. */
export function watchDatabase(
  { DATABASE_URL }: Pick<CoreConfig, 'DATABASE_URL'>,
  { onError, machineTime = Date.now, patienceMs = PATIENCE_MS }: WatchOptions,
): DatabaseWatch {
  const connection = sideConnection(connectionTo(DATABASE_URL), {
    name: 'credence-watch',
    timeoutMs: patienceMs,
  });
  let asking: Promise<void> | undefined;
  let looking: NodeJS.Timeout | undefined;
  let offsetMs = 0;

  async function ask(client: pg.Client): Promise<void> {
    const before = machineTime();
    // Several statements in one text have as many results.
    const results = (await client.query(QUESTION)) as unknown as pg.QueryResult<Answer>[];
    const after = machineTime();
    const answer = results.find(({ command }) => command === 'SELECT')?.rows[0];
    if (!answer) throw new Error('The database did not answer the question');
    if (answer.isStandby) throw Object.assign(new Error('The database takes no changes'), { code: '57P03' });
    noteOffset(Number(answer.now) - (before + after) / 2);
  }

  function noteOffset(found: number): void {
    const wasOff = isOff();
    offsetMs = found;
    if (isOff() && !wasOff) onError(new ClockOff(offsetMs));
  }

  const isOff = () => Math.abs(offsetMs) > FARTHEST_MS;
  const refuseClockOff = () => {
    if (isOff()) throw new ClockOff(offsetMs);
  };
  const askOnce = () => {
    asking ??= connection.use(ask).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    async check() {
      looking ??= setInterval(() => void askOnce().catch(() => undefined), LOOK_EVERY_MS).unref();
      await askOnce();
      refuseClockOff();
    },
    refuseClockOff,
    clockOffsetMs: () => offsetMs,
    clock: { now: () => new Date(machineTime() + offsetMs) },
    async close() {
      clearInterval(looking);
      await asking?.catch(() => undefined);
      await connection.close();
    },
  };
}

interface Answer {
  now: string;
  isStandby: boolean;
}

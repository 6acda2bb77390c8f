import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { now } from './fault.ts';

const DOWN_MS = 1_000;
const FROZEN_MS = 8_000;
const FULL_MS = 8_000;
/** A connection that is silent for 5 s is asked about; until then each of a pool may have had a user. */
const SILENCE_MS = 15_000;

export const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'postgres-crashed',
    words: 'Postgres stopped with -m immediate under load',
    times: 20,
    isOutage: true,
    async inject({ database }) {
      await database.crash();
      await pause(DOWN_MS);
      await database.start();
      return {};
    },
  },
  {
    name: 'backends-ended',
    words: 'its backends terminated',
    times: 50,
    isOutage: true,
    async inject({ stage }) {
      const ended = await stage.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'credence%' and backend_type = 'client backend'`,
      );
      return { times: ended.length };
    },
  },
  {
    name: 'half-open',
    words: 'half-open connections',
    times: 50,
    isOutage: true,
    async inject({ database }) {
      return { times: database.wire.abandon(), mendedAt: now(), after: pause(SILENCE_MS) };
    },
  },
  {
    name: 'postgres-frozen',
    words: 'Postgres frozen',
    times: 5,
    isOutage: true,
    async inject({ database }) {
      database.wire.freeze();
      await pause(FROZEN_MS);
      database.wire.thaw();
      return {};
    },
  },
  {
    name: 'disk-full',
    words: 'data disk full',
    times: 5,
    isOutage: true,
    async inject({ databaseDisk, database }) {
      if (!databaseDisk) return { times: 0 };
      await databaseDisk.fill();
      await pause(FULL_MS);
      await databaseDisk.free();
      // A log that cannot be written ends Postgres; an operator starts it again.
      await database.crash();
      await database.start();
      return {};
    },
  },
];

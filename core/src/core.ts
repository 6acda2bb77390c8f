import type { PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { type Clock, systemClock } from './clock.ts';
import type { CoreConfig } from './config/core-config.ts';
import { connect, createDataSource, type Patience } from './database/data-source.ts';
import { createFileStore, type FileStore } from './files/file-store.ts';
import { createOrganizationCache, type OrganizationCache } from './organizations/find-organization.ts';
import { jobListener } from './queue/job-listener.ts';
import { createQueue } from './queue/queue.ts';
import { createWakeWorkers, type WakeWorkers } from './queue/wake-workers.ts';
import { createPaceCache, type PaceCache } from './searches/pace-cache.ts';

/** What a process of the service holds: settings, database, queue, files and time. */
export interface Core {
  config: CoreConfig;
  clock: Clock;
  dataSource: DataSource;
  queue: PgBoss;
  /** To be called after the commit of what workers are to find. */
  wakeWorkers: WakeWorkers;
  files: FileStore;
  organizations: OrganizationCache;
  pace: PaceCache;
  /** Resolves once database and queue are usable; tries again on each call after a failure. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface CoreOptions {
  /** Hears about trouble outside any request or job, such as a lost connection. */
  onError: (error: Error) => void;
  clock?: Clock;
  /** Present in a worker: called when a queue got a job, without a name when any may have. */
  onJob?: (queue?: string) => void;
  /** With the database; the usual one when absent. */
  patience?: Patience;
}

/** Builds the core without touching the network: a process starts even while the database is away. */
export function createCore(
  config: CoreConfig,
  { onError, clock = systemClock, onJob, patience }: CoreOptions,
): Core {
  const dataSource = createDataSource(config, onError, patience);
  const listen = onJob && jobListener(config, onError, onJob);
  const queue = createQueue(dataSource, { onError, ...(listen ? { listen } : {}) });
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    if (!dataSource.isInitialized) await connect(dataSource, onError);
    await queue.start();
  }

  return {
    config,
    clock,
    dataSource,
    queue,
    wakeWorkers: createWakeWorkers(dataSource),
    files: createFileStore(config),
    organizations: createOrganizationCache(),
    pace: createPaceCache(),
    ready() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      await opening?.catch(() => undefined);
      await queue.stop({ graceful: false });
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}

import type { Core } from './domain/context/context.ts';
import { createOrganizationCache } from './domain/context/organization-cache.ts';
import { createPaceCache } from './domain/context/pace-cache.ts';
import { createRevocationCache } from './domain/context/revocation-cache.ts';
import { proveMasterKeys } from './domain/organizations/prove-master-keys.ts';
import { entities } from './entities.ts';
import type { Clock } from './platform/clock.ts';
import type { CoreConfig } from './platform/config/core-config.ts';
import {
  connect,
  createDataSource,
  DATABASE_TIMEOUTS,
  type DatabaseTimeouts,
} from './platform/database/data-source.ts';
import { watchDatabase } from './platform/database/database-watch.ts';
import { createReplicas, type ReplicaSettings } from './platform/database/replicas/replicas.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { createScanner } from './platform/files/scan/create-scanner.ts';
import { deploymentKeyStore } from './platform/keys/deployment-keys.ts';
import { createMasterKeys } from './platform/keys/master-keys.ts';
import { jobListener } from './platform/queue/job-listener.ts';
import { createQueue, startQueue } from './platform/queue/queue.ts';
import { createEnsureReceiverJob } from './platform/queue/receiver-jobs.ts';
import { createWakeWorkers } from './platform/queue/wake-workers.ts';

export interface CoreOptions {
  /** Hears about trouble outside any request or job, such as a lost connection. */
  onError: (error: Error) => void;
  /** What decides; the database's time when absent. */
  clock?: Clock;
  /** The wall clock of this machine, for tests. */
  machineTime?: () => number;
  /** Present in a worker: called when a queue got a job, without a name when any may have. */
  onJob?: (queue?: string) => void;
  /** With the database; the usual one when absent. */
  timeouts?: DatabaseTimeouts;
  /** How long the database may take to show that it works, where that is not the second of a server or worker. */
  patienceMs?: number;
  /** Present in a server that reads from standbys as well. */
  replicas?: ReplicaSettings | undefined;
}

/** A process that is to end has no time for a database that may come back within a minute. */
const HURRIED_SILENCE_MS = 10_000;

/** Builds the core without touching the network: a process starts even while the database is away. */
export function createCore(
  config: CoreConfig,
  { onError, clock, machineTime, onJob, timeouts, patienceMs, replicas: settings }: CoreOptions,
): Core {
  const waits = { ...(timeouts ?? DATABASE_TIMEOUTS) };
  const dataSource = createDataSource(config, { entities, onError, timeouts: waits });
  const listen = onJob && jobListener(config, onError, onJob);
  const queue = createQueue(dataSource, { onError, ...(listen ? { listen } : {}) });
  const watch = watchDatabase(config, { onError, patienceMs, ...(machineTime ? { machineTime } : {}) });
  const replicas = settings && createReplicas(settings, config, entities);
  const masterKeys = createMasterKeys(config);
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    await watch.check();
    if (!dataSource.isInitialized) await connect(dataSource, config);
    await masterKeys.open(deploymentKeyStore(dataSource));
    // It asks through this opening, which it would wait for.
    await proveMasterKeys({ ...core, ready: async () => undefined });
    await startQueue(queue);
    replicas?.start();
  }

  async function ready(): Promise<void> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    await opening;
    watch.refuseClockOff();
  }

  const core: Core = {
    config,
    clock: clock ?? watch.clock,
    dataSource,
    replicas,
    queue,
    wakeWorkers: createWakeWorkers(dataSource),
    ensureReceiverJob: createEnsureReceiverJob(dataSource, queue),
    masterKeys,
    files: createFileStore(config),
    scanner: createScanner(config),
    organizations: createOrganizationCache(),
    revocations: createRevocationCache(),
    pace: createPaceCache(),
    ready,
    async check() {
      await watch.check();
      await ready();
      await masterKeys.check();
    },
    clockOffsetMs: watch.clockOffsetMs,
    hurry() {
      waits.silenceMs = Math.min(waits.silenceMs, HURRIED_SILENCE_MS);
    },
    async close() {
      await opening?.catch(() => undefined);
      await watch.close();
      await replicas?.close();
      await queue.stop({ graceful: false });
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
  return core;
}

import { setTimeout as delay } from 'node:timers/promises';
import {
  createCore,
  createLogger,
  endOnFault,
  listening,
  loadCalendar,
  readConfig,
  runUntilStopped,
  startTracing,
  WorkerConfig,
} from '@credence/core';
import { createHealthServer } from './health-server.ts';
import { startWorker, type Worker } from './worker.ts';

const RETRY_MS = 1_000;

endOnFault();
const config = readConfig(WorkerConfig, process.env);
const endTracing = await startTracing(config, 'worker');
const logger = createLogger({ level: config.LOG_LEVEL });
loadCalendar();
let worker: Worker | undefined;
const core = createCore(config, {
  onError: (error) => logger.warn({ err: error }, 'background trouble'),
  onJob: (queue) => worker?.wake(queue),
});

const metrics = createHealthServer(core, logger, () => worker?.metrics.registry);
const port = await listening(metrics.listen(config.METRICS_PORT, config.HOST), 'METRICS_PORT');
// The process that started this one may be gone by now.
process.send?.({ port }, () => undefined);

let stopping = false;

/** A database that is still away, or not migrated yet, is waited for. */
async function start(): Promise<void> {
  while (!worker && !stopping) {
    try {
      worker = await startWorker(core, config, logger);
      logger.info({ image: config.IMAGE }, 'worker works');
    } catch (error) {
      logger.warn({ err: error }, 'worker cannot start yet');
      await delay(RETRY_MS);
    }
  }
}

const started = start();
runUntilStopped(async (reason) => {
  logger.info({ reason }, 'worker stops');
  stopping = true;
  core.hurry();
  metrics.close();
  metrics.closeAllConnections();
  // A start under way ends first, or what it starts would not be stopped.
  await started;
  await worker?.stop();
  await core.close();
  await endTracing();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createCore,
  createLogger,
  loadCalendar,
  readConfig,
  runUntilStopped,
  startTracing,
  WorkerConfig,
} from '@credence/core';
import { troubleOfWorker } from './trouble-of-worker.ts';
import { startWorker, type Worker } from './worker.ts';

const RETRY_MS = 1_000;

const config = readConfig(WorkerConfig, process.env);
const endTracing = await startTracing(config, 'worker');
const logger = createLogger({ level: config.LOG_LEVEL });
loadCalendar();
let worker: Worker | undefined;
const core = createCore(config, {
  onError: (error) => logger.warn({ err: error }, 'background trouble'),
  onJob: (queue) => worker?.wake(queue),
});

const metrics = createServer(async (req, res) => {
  if (req.url === '/metrics' && worker) {
    const { registry } = worker.metrics;
    res.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    return;
  }
  // Alive is whose event loop answers, also while the database is away.
  if (req.url === '/alive') res.writeHead(200).end('alive');
  else if (req.url === '/health') {
    const trouble = await troubleOfWorker(core, {
      isStarted: worker !== undefined,
      onTrouble: (err) => logger.warn({ err }, 'the database does not work'),
    });
    res.writeHead(trouble ? 503 : 200).end(trouble ?? 'working');
  } else res.writeHead(404).end();
});
metrics.listen(config.METRICS_PORT, config.HOST, () => {
  // The process that started this one may be gone by now.
  process.send?.({ port: (metrics.address() as AddressInfo).port }, () => undefined);
});

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
  metrics.close();
  metrics.closeAllConnections();
  // A start under way ends first, or what it starts would not be stopped.
  await started;
  await worker?.stop();
  await core.close();
  await endTracing();
});

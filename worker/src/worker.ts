import {
  type AllowedPorts,
  type Core,
  deleteOrphanedFiles,
  forgetOldKeys,
  forgetReceivers,
  forgetRevocations,
  forgetSessions,
  forgetUnmatchedMessages,
  JOB_NAMES,
  type JobName,
  type Logger,
  type OnFault,
  redactDueOrders,
  rotateAgedKeys,
  sealAuditTrails,
  sealClearNames,
  sweepDueWork,
  sweepReceivers,
  type WorkerConfig,
} from '@credence/core';
import { startAnchoring } from './anchoring.ts';
import { configuredChannels } from './channels/configured-channels.ts';
import { egressProxy } from './egress-proxy.ts';
import { createHandlers } from './handlers/handlers.ts';
import { createHttpClient } from './http-client.ts';
import type { InboundMail } from './inbound-mail/start-inbound-mail.ts';
import { createMetrics, type WorkerMetrics } from './metrics.ts';
import type { Model } from './model/model.ts';
import { type Dispatcher, dispatch } from './queue/dispatcher.ts';
import type { Handler } from './queue/running-job.ts';
import { traced } from './queue/traced.ts';
import { createReleases } from './releases.ts';
import { configuredProvider } from './research/research-provider.ts';
import { configuredSearch } from './research/web-search.ts';
import { websiteResearch } from './research/website-research.ts';
import { traceRequests } from './trace-requests.ts';

export interface Worker {
  /** Where mail comes in; null where none is taken. */
  inboundMailPort: number | null;
  /** Tells the dispatchers that a queue, or any of them, got a job. */
  wake(queue?: string): void;
  metrics: WorkerMetrics;
  /** Takes no more work, finishes what runs, and lets go of everything but the core. Safe to repeat. */
  stop(): Promise<void>;
}

/** How long the outside world is waited for, in milliseconds, where that differs from the defaults. */
export interface WorkerLimits {
  httpTimeoutMs?: number;
  smtpTimeoutMs?: number;
}

/**
 * Starts to work off every queue of the catalogue.
 * @throws when the database cannot be reached or a queue is missing
 */
export async function startWorker(
  core: Core,
  config: WorkerConfig,
  logger: Logger,
  { httpTimeoutMs, smtpTimeoutMs }: WorkerLimits = {},
): Promise<Worker> {
  await core.ready();
  const installed = new Set((await core.queue.getQueues()).map(({ name }) => name));
  const missing = JOB_NAMES.filter((name) => !installed.has(name));
  if (missing.length > 0) throw new Error(`The queue lacks ${missing.join(', ')}: run the migrations first`);

  const inboundMail = await configuredInboundMail(core, config, logger);
  const proxy =
    config.EGRESS_PROXY_URL === undefined
      ? undefined
      : egressProxy(config.EGRESS_PROXY_URL, config.EGRESS_PROXY_RESOLVES);
  const client = (allowedPorts: AllowedPorts) =>
    traceRequests(
      createHttpClient({
        allowLoopback: config.ALLOW_LOOPBACK_TARGETS,
        allowedPorts,
        proxy,
        ...(httpTimeoutMs ? { overallTimeoutMs: httpTimeoutMs } : {}),
      }),
    );
  const http = client(config.TARGET_PORTS);
  // What the deployment itself has set may listen where it likes.
  const ownHttp = client('any');
  const channels = configuredChannels(config, ownHttp, smtpTimeoutMs);
  const dispatchers = new Map<string, Dispatcher>();
  const metrics = createMetrics(core, (name) => dispatchers.get(name)?.running() ?? 0);
  const handlers = createHandlers({
    core,
    logger,
    http,
    channels,
    metrics,
    releases: createReleases(http),
    research: configuredProvider(config, { core, http: ownHttp }),
    webSearch: configuredSearch(config, { core, http: ownHttp }),
    model: await configuredModel(core, config),
    websites: config.READ_WEBSITES
      ? websiteResearch({ http, userAgent: `CredenceResearch/1 (+${config.PUBLIC_URL})` })
      : undefined,
  });
  const start = <Name extends JobName>(name: Name) =>
    dispatchers.set(
      name,
      dispatch(core, logger, name, traced(name, metrics.timed(name, handlers[name] as Handler<Name>))),
    );
  for (const name of JOB_NAMES) start(name);

  const sweeper = startSweeper(core, config.SWEEP_SECONDS, logger);
  const anchoring = startAnchoring(core, config, { http: ownHttp, logger });
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    await inboundMail?.stop();
    await Promise.all([sweeper, anchoring, ...dispatchers.values()].map((part) => part.stop()));
    channels.close();
    await Promise.all([http, ownHttp].map((each) => each.close()));
  }
  return {
    metrics,
    inboundMailPort: inboundMail?.port ?? null,
    wake(queue) {
      if (queue) dispatchers.get(queue)?.wake();
      else for (const dispatcher of dispatchers.values()) dispatcher.wake();
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** What not every deployment has is loaded where it is configured: it takes megabytes of memory. */
async function configuredInboundMail(
  core: Core,
  config: WorkerConfig,
  logger: Logger,
): Promise<InboundMail | null> {
  const { INBOUND_SMTP_PORT } = config;
  if (INBOUND_SMTP_PORT === undefined) return null;
  const { startInboundMail } = await import('./inbound-mail/start-inbound-mail.ts');
  return startInboundMail(core, { ...config, INBOUND_SMTP_PORT }, logger);
}

async function configuredModel(core: Core, config: WorkerConfig): Promise<Model | undefined> {
  const { MODEL_URL, MODEL_NAME } = config;
  if (MODEL_URL === undefined || MODEL_NAME === undefined) return undefined;
  const { openModel } = await import('./model/model.ts');
  return openModel({ ...config, MODEL_URL, MODEL_NAME }, core);
}

type Sweep = (core: Core, logger: Logger) => Promise<unknown>;

/** What is looked for across organizations, again and again. */
const SWEEPS: readonly Sweep[] = [
  sweepDueWork,
  sweepReceivers,
  forgetOldKeys,
  forgetRevocations,
  forgetSessions,
  sealTrails,
  redactOrders,
  (core, logger) => forgetUnmatchedMessages(core, tellingOf(logger)),
  (core, logger) => deleteOrphanedFiles(core, tellingOf(logger)),
];

/** Jobs whose workers died are given to others. The queue does so by an interval of its own, the first time after it. */
const AT_START: readonly Sweep[] = [
  ...SWEEPS,
  async (core) => {
    await core.ready();
    await core.queue.supervise();
  },
];

/** What needs no hurry. */
const HOURLY: readonly Sweep[] = [rotateKeys, sealNames, forgetReceivers];
const HOUR_MS = 3_600_000;

/** What fails for one organization, whose keys do not open for one, is done for the others all the same. */
const tellingOf =
  (logger: Logger): OnFault =>
  (organizationId, err) =>
    logger.warn({ organizationId, err }, 'The sweep failed for an organization');

async function rotateKeys(core: Core, logger: Logger): Promise<void> {
  for (const { organizationId, change } of await rotateAgedKeys(core, tellingOf(logger))) {
    logger.info({ organizationId, change }, 'Data key rotated by age');
  }
}

async function sealNames(core: Core, logger: Logger): Promise<void> {
  const rows = await sealClearNames(core, tellingOf(logger));
  if (rows > 0) logger.info({ rows }, 'Names sealed that were in clear');
}

/** The heads are logged: a log outside the database shows it when the end of a trail is replaced or cut off. */
async function sealTrails(core: Core, logger: Logger): Promise<void> {
  for (const { organizationId, number, hash } of await sealAuditTrails(core, tellingOf(logger))) {
    logger.info({ organizationId, seal: number, hash }, 'Audit trail sealed');
  }
}

async function redactOrders(core: Core, logger: Logger): Promise<void> {
  const orders = await redactDueOrders(core);
  if (orders > 0) logger.info({ orders }, 'Orders redacted');
}

function startSweeper(core: Core, seconds: number, logger: Logger): { stop(): Promise<void> } {
  // Each by itself: one that takes its time, as for files that are slow to delete, holds up no other.
  const running = new Map<Sweep, Promise<unknown>>();
  let nextHour = 0;
  function sweepAll(sweeps: readonly Sweep[]): void {
    for (const sweep of sweeps.filter((each) => !running.has(each))) {
      const swept = sweep(core, logger)
        .catch((error: unknown) => logger.warn({ err: error }, 'The sweep failed'))
        .finally(() => running.delete(sweep));
      running.set(sweep, swept);
    }
  }
  // Workers that die again and again before the first interval is over would never sweep.
  sweepAll(AT_START);
  const timer = setInterval(() => {
    const isHour = performance.now() >= nextHour;
    if (isHour) nextHour = performance.now() + HOUR_MS;
    sweepAll(isHour ? [...SWEEPS, ...HOURLY] : SWEEPS);
  }, seconds * 1_000);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

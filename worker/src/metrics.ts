import { type Core, countFailingTargets, JOB_NAMES, type JobName, queueStatus } from '@credence/core';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Handler } from './queue/running-job.ts';

/** Figures of one worker. */
export interface WorkerMetrics {
  registry: Registry;
  /** Requests to contacts by channel and by how sending ended. */
  sendings: Counter<'channel' | 'result'>;
  /** Webhook attempts by what became of the delivery. */
  deliveries: Counter<'result'>;
  /** From an event to its arrival, in seconds. */
  deliveryTime: Histogram;
  /** The same handler, its runs measured. */
  timed<Name extends JobName>(name: Name, handler: Handler<Name>): Handler<Name>;
}

/**
 * Figures of this worker, and those of the whole service that every worker tells alike.
 * @param running how many jobs of a kind this worker runs at the moment
 */
export function createMetrics(core: Core, running: (name: JobName) => number): WorkerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long jobs ran, by kind and by whether they threw',
    labelNames: ['job', 'result'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 15],
    registers,
  });
  const active = new Gauge({
    name: 'jobs_running',
    help: 'Jobs that this worker runs at the moment, by kind',
    labelNames: ['job'] as const,
    registers,
    collect() {
      for (const name of JOB_NAMES) active.set({ job: name }, running(name));
    },
  });
  addServiceGauges(core, registry);
  const clock = new Gauge({
    name: 'clock_offset_seconds',
    help: "How far this machine's clock is behind the database's; beyond 30 no work is taken",
    registers,
    collect() {
      clock.set(core.clockOffsetMs() / 1_000);
    },
  });
  return {
    registry,
    sendings: new Counter({
      name: 'outbound_attempts_total',
      help: 'Requests to contacts by channel and by how sending ended',
      labelNames: ['channel', 'result'] as const,
      registers,
    }),
    deliveries: new Counter({
      name: 'webhook_attempts_total',
      help: 'Webhook attempts by what became of the delivery',
      labelNames: ['result'] as const,
      registers,
    }),
    deliveryTime: new Histogram({
      name: 'webhook_delivery_seconds',
      help: 'Time from an event to the answer of the receiver that took it, retries included',
      buckets: [0.025, 0.1, 0.5, 2, 15, 60, 600, 3_600, 86_400],
      registers,
    }),
    timed: (name, handler) => async (job) => {
      const stop = duration.startTimer({ job: name });
      try {
        await handler(job);
        stop({ result: 'done' });
      } catch (error) {
        stop({ result: 'failed' });
        throw error;
      }
    },
  };
}

/** What is read from the database at each scrape. Where that is away, these figures are missing, and the others not. */
function addServiceGauges(core: Core, registry: Registry): void {
  const jobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs of the whole service by kind and state, as counted by the queue every few seconds',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
    async collect() {
      jobs.reset();
      const queues = await core.queue.getQueues([...JOB_NAMES]).catch(() => []);
      for (const { name: job, readyCount, deferredCount, activeCount, failedCount } of queues) {
        jobs.set({ job, state: 'ready' }, readyCount);
        jobs.set({ job, state: 'later' }, deferredCount);
        jobs.set({ job, state: 'active' }, activeCount);
        jobs.set({ job, state: 'failed' }, failedCount);
      }
    },
  });
  const oldest = new Gauge({
    name: 'queue_oldest_ready_seconds',
    help: 'How long the job that has waited longest could have been taken, by kind; 0 where none waits',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      oldest.reset();
      const queues = await queueStatus(core).catch(() => []);
      const now = core.clock.now().getTime();
      for (const { queue: job, oldestReadyAt } of queues)
        oldest.set({ job }, oldestReadyAt ? Math.max(0, now - oldestReadyAt.getTime()) / 1_000 : 0);
    },
  });
  const targets = new Gauge({
    name: 'webhook_targets_failing',
    help: 'Webhook targets that get nothing at present: disabled by 410, or left alone by the breaker',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      targets.reset();
      const failing = await countFailingTargets(core).catch(() => null);
      if (!failing) return;
      targets.set({ state: 'disabled' }, failing.disabled);
      targets.set({ state: 'open' }, failing.open);
    },
  });
}

import type { JobName } from '@credence/core';
import { JOB_NAMES } from '@credence/core';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Handler } from './queue/dispatcher.ts';

/** Figures of one worker. */
export interface WorkerMetrics {
  registry: Registry;
  /** Requests to contacts by channel and by how sending ended. */
  sendings: Counter<'channel' | 'result'>;
  /** Webhook attempts by what became of the delivery. */
  deliveries: Counter<'result'>;
  /** The same handler, its runs measured. */
  timed<Name extends JobName>(name: Name, handler: Handler<Name>): Handler<Name>;
}

/** @param running how many jobs of a kind this worker runs at the moment */
export function createMetrics(running: (name: JobName) => number): WorkerMetrics {
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

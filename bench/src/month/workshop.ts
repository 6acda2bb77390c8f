import { setTimeout as delay } from 'node:timers/promises';
import { type Core, createCore, createLogger, JOB_NAMES, type WorkerConfig } from '@credence/core';
import type pg from 'pg';
import { startWorker, type Worker } from '../../../worker/src/worker.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The service at work: its core, and a worker as it is started everywhere else. */
export interface Workshop {
  core: Core;
  /** Where the worker takes replies. */
  inboundMailPort: number | null;
  /** Works until no job is due. */
  workOff(): Promise<void>;
  /** What rows and jobs are waiting for when no job is due. */
  whatIsLeft(): Promise<Left>;
  /** Jobs done, by kind. */
  jobs(): Promise<JobFigures[]>;
  /** What the worker logged as an error, and what the core reported outside any job. */
  faults: readonly string[];
  close(): Promise<void>;
}

export interface Left {
  /** The next time for which rows or jobs are waiting; null when nothing does. */
  next: Date | null;
  /** Work whose time is over though nothing is left to do it. */
  overdue: number;
}

export interface JobFigures {
  name: string;
  count: number;
  /** Of all runs together; they overlap. */
  seconds: number;
}

export interface WorkshopOptions {
  config: WorkerConfig;
  /** Of the superuser: row-level security hides nothing from it. */
  owner: pg.Pool;
  time: VirtualTime;
}

export async function openWorkshop({ config, owner, time }: WorkshopOptions): Promise<Workshop> {
  const faults: string[] = [];
  let worker: Worker | undefined;
  const core = createCore(config, {
    onError: (error) => faults.push(String(error)),
    clock: time.clock,
    onJob: (queue) => worker?.wake(queue),
  });
  const logger = createLogger({ level: 'error', destination: { write: (line) => void faults.push(line) } });
  const started = await startWorker(core, config, logger);
  worker = started;
  const { registry } = started.metrics;

  /** Queues whose jobs are due or running; a job of the present has a time that has passed. */
  async function dueQueues(): Promise<string[]> {
    const { rows } = await owner.query<{ name: string }>({
      name: 'due',
      text: `select distinct name from pgboss.job where state <= 'active' and start_after <= $1`,
      values: [time.now()],
    });
    return rows.map(({ name }) => name);
  }

  async function isBusy(): Promise<boolean> {
    const running = await registry.getSingleMetric('jobs_running')?.get();
    return running?.values.some(({ value }) => value > 0) ?? false;
  }

  return {
    core,
    inboundMailPort: started.inboundMailPort,
    faults,
    async workOff() {
      for (let due = await dueQueues(); due.length > 0; due = await dueQueues()) {
        for (const queue of due) started.wake(queue);
        do await delay(1);
        while (await isBusy());
      }
    },
    async whatIsLeft() {
      const { rows } = await owner.query<Left>({
        name: 'left',
        text: `select least(
            (select min(start_after) from pgboss.job where state <= 'active'),
            (select min(scheduled_at) from outbounds where status = 'SCHEDULED'),
            (select min(read_back_at) from inbound_messages where read_back = 'SCHEDULED'),
            (select min(sla_at) from searches where search_status = 'IN_PROGRESS'),
            (select min(escalate_at) from searches where search_status = 'IN_PROGRESS')) as next,
          ((select count(*) from outbounds where status = 'SCHEDULED' and scheduled_at <= $1) +
            (select count(*) from inbound_messages where read_back = 'SCHEDULED' and read_back_at <= $1) +
            (select count(*) from searches where search_status = 'IN_PROGRESS' and sla_at > $1 and phase = 'RESEARCH')
          )::int as overdue`,
        values: [time.now()],
      });
      return rows[0] ?? { next: null, overdue: 0 };
    },
    async jobs() {
      const duration = await registry.getSingleMetric('job_duration_seconds')?.get();
      const values = (duration?.values ?? []) as {
        metricName?: string;
        value: number;
        labels: { job?: string };
      }[];
      const sum = (job: string, metric: string) =>
        values
          .filter(
            ({ labels, metricName }) => labels.job === job && metricName === `job_duration_seconds_${metric}`,
          )
          .reduce((total, { value }) => total + value, 0);
      return JOB_NAMES.map((name) => ({ name, count: sum(name, 'count'), seconds: sum(name, 'sum') }));
    },
    async close() {
      await started.stop();
      await core.close();
    },
  };
}

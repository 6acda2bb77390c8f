import type { Statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { type TraceCarrier, traceCarrier } from '../tracing/spans.ts';
import { groupOf, type JobName, type Jobs } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';
import type { Queueing } from './queueing.ts';

/** A job to write. */
export interface NewJob<Name extends JobName> {
  data: Omit<Jobs[Name], 'organizationId'>;
  /** Not before this instant, by the service's clock; now when absent. */
  startAfter?: Date;
  /** The span that it goes on; the running one when absent. */
  trace?: TraceCarrier;
}

/**
 * How long overdue a job is written that is due now. Workers find jobs that are due by the database's clock: where that
 * one is behind ours, a worker just woken would find nothing yet, and the job would wait to be found by polling.
 */
const OVERDUE_MS = 86_400_000;

/**
 * How long before its time a job is written, in seconds. Every look at a queue passes over all jobs that wait in it, so
 * only those of the next minute do: a few thousand at a hundred a second. The sweeper has a dozen chances to write one
 * before it is due. A row is later than this, and without a job, by the predicates of indexes too: a
 * longer horizon suits these, a shorter one does not.
 */
export const HORIZON_SECONDS = 60;

/**
 * How far the clocks of the machines may be apart, in seconds. A job comes by the database's clock, and what it is for was
 * written by another machine's: one that finds it a moment early is right all the same.
 */
export const CLOCKS_APART_SECONDS = 1;

/** Whether the time of a row has come, for a job that came for it. */
export const isDue = (due: Date, at: Date): boolean =>
  due.getTime() < at.getTime() + CLOCKS_APART_SECONDS * 1_000;

/** Kinds of jobs whose rows hold their times, so that the sweeper can write a job when its time comes near. */
const TIMED_BY_ROWS: ReadonlySet<JobName> = new Set(['send-outbound']);

/**
 * Writes jobs of one kind as a part of the change that asks for them: they exist when it commits. Jobs of later,
 * of a kind that the sweeper watches, are left to it.
 */
export async function enqueue<Name extends JobName>(
  context: Enqueuing,
  transaction: Transaction,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  const { statements, wake } = await jobStatements(context, name, jobs);
  for (const statement of statements) transaction.pending.add({ ...statement, into: QUEUE_SCHEMA });
  if (wake) transaction.afterCommit(wake);
}

interface Enqueuing {
  core: Queueing;
  organization: { id: string };
}

/** What writes jobs, for those who send it together with others. */
export interface JobStatements {
  /** One at most. */
  statements: Statement[];
  /** To be called after the commit; absent where no worker is to hear of it yet. */
  wake?: () => void;
}

/** What `enqueue` does, not done yet. */
export async function jobStatements<Name extends JobName>(
  { core, organization }: Enqueuing,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<JobStatements> {
  const now = core.clock.now();
  const running = traceCarrier();
  const horizon = new Date(now.getTime() + HORIZON_SECONDS * 1_000);
  const near = TIMED_BY_ROWS.has(name) ? jobs.filter(({ startAfter = now }) => startAfter <= horizon) : jobs;
  const statements: Statement[] = [];
  if (near.length === 0) return { statements };
  const organizationId = organization.id;
  const startOf = (due: Date) => (due > now ? due : new Date(due.getTime() - OVERDUE_MS));
  await core.queue.insert(
    name,
    near.map(({ data, startAfter, trace = running }) => ({
      data: { organizationId, ...data, ...trace },
      ...(startAfter ? { startAfter: startOf(startAfter) } : {}),
      ...groupOf(name, organizationId),
    })),
    {
      db: {
        async executeSql(sql, values = []) {
          statements.push({ sql, values });
          return { rows: [] };
        },
      },
    },
  );
  const isDueNow = near.some(({ startAfter = now }) => startAfter <= now);
  return { statements, ...(isDueNow ? { wake: () => core.wakeWorkers(name) } : {}) };
}

import {
  findStuckWork,
  JOB_NAMES,
  type JobName,
  listFailedJobs,
  NotFound,
  queueStatus,
  retryFailedJobs,
} from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { uuid, wholeNumber } from '../parse-options.ts';
import { counted, table } from '../table.ts';
import { withCore } from '../with-core.ts';

/** Minutes after which work counts as stuck: the sweeper has looked several times by then. */
const STUCK_MINUTES = 10;
const MOST_SHOWN = 100;

/** `queue status|stuck|retry`. */
export function addQueueCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'queue', 'the work of the service: jobs, and rows that wait for one');

  addCommand(group, session, {
    name: 'status',
    summary: 'count the jobs of each kind, and tell how long the oldest waits',
    examples: ['credence queue status', 'credence queue status --json'],
    run: ({ terminal }) =>
      withCore(terminal, 'database', async (core) => {
        const queues = await queueStatus(core);
        const rows = queues.map((row) => [
          row.queue,
          row.ready,
          row.later,
          row.active,
          row.failed,
          row.oldestReadyAt,
        ]);
        return {
          json: { queues },
          text: table(['queue', 'ready', 'later', 'active', 'failed', 'oldest ready since'], rows),
        };
      }),
  });

  addCommand<{ minutes: number; limit: number }>(group, session, {
    name: 'stuck',
    summary: 'find work that should have been done, and jobs that failed every time',
    description:
      'Work in tables whose time came long ago says that no worker runs, or that workers do not keep up. Exit code 3 when something is found.',
    examples: ['credence queue stuck', 'credence queue stuck --minutes 60 --json'],
    options: [
      new Option('--minutes <minutes>', 'how long ago its time came')
        .default(STUCK_MINUTES)
        .argParser(wholeNumber(0)),
      new Option('--limit <number>', 'most to show of each kind')
        .default(MOST_SHOWN)
        .argParser(wholeNumber(1, 10_000)),
    ],
    run: ({ options, terminal }) =>
      withCore(terminal, 'database', async (core) => {
        const overdue = await findStuckWork(core, options);
        const failed = await listFailedJobs(core, options);
        const parts = [
          overdue.length > 0 &&
            table(
              ['overdue', 'since', 'job', 'organization', 'id'],
              overdue.map((row) => [
                row.kind,
                row.dueAt,
                row.hasJob ? 'yes' : 'no',
                row.organizationId,
                row.id,
              ]),
            ),
          failed.length > 0 &&
            table(
              ['failed', 'at', 'attempts', 'fault', 'job', 'data'],
              failed.map((job) => [job.queue, job.failedAt, job.attempts, job.fault, job.id, job.data]),
            ),
        ].filter((part) => part !== false);
        return {
          json: { overdue, failed },
          text: parts.length > 0 ? parts.join('\n\n') : 'Nothing is stuck',
          isFinding: parts.length > 0,
        };
      }),
  });

  addCommand<{ id?: string; limit: number }>(group, session, {
    name: 'retry',
    arguments: [new Argument('[queue]', 'the kind of job; all kinds without it').choices(JOB_NAMES)],
    summary: 'have jobs that failed every time tried once more',
    description:
      'After the cause was mended: a failed job is kept for an hour, and the sweeper writes a new one for work that is still to be done. Every job may run twice: one whose work was done in another way finds nothing to do. A search that ended as SYSTEM_FAILURE stays ended.',
    examples: ['credence queue retry deliver-to-receiver', 'credence queue retry --id 0197c1b2-…'],
    options: [
      new Option('--id <job>', 'one job alone').argParser(uuid),
      new Option('--limit <number>', 'most to retry').default(1_000).argParser(wholeNumber(1, 100_000)),
    ],
    run: ({ args: [queue], options, terminal }) =>
      withCore(terminal, 'database', async (core) => {
        // The argument's choices are the names.
        const retried = await retryFailedJobs(core, { queue: queue as JobName | undefined, ...options });
        if (options.id && retried === 0) throw new NotFound('No job of that id is kept as failed');
        return { json: { retried }, text: `${counted(retried, 'job')} will be tried again` };
      }),
  });
}

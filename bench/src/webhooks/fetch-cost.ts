import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@credence/core';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { startEmbeddedPostgres } from '../../../local/src/postgres/embedded-postgres.ts';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { median } from '../statistics.ts';
import { insertWaitingJobs, type WaitingJobs } from './waiting-jobs.ts';

/**
 * Measures one look at the queue of webhooks: the very statement that pg-boss runs, explained and rolled back, with more
 * and more receivers waiting. `--smoke` takes a hundredth of them.
 */

const smoke = process.argv.includes('--smoke');
const RUNS = 7;
/** Jobs that a worker asks for at a time. */
const WANTED = 32;
const SATURATED = ['organization 1'];

interface Situation extends Partial<WaitingJobs> {
  name: string;
  ignoreGroups?: string[];
  /** Jobs besides that were done lately. */
  done?: number;
}

const FUTURE = `now() + interval '1 hour' + i * interval '10 milliseconds'`;
const DUE = `now() - interval '1 minute'`;
const most = smoke ? 1_000 : 100_000;
const SITUATIONS: Situation[] = [
  { name: 'nothing waits' },
  { name: '10,000 receivers of later', count: most / 10, organizations: 100, startAfter: FUTURE },
  { name: '100,000 receivers of later', count: most, organizations: 100, startAfter: FUTURE },
  { name: 'and 100,000 jobs done', count: most, organizations: 100, startAfter: FUTURE, done: most },
  { name: '100,000 due', count: most, organizations: 100, startAfter: DUE },
  { name: 'the same, of one organization', count: most, organizations: 1, startAfter: DUE },
  {
    name: 'which has all it may have',
    count: most,
    organizations: 1,
    startAfter: DUE,
    ignoreGroups: SATURATED,
  },
];

interface Plan {
  'Execution Time': number;
  'Planning Time': number;
}

const cleanup = startCleanup();

try {
  const directory = await mkdtemp(join(tmpdir(), 'credence-bench-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDirectory: directory });
  cleanup.add(postgres.stop);
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  cleanup.add(() => client.end());
  // What pg-boss asks beside the statement that is explained.
  const others = new pg.Pool({ connectionString: postgres.url, max: 1 });
  cleanup.add(() => others.end());
  const queue = new PgBoss({
    db: { executeSql: (text, values) => others.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
  });
  await queue.start();
  cleanup.add(() => queue.stop({ graceful: false }));

  say(`${availableParallelism()} cores, Node ${process.version}; milliseconds, the middle of ${RUNS}\n`);
  say(row('waiting', 'fetch', 'planning'));
  for (const {
    name,
    ignoreGroups = [],
    count = 0,
    organizations = 1,
    startAfter = DUE,
    done = 0,
  } of SITUATIONS) {
    await client.query('truncate pgboss.job');
    const sql = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
    await insertWaitingJobs(sql, { count: done, organizations: 1, startAfter: DUE });
    await sql(`update pgboss.job set state = 'completed', completed_on = now()`);
    await insertWaitingJobs(sql, { count, organizations, startAfter });
    const plans: Plan[] = [];
    for (let run = 0; run < RUNS; run += 1) plans.push(await explainFetch(client, queue, ignoreGroups));
    const middle = (figure: 'Execution Time' | 'Planning Time') =>
      median(plans.map((plan) => plan[figure])).toFixed(2);
    say(row(name, middle('Execution Time'), middle('Planning Time')));
  }
} finally {
  await cleanup.run();
}

/** Runs what `fetch` would run, and takes it back. */
async function explainFetch(client: pg.Client, queue: PgBoss, ignoreGroups: string[]): Promise<Plan> {
  let plan: Plan | undefined;
  const executeSql = async (text: string, values?: unknown[]) => {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    await client.query('rollback');
    [plan] = rows[0]['QUERY PLAN'];
    return { rows: [] };
  };
  await queue.fetch('deliver-to-receiver', { batchSize: WANTED, ignoreGroups, db: { executeSql } });
  if (!plan) throw new Error('Nothing was explained');
  return plan;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join('');
}

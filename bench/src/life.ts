import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { startCleanup } from './cleanup.ts';
import { countQuestions, type Questions } from './count-questions.ts';
import { startMonth } from './month/month-harness.ts';
import { planMonth } from './month/plan-month.ts';
import { runMonth } from './month/run-month.ts';
import { profileTime, type TimeOwner } from './profile-time.ts';
import { say } from './say.ts';

/**
 * What the life of a search costs the database: statements, round trips, rows, WAL and jobs, counted by Postgres over a
 * simulated month and divided by its searches; and the same by who asked, counted at the driver: looks and sweeps come with
 * time, not with searches; and the processor's time by whose work it was, which PROFILE=off leaves out, with what finding it
 * out costs. SEARCHES says how many searches there are, TOP how many statements are printed.
 */
const searches = Number(process.env.SEARCHES ?? 300);
const top = Number(process.env.TOP ?? 40);
const SEED = 'a life';
const START = new Date('2026-03-01T00:00:00Z');
const STEP_MINUTES = 30;

/** What belongs to the service: the month's own questions are asked by another role. */
const OF_SERVICE = `from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = 'credence_service'`;
/** What a transaction begins and ends with, and the settings that it needs: a round trip, but no question. */
const FRAME = `(query ~* '^(begin|start transaction|commit|rollback|set |select set_config)')`;
/** What Postgres asks itself at a commit, since the queue's foreign keys are checked there. */
const CHECK = `(query ~ '^SELECT .* FROM ONLY .* FOR KEY SHARE OF x$')`;

const cleanup = startCleanup();
try {
  const harness = await startMonth(SEED, START, cleanup, [
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.max=10000',
    'pg_stat_statements.track_planning=on',
  ]);
  const { owner } = harness;
  await owner.query('create extension pg_stat_statements');
  await owner.query('select pg_stat_statements_reset()');

  const counted = countQuestions();
  const orders = planMonth({ seed: SEED, searches, start: START, days: 30 });
  const profile = process.env.PROFILE === 'off' ? null : await profileTime();
  const begun = process.cpuUsage();
  await runMonth(harness, orders, { stepMinutes: STEP_MINUTES });
  const { user, system } = process.cpuUsage(begun);
  const processorMs = (user + system) / 1_000;
  const shares = await profile?.stop();
  say(
    `${availableParallelism()} cores, Node ${process.version}, ${searches} searches of a simulated month\n`,
  );
  for (const line of await totalsOf(owner, processorMs)) say(line);
  if (shares) {
    say(
      '\n      ms   of the processor by whose work it was, each of one search; V8 compiles and collects beside that thread',
    );
    for (const line of timeLines(shares, processorMs)) say(line);
  }
  say('\n    jobs   by queue, each of one search');
  for (const { name, count } of await harness.workshop.jobs())
    if (count > 0) say(`${perSearch(count).padStart(8)}   ${name}`);
  say('\n    runs  statements  round trips   what asked, each of one search');
  for (const line of questionsOf(counted)) say(line);
  say('\n   calls    rows  WAL bytes       ms   statement, each of one search');
  for (const line of await statementsOf(owner)) say(line);
} finally {
  await cleanup.run();
}

async function totalsOf(owner: pg.Pool, processorMs: number): Promise<string[]> {
  const { rows } = await owner.query<Record<string, string>>(
    `select sum(calls) filter (where not ${FRAME} and not ${CHECK}) as statements,
        sum(calls) filter (where not ${CHECK}) as "roundTrips", sum(calls) filter (where ${CHECK}) as checks, sum(rows) as rows,
        sum(wal_bytes) as "walBytes", sum(total_exec_time) as "executionMs", sum(total_plan_time) as "planningMs",
        (select sum(n_tup_ins) from pg_stat_all_tables where schemaname = 'pgboss' and relname ~ '^j(.{20}|ob_common$)') as jobs
      ${OF_SERVICE}`,
  );
  const [{ statements, roundTrips, checks, rows: touched, walBytes, executionMs, planningMs, jobs } = {}] =
    rows;
  const figures: [string, string | number | undefined][] = [
    ['statements', statements],
    ['the same, frames of transactions included', roundTrips],
    ['foreign keys that Postgres checks at commits, none of the above', checks],
    ['rows', touched],
    ['jobs', jobs],
    ['WAL, bytes', walBytes],
    ['processor of this process, ms (the world around the service included)', processorMs],
    ['execution in Postgres, ms, most of it waiting for the locks of orders', executionMs],
    ['planning in Postgres, ms', planningMs],
  ];
  return figures.map(([what, figure]) => `${perSearch(figure).padStart(10)}  ${what}`);
}

/** What belongs to neither is divided as the rest is. */
function timeLines(shares: ReadonlyMap<TimeOwner, number>, processorMs: number): string[] {
  const line = (share: number, what: string) => `${perSearch(share * processorMs).padStart(8)}   ${what}`;
  const of = (whose: string) =>
    [...shares].reduce((sum, [owner, share]) => sum + (owner.startsWith(whose) ? share : 0), 0);
  const service = of('service') / (of('service') + of('world'));
  return [
    line(service, 'service, with its part of what is done for both'),
    line(1 - service, 'world, likewise'),
    ...[...shares].map(([owner, share]) => line(share, `    ${owner}`)),
  ];
}

/** What asks most comes first. */
function questionsOf(counted: ReadonlyMap<string, Questions>): string[] {
  const rows = [...counted].toSorted(([, a], [, b]) => b.statements - a.statements);
  return rows.map(([what, { runs, statements, roundTrips }]) => {
    const [run, statement, roundTrip] = [runs, statements, roundTrips].map(perSearch);
    return `${run?.padStart(8)}${statement?.padStart(12)}${roundTrip?.padStart(13)}   ${what}`;
  });
}

async function statementsOf(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<Record<'calls' | 'rows' | 'walBytes' | 'executionMs' | 'query', string>>(
    `select calls, rows, wal_bytes as "walBytes", total_exec_time as "executionMs", query ${OF_SERVICE}
      order by calls desc limit $1`,
    [top],
  );
  return rows.map(({ calls, rows: touched, walBytes, executionMs, query }) => {
    const text = query.replaceAll(/\s+/g, ' ').slice(0, 150);
    const figures = [perSearch(calls), perSearch(touched), perSearch(walBytes), perSearch(executionMs)];
    return `${figures.map((figure, index) => figure.padStart([8, 8, 11, 9][index] ?? 8)).join('')}   ${text}`;
  });
}

function perSearch(figure: string | number | undefined): string {
  return (Number(figure) / searches).toFixed(2);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitFor } from '../../../local/src/wait-for.ts';
import { startCleanup } from '../cleanup.ts';
import type { RunningProcess } from '../processes.ts';
import { say } from '../say.ts';
import { startDatabasePair } from '../soak/database-pair.ts';
import { machineOf, prepareStage } from '../stage.ts';

/**
 * How much of what reads cost the primary a replica takes from it, question by question, counted by both Postgres servers:
 * without a replica, and with one. ORDERS says how many there are, REQUESTS how often each question is asked.
 */
const orders = Number(process.env.ORDERS ?? 2_000);
const requests = Number(process.env.REQUESTS ?? 100);

const API = '/background-check/v1';
const QUESTIONS: Record<string, string> = {
  'list orders': `${API}/orders?limit=20`,
  'list orders, by status': `${API}/orders?limit=20&orderStatus=COMPLETED`,
  'searches by external id': `${API}/searches/by-external-id/none`,
  'work list': `${API}/searches?limit=20`,
  'closeout events': '/v1/closeout-events?limit=20',
};

/** Of the service: what a bench asks itself is asked by another role. */
const COST = `select coalesce(sum(calls), 0)::int as statements, coalesce(sum(total_exec_time), 0)::float as ms,
    coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as blocks
  from pg_stat_statements s join pg_roles r on r.oid = s.userid
  where r.rolname = 'credence_service' and query !~ '(pg_current_wal_insert_lsn|generate_series)'`;

interface Cost {
  statements: number;
  ms: number;
  blocks: number;
}

const cleanup = startCleanup();
try {
  const directory = await mkdtemp(join(tmpdir(), 'credence-replica-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  const settings = ['shared_preload_libraries=pg_stat_statements'];
  const pair = await startDatabasePair(directory, cleanup, { isSynchronous: false, settings });
  const database = { url: pair.primaryUrl(), ownerUrl: pair.primaryUrl() };
  const stage = await prepareStage(cleanup, { database });
  await stage.sql('create extension pg_stat_statements');
  await stage.loadOrders({ size: orders, part: 0, parts: 1 }, () => undefined);
  await stage.sql('analyze');
  const standby = new pg.Pool({ connectionString: pair.standbyUrl(), max: 1 });
  cleanup.add(() => standby.end());
  standby.on('error', () => undefined);

  const costOf = async (server: pg.Pool): Promise<Cost> => {
    const [cost] = (await server.query<Cost>(COST)).rows;
    if (!cost) throw new Error('The server counted nothing');
    return cost;
  };
  const ask = async ({ url }: RunningProcess, path: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${stage.token}` } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  /** What one request cost the primary and the standby. */
  const measure = async (server: RunningProcess, path: string): Promise<[Cost, Cost]> => {
    // Connections are opened, and plans made.
    await ask(server, path, 5);
    for (const each of [stage.owner, standby]) await each.query('select pg_stat_statements_reset()');
    await ask(server, path, requests);
    return [await costOf(stage.owner), await costOf(standby)];
  };

  const alone = await stage.startServer();
  const helped = await stage.startServer({ READ_DATABASE_URL: pair.standbyUrl() });
  // As whatever balances the load does: a server looks for its database and replicas when it is first asked.
  await fetch(`${helped.url}/ready`);
  await waitFor('the replica to be of use', async () => {
    const { readReplicas } = (await (await fetch(`${helped.url}/health`)).json()) as {
      readReplicas?: { usable: number };
    };
    return readReplicas?.usable === 1;
  });
  say(`${await machineOf(stage)}; ${orders} orders, each question ${requests} times, one after the other\n`);
  say(row('for each request', 'statements', 'ms', 'blocks', 'ms there', 'moved'));
  for (const [name, path] of Object.entries(QUESTIONS)) {
    const [before] = await measure(alone, path);
    const [after, there] = await measure(helped, path);
    say(row(`${name}, alone`, ...cells(before)));
    const moved = 1 - after.ms / before.ms;
    say(
      row(`${name}, with a replica`, ...cells(after), perRequest(there.ms), `${(100 * moved).toFixed(0)} %`),
    );
  }
} finally {
  await cleanup.run();
}

function cells({ statements, ms, blocks }: Cost): string[] {
  return [perRequest(statements), perRequest(ms), perRequest(blocks)];
}

function perRequest(all: number): string {
  return (all / requests).toFixed(2);
}

function row(name: string, ...values: string[]): string {
  return name.padEnd(42) + values.map((value) => value.padStart(11)).join('');
}

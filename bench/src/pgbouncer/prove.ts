import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Cleanup, startCleanup } from '../cleanup.ts';
import { ORDERS, OWN_ID, post } from '../create-orders.ts';
import { orderBody } from '../order-body.ts';
import { say } from '../say.ts';
import { prepareStage, type Stage } from '../stage.ts';
import { measureReceipt } from '../webhooks/receipt.ts';
import { knowsPreparedStatements, pgBouncerVersion, startPgBouncer } from './pgbouncer.ts';

/**
 * Runs the service through a real PgBouncer, in every arrangement that docs/SCALING.md speaks of, with fewer connections
 * to Postgres than clients, and shows what came of it.
 */

const CLIENTS = 40;
const LOAD_SECONDS = 4;
const WEBHOOKS = 10;
/** Fewer than the two pools of the service ask for. */
const POOL_SIZE = 8;

interface Arrangement {
  name: string;
  databaseUrl: string;
  listenUrl?: string;
}

const version = pgBouncerVersion();
if (version) await prove();
else say('There is no PgBouncer here: apt-get install pgbouncer, or name the program with PGBOUNCER');

async function prove(): Promise<void> {
  const cleanup = startCleanup();
  try {
    const directory = await cleanup.directory();
    const stage = await prepareStage(cleanup);
    const direct = await createLogin(stage);
    const start = async (mode: 'session' | 'transaction', poolSize: number) => {
      const bouncer = await startPgBouncer({ directory, mode, databaseUrl: direct, poolSize });
      cleanup.add(bouncer.stop);
      return bouncer;
    };
    say(`PgBouncer ${version?.join('.')}, ${POOL_SIZE} connections for transactions, ${CLIENTS} clients\n`);
    say(row('', 'orders/s', 'p99 ms', 'webhook p50', 'sessions'));
    await run(stage, cleanup, { name: 'without it', databaseUrl: direct });
    // A session belongs to one client as long as it lasts: both pools and the listener need one each.
    const session = await start('session', 21);
    await run(stage, cleanup, { name: 'session pooling', databaseUrl: session.url });
    await session.stop();
    if (!knowsPreparedStatements()) {
      say('Transaction pooling needs PgBouncer 1.21: this one knows no prepared statements.');
      return;
    }
    const { url: databaseUrl } = await start('transaction', POOL_SIZE);
    await run(stage, cleanup, { name: 'transactions, DATABASE_LISTEN_URL', databaseUrl, listenUrl: direct });
    await run(stage, cleanup, { name: 'transactions, LISTEN lost', databaseUrl });
    await refuseLeaks(databaseUrl);
    say('\nNo pooled session was left with an organization or another role.');
    await refuseOtherRole(stage, direct, databaseUrl);
    say('A login that does not begin as the service is refused.');
  } finally {
    await cleanup.run();
  }
}

/** What deploy/postgres/service-login.sql makes. @returns its URL */
async function createLogin(stage: Stage): Promise<string> {
  const password = randomBytes(12).toString('hex');
  await stage.sql(`create role credence_app login noinherit password '${password}'`);
  await stage.sql('grant credence_service to credence_app');
  await stage.sql(`alter role credence_app set role = 'credence_service'`);
  await stage.sql(`alter role credence_app set idle_in_transaction_session_timeout = '30s'`);
  await stage.sql(`alter role credence_app set statement_timeout = '50s'`);
  const url = new URL(stage.databaseUrl);
  url.username = 'credence_app';
  url.password = password;
  return url.href;
}

async function run(stage: Stage, cleanup: Cleanup, arrangement: Arrangement): Promise<void> {
  const { name, databaseUrl, listenUrl } = arrangement;
  const settings = {
    DATABASE_URL: databaseUrl,
    ...(listenUrl ? { DATABASE_LISTEN_URL: listenUrl } : {}),
  };
  const server = await stage.startServer(settings);
  const worker = await stage.startWorker(settings);
  const { p50 } = await measureReceipt({ serviceUrl: server.url, stage }, cleanup, WEBHOOKS);
  const { requestsPerSecond, p99 } = await post(
    server,
    { path: ORDERS, body: orderBody('http://127.0.0.1:9/hook', OWN_ID), token: stage.token },
    { connections: CLIENTS, length: { duration: LOAD_SECONDS } },
  );
  const [sessions] = await stage.sql<{ count: number }>(
    `select count(*)::int from pg_stat_activity where usename = 'credence_app'`,
  );
  say(
    row(name, ...[requestsPerSecond, p99, p50].map((figure) => figure.toFixed(0)), String(sessions?.count)),
  );
  await worker.stop();
  await server.stop();
}

/** Looks at every session that the proxy keeps open. */
async function refuseLeaks(databaseUrl: string): Promise<void> {
  const clients = Array.from({ length: POOL_SIZE }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  // Each holds its session until all have one.
  await Promise.all(clients.map((client) => client.query('begin')));
  const states = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ role: string; organization: string | null }>(
        `select current_user as role, nullif(current_setting('credence.organization_id', true), '') as organization`,
      );
      return rows[0];
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  const leak = states.find((state) => state?.role !== 'credence_service' || state.organization !== null);
  if (leak) throw new Error(`A pooled session was left as ${JSON.stringify(leak)}`);
}

/** The superuser's sessions would see every organization. */
async function refuseOtherRole(stage: Stage, direct: string, pooled: string): Promise<void> {
  await stage.sql('alter role credence_app reset role');
  // Sessions that are open already keep what they began with.
  await stage.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${new URL(direct).username}'`,
  );
  const server = await stage.startServer({ DATABASE_URL: pooled });
  const { status } = await fetch(`${server.url}/ready`);
  await server.stop();
  if (status === 200) throw new Error('The service works with sessions that are not its own role');
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join('');
}

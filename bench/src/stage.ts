import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  CoreConfig,
  connectionTo,
  createCore,
  createOrganization,
  migrate,
  readConfig,
} from '@credence/core';
import pg from 'pg';
import { startIdentityProvider } from '../../local/src/identity/identity-provider.ts';
import { LOCAL_PEOPLE } from '../../local/src/identity/people.ts';
import { requestToken } from '../../local/src/identity/request-token.ts';
import { startEmbeddedPostgres } from '../../local/src/postgres/embedded-postgres.ts';
import { unlimitedServer } from '../../local/src/unlimited-server.ts';
import type { Cleanup } from './cleanup.ts';
import { type RunningProcess, startErrand, startProcess } from './processes.ts';
import { UNCAPPED } from './uncapped.ts';

/** A durable Postgres with one organization, a token for it, and the programs that can be started on it. */
export interface Stage {
  /** Of the first organization, valid longer than any run takes. */
  token: string;
  /** Of each organization, in their order. */
  tokens: readonly string[];
  /** Of the superuser: row-level security hides nothing from it. */
  owner: pg.Pool;
  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Of the superuser. */
  databaseUrl: string;
  /** Settings of a server that has the console, which the local people sign in to. */
  console: Record<string, string>;
  /**
   * @param settings on top of those that suit a bench, named as in the environment
   * @param root of another checkout, whose program is to be started
   */
  startServer(settings?: Record<string, string>, root?: string): Promise<RunningProcess>;
  /** Likewise. */
  startWorker(settings?: Record<string, string>, root?: string): Promise<RunningProcess>;
  /** The least program that the service is measured against. */
  startBareServer(): Promise<RunningProcess>;
  /** The one that many teams would write, in a database of its own. */
  startPeer(): Promise<RunningProcess>;
  /** Runs `load-orders.ts` for one of `parts` equal parts of `size` orders. */
  loadOrders(
    load: { size: number; part: number; parts: number },
    onStored: (orders: number) => void,
  ): Promise<void>;
}

/** What a stage is made of, where it is not all its own. */
export interface StageOptions {
  /** An empty database that is there already; default one of its own. */
  database?: {
    /** For the service. */ url: string /** As the superuser, with no detour. */;
    ownerUrl: string;
  };
  /** Where release files are kept. */
  filesDirectory?: string;
  /** Where the programs' output is kept, as a log for each; default with all that is gone at the end. */
  logsDirectory?: string;
  tenants?: readonly string[];
}

const AUDIENCE = 'https://api.credence.bench';
const CONSOLE = 'credence-console';
const SECRET = randomBytes(24).toString('base64url');
const clientOf = (tenant: string) => ({ clientId: tenant, clientSecret: SECRET, tenant });
/** Connections of each program to Postgres: the service's default. */
const POOL_SIZE = '10';

export async function prepareStage(cleanup: Cleanup, options: StageOptions = {}): Promise<Stage> {
  const { tenants = ['bench'] } = options;
  const directory = await cleanup.directory();
  const inDirectory = (name: string) => join(directory, name);

  const database = options.database ?? (await startDatabase(inDirectory('postgres'), cleanup));
  await migrate(database.ownerUrl);
  const owner = new pg.Pool({ ...connectionTo(database.ownerUrl), max: 1 });
  // The server may end before a connection of the pool is closed.
  owner.on('error', () => undefined);
  cleanup.add(() => owner.end());

  const environment = {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: POOL_SIZE,
    ENVIRONMENT: 'sandbox',
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    FILES_DIRECTORY: options.filesDirectory ?? inDirectory('files'),
    ALLOW_LOOPBACK_TARGETS: 'true',
    TARGET_PORTS: 'any',
    HOST: '127.0.0.1',
    // Many processes are started: the second of a kind need not compile its sources again.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inDirectory('compile-cache'),
  };
  const [organizationId = ''] = await addOrganizations(environment, tenants);
  const identity = await startIdentityProvider({
    port: 0,
    audience: AUDIENCE,
    clients: tenants.map(clientOf),
    signIn: {
      client: { clientId: CONSOLE, callbackPath: '/console/callback', signedOutPath: '/console' },
      people: LOCAL_PEOPLE,
    },
    keysFile: inDirectory('signing-keys.json'),
  });
  cleanup.add(identity.close);

  const optionsOf = (script: string, own: Record<string, string>, root?: string) => ({
    script,
    root,
    logFile: join(options.logsDirectory ?? directory, `${script.replaceAll('/', '-')}.log`),
    environment: { ...environment, ...own },
  });
  const start = (script: string, own: Record<string, string>, root?: string) => {
    const starting = startProcess(optionsOf(script, own, root));
    // From this moment on: a run may end while something still starts, and would wait for it for ever.
    cleanup.add(() => starting.then(({ stop }) => stop()).catch(() => undefined));
    return starting;
  };
  const tokens = await Promise.all(
    tenants.map((tenant) => requestToken(identity.tokenUrl, clientOf(tenant), AUDIENCE)),
  );
  return {
    token: tokens[0] ?? '',
    tokens,
    owner,
    sql: async (text) => (await owner.query(text)).rows,
    databaseUrl: database.ownerUrl,
    console: { CONSOLE_OIDC_ISSUER: identity.issuer, CONSOLE_OIDC_CLIENT_ID: CONSOLE },
    startServer: (settings = {}, root?: string) =>
      start(
        programOf('server', root),
        {
          ...unlimitedServer(identity, AUDIENCE),
          ...settings,
        },
        root,
      ),
    startWorker: (settings = {}, root?: string) =>
      start(
        programOf('worker', root),
        {
          METRICS_PORT: '0',
          PUBLIC_URL: 'http://127.0.0.1',
          // No mail goes out: the orders name no contact.
          SMTP_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'verifications@credence.bench',
          REPLY_DOMAIN: 'reply.credence.bench',
          ...settings,
        },
        root,
      ),
    startBareServer: () => start('bench/src/bare-server.ts', { ORGANIZATION_ID: organizationId }),
    async startPeer() {
      await owner.query('create database peer');
      const url = new URL(database.ownerUrl);
      url.pathname = '/peer';
      // As the superuser: it makes its tables itself.
      return start('bench/peer/dist/main.js', { DATABASE_URL: url.href });
    },
    async loadOrders({ size, part, parts }, onStored) {
      const loader = await startErrand<{ stored: number }>(
        optionsOf('bench/src/load-orders.ts', {
          ORGANIZATION_ID: organizationId,
          SIZE: String(size),
          PART: String(part),
          PARTS: String(parts),
        }),
        ({ stored }) => onStored(stored),
      );
      cleanup.add(loader.stop);
      await loader.done;
    },
  };
}

/** An older checkout has no bundle: its sources are started. */
const programOf = (room: 'server' | 'worker', root: string | undefined) =>
  root === undefined ? `deploy/bundle/dist/${room}.js` : `${room}/src/main.ts`;

async function startDatabase(dataDirectory: string, cleanup: Cleanup) {
  const settings = ['track_commit_timestamp=on'];
  const { url, stop } = await startEmbeddedPostgres({ dataDirectory, durable: true, settings });
  cleanup.add(stop);
  return { url, ownerUrl: url };
}

/** @returns their ids */
async function addOrganizations(
  environment: Record<string, string>,
  tenants: readonly string[],
): Promise<string[]> {
  const core = createCore(readConfig(CoreConfig, environment), { onError: () => undefined });
  try {
    const ids: string[] = [];
    for (const tenant of tenants) {
      const organization = { tenant, name: 'Bench Screening', destinationCaps: UNCAPPED };
      ids.push((await createOrganization(core, organization)).id);
    }
    return ids;
  } finally {
    await core.close();
  }
}

/** What a run was made on. */
export async function machineOf({ sql }: Stage): Promise<string> {
  const [postgres] = await sql<{ version: string }>(`select current_setting('server_version') as version`);
  return `${availableParallelism()} cores, Node ${process.version}, Postgres ${postgres?.version}`;
}

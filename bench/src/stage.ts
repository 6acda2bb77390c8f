import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CoreConfig, createCore, createOrganization, migrate, readConfig } from '@credence/core';
import pg from 'pg';
import { startIdentityProvider } from '../../local/src/identity/identity-provider.ts';
import { startEmbeddedPostgres } from '../../local/src/postgres/embedded-postgres.ts';
import type { Cleanup } from './cleanup.ts';
import { type RunningProcess, startErrand, startProcess } from './processes.ts';
import { UNCAPPED } from './uncapped.ts';

/** A durable Postgres with one organization, a token for it, and the programs that can be started on it. */
export interface Stage {
  /** Of the organization, valid longer than any run takes. */
  token: string;
  /** As the superuser. */
  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Of the superuser. */
  databaseUrl: string;
  /** @param settings on top of those that suit a bench, named as in the environment */
  startServer(settings?: Record<string, string>): Promise<RunningProcess>;
  /** @param settings likewise */
  startWorker(settings?: Record<string, string>): Promise<RunningProcess>;
  /** The program that the service is measured against. */
  startBareServer(): Promise<RunningProcess>;
  /** Runs `load-orders.ts` for one of `parts` equal parts of `size` orders. */
  loadOrders(
    load: { size: number; part: number; parts: number },
    onStored: (orders: number) => void,
  ): Promise<void>;
}

const AUDIENCE = 'https://api.credence.bench';
const CLIENT = { clientId: 'bench', clientSecret: randomBytes(24).toString('base64url'), tenant: 'bench' };
/** Connections of each program to Postgres: the service's default. */
const POOL_SIZE = '10';

export async function prepareStage(cleanup: Cleanup): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'credence-bench-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  const inDirectory = (name: string) => join(directory, name);

  const postgres = await startEmbeddedPostgres({
    dataDirectory: inDirectory('postgres'),
    durable: true,
    settings: ['track_commit_timestamp=on'],
  });
  cleanup.add(postgres.stop);
  await migrate(postgres.url);
  const owner = new pg.Pool({ connectionString: postgres.url, max: 1 });
  // The server may end before a connection of the pool is closed.
  owner.on('error', () => undefined);
  cleanup.add(() => owner.end());

  const environment = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: POOL_SIZE,
    ENVIRONMENT: 'sandbox',
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    FILES_DIRECTORY: inDirectory('files'),
    ALLOW_LOOPBACK_TARGETS: 'true',
    HOST: '127.0.0.1',
  };
  const organizationId = await addOrganization(environment);
  const identity = await startIdentityProvider({
    port: 0,
    audience: AUDIENCE,
    clients: [CLIENT],
    keysFile: inDirectory('signing-keys.json'),
  });
  cleanup.add(identity.close);

  const optionsOf = (script: string, own: Record<string, string>) => ({
    script,
    logFile: inDirectory(`${script.replaceAll('/', '-')}.log`),
    environment: { ...environment, ...own },
  });
  const start = (script: string, own: Record<string, string>) => {
    const starting = startProcess(optionsOf(script, own));
    // From this moment on: a run may end while something still starts, and would wait for it for ever.
    cleanup.add(() => starting.then(({ stop }) => stop()).catch(() => undefined));
    return starting;
  };
  return {
    token: await requestToken(identity.tokenUrl),
    sql: async (text) => (await owner.query(text)).rows,
    databaseUrl: postgres.url,
    startServer: (settings = {}) =>
      start('deploy/bundle/dist/server.js', {
        PORT: '0',
        METRICS_PORT: '0',
        LINK_REQUESTS_PER_MINUTE: '0',
        LINK_REQUESTS_PER_ADDRESS: '0',
        AUTH_ISSUER: identity.issuer,
        AUTH_AUDIENCE: AUDIENCE,
        AUTH_JWKS_URL: identity.jwksUrl,
        RATE_LIMIT_PER_MINUTE: '0',
        ...settings,
      }),
    startWorker: (settings = {}) =>
      start('deploy/bundle/dist/worker.js', {
        METRICS_PORT: '0',
        PUBLIC_URL: 'http://127.0.0.1',
        // No mail goes out: the orders name no contact.
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'verifications@credence.bench',
        REPLY_DOMAIN: 'reply.credence.bench',
        ...settings,
      }),
    startBareServer: () => start('bench/src/bare-server.ts', { ORGANIZATION_ID: organizationId }),
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

/** @returns its id */
async function addOrganization(environment: Record<string, string>): Promise<string> {
  const core = createCore(readConfig(CoreConfig, environment), { onError: () => undefined });
  try {
    return (
      await createOrganization(core, {
        tenant: CLIENT.tenant,
        name: 'Bench Screening',
        destinationCaps: UNCAPPED,
      })
    ).id;
  } finally {
    await core.close();
  }
}

async function requestToken(tokenUrl: string): Promise<string> {
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      audience: AUDIENCE,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`No token was issued: ${answer.status}`);
  return token;
}

/** What a run was made on. */
export async function machineOf({ sql }: Stage): Promise<string> {
  const [postgres] = await sql<{ version: string }>(`select current_setting('server_version') as version`);
  return `${availableParallelism()} cores, Node ${process.version}, Postgres ${postgres?.version}`;
}

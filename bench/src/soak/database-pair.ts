import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../local/src/postgres/embedded-postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { waitFor } from '../../../local/src/wait-for.ts';
import { restoreBase, takeBaseBackup } from '../backup/base-backup.ts';
import type { Cleanup } from '../cleanup.ts';

/** A primary and its standby, each behind a wire of its own. */
export interface DatabasePair {
  /** Names both. */
  url: string;
  /** Of the superuser, with no detour. */
  primaryUrl(): string;
  /** Of the superuser. */
  standbyUrl(): string;
  /** What the primary is reached by. */
  primaryWire(): TcpProxy;
  /** What the standby is reached by. */
  standbyWire(): TcpProxy;
  killStandby(): Promise<void>;
  killPrimary(): Promise<void>;
  /** It works on, and is not heard of any more. */
  freezePrimary(): void;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  /** Lets the old primary be heard of for a while as if nothing had happened, and makes a standby in its place. */
  replaceLost(): Promise<void>;
}

/** One of the two machines. */
interface Machine {
  dataDirectory: string;
  postgres: EmbeddedPostgres;
  wire: TcpProxy;
}

/** What the standby has not fetched yet is kept that long. */
const SETTINGS = ['wal_keep_size=512MB'];
/** For whatever the old primary, back again, might be asked. */
const BACK_MS = 3_000;

/** @param isSynchronous whether a commit is answered only when the standby has it */
export async function startDatabasePair(
  directory: string,
  cleanup: Cleanup,
  { isSynchronous = true }: { isSynchronous?: boolean } = {},
): Promise<DatabasePair> {
  const [one, two] = [join(directory, 'one'), join(directory, 'two')];
  const first = await wired(
    one,
    await startEmbeddedPostgres({ dataDirectory: one, settings: SETTINGS }),
    cleanup,
  );
  const second = await wired(two, await makeStandby(first, two, directory), cleanup);
  const machines = { primary: first, standby: second };
  await waitForStandby(first, isSynchronous);
  const url = new URL(first.postgres.url);
  url.searchParams.set('target_session_attrs', 'read-write');
  return {
    url: url.href.replace(url.host, [first, second].map(({ wire }) => `127.0.0.1:${wire.port}`).join(',')),
    primaryUrl: () => machines.primary.postgres.url,
    standbyUrl: () => machines.standby.postgres.url,
    primaryWire: () => machines.primary.wire,
    standbyWire: () => machines.standby.wire,
    killStandby: () => machines.standby.postgres.crash(),
    killPrimary: () => machines.primary.postgres.crash(),
    freezePrimary: () => machines.primary.wire.freeze(),
    async promote() {
      await ask(machines.standby, 'select pg_promote()');
      [machines.primary, machines.standby] = [machines.standby, machines.primary];
    },
    async replaceLost() {
      const lost = machines.standby;
      lost.wire.thaw();
      await pause(BACK_MS);
      await lost.postgres.crash();
      lost.postgres = await makeStandby(machines.primary, lost.dataDirectory, directory, lost.postgres.port);
      await waitForStandby(machines.primary, isSynchronous);
    },
  };
}

async function wired(dataDirectory: string, postgres: EmbeddedPostgres, cleanup: Cleanup): Promise<Machine> {
  const wire = await startTcpProxy(postgres.url);
  const machine = { dataDirectory, postgres, wire };
  cleanup.add(() => machine.postgres.stop());
  cleanup.add(wire.close);
  return machine;
}

async function makeStandby(
  { dataDirectory, postgres }: Machine,
  target: string,
  directory: string,
  port = 0,
): Promise<EmbeddedPostgres> {
  const folders = { base: join(directory, 'base.tar'), log: '' };
  const cluster = join(target, 'cluster');
  await takeBaseBackup(postgres.url, join(dataDirectory, 'cluster'), folders);
  await mkdir(target, { recursive: true });
  await cp(join(dataDirectory, 'superuser-password'), join(target, 'superuser-password'));
  await restoreBase(folders, cluster);
  await rename(join(cluster, 'recovery.signal'), join(cluster, 'standby.signal'));
  await rm(folders.base);
  const { password } = new URL(postgres.url);
  const primary = `host=127.0.0.1 port=${postgres.port} user=postgres password=${password} application_name=standby`;
  return startEmbeddedPostgres({
    dataDirectory: target,
    port,
    settings: [...SETTINGS, `primary_conninfo=${primary}`],
  });
}

/** From then on, a commit is answered when the standby has it, or without it. */
async function waitForStandby(primary: Machine, isSynchronous: boolean): Promise<void> {
  if (isSynchronous) {
    await ask(primary, `alter system set synchronous_standby_names = '*'`);
    await ask(primary, 'select pg_reload_conf()');
  }
  const state = isSynchronous ? 'sync' : 'async';
  const isThere = async () =>
    (await ask(primary, `select from pg_stat_replication where sync_state = '${state}'`)).length === 1;
  await waitFor('the standby', isThere, 120_000);
}

async function ask({ postgres }: Machine, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

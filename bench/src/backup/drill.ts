import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OrderCreate } from '@credence/contract';
import {
  type Context,
  type Core,
  contextForTenant,
  createAuditNote,
  createCore,
  createLogger,
  createOrder,
  createOrganization,
  migrate,
  readConfig,
  readOrder,
  readStoredRelease,
  verifyAuditTrail,
  WorkerConfig,
} from '@credence/core';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../local/src/postgres/embedded-postgres.ts';
import { waitFor } from '../../../local/src/wait-for.ts';
import { startWorker, type Worker } from '../../../worker/src/worker.ts';
import type { Cleanup } from '../cleanup.ts';
import { orderBody } from '../order-body.ts';
import { UNCAPPED } from '../uncapped.ts';
import {
  archiveNow,
  archiving,
  backupFolders,
  prepareBackupFolders,
  replaying,
  restoreBase,
  takeBaseBackup,
} from './base-backup.ts';
import { type EventReceiver, receiveEvents } from './receive-events.ts';

export interface Drill {
  directory: string;
  /** Made before the copy of the cluster, while it is made, and after it. */
  ordersOfEachPart: number;
  say: (line: string) => void;
}

/** What was there before the disaster, by order. */
type Journal = Map<string, { name: string; release: string }>;

const TENANT = 'acme';

/**
 * Loses a whole cluster and restores it from a copy that was made under load and the log since then.
 * @throws when anything is missing or does not open afterwards
 */
export async function runDrill({ directory, ordersOfEachPart, say }: Drill, cleanup: Cleanup): Promise<void> {
  const dataDirectory = join(directory, 'postgres');
  const folders = backupFolders(dataDirectory);
  const cluster = join(dataDirectory, 'cluster');
  const events = await receiveEvents(cleanup);
  const files = join(directory, 'files');
  const filesCopy = join(directory, 'files-copy');
  const keys = `1:${randomBytes(32).toString('base64')}`;
  await mkdir(files);

  const first = await startEmbeddedPostgres({ dataDirectory, settings: archiving });
  cleanup.add(first.stop);
  await prepareBackupFolders(folders);
  await migrate(first.url);
  const before = await open(first.url, keys, files, cleanup);
  await createOrganization(before.core, {
    tenant: TENANT,
    name: 'Acme Screening',
    destinationCaps: UNCAPPED,
  });
  const context = await contextOf(before.core);
  const journal: Journal = new Map();
  const order = () => placeOrders(context, journal, events, ordersOfEachPart);

  await order();
  const delivered = await before.work(() => events.until(ordersOfEachPart));
  say(`${journal.size} orders, ${delivered} events delivered`);

  const backup = stopwatch();
  await Promise.all([takeBaseBackup(first.url, cluster, folders), order()]);
  say(`base backup in ${backup()}, while ${ordersOfEachPart} orders came in`);
  await order();
  await cp(files, filesCopy, { recursive: true });
  await archiveNow(first.url, folders);
  await before.close();
  say(`${journal.size} orders; the last ${2 * ordersOfEachPart} have jobs that no worker has done yet`);

  await first.stop();
  await rm(cluster, { recursive: true });
  await rm(files, { recursive: true });
  say('the cluster and the files are gone');

  const restore = stopwatch();
  await restoreBase(folders, cluster);
  await cp(filesCopy, files, { recursive: true });
  const second = await startEmbeddedPostgres({ dataDirectory, settings: replaying });
  cleanup.add(second.stop);
  await waitFor('the end of the replay', () => takesChanges(second.url), 120_000);
  say(`restored and replayed in ${restore()}`);

  const after = await open(second.url, keys, files, cleanup);
  await checkOrders(await contextOf(after.core), journal);
  say(`${journal.size} orders are there: names and releases open, the audit trail is whole`);
  await after.work(() => events.until(journal.size));
  say(`the queue went on: every order's event has arrived (${events.repeated()} of them again)`);
  await after.close();
}

/** Postgres answers before it has replayed the whole log, and takes changes from then on. */
async function takesChanges(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
  await client.end();
  return rows[0]?.replays === false;
}

interface Harness {
  core: Core;
  /** Lets a worker work as long as `during` takes. */
  work<T>(during: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function open(
  databaseUrl: string,
  encryptionKeys: string,
  files: string,
  cleanup: Cleanup,
): Promise<Harness> {
  let worker: Worker | undefined;
  const config = readConfig(WorkerConfig, {
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'sandbox',
    ENCRYPTION_KEYS: encryptionKeys,
    FILES_DIRECTORY: files,
    ALLOW_LOOPBACK_TARGETS: 'true',
    TARGET_PORTS: 'any',
    PUBLIC_URL: 'http://127.0.0.1',
    // No message goes out: the orders name no contact.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'verifications@credence.drill',
    REPLY_DOMAIN: 'reply.credence.drill',
    SWEEP_SECONDS: '0.5',
  });
  const core = createCore(config, { onError: () => undefined, onJob: (queue) => worker?.wake(queue) });
  await core.ready();
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await worker?.stop();
    await core.close();
  };
  cleanup.add(close);
  return {
    core,
    async work(during) {
      worker = await startWorker(core, config, createLogger({ level: 'error' }));
      const result = await during();
      await worker.stop();
      worker = undefined;
      return result;
    },
    close,
  };
}

async function contextOf(core: Core): Promise<Context> {
  const context = await contextForTenant(core, TENANT, 'API');
  if (!context) throw new Error('The organization is not there');
  return context;
}

async function placeOrders(
  context: Context,
  journal: Journal,
  events: EventReceiver,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const name = `Rivera-${journal.size}`;
    const release = Buffer.from(`%PDF-1.4\n% release of ${name}\n%%EOF\n`);
    const body = orderBody(events.url);
    const input = OrderCreate.parse({
      ...body,
      applicant: {
        ...body.applicant,
        lastName: name,
        signedReleaseFileUrl: release.toString('base64'),
      },
    });
    const audit = createAuditNote({
      action: 'order.create',
      actor: context.actor,
      subject: null,
      requestId: null,
    });
    const { orderId } = await createOrder({ ...context, audit }, input);
    journal.set(orderId, { name, release: digestOf(release) });
  }
}

/** Everything that the journal knows has to be there, and to open. */
async function checkOrders(context: Context, journal: Journal): Promise<void> {
  for (const [orderId, { name, release }] of journal) {
    const found = await readOrder(context, { orderId });
    if (found?.applicant.lastName !== name) throw new Error(`Order ${orderId} is not what it was`);
    const { releaseFile } = found.order;
    if (!releaseFile || digestOf(await readStoredRelease(context, releaseFile)) !== release) {
      throw new Error(`The release of order ${orderId} is not what it was`);
    }
  }
  const report = await verifyAuditTrail(context);
  if (!report.intact) throw new Error(`The audit trail is broken: ${JSON.stringify(report.problems)}`);
  const entries = report.entries + report.unsealed.count;
  if (entries < journal.size) throw new Error(`The audit trail has ${entries} entries only`);
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
}

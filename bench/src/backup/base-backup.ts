import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { waitFor } from '../../../local/src/wait-for.ts';

/** Where backups lie: a copy of the cluster as it once was, and every change since. */
export interface BackupFolders {
  /** Copy of the data directory, in one archive. */
  base: string;
  /** Segments of the write-ahead log, as Postgres hands them over. */
  log: string;
}

const run = promisify(execFile);
const ARCHIVED_MS = 30_000;
const BACKUPS = 'backups';
/** From the cluster. */
const LOG = `../${BACKUPS}/log`;

/**
 * Beside the cluster, where the user that Postgres runs as gets to wherever that is; on another disk, where it matters.
 * @param dataDirectory of the embedded Postgres
 */
export const backupFolders = (dataDirectory: string): BackupFolders => ({
  base: join(dataDirectory, BACKUPS, 'base.tar'),
  log: join(dataDirectory, BACKUPS, 'log'),
});

/** To be called when the server has made its data directory. */
export async function prepareBackupFolders({ log }: BackupFolders): Promise<void> {
  await mkdir(log, { recursive: true });
  // Postgres may run as another user than we, who alone gets into its data directory.
  await chmod(dirname(log), 0o711);
  await chmod(log, 0o777);
}

/** What a server needs to be told to hand its log over, as `name=value`; it does that in its cluster. */
export const archiving = [
  'wal_level=replica',
  'archive_mode=on',
  `archive_command=test ! -f "${LOG}/%f" && cp "%p" "${LOG}/%f.part" && mv "${LOG}/%f.part" "${LOG}/%f"`,
];

/** What a server on a restored copy needs to be told to find the rest. */
export const replaying = [`restore_command=cp "${LOG}/%f" "%p"`, 'recovery_target_timeline=latest'];

/** Copies the cluster while it goes on working. */
export async function takeBaseBackup(
  databaseUrl: string,
  cluster: string,
  { base }: BackupFolders,
): Promise<void> {
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  try {
    await session.query(`select pg_backup_start('credence drill', true)`);
    const left = ['./postmaster.pid', './postmaster.opts', './pg_wal/*', './pg_replslot/*'];
    // 1: a file changed while it was read, which the log makes good.
    await run('tar', ['-C', cluster, ...left.map((path) => `--exclude=${path}`), '-cf', base, '.']).catch(
      (error: { code?: number }) => {
        if (error.code !== 1) throw error;
      },
    );
    const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(`${base}.label`, rows[0]?.labelfile ?? '');
  } finally {
    await session.end();
  }
}

/** Hands over what the log has until now, and waits until it is there. */
export async function archiveNow(databaseUrl: string, { log }: BackupFolders): Promise<void> {
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  try {
    const { rows } = await session.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    const segment = rows[0]?.segment ?? '';
    const isThere = async () => (await readdir(log)).includes(segment);
    await waitFor(`${segment} in the archive`, isThere, ARCHIVED_MS);
  } finally {
    await session.end();
  }
}

/** Puts the copy where a cluster is to be; a server that is then started on it replays the log. */
export async function restoreBase({ base }: BackupFolders, cluster: string): Promise<void> {
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  await run('tar', ['-C', cluster, '-xpf', base]);
  await mkdir(join(cluster, 'pg_wal'), { recursive: true });
  await run('cp', [`${base}.label`, join(cluster, 'backup_label')]);
  await writeFile(join(cluster, 'recovery.signal'), '');
  // The owner of the cluster owns all of the copy.
  await run('chown', ['-R', `--reference=${join(cluster, 'PG_VERSION')}`, cluster]);
}

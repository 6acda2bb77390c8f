import { execFile } from 'node:child_process';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLAIM = 'stack.lock';

/**
 * Claims a data directory for this process, until the returned function gives it up or the process is gone.
 * @throws when another process, or this one, holds it
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, CLAIM);
  const written = `${path}.${process.pid}`;
  await writeFile(written, `${process.pid} ${await startOf(process.pid)}`);
  try {
    // The link makes the claim whole from its first moment.
    while (!(await linked(written, path))) await removeStale(path, directory);
  } finally {
    await rm(written, { force: true });
  }
  return () => rm(path, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function removeStale(path: string, directory: string): Promise<void> {
  const claim = await readFile(path, 'utf8').catch(() => '');
  const [pid = '', ...start] = claim.split(' ');
  // A number alone does not tell: the machine gives it away again.
  if (pid !== '' && (await startOf(Number(pid))) === start.join(' ')) {
    throw new Error(
      `Credence already runs on ${directory}, as process ${pid}. ` +
        'Stop that one first, or set CREDENCE_DATA_DIR to another directory.',
    );
  }
  await rm(path, { force: true });
}

/** When a process started, in words of the system; undefined when there is none of that number. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform !== 'linux') {
      return (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
    }
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, with anything in it; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

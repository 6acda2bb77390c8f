import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MB = 1_000_000;

/** @throws when the disk of a directory, which need not be there yet, has less than this free for us */
export async function requireSpace(directory: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await diskOf(directory);
  const free = Math.floor((bavail * bsize) / MB);
  if (free >= megabytes) return;
  throw new Error(
    `A new database needs ${megabytes} MB of free disk, and ${directory} has ${free} MB: ` +
      'free some, or set CREDENCE_DATA_DIR to a directory on another disk.',
  );
}

/** Of the directory, or of the nearest above it that is there. */
async function diskOf(directory: string): Promise<StatsFs> {
  try {
    return await statfs(directory);
  } catch (error) {
    const above = dirname(directory);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === directory) throw error;
    return diskOf(above);
  }
}

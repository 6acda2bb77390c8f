import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Cleanup } from '../cleanup.ts';

const run = promisify(execFile);
const MB = 1_000_000;

/** A disk of its own in memory, which can be full. */
export interface SmallDisk {
  path: string;
  /** Leaves it no room for anything new. */
  fill(): Promise<void>;
  /** Gives the room back. */
  free(): Promise<void>;
}

/** @returns undefined where this user may not mount one: only root on Linux may */
export async function mountSmallDisk(
  path: string,
  megabytes: number,
  cleanup: Cleanup,
): Promise<SmallDisk | undefined> {
  await mkdir(path, { recursive: true });
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'credence-soak', path]);
  } catch {
    return undefined;
  }
  cleanup.add(() => run('umount', ['-l', path]));
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, path]);
  return {
    path,
    async fill() {
      const { blocks, bfree, bsize } = await statfs(path);
      // Never below what is in use, which grows meanwhile.
      const used = Math.ceil((blocks - bfree) * bsize);
      await resize(String(used + bsize)).catch(() => resize(String(used + MB)));
    },
    async free() {
      await resize(`${megabytes}m`);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Files below a directory, named as in the bucket. What is there was checked when it was uploaded. */
export function createEmbeddedStore(directory: string): FileStore {
  const pathOf = (uri: string) => join(directory, uri.replace('gs://', ''));
  /** What is being written. A bucket's name never begins with a dot. */
  const unfinished = join(directory, '.partial');

  /** A reader sees the whole file or none, also when this process dies while writing. */
  async function write(path: string, content: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await mkdir(unfinished, { recursive: true });
    const partial = join(unfinished, randomUUID());
    try {
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(uri, sealed) {
      try {
        await write(pathOf(uri), sealed);
      } catch (error) {
        throw new StoreUnavailable(error);
      }
    },
    get: (uri) => readFile(pathOf(uri)),
    delete: (uri) => rm(pathOf(uri), { force: true }),
    isUploaded: (uri) =>
      access(pathOf(uri)).then(
        () => true,
        () => false,
      ),
    async deleteUnfinished(before) {
      // Nothing was ever written where there is no such directory.
      const names = await readdir(unfinished).catch(() => []);
      for (const path of names.map((name) => join(unfinished, name))) {
        // Another process may have finished it meanwhile.
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

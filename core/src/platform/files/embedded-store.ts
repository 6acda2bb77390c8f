import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files below a directory, named as in the bucket. What is there was checked when it was uploaded. */
export function createEmbeddedStore(directory: string): FileStore {
  const pathOf = (uri: string) => join(directory, uri.replace('gs://', ''));
  return {
    async put(uri, sealed) {
      const path = pathOf(uri);
      await mkdir(dirname(path), { recursive: true });
      // A reader sees the whole file or none, also when this process dies while writing.
      const partial = `${path}.${randomUUID()}.partial`;
      await writeFile(partial, sealed, { mode: 0o600 });
      await rename(partial, path);
    },
    get: (uri) => readFile(pathOf(uri)),
    delete: (uri) => rm(pathOf(uri), { force: true }),
    isUploaded: (uri) =>
      access(pathOf(uri)).then(
        () => true,
        () => false,
      ),
  };
}

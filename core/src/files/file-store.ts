import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CoreConfig } from '../config.ts';

/** Keeps release files by their `gs://` address. Content arrives sealed: the store sees no personal data. */
export interface FileStore {
  put(uri: string, content: Buffer): Promise<void>;
  /** @throws when there is no such file */
  get(uri: string): Promise<Buffer>;
}

/** The embedded store: files below the data directory, named as in the bucket. */
export function createFileStore({ FILES_DIRECTORY }: Pick<CoreConfig, 'FILES_DIRECTORY'>): FileStore {
  const pathOf = (uri: string) => join(FILES_DIRECTORY, uri.replace('gs://', ''));
  return {
    async put(uri, content) {
      const path = pathOf(uri);
      await mkdir(dirname(path), { recursive: true });
      // A reader sees the whole file or none, also when this process dies while writing.
      const partial = `${path}.${randomUUID()}.partial`;
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, path);
    },
    get: (uri) => readFile(pathOf(uri)),
  };
}

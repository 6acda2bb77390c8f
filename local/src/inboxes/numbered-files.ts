import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A directory of files named by the order in which they came: `000001.eml`, `000002.eml`. */
export interface NumberedFiles {
  /** The numbers that were there at the start, oldest first. */
  ids: string[];
  /** A number that no file has. */
  nextId(): string;
  read(id: string): Promise<Buffer>;
  /** The file appears whole or not at all, so that a crash leaves no half of one to be read. */
  write(id: string, content: Buffer | string): Promise<void>;
}

/** Opens the directory, making it when it is not there; only files with this extension count. */
export async function openNumberedFiles(directory: string, extension: string): Promise<NumberedFiles> {
  await mkdir(directory, { recursive: true });
  const ids = (await readdir(directory))
    .filter((name) => /^\d+\./.test(name) && name.endsWith(`.${extension}`))
    .map((name) => name.slice(0, -extension.length - 1))
    .sort((a, b) => Number(a) - Number(b));
  const pathOf = (id: string) => join(directory, `${id}.${extension}`);
  let last = Number(ids.at(-1) ?? 0);
  return {
    ids,
    nextId() {
      last += 1;
      return String(last).padStart(6, '0');
    },
    read: (id) => readFile(pathOf(id)),
    async write(id, content) {
      const partial = `${pathOf(id)}.partial`;
      await writeFile(partial, content);
      await rename(partial, pathOf(id));
    },
  };
}

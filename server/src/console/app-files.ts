import { glob, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Resource, resource } from '../http/resource.ts';

/** The files of the console, as its build left them. */
export interface AppFiles {
  /** The page that every address of the console begins with; undefined where it was not built. */
  page: Resource | undefined;
  /** All others, by their paths below `/console/`. */
  files: ReadonlyMap<string, Resource>;
}

/** Where names hold the hash of what is in the file. */
export const HASHED = 'assets/';

const BUILT = fileURLToPath(new URL('../../../console/dist', import.meta.url));
const PAGE = 'index.html';
/** The ending of what the build has packed: see `console/pack.ts`. */
const PACKED = '.br';
/** What the build says about itself. */
const FOR_THE_BUILD = ['manifest.json'];

/** Reads what was built. */
export async function loadAppFiles(directory = BUILT): Promise<AppFiles> {
  const read = new Map<string, Buffer>();
  for await (const entry of glob('**/*', { cwd: directory, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const path = file.slice(directory.length + 1).replaceAll('\\', '/');
    if (!FOR_THE_BUILD.includes(path)) read.set(path, await readFile(file));
  }
  const files = new Map<string, Resource>();
  for (const [path, content] of read) {
    if (extname(path) === PACKED) continue;
    files.set(path, await resource(extname(path), content, read.get(path + PACKED)));
  }
  const page = files.get(PAGE);
  files.delete(PAGE);
  return { page, files };
}

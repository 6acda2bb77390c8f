import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROOMS = [
  'contract',
  'core',
  'server',
  'worker',
  'console',
  'sdk',
  'openapi',
  'local',
  'bench',
  'deploy/cli',
  'deploy/checks',
];

/** What a reader of a listing takes in at once. */
const MOST_FILES = 25;

const isProduction = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|spec|d)\.tsx?$/.test(name);

/** How many production files each folder of a room has; test support counts like any other. */
async function filesByFolder(folder: string): Promise<[folder: string, files: number][]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => filesByFolder(join(folder, name))),
  );
  const files = entries.filter((entry) => entry.isFile() && isProduction(entry.name)).length;
  return [[relative(ROOT, folder), files], ...below.flat()];
}

describe('the tree', () => {
  it.each(ROOMS)(`has at most ${MOST_FILES} files in each folder of %s`, async (room) => {
    const folders = await filesByFolder(join(ROOT, room, 'src'));
    expect(folders.filter(([, files]) => files > MOST_FILES)).toEqual([]);
  });

  it.each(ROOMS)('keeps test support of %s in folders of its own', async (room) => {
    const files = await readdir(join(ROOT, room, 'src'), { recursive: true });
    expect(files.filter((file) => /(^|\/)testing-[^/]*\.ts$/.test(file))).toEqual([]);
  });
});

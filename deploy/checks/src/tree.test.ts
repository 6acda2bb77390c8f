import { readdir, readFile } from 'node:fs/promises';
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

const OF_NO_ROLE = ['nobody', 'somebody', 'whoever', 'anybody', 'everybody', 'someone', 'anyone', 'everyone'];

/** Finds them in identifiers too, and not in `noBody`. */
const NO_ROLE = new RegExp(
  OF_NO_ROLE.map(
    (word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}|${word.toUpperCase()}`,
  ).join('|'),
);

/** Those that have to know them: as words of verifiers, and as the account that has no rights. */
const MAY_NAME_NO_ROLE = [
  'core/src/domain/inbound/reply/assertion/mood.ts',
  'core/src/domain/inbound/reply/assertion/subject-of-clause.ts',
  'core/src/domain/inbound/reply/gives-answer.ts',
  'core/src/domain/inbound/reply/intent/words/english.ts',
  'core/src/domain/inbound/reply/left-for-good.ts',
  'core/src/domain/inbound/reply/negation.ts',
  'core/src/domain/inbound/reply/no-testimony.ts',
  'core/src/domain/inbound/reply/people/names.ts',
  'core/src/domain/inbound/reply/people/houses.ts',
  'core/src/domain/inbound/reply/to-machines/addressed.ts',
  'core/src/domain/inbound/reply/values/titles/not-held.ts',
  'local/src/anywhere/make-place.ts',
  'local/src/postgres/unprivileged.ts',
];

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

  it.each(ROOMS)(
    'names contact, verifier, client, worker or operator in %s, never somebody',
    async (room) => {
      const folder = join(ROOT, room, 'src');
      const files = (await readdir(folder, { recursive: true }))
        .filter((file) => isProduction(file) && !/(^|\/)testing\//.test(file))
        .map((file) => join(folder, file));
      const found = await Promise.all(
        files.map(async (file) => (NO_ROLE.test(await readFile(file, 'utf8')) ? [relative(ROOT, file)] : [])),
      );
      expect(found.flat().filter((file) => !MAY_NAME_NO_ROLE.includes(file))).toEqual([]);
    },
  );
});

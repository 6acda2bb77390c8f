import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPOSITORY } from './clone.ts';
import { canUnshare, runHere } from './run-here.ts';

// Each starts npm or a stack, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000 });

const NODE = '22.19';
const MUSL =
  'Credence needs macOS or a Linux with glibc, as Debian, Ubuntu or Fedora: its Node and its Postgres do not run on musl (Alpine).\n';
const NOTHING_INSTALLED = `Nothing is installed yet: run npm ci first, with Node ${NODE} or later.\n`;

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'refusals-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** What a clone has that a refusal needs. */
async function bareClone(name: string): Promise<string> {
  const clone = join(directory, name);
  for (const path of ['package.json', 'local/can-run.sh'])
    await cp(join(REPOSITORY, path), join(clone, path));
  return clone;
}

describe.each(['start', 'demo', 'test', 'bench'])('npm run %s', (script) => {
  it('says that nothing is installed', async () => {
    const cwd = await bareClone(`bare-${script}`);
    const ran = await runHere(`npm run --silent ${script}`, { cwd });
    expect(ran).toEqual({ code: 1, output: NOTHING_INSTALLED });
  });

  it('says that the Node which came along does not run here, as on musl', async () => {
    const cwd = await bareClone(`musl-${script}`);
    const node = join(cwd, 'node_modules/node/bin/node');
    await mkdir(join(node, '..'), { recursive: true });
    // What a shell says of a program whose loader is not there.
    await writeFile(node, '#!/lib/no-such-loader.so\n');
    await chmod(node, 0o755);
    const ran = await runHere(`npm run --silent ${script}`, { cwd });
    expect(ran).toEqual({ code: 1, output: MUSL });
  });
});

describe.runIf(process.getuid?.() === 0 && canUnshare())('with 300 MB of free disk', () => {
  it.each([
    ['start.ts', 'Starting Credence: .*\\n'],
    ['demo.ts', 'The demo, kept in .*\\n\\n  ✗ Stack started\\n\\n'],
  ])('%s says how much it needs, and writes nothing', async (file, before) => {
    const disk = join(directory, file);
    await mkdir(disk);
    const program = join(REPOSITORY, 'local/src', file);
    const line = `mount -t tmpfs -o size=300m none "${disk}"; "${process.execPath}" "${program}"; ls -A "${disk}"`;
    const ran = await runHere(`unshare -m /bin/sh -c '${line}'`, {
      cwd: directory,
      environment: { CREDENCE_DATA_DIR: join(disk, 'data') },
    });
    const sentence =
      'A new database needs 512 MB of free disk, and \\S+ has 314 MB: free some, or set CREDENCE_DATA_DIR to a directory on another disk.';
    expect(ran.output).toMatch(new RegExp(`^${before}${sentence}\\n$`));
  });
});

describe('the oldest Node that is promised', () => {
  it.each([
    ['package.json', `"node": ">=${NODE}"`],
    ['README.md', `Node (${NODE} or later)`],
    ['docs/OPERATIONS.md', `Node.js ${NODE} or later`],
  ])('is the same in %s', async (path, words) => {
    expect(await readFile(join(REPOSITORY, path), 'utf8')).toContain(words);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A release, and why it cannot be tried here, if it cannot. */
export interface Release {
  version: string;
  commit: string;
  missing: string | undefined;
}

/** The newest release that the changelog names by its commit. */
export async function newestRelease(): Promise<Release> {
  const changelog = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [, version = '', commit = ''] = /^(\d+\.\d+\.\d+) is commit `(.*)`\.$/m.exec(changelog) ?? [];
  return { version, commit, missing: whyMissing(commit) };
}

function whyMissing(commit: string): string | undefined {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return 'CHANGELOG.md does not name its commit yet';
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT });
  return status === 0 ? undefined : 'this checkout has no history: fetch it, and run this again';
}

/**
 * The sources of a release in a worktree of its own, which runs on the packages that are installed here: what only the release
 * needs is among those of the bench, which starts it beside this tree.
 */
export async function checkOut({ commit }: Release): Promise<{ path: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'credence-release-'));
  const path = join(parent, 'tree');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', path, commit], { cwd: ROOT });
  await linkPackages(path);
  return {
    path,
    async remove() {
      execFileSync('git', ['worktree', 'remove', '--force', path], { cwd: ROOT });
      await rm(parent, { recursive: true });
    },
  };
}

/** Our own packages are those of the release; npm's links to them lead to the present ones. */
async function linkPackages(path: string): Promise<void> {
  const own = execFileSync('git', ['ls-files', '*package.json'], { cwd: path, encoding: 'utf8' });
  for (const file of own.trim().split('\n')) {
    const folder = join(file, '..');
    const { name = '' } = JSON.parse(await readFile(join(path, file), 'utf8')) as { name?: string };
    if (name.startsWith('@credence/')) await link(join(path, folder), join(path, 'node_modules', name));
    await linkEntries(join(ROOT, folder, 'node_modules'), join(path, folder, 'node_modules'));
  }
}

async function linkEntries(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from).catch(() => [])) {
    if (entry !== '@credence') await link(join(from, entry), join(to, entry));
  }
}

async function link(target: string, at: string): Promise<void> {
  await mkdir(join(at, '..'), { recursive: true });
  await symlink(target, at);
}

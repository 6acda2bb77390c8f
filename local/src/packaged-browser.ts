import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { exists } from './exists.ts';

const run = promisify(execFile);

interface PackagedBrowser {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

/**
 * The browser from `@sparticuz/chromium`, unpacked once: into node_modules, or, where this user may not write there or another
 * user keeps it to himself, into the temporary directory.
 */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  const { root, version } = await packageOf();
  let problem: unknown;
  for (const cacheOf of [async () => join(dirname(dirname(root)), '.cache'), ownCache]) {
    try {
      const directory = join(await cacheOf(), `chromium-${version}`);
      await unpackInto(directory);
      return await runnable(directory);
    } catch (error) {
      problem = error;
    }
  }
  throw new Error('The packaged Chromium does not run here; name another with CHROMIUM_PATH', {
    cause: problem,
  });
}

async function runnable(directory: string): Promise<PackagedBrowser> {
  const executablePath = join(directory, 'chromium');
  const env: NodeJS.ProcessEnv = { ...process.env, FONTCONFIG_FILE: join(directory, 'fonts.conf') };
  if (await runs(executablePath, env)) return { executablePath, env };

  // The machine lacks a library that Chromium needs (NSS, usually); the package brings those along.
  const libraries = [process.env.LD_LIBRARY_PATH, join(directory, 'al2023', 'lib')];
  env.LD_LIBRARY_PATH = libraries.filter((path) => path !== undefined && path !== '').join(delimiter);
  if (await runs(executablePath, env)) return { executablePath, env };
  throw new Error(`${executablePath} does not run`);
}

async function packageOf(): Promise<{ root: string; version: string }> {
  // The package's main file is three levels below its root, which is two below node_modules.
  const require = createRequire(import.meta.url);
  const root = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { root, version };
}

/** In the temporary directory, which all users share: no other user may write there. */
async function ownCache(): Promise<string> {
  const uid = process.getuid?.();
  const cache = join(tmpdir(), `credence-${uid}`);
  await mkdir(cache, { mode: 0o700 }).catch(() => undefined);
  const made = await lstat(cache);
  if (!made.isDirectory() || made.uid !== uid || (made.mode & 0o077) !== 0) {
    throw new Error(`${cache} belongs to another user; name another temporary directory with TMPDIR`);
  }
  return cache;
}

async function unpackInto(directory: string): Promise<void> {
  if (await exists(directory)) return;
  await mkdir(dirname(directory), { recursive: true });
  const partial = await mkdtemp(`${directory}-`);
  try {
    // The package unpacks into the temporary directory, under fixed names, and takes whatever is there already for
    // whole. So it gets a temporary directory and a process of its own, and believes to be where it unpacks its
    // libraries too.
    const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(partial, 'fonts.conf'), fontConfiguration(directory));
    // For the other users of this installation.
    await chmod(partial, 0o755);
    await rename(partial, directory);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process may have finished first; theirs is as good.
    if (!(await exists(directory))) throw error;
  }
}

/** The machine's own fonts, and the package's for a machine without any. */
function fontConfiguration(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${xml(join(directory, 'fonts', 'fonts'))}</dir>
  <cachedir>${xml(join(directory, 'fonts-cache'))}</cachedir>
</fontconfig>
`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Some systems have a `chromium` that only says how to install one. */
export async function runs(path: string, env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return run(path, ['--version'], { env, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

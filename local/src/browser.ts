import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { exists } from './exists.ts';
import { packagedBrowser, runs } from './packaged-browser.ts';

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
 * else the one from `@sparticuz/chromium`, which is unpacked once.
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
  return { ...(await packagedBrowser()), args: ARGS };
}

async function installed(): Promise<string[]> {
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  const places = INSTALLED.flatMap((name) => directories.map((directory) => join(directory, name)));
  const found = await Promise.all(
    [...places, INSTALLED_ON_MAC].map(async (path) => ((await exists(path)) ? [path] : [])),
  );
  return found.flat();
}

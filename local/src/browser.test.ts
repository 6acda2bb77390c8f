import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserExecutable, launchBrowser } from './browser.ts';
import { closeHttp, listen } from './listen.ts';

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<title>Local</title><h1>Hello</h1>');
});
let directory: string;
let browser: Browser;
let url: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'browser-'));
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'test page')}/`;
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await closeHttp(server);
  await rm(directory, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A program that ends with this status whatever it is asked. */
async function program(name: string, status: number): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, `#!/bin/sh\nexit ${status}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('launchBrowser', () => {
  it('shows and pictures a local page', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    expect(await page.title()).toBe('Local');
    const picture = await page.screenshot();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Letters take room only where there is a font to draw them with.
    expect((await page.locator('h1').evaluate((h1) => h1.getClientRects()[0]?.height)) ?? 0).toBeGreaterThan(
      20,
    );
    await page.close();
  });

  it('knows no other host than this one', async () => {
    const { port } = new URL(url);
    const lost = await browser.newPage();
    await expect(lost.goto(`http://${hostname()}:${port}/`)).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/);
    const found = await browser.newPage();
    expect((await found.goto(`http://localhost:${port}/`))?.status()).toBe(200);
    await Promise.all([lost.close(), found.close()]);
  });
});

describe('browserExecutable', () => {
  it('takes what CHROMIUM_PATH names before anything else', async () => {
    vi.stubEnv('CHROMIUM_PATH', await program('my-browser', 0));
    expect((await browserExecutable()).executablePath).toBe(join(directory, 'my-browser'));
  });

  it('refuses a CHROMIUM_PATH that does not run', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(directory, 'missing'));
    await expect(browserExecutable()).rejects.toThrow(/CHROMIUM_PATH names .*missing, which does not run/);
  });

  it('takes an installed browser that runs and passes over one that does not', async () => {
    await program('chromium', 1);
    const chrome = await program('google-chrome', 0);
    vi.stubEnv('CHROMIUM_PATH', '');
    // The shell the programs above are written for is absolute, so nothing else of PATH is needed.
    vi.stubEnv('PATH', [directory, join(directory, 'nothing')].join(delimiter));
    expect((await browserExecutable()).executablePath).toBe(chrome);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { serve, type TestServer } from '../http/testing/testing.ts';
import { createNoConsole, sendApp } from './router.ts';

const APP = 'console;'.repeat(1_000);
let directory: string;
let built: TestServer;
let notBuilt: TestServer;

const serveApp = (files: string) =>
  serve(
    express()
      .use(securityHeaders(undefined))
      .get('/console{/*path}', sendApp(files))
      .use((_request, response) => void response.status(404).end('nothing')),
  );

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(directory, 'icon.svg'), '<svg/>');
  await writeFile(join(directory, 'manifest.json'), '{}');
  await writeFile(join(directory, 'assets/app-1a2b.js'), APP);
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), brotliCompressSync(APP));
  built = await serveApp(directory);
  notBuilt = await serveApp(join(directory, 'nowhere'));
});
afterAll(async () => {
  await built.close();
  await notBuilt.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers = {}, from = built) => fetch(`${from.url}${path}`, { headers });

describe('the console', () => {
  it.each([
    '/console',
    '/console/',
    '/console/work?queue=mine',
    '/console/searches/a.b',
    '/console/manifest.json',
  ])('begins with its page at %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Console</title>']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('sends what the build packed to who takes it: %s', async (accepted, encoding) => {
    const response = await get('/console/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(APP);
    expect((await get('/console/assets/app-1a2b.js.br')).status).toBe(404);
  });

  it('names each form of a file by itself, and answers HEAD as GET without the file', async () => {
    const path = '/console/assets/app-1a2b.js';
    const tags = new Set<string | null>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const got = await get(path, headers);
      const head = await fetch(`${built.url}${path}`, { method: 'HEAD', headers });
      for (const name of ['etag', 'content-encoding', 'content-length', 'vary', 'cache-control'])
        expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
      expect(await head.text()).toBe('');
      const known = {
        ...headers,
        'if-none-match': got.headers.get('etag') ?? '',
        'cache-control': 'max-age=0',
      };
      expect((await get(path, known)).status).toBe(304);
      tags.add(got.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });

  it('runs nothing, loads nothing and talks to its own origin alone', async () => {
    for (const path of ['/console', '/console/assets/app-1a2b.js']) {
      const policy = (await get(path)).headers.get('content-security-policy');
      expect(policy?.split('; ').toSorted()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob:",
        "script-src 'self'",
        "style-src 'self'",
      ]);
    }
  });

  it('lets browsers keep for good what is named by its content', async () => {
    const response = await get('/console/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('console;'.repeat(1_000));
  });

  it('asks anew for what is not', async () => {
    const response = await get('/console/icon.svg');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each(['/console/assets/app-0000.js', '/console/assets/', '/console/assets/../../../package.json'])(
    'has nothing of another version or place at %s',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).not.toContain('version');
      if (path.startsWith('/console/assets/app')) expect(response.status).toBe(404);
    },
  );

  it('503: says that it was not built', async () => {
    const response = await get('/console', {}, notBuilt);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('The console is not part of this build'),
    ]);
  });

  it('404: says that it is switched off', async () => {
    const off = await serve(express().use(createNoConsole()));
    const response = await get('/console/work', {}, off);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('CONSOLE_OIDC_ISSUER'),
    ]);
    await off.close();
  });
});

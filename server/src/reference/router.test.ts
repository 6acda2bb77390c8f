import { readdirSync } from 'node:fs';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../http/testing/testing.ts';
import { GUIDE_NAMES } from './guides.ts';
import { createReference } from './router.ts';

const GUIDES = GUIDE_NAMES.map((name) => `/docs/guides/${name}`);
let server: TestServer;
let scripts: string[];
let styles: string[];

beforeAll(async () => {
  server = await serve(express().use(createReference()));
  const text = await (await get('/docs')).text();
  scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
  styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });

describe('pages', () => {
  it.each(['/docs', '/docs/', ...GUIDES])('200: %s', async (path) => {
    const response = await get(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text.match(/aria-current="page"/g)).toHaveLength(1);
    expect(text.match(/<h1/g)).toHaveLength(1);
    for (const guide of GUIDES) expect(text).toContain(`href="${guide}"`);
  });

  it.each(['/docs', ...GUIDES])(
    'load nothing from elsewhere, and run nothing of their own: %s',
    async (path) => {
      const response = await get(path);
      const text = await response.text();
      expect(text).not.toMatch(/(src|<link[^>]* href)="(https?:)?\/\//);
      expect(text).not.toMatch(/<script(?! defer src=")| on\w+="| style="/);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/);
    },
  );

  it('are all the guides that there are', () => {
    const files = readdirSync(new URL('../../../docs/guides/', import.meta.url));
    expect(files.map((file) => file.replace(/\.md$/, '')).sort()).toEqual([...GUIDE_NAMES].sort());
  });

  it('lead to pages and headings that exist', async () => {
    const texts = new Map<string, string>();
    for (const path of ['/docs', ...GUIDES]) texts.set(path, await (await get(path)).text());
    for (const [path, text] of texts) {
      for (const [, href = ''] of text.matchAll(/<a href="((?:\/docs|#)[^"]*)"/g)) {
        const [page = '', heading] = href.split('#');
        const target = texts.get(page || path);
        expect(target, `${path} links to ${href}`).toBeDefined();
        if (heading) expect(target, `${path} links to ${href}`).toContain(`id="${heading}"`);
      }
    }
  });
});

describe('assets', () => {
  it('200: scripts and styles, kept for good under a name that says what is in them', async () => {
    expect([scripts.length, styles.length]).toEqual([2, 1]);
    for (const path of [...scripts, ...styles]) {
      expect(path).toMatch(/^\/docs\/assets\/[0-9a-f]{16}\.(js|css)$/);
      const response = await get(path);
      expect(response.status).toBe(200);
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/css';
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('200: a third of the size for who understands gzip, all of it for who does not', async () => {
    const [scalar = ''] = scripts;
    const packed = await get(scalar, { 'accept-encoding': 'gzip' });
    const plain = await get(scalar, { 'accept-encoding': 'identity' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const [packedBytes, plainBytes] = [packed, plain].map(({ headers }) =>
      Number(headers.get('content-length')),
    );
    expect(packedBytes).toBeLessThan((plainBytes ?? 0) / 3);
    expect(await packed.text()).toBe(await plain.text());
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

describe('every file', () => {
  const paths = () => ['/docs', '/docs/guides/webhooks', ...scripts, ...styles];

  it('304: is not sent again to who has it', async () => {
    for (const path of paths()) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      // As a browser asks; Node's own fetch would ask for a fresh copy.
      const asks = { 'cache-control': 'max-age=0' };
      const again = await get(path, { ...asks, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect((await get(path, { ...asks, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('200: HEAD answers as GET does, without the file', async () => {
    for (const path of paths()) {
      const head = await get(path, {}, 'HEAD');
      const whole = await get(path);
      expect([head.status, await head.text()]).toEqual([200, '']);
      for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy']) {
        expect(head.headers.get(name)).toBe(whole.headers.get(name));
      }
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('405: %s', async (method) => {
    const response = await get('/docs', {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/docs/guides',
    '/docs/guides/unknown',
    '/docs/guides/..%2fARCHITECTURE',
    '/docs/assets/0000000000000000.js',
    '/docs/__proto__',
    '/docsx',
  ])('404: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

import { get } from 'node:http';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { type LinkLimitOptions, linkLimit } from './link-limit.ts';

describe('the limit of links', () => {
  let server: TestServer;
  let waiting: (() => void)[];
  afterEach(() => server.close());

  const open = async (options: LinkLimitOptions) => {
    waiting = [];
    const app = express().set('trust proxy', 'loopback');
    app.use(['/respond/:token', '/uploads/:token'], linkLimit(options));
    app.get('/respond/:token', (_req, res) => void res.end());
    app.get('/respond/:token/slow', (_req, res) => void waiting.push(() => res.end()));
    app.get('/uploads/:token', (_req, res) => void res.end());
    app.use(errorHandler(createTestLog().logger));
    server = await serve(app);
  };
  const ask = async (path: string, from = '203.0.113.1') => {
    const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': from } });
    await answer.text();
    return answer;
  };
  const statuses = async (paths: string[], from?: string) => {
    const found: number[] = [];
    for (const path of paths) found.push((await ask(path, from)).status);
    return found;
  };

  it('holds each link to its number a minute, wherever the requests come from', async () => {
    await open({ perLink: 2, perAddress: 100 });
    expect(await statuses(['/respond/a', '/respond/a'])).toEqual([200, 200]);
    const refused = await ask('/respond/a', '203.0.113.2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await statuses(['/respond/b'])).toEqual([200]);
  });

  it('holds each address to its number a minute, whatever links it carries', async () => {
    await open({ perLink: 100, perAddress: 3 });
    const links = ['/respond/a', '/respond/b', '/uploads/c', '/respond/d'];
    expect(await statuses(links)).toEqual([200, 200, 200, 429]);
    expect(await statuses(['/respond/e'], '203.0.113.2')).toEqual([200]);
  });

  it('lets four requests of a link go on at once', async () => {
    await open({ perLink: 100, perAddress: 100 });
    const first = Array.from({ length: 4 }, () => ask('/respond/a/slow'));
    await expect.poll(() => waiting, { timeout: 20_000 }).toHaveLength(4);
    expect((await ask('/respond/a')).status).toBe(429);
    expect((await ask('/respond/b')).status).toBe(200);
    for (const end of waiting) end();
    await Promise.all(first);
    await expect.poll(async () => (await ask('/respond/a')).status, { timeout: 20_000 }).toBe(200);
  });

  it('limits none where it is 0', async () => {
    await open({ perLink: 0, perAddress: 0 });
    const all = Array.from({ length: 50 }, () => ask('/respond/a'));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('counts a link that is longer than any of ours', async () => {
    await open({ perLink: 1, perAddress: 100 });
    const path = `/respond/${'a'.repeat(8_000)}`;
    const status = () =>
      new Promise((resolve) => get(server.url + path, (answer) => resolve(answer.resume().statusCode)));
    expect([await status(), await status()]).toEqual([200, 429]);
  });
});

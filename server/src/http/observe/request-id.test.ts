import { request } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../testing/testing.ts';
import { requestId } from './request-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let server: TestServer;

beforeAll(async () => {
  const app = express().use(requestId);
  app.get('/', (_req, res) => {
    res.json(res.locals.requestId);
  });
  server = await serve(app);
});

afterAll(() => server.close());

/** The id in the response's header and the one its handler saw. */
async function ids(sent?: string, path = '/'): Promise<{ header: string | null; seen: string }> {
  const response = await fetch(
    server.url + path,
    sent === undefined ? {} : { headers: { 'x-request-id': sent } },
  );
  const header = response.headers.get('x-request-id');
  return { header, seen: response.ok ? String(await response.json()) : String(header) };
}

describe('requestId', () => {
  it.each(['a', 'Req_1.2-3', 'x'.repeat(128)])('keeps %j', async (sent) => {
    expect(await ids(sent)).toEqual({ header: sent, seen: sent });
  });

  it.each([undefined, 'x'.repeat(129), 'a b', 'a,b', 'é', '<script>', 'a/b'])(
    'makes one up instead of %j',
    async (sent) => {
      const { header, seen } = await ids(sent);
      expect(header).toMatch(UUID);
      expect(seen).toBe(header);
    },
  );

  it('makes one up when two are sent', async () => {
    const header = await new Promise((resolve, reject) => {
      const outgoing = request(server.url, { headers: { 'x-request-id': ['a', 'b'] } });
      outgoing
        .on('response', (response) => resolve(response.resume().headers['x-request-id']))
        .on('error', reject);
      outgoing.end();
    });
    expect(header).toMatch(UUID);
  });

  it('is on answers to unknown paths too, and new each time', async () => {
    const [first, second] = [await ids(undefined, '/nowhere'), await ids(undefined, '/nowhere')];
    expect(first.header).toMatch(UUID);
    expect(second.header).not.toBe(first.header);
  });
});

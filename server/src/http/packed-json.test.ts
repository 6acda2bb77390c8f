import { request } from 'node:http';

import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedJson } from './packed-json.ts';
import { serve, type TestServer } from './testing/testing.ts';

const LONG = { names: Array.from({ length: 200 }, (_, n) => `Name ${n}`) };
const SHORT = { name: 'Name' };

let server: TestServer;
beforeAll(async () => {
  const app = express();
  app.get('/long', packedJson, (_request, response) => void response.json(LONG));
  app.get('/short', packedJson, (_request, response) => void response.json(SHORT));
  app.get('/file', packedJson, (_request, response) => void response.send(Buffer.alloc(5_000)));
  server = await serve(app);
});
afterAll(() => server.close());

/** As it came: `fetch` would unpack it. */
function get(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, (response) => {
      buffer(response).then((bytes) => resolve({ headers: response.headers, bytes }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const CONSOLE = { 'x-credence-console': '1' };
const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

describe('answers to the console', () => {
  it('are packed where they are long', async () => {
    const { headers, bytes } = await get('/long', { ...CONSOLE, ...GZIP });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    });
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
    expect(bytes.length).toBeLessThan(JSON.stringify(LONG).length / 2);
  });

  it.each<[which: string, path: string, headers: Record<string, string>, answer: object | null]>([
    ['of one packet', '/short', { ...CONSOLE, ...GZIP }, SHORT],
    ['to a browser that takes them unpacked', '/long', { ...CONSOLE }, LONG],
    ['to a browser that refuses gzip', '/long', { ...CONSOLE, 'accept-encoding': 'gzip;q=0' }, LONG],
    ['to a program', '/long', GZIP, LONG],
    ['that are files', '/file', { ...CONSOLE, ...GZIP }, null],
  ])('%s are sent as they are', async (_which, path, sent, answer) => {
    const { headers, bytes } = await get(path, sent);
    expect(headers).not.toHaveProperty('content-encoding');
    if (answer === null) expect(bytes).toEqual(Buffer.alloc(5_000));
    else expect(JSON.parse(bytes.toString())).toEqual(answer);
  });
});

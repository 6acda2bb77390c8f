import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { memoryOfBodies, readBytes } from './read-bytes.ts';

const KB = 1_024;
let server: TestServer;
/** What became of each request. */
let ends: string[];

beforeAll(async () => {
  const app = express();
  const memory = memoryOfBodies(100 * KB);
  const body = readBytes({ limitBytes: 90 * KB, memory, ownerOf: ({ req }) => String(req.params.owner) });
  app.put('/:owner', body, (req, res) => {
    res.json({ bytes: req.body.length });
  });
  app.put('/:owner/unanswered', body, () => {
    ends.push('read');
  });
  const note: ErrorRequestHandler = (error, _req, _res, next) => {
    ends.push(error.name);
    next(error);
  };
  app.use(note, errorHandler(createTestLog().logger));
  server = await serve(app);
});
afterAll(() => server.close());
beforeEach(() => {
  ends = [];
});

const put = async (owner: string, kilobytes: number) => {
  const answer = await fetch(`${server.url}/${owner}`, { method: 'PUT', body: 'x'.repeat(kilobytes * KB) });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
};
const read = (kilobytes: number) => ({ status: 200, retryAfter: null, body: { bytes: kilobytes * KB } });
const BUSY = {
  status: 503,
  retryAfter: '1',
  body: { statusCode: 503, message: 'Temporarily unavailable, try again', error: 'Service Unavailable' },
};

/** Sends so much of a body, and then nothing more. */
async function stall(owner: string, kilobytes: number): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(`PUT /${owner} HTTP/1.1\r\nHost: credence.test\r\nContent-Length: ${80 * KB}\r\n\r\n`);
  socket.write('x'.repeat(kilobytes * KB));
  return socket;
}

it('503: beyond the half of it that one sender gets, while others are served', async () => {
  expect(await put('a', 50)).toEqual(read(50));
  expect(await put('a', 51)).toEqual(BUSY);

  const stalled = await stall('a', 40);
  await expect.poll(() => put('a', 11), { timeout: 20_000 }).toEqual(BUSY);
  expect(await put('a', 10)).toEqual(read(10));
  expect(await put('b', 30)).toEqual(read(30));
  expect(await put('b', 31)).toEqual(BUSY);

  const answered = once(stalled, 'data');
  stalled.write('x'.repeat(40 * KB));
  expect(String(await answered)).toMatch(/^HTTP\/1.1 503 /);
  expect(await put('a', 50)).toEqual(read(50));
  stalled.destroy();
});

it('has the memory again that a sender held who hung up', async () => {
  const stalled = await stall('a', 40);
  await expect.poll(() => put('a', 11), { timeout: 20_000 }).toEqual(BUSY);
  stalled.destroy();
  await expect.poll(() => ends, { timeout: 20_000 }).toContain('BodyRefused');
  expect(await put('a', 50)).toEqual(read(50));
});

it('has the memory again of all requests that were sent at once on a connection that ended', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const head = `PUT /a/unanswered HTTP/1.1\r\nHost: credence.test\r\nContent-Length: ${20 * KB}`;
  for (const _ of [1, 2]) socket.write(`${head}\r\n\r\n${'x'.repeat(20 * KB)}`);
  await expect.poll(() => ends, { timeout: 20_000 }).toEqual(['read', 'read']);
  expect(await put('a', 11)).toEqual(BUSY);
  socket.destroy();
  await expect.poll(() => put('a', 50), { timeout: 20_000 }).toEqual(read(50));
});

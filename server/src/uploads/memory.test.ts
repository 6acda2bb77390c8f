import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { memoryOfBodies } from '../http/bodies/read-bytes.ts';
import { errorHandler } from '../http/errors.ts';
import { requestId } from '../http/observe/request-id.ts';
import { createTestLog } from '../http/testing/log.ts';
import { serve, type TestServer } from '../http/testing/testing.ts';
import { type Caller, startTestApp, type TestApp } from '../testing/app.ts';
import { pdfOf, uploadUrlOf } from '../testing/uploads.ts';
import { createUploads } from './router.ts';

const KB = 1_024;
let app: TestApp;
let server: TestServer;

beforeAll(async () => {
  app = await startTestApp();
  const uploads = createUploads(app.test.core, memoryOfBodies(100 * KB), (_req, _res, next) => next());
  server = await serve(express().use(requestId, uploads, errorHandler(createTestLog().logger)));
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const pathFor = async (caller: Caller) => new URL((await uploadUrlOf(caller)).signedUrl).pathname;

async function put(caller: Caller, kilobytes: number): Promise<number> {
  const url = server.url + (await pathFor(caller));
  const headers = { 'content-type': 'application/pdf' };
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(pdfOf(kilobytes * KB)) })).status;
}

it("503: beyond an organization's part of the memory, while others upload", async () => {
  const stalled = connect(server.port, '127.0.0.1');
  onTestFinished(() => {
    stalled.destroy();
  });
  await once(stalled, 'connect');
  const head = [
    `PUT ${await pathFor(app.active)} HTTP/1.1`,
    'Host: credence.test',
    'Content-Type: application/pdf',
    `Content-Length: ${50 * KB}`,
  ];
  stalled.write(`${head.join('\r\n')}\r\n\r\n`);
  stalled.write(pdfOf(40 * KB));

  await expect.poll(() => put(app.active, 11), { timeout: 20_000 }).toBe(503);
  expect(await put(app.active, 10)).toBe(200);
  expect([await put(app.other, 30), await put(app.other, 31)]).toEqual([200, 503]);
});

import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../testing/testing.ts';
import { BodyRefused } from './body-refused.ts';
import { jsonBody, LARGE_BODY_BYTES } from './json-body.ts';
import { memoryOfBodies } from './read-bytes.ts';

const LIMIT = 1_000;
let server: TestServer;

beforeAll(async () => {
  const app = express();
  const memory = memoryOfBodies();
  const small = jsonBody({ limitBytes: LIMIT, memory });
  app.all('/small', small.read, small.parse);
  const file = jsonBody({
    limitBytes: LARGE_BODY_BYTES,
    memory,
    longFields: ['applicant.signedReleaseFileUrl'],
  });
  app.all('/file', file.read, file.parse);
  app.use((req, res) => {
    res.json({ read: req.body === undefined ? 'nothing' : req.body });
  });
  const showRefusal: ErrorRequestHandler = (error, _req, res, _next) => {
    if (!(error instanceof BodyRefused)) throw error;
    res.status(error.statusCode).json(error.problems ?? error.message);
  };
  app.use(showRefusal);
  server = await serve(app);
});

afterAll(() => server.close());

interface Answer {
  status: number;
  body: unknown;
}

async function send(
  body: string | Uint8Array<ArrayBuffer> | undefined,
  headers: Record<string, string> = {},
  path = '/small',
): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: await response.json() };
}

describe('jsonBody', () => {
  it.each<[string, Record<string, string>]>([
    ['plain', {}],
    ['with charset', { 'content-type': 'application/json; charset=UTF-8' }],
    ['with quoted charset', { 'content-type': 'Application/JSON;charset="utf-8"' }],
    ['identity encoding', { 'content-encoding': 'identity' }],
  ])('reads application/json: %s', async (_, headers) => {
    expect(await send('{"a":"é"}', headers)).toEqual({ status: 200, body: { read: { a: 'é' } } });
  });

  it.each<[string, Record<string, string>]>([
    ['another type', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that only starts alike', { 'content-type': 'application/jsonp' }],
    ['no type', { 'content-type': '' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['gzip', { 'content-encoding': 'gzip' }],
    ['br', { 'content-encoding': 'br' }],
    ['a chain of encodings', { 'content-encoding': 'identity, gzip' }],
  ])('answers 415 to %s', async (_, headers) => {
    expect((await send('{"a":1}', headers)).status).toBe(415);
  });

  it('does not inflate', async () => {
    const bomb = new Uint8Array(gzipSync(JSON.stringify('x'.repeat(1_000_000))));
    expect(await send(bomb, { 'content-encoding': 'gzip' })).toEqual({
      status: 415,
      body: 'The body must not be compressed',
    });
  });

  it.each(['application/json', 'text/plain', ''])('takes an empty body of type %j for none', async (type) => {
    expect(await send('', { 'content-type': type })).toEqual({ status: 200, body: { read: 'nothing' } });
  });

  it('reads nothing from a GET', async () => {
    const response = await fetch(`${server.url}/small`);
    expect(await response.json()).toEqual({ read: 'nothing' });
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, number, unknown]>([
    ['malformed JSON', '{"ssn":"123-45-6789"', 400, 'The body is not valid JSON'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 400, 'The body is not valid UTF-8'],
    ['escaped NUL', '{"a":"\\u0000"}', 400, ['a must not contain NUL or unpaired surrogates']],
    [
      'a body over the limit',
      `"${'x'.repeat(LIMIT)}"`,
      413,
      expect.stringMatching(/^The body must be at most/),
    ],
  ])('refuses %s', async (_, body, status, message) => {
    expect(await send(body)).toEqual({ status, body: message });
  });

  it('leaves __proto__ without effect', async () => {
    expect(await send('{"__proto__":{"isAdmin":true}}')).toEqual({ status: 200, body: { read: {} } });
  });

  it('answers 413 to a body without a declared length that passes the limit', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${server.url}/small`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      outgoing.on('response', (response) => resolve(response.statusCode)).on('error', reject);
      outgoing.end(`"${'x'.repeat(5 * LIMIT)}"`);
    });
    expect(status).toBe(413);
  });

  it('takes a release file of 14 MB where the route allows it, and no other string of that size', async () => {
    const file = 'A'.repeat(14 * 1024 * 1024);
    const allowed = JSON.stringify({ applicant: { signedReleaseFileUrl: file } });
    expect(await send(allowed, {}, '/file')).toEqual({ status: 200, body: { read: JSON.parse(allowed) } });
    expect(await send(JSON.stringify({ applicant: { firstName: file } }), {}, '/file')).toEqual({
      status: 400,
      body: ['applicant.firstName must be at most 10,000 characters long'],
    });
    expect((await send(`"${'A'.repeat(LARGE_BODY_BYTES)}"`, {}, '/file')).status).toBe(413);
  });
});

import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { errorHandler } from '../http/errors.ts';
import { requestId } from '../http/observe/request-id.ts';
import { createTestLog } from '../http/testing/log.ts';
import { serve, type TestServer } from '../http/testing/testing.ts';
import { messagesOf, readAnswer } from '../testing/answers.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { createDocuments } from './router.ts';

const DOCUMENTS = [
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/postman.json', 'application/json; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
] as const;

const app = useTestApp();

const ask = async (path: string, init: RequestInit = {}) =>
  readAnswer(await fetch(`http://127.0.0.1:${app.port}${path}`, init));

describe.each(DOCUMENTS)('%s', (path, type) => {
  it('200: without a token, to be asked for anew each time, from any page', async () => {
    const { status, headers, text } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(text).toContain('Credence');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      etag: expect.stringMatching(/^"[0-9a-f]{16}(-gzip)?"$/),
      vary: expect.stringContaining('Accept-Encoding'),
    });
  });

  it('200: HEAD, without the body', async () => {
    const { status, headers, text } = await ask(path, { method: 'HEAD' });
    expect([status, headers['content-type'], text]).toEqual([200, type, '']);
  });

  it('200: compressed to a fraction', async () => {
    const { headers, text } = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(text.length / 3);
  });

  it('200: as large as it is where nothing is compressed', async () => {
    const { headers, text } = await ask(path, { headers: { 'accept-encoding': 'identity' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('304: to whoever has it', async () => {
    const { headers } = await ask(path);
    // Without a header of its own, fetch asks every cache on the way to step aside.
    const unless = (etag = '') =>
      ask(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    const again = await unless(headers.etag);
    expect([again.status, again.text.length]).toEqual([304, 0]);
    expect((await unless('"another"')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE'])('405: %s', async (method) => {
    const answer = await ask(path, { method });
    expect([answer.status, messagesOf(answer)]).toEqual([405, [`${method} is not allowed here`]]);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

it('404: a document that there is not', async () => {
  expect((await ask('/openapi.yaml')).status).toBe(404);
});

describe('addresses', () => {
  let server: TestServer | undefined;
  afterAll(() => server?.close());

  /** What a server with these addresses says. */
  async function told(addresses: Parameters<typeof createDocuments>[0]) {
    await server?.close();
    const log = createTestLog();
    server = await serve(express().use(requestId, createDocuments(addresses), errorHandler(log.logger)));
    const { url } = server;
    const read = async (path: string) => (await (await fetch(url + path)).json()) as never;
    const api: {
      servers: { url: string }[];
      components: { securitySchemes: { clientCredentials: { flows: Record<string, { tokenUrl: string }> } } };
    } = await read('/openapi.json');
    const collection: { variable: { key: string; value: string }[] } = await read('/postman.json');
    const variable = (name: string) => collection.variable.find(({ key }) => key === name)?.value;
    return {
      servers: api.servers.map((entry) => entry.url),
      tokenUrl: api.components.securitySchemes.clientCredentials.flows.clientCredentials?.tokenUrl,
      baseUrl: variable('baseUrl'),
      authUrl: variable('authUrl'),
    };
  }

  it.each(['https://id.example.test/', 'https://id.example.test'])(
    'are those of this service: %s',
    async (issuer) => {
      expect(await told({ publicUrl: 'https://checks.example.test', issuer })).toEqual({
        servers: ['https://checks.example.test'],
        tokenUrl: 'https://id.example.test/oauth/token',
        baseUrl: 'https://checks.example.test',
        authUrl: 'https://id.example.test',
      });
    },
  );

  it('are left open where they are not known', async () => {
    expect(await told({ issuer: 'credence-tokens' })).toEqual({
      servers: ['/'],
      tokenUrl: 'https://auth.credence.example/oauth/token',
      baseUrl: '',
      authUrl: '',
    });
  });
});

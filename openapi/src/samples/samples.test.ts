import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { contract } from '@credence/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSamples } from '../../../sdk/src/testing/compile-samples.ts';
import { buildDocument } from '../document.ts';
import { literal } from './literal.ts';
import type { SampledOperation } from './sampled-operation.ts';
import { type CodeSample, samplesOf } from './samples-of.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
  'x-codeSamples': CodeSample[];
}
const document = buildDocument();
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const sampleOf = (operation: Operation, label: string): string =>
  operation['x-codeSamples'].find((sample) => sample.label === label)?.source ?? '';

it('every operation has a sample in curl and one with the SDK', () => {
  const routes = Object.values(contract).flatMap((resource) => Object.values(resource));
  expect(operations).toHaveLength(routes.length);
  for (const operation of operations) {
    const labels = operation['x-codeSamples'].map(({ label }) => label);
    expect(labels, operation.operationId).toEqual(['curl', 'SDK']);
  }
});

it('the samples of the SDK compile', { timeout: 120_000 }, () => {
  const samples = operations.map((operation) => ({
    name: operation.operationId,
    code: sampleOf(operation, 'SDK'),
  }));
  expect(compileSamples(samples, [])).toEqual([]);
});

describe('a sample in curl', () => {
  const received: { method: string; url: string; authorization: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ method, url, authorization: headers.authorization, body });
    response.end('{}');
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
  });

  it.each(operations)('sends what the document says: $operationId', async (operation) => {
    received.length = 0;
    const { port } = server.address() as AddressInfo;
    await promisify(execFile)('sh', ['-ec', sampleOf(operation, 'curl')], {
      env: { ...process.env, API_URL: `http://127.0.0.1:${port}`, TOKEN: 'a.b.c' },
    });
    const [request] = received;
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?.*)?$`);
    expect(request?.method).toBe(operation.method);
    expect(request?.url).toMatch(pattern);
    expect(request?.authorization).toBe(operation.security ? undefined : 'Bearer a.b.c');
    const examples = Object.values(operation.requestBody?.content ?? {})[0]?.examples ?? {};
    const sent = request?.body ? JSON.parse(request.body) : undefined;
    expect(sent).toEqual(Object.values(examples)[0]?.value);
  });
});

describe('samplesOf', () => {
  const operation: SampledOperation = {
    operationId: 'getOrder',
    method: 'GET',
    path: '/v1/orders/:id',
    isPublic: false,
    parameters: [{ in: 'path', name: 'id', example: 'a b' }],
    body: undefined,
  };

  it('escapes what a path cannot hold, and what ends a text', () => {
    const note = `it's "so"`;
    const [curl, sdk] = samplesOf({ ...operation, method: 'POST', body: { note } });
    expect(curl?.source).toContain('"$API_URL/v1/orders/a%20b"');
    expect(curl?.source).toContain(String.raw`"note": "it'\''s \"so\""`);
    expect(sdk?.source).toContain(String.raw`orders.get(orderId, { note: 'it\'s "so"' })`);
  });

  it.each<[string, Partial<SampledOperation>, string]>([
    ['no method of the SDK', { operationId: 'newThing' }, 'newThing needs its method'],
    ['no example of a parameter', { parameters: [] }, 'id of getOrder needs an example'],
  ])('refuses an operation with %s', (_, change, message) => {
    expect(() => samplesOf({ ...operation, ...change })).toThrow(message);
  });
});

describe('literal', () => {
  it.each<[unknown, string]>([
    [null, 'null'],
    [{}, '{}'],
    [[1, 'a', true], "[1, 'a', true]"],
    [{ 'x-y': 1, ab: { c: [] } }, "{ 'x-y': 1, ab: { c: [] } }"],
    ['line\nbreak \\ \u2028', String.raw`'line\nbreak \\ ${'\u2028'}'`],
  ])('%j', (value, text) => {
    expect(literal(value)).toBe(text);
  });

  it('breaks what is too long for a line, and means the same', () => {
    const value = { list: Array.from({ length: 9 }, (_, at) => ({ name: `item ${at}`, at })), last: `'"\\'` };
    const text = literal(value);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(101);
    expect(new Function(`return ${text}`)()).toEqual(value);
  });
});

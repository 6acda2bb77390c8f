import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  complete,
  type ModelBehaviour,
  type ModelServer,
  saying,
  startModelServer,
} from '../testing/model-server.ts';
import { movableClock } from '../testing/movable-clock.ts';
import { type Model, openModel } from './model.ts';

const QUESTION = { fields: ['position' as const], words: 'She was a Senior Analyst.' };
const VALUE = { field: 'position', value: 'Senior Analyst', quote: 'a Senior Analyst' };
/** More than anybody asked, packed beforehand: packing it takes longer than a model may on a busy machine. */
const LONG_ANSWER = gzipSync(' '.repeat(50_000_000));
const clock = movableClock();

let server: ModelServer;
let model: Model;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  model = modelAt(server.url);
});

function modelAt(url: string, timeout = 1): Model {
  const config = {
    MODEL_URL: url,
    MODEL_NAME: 'small',
    MODEL_API_KEY: 'k-1',
    MODEL_TIMEOUT_SECONDS: timeout,
  };
  return openModel(config, { clock });
}

describe('a model', () => {
  it('is asked in the form that such endpoints know, without the name of the applicant', async () => {
    server.behave(saying([VALUE]));
    expect(await model.read(QUESTION)).toEqual({ kind: 'answered', answer: { values: [VALUE] } });
    const [{ path, authorization, body } = { path: '', authorization: '', body: { messages: [] } }] =
      server.requests;
    expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer k-1']);
    expect(body).toMatchObject({
      model: 'small',
      temperature: 0,
      store: false,
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
    });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(body.messages[1]?.content ?? '')).toEqual({
      fields: { position: 'job title' },
      letter: 'She was a Senior Analyst.',
    });
  });

  it.each<[string, ModelBehaviour]>([
    ['prose', 'The position was Senior Analyst.'],
    ['nothing', ''],
    ['another form', '{"position":"Senior Analyst"}'],
    ['more than the form has', JSON.stringify({ values: [VALUE], decision: 'VERIFIED' })],
    ['a field that there is not', saying([{ ...VALUE, field: '__proto__' }])],
    ['more values than it may', saying(Array(21).fill(VALUE))],
    ['a value without end', saying([{ ...VALUE, value: 'x'.repeat(151) }])],
    ['a number', saying([{ ...VALUE, value: 7 as unknown as string }])],
    ['no choice', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
    ['a list', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[1]')],
    ['null', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('null')],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    [
      'half of it',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choi'),
    ],
  ])('that says %s is not understood, and no harm done', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await model.read(QUESTION)).toEqual({
      kind: 'failed',
      reason: 'its answer could not be understood',
    });
  });

  it.each<[string, ModelBehaviour, string | RegExp]>([
    [
      'refuses',
      (response) => response.writeHead(401).end('{"error":{"message":"no"}}'),
      'it answered with status 401',
    ],
    ['fails', (response) => response.writeHead(500).end(), 'it answered with status 500'],
    [
      'is full',
      (response) => response.writeHead(429, { 'retry-after': '60' }).end(),
      'it answered with status 429',
    ],
    ['hangs up', (response) => response.destroy(), 'it could not be reached'],
    ['hangs', () => undefined, 'it took too long'],
    [
      'never comes to an end',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
      'it took too long',
    ],
    [
      'says more than anybody asked',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(LONG_ANSWER);
      },
      'it could not be reached',
    ],
    [
      'sends us elsewhere',
      (response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      'it could not be reached',
    ],
  ])('that %s is asked once, and leaves it at that', async (_, behaviour, reason) => {
    server.behave(behaviour);
    expect(await model.read(QUESTION)).toEqual({ kind: 'failed', reason });
    expect(server.requests).toHaveLength(1);
  });

  it('is left alone after five failures in a row, and tried again later', async () => {
    server.behave((response) => response.writeHead(500).end());
    for (let failures = 0; failures < 5; failures += 1) {
      expect(model.isResting()).toBe(false);
      await model.read(QUESTION);
    }
    expect(model.isResting()).toBe(true);
    clock.advance({ minutes: 1 });
    expect([model.isResting(), model.isResting()]).toEqual([false, true]);
    server.behave((response) => complete(response, saying([])));
    await model.read(QUESTION);
    expect(model.isResting()).toBe(false);
  });
});

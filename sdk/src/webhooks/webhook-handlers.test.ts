import { createServer as createHttp2Server } from 'node:http2';
import express from 'express';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, overHttp2, type Post } from '../testing/receivers.ts';
import type { HandlerOptions } from './webhook-handlers.ts';
import type { WebhookEvent } from './webhook-types.ts';
import { webhooks } from './webhooks.ts';

const SECRET = `whsec_${Buffer.from('a key of exactly this many bytes').toString('base64')}`;
const BODY = JSON.stringify({ event: 'verification.completed', data: { searchId: 'Zoë 🦊' } });

/** The same receiver in every style. */
const STYLES: [name: string, start: (options: HandlerOptions) => Promise<Post>][] = [
  [
    'fetch',
    async (options) => {
      const handle = webhooks.fetchHandler(options);
      return ({ method = 'POST', ...init }) =>
        handle(new Request('http://localhost/hook', { method, ...init })).catch(
          () => new Response(null, { status: 500 }),
        );
    },
  ],
  [
    'Express',
    (options) => {
      const app = express().set('env', 'test');
      app.use('/hook', webhooks.expressHandler(options));
      app.use(express.json());
      return listen(app);
    },
  ],
  [
    'Express with the raw body',
    (options) => {
      const app = express().set('env', 'test');
      app.use('/hook', express.raw({ type: 'application/json' }), webhooks.expressHandler(options));
      return listen(app);
    },
  ],
  ['Node.js', (options) => listen(webhooks.expressHandler(options))],
  ['HTTP/2', (options) => overHttp2(createHttp2Server(webhooks.expressHandler(options)))],
];

describe.each(STYLES)('a receiver in the style of %s', (style, start) => {
  const heard: [WebhookEvent, string][] = [];
  afterEach(() => heard.splice(0));
  const receiver = (options: Partial<HandlerOptions> = {}) =>
    start({ secret: SECRET, onEvent: (event, id) => heard.push([event, id]), ...options });

  it('204: hands over what is genuine', async () => {
    const post = await receiver();
    const signed = await webhooks.sign({ body: BODY, secret: SECRET, eventId: 'evt_7' });
    expect((await post(signed)).status).toBe(204);
    expect(heard).toEqual([[JSON.parse(BODY), 'evt_7']]);
  });

  it('204: takes the second of two secrets', async () => {
    const post = await receiver({ secret: ['the new one', SECRET] });
    expect((await post(await webhooks.sign({ body: BODY, secret: SECRET }))).status).toBe(204);
  });

  it.each([
    ['a changed body', { body: `${BODY} ` }, /signature does not match/],
    ['no signature', { headers: { 'content-type': 'application/json' } }, /no signature/],
  ])('400: %s', async (_name, change, words) => {
    const post = await receiver();
    const answer = await post({ ...(await webhooks.sign({ body: BODY, secret: SECRET })), ...change });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(words)]);
    expect(heard).toEqual([]);
  });

  it('400: signed too long ago', async () => {
    const post = await receiver();
    const now = new Date(Date.now() - 301_000);
    expect((await post(await webhooks.sign({ body: BODY, secret: SECRET, now }))).status).toBe(400);
  });

  it('405: any other method', async () => {
    const post = await receiver();
    expect((await post({ method: 'GET' })).status).toBe(405);
  });

  it('413: a body beyond the limit', async () => {
    const post = await receiver({ maxBodyBytes: 20 });
    expect((await post(await webhooks.sign({ body: BODY, secret: SECRET }))).status).toBe(
      // Express has read it by then, and its own limit is the one that counts.
      style === 'Express with the raw body' ? 204 : 413,
    );
  });

  it('500: what the receiver itself throws, so that the delivery comes again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const post = await receiver({
      onEvent: () => {
        throw new Error('The disk is full');
      },
    });
    expect((await post(await webhooks.sign({ body: BODY, secret: SECRET }))).status).toBe(500);
    // Everybody else has a place for errors of their own.
    const logged =
      style === 'Node.js' || style === 'HTTP/2'
        ? [[expect.objectContaining({ message: 'The disk is full' })]]
        : [];
    expect(log.mock.calls).toEqual(logged);
  });

  it.each([[''], [[]], ['whsec_'], [undefined], [[SECRET, undefined]]])(
    'does not start with %j for a secret',
    async (secret) => {
      const start = (async () => receiver({ secret: secret as string }))();
      await expect(start).rejects.toThrow(TypeError);
      await expect(start).rejects.toThrow(/webhook secret/);
    },
  );
});

it('413: after all of the body, because not every sender listens before it has sent everything', async () => {
  const handle = webhooks.expressHandler({ secret: SECRET, maxBodyBytes: 20, onEvent: () => undefined });
  const part = new TextEncoder().encode('x'.repeat(30));
  const arrived = Promise.withResolvers<void>();
  const complete: boolean[] = [];
  const post = await listen(async (request, response) => {
    request.once('data', () => arrived.resolve());
    await handle(request, response);
    complete.push(request.complete);
  });
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(part);
      await arrived.promise;
      stream.enqueue(part);
      stream.close();
    },
  });
  const answer = await post({ body, duplex: 'half' });
  expect([answer.status, await answer.text(), complete]).toEqual([413, 'The webhook is too large', [true]]);
});

it('a sender that leaves in the middle harms nobody', async () => {
  const heard: string[] = [];
  const handle = webhooks.expressHandler({ secret: SECRET, onEvent: (_event, id) => heard.push(id) });
  const answers: Promise<number>[] = [];
  const post = await listen((request, response) => {
    answers.push(handle(request, response).then(() => response.statusCode));
    request.once('data', () => request.socket.destroy());
  });
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
  await expect(post({ body, duplex: 'half' })).rejects.toThrow();
  expect(await Promise.all(answers)).toEqual([400]);
  expect(heard).toEqual([]);
});

describe('what is signed for a test', () => {
  it('is right for another implementation of Standard Webhooks', async () => {
    const { body, headers } = await webhooks.sign({ body: BODY, secret: SECRET });
    expect(new Webhook(SECRET).verify(body, headers)).toEqual(JSON.parse(BODY));
  });

  it('has both signatures, and while a secret is replaced one of each', async () => {
    const secret = ['the new one', SECRET];
    const { body, headers } = await webhooks.sign({ body: BODY, secret });
    for (const one of secret) await webhooks.verify({ body, headers, secret: one });
    const check = await webhooks.checkSignatures({ body, headers, secret: 'the new one' });
    expect(check).toEqual({ classic: true, standard: true, error: null });
  });

  it('needs a secret', async () => {
    await expect(webhooks.sign({ body: BODY, secret: [] })).rejects.toThrow(TypeError);
  });
});

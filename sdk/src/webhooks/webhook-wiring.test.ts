import express, { type RequestHandler } from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../testing/receivers.ts';
import type { HandlerOptions } from './webhook-handlers.ts';
import { webhooks } from './webhooks.ts';

/*
 * What stands before a handler can take the body away from it. 400 would end a genuine delivery for good, because of a
 * mistake of whoever wired the two together: 500 lets it come again.
 */

const SECRET = 'a secret that both sides know';
const BODY = JSON.stringify({ event: 'verification.completed', data: { searchId: 'Zoë 🦊' } });

const heard: string[] = [];
const options: HandlerOptions = { secret: SECRET, onEvent: (_event, id) => heard.push(id) };
const delivery = () => webhooks.sign({ body: BODY, secret: SECRET, eventId: 'evt_7' });

/** Reads the body and keeps it to itself, as parsers made for Koa or Fastify do. */
const readsOnly: RequestHandler = (request, _response, next) => {
  request.resume().once('end', next);
};

/** Leaves alone what is none of its types, and says so with an empty body: Express 4's parsers. */
const leavesAlone: RequestHandler = (request, _response, next) => {
  request.body = {};
  next();
};

/** Some runtimes' requests do not tell whether they were read. */
const tellsNothing: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'readableDidRead', { value: undefined });
  next();
};

describe('Express', () => {
  it.each<[status: number, before: string, handlers: RequestHandler[]]>([
    [204, 'nothing', []],
    [204, 'express.raw', [express.raw({ type: '*/*' })]],
    [204, 'express.text', [express.text({ type: '*/*' })]],
    [204, 'a parser of Express 5 for another type', [express.urlencoded()]],
    [204, 'a parser of Express 4 for another type', [leavesAlone]],
    [204, 'nothing, where the request does not tell', [tellsNothing]],
    [500, 'express.json', [express.json()]],
    [500, 'a reader that keeps the body', [readsOnly]],
    [500, 'a reader that leaves an empty body', [readsOnly, leavesAlone]],
    [500, 'express.json, where the request does not tell', [express.json(), tellsNothing]],
  ])('%i behind %s', async (status, _before, handlers) => {
    heard.length = 0;
    const errors: unknown[] = [];
    const app = express();
    app.use('/hook', ...handlers, webhooks.expressHandler(options));
    app.use(((error, _request, response, _next) => {
      errors.push(error);
      response.status(500).end();
    }) as express.ErrorRequestHandler);
    const post = await listen(app);
    expect((await post(await delivery())).status).toBe(status);
    expect(heard).toEqual(status === 204 ? ['evt_7'] : []);
    expect(errors).toEqual(status === 204 ? [] : [readBefore]);
  });
});

const readBefore = expect.objectContaining({
  name: 'TypeError',
  message: expect.stringMatching(/was parsed before it could be verified/),
});

it("500 from Node.js' own server, and the console says why", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const handle = webhooks.expressHandler(options);
  const post = await listen((request, response) => {
    request.resume().once('end', () => handle(request, response));
  });
  expect((await post(await delivery())).status).toBe(500);
  expect(log.mock.calls).toEqual([[readBefore]]);
});

describe('fetch', () => {
  it.each<[name: string, take: (request: Request) => unknown]>([
    ['was parsed', (request) => request.json()],
    [
      'was begun',
      async (request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        reader?.releaseLock();
      },
    ],
    ['is in the hands of another', (request) => request.body?.getReader()],
  ])('throws for a body that %s', async (_name, take) => {
    const request = new Request('http://localhost/hook', { method: 'POST', ...(await delivery()) });
    await take(request);
    await expect(webhooks.fetchHandler(options)(request)).rejects.toThrow(readBefore);
  });

  it('takes a request whose copy was read', async () => {
    const request = new Request('http://localhost/hook', { method: 'POST', ...(await delivery()) });
    await request.clone().json();
    expect((await webhooks.fetchHandler(options)(request)).status).toBe(204);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { Credence } from './client.ts';
import { ConflictError } from './errors.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import type { OutboundChanged, OutboundList } from './types.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });
const SEARCH = '/background-check/v1/orders/o1/searches/s1';
const chosen = { outboundId: 'b1' };

describe('each method sends its request and returns the answer', () => {
  it.each([
    ['list', 'GET', 'outbounds', null, (c: Credence) => c.outbounds.list('o1', 's1')],
    [
      'list with the history',
      'GET',
      'outbounds?include=all',
      null,
      (c: Credence) => c.outbounds.list('o1', 's1', { include: 'all' }),
    ],
    ['cancelAll', 'POST', 'cancel-outbounds', null, (c: Credence) => c.outbounds.cancelAll('o1', 's1')],
    ['pauseAll', 'POST', 'pause-outbounds', null, (c: Credence) => c.outbounds.pauseAll('o1', 's1')],
    ['resumeAll', 'POST', 'resume-outbounds', null, (c: Credence) => c.outbounds.resumeAll('o1', 's1')],
    ['pause', 'POST', 'pause-outbound', chosen, (c: Credence) => c.outbounds.pause('o1', 's1', 'b1')],
    ['resume', 'POST', 'resume-outbound', chosen, (c: Credence) => c.outbounds.resume('o1', 's1', 'b1')],
  ])('%s', async (_, method, action, body, call) => {
    const server = await startServer(() => ({ body: { answer: 42 } }));
    expect(await call(at(server))).toEqual({ answer: 42 });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method,
      path: `${SEARCH}/${action}`,
      body: body === null ? '' : JSON.stringify(body),
    });
  });

  it('with the types of the API', () => {
    type Answer<M extends keyof Credence['outbounds']> = Awaited<ReturnType<Credence['outbounds'][M]>>;
    expectTypeOf<Answer<'list'>>().toEqualTypeOf<OutboundList>();
    expectTypeOf<Answer<'pause'>>().toEqualTypeOf<OutboundChanged>();
    expectTypeOf<Answer<'pauseAll'>['pausedCount']>().toEqualTypeOf<number>();
  });
});

it('throws ConflictError when it is too late to pause', async () => {
  const message = 'An attempt that is IN_PROGRESS does not allow "pause"';
  const server = await startServer(() => ({
    status: 409,
    body: { statusCode: 409, message, error: 'Conflict' },
  }));
  const failure = await at(server)
    .outbounds.pause('o1', 's1', 'b1')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConflictError);
  expect(failure).toMatchObject({ messages: [message] });
});

import { contract } from '@credence/contract';
import { orderInput, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf, ROUTES } from '../testing/answers.ts';
import { ORDERS, startTestApp, type TestApp } from '../testing/app.ts';
import { createRecords, type Ids } from '../testing/records.ts';

let app: TestApp;
let ids: Ids;

beforeAll(async () => {
  app = await startTestApp();
  ids = await createRecords(app.test, app.active.context);
});
afterAll(() => app.close());

const nested = (open: string, close: string) => open.repeat(100) + close.repeat(100);
const fields = (count: number) => Array.from({ length: count }, (_, index) => `"f${index}":1`).join();

/** Values that JSON can say and the service does not take, wherever they stand. */
const VALUES: [string, string, string][] = [
  ['NUL', '"a\\u0000"', 'x must not contain NUL or unpaired surrogates'],
  ['a lone high surrogate', '"\\ud83d"', 'x must not contain NUL or unpaired surrogates'],
  ['a lone low surrogate', '"\\udc00a"', 'x must not contain NUL or unpaired surrogates'],
  ['a number beyond every range', '1e400', 'x must be a finite number'],
  ['a number below every range', '[-1e400]', 'x.0 must be a finite number'],
  ['100 arrays in each other', nested('[', ']'), 'body must not be nested deeper than 64 levels'],
  [
    '100 objects in each other',
    nested('{"a":', '}').replace('}', '1}'),
    'body must not be nested deeper than 64 levels',
  ],
  ['10,001 entries', `[${'1,'.repeat(10_000)}1]`, 'x must have at most 10,000 items'],
  ['10,001 fields', `{${fields(10_001)}}`, 'x must have at most 10,000 fields'],
  ['a string of 1 MB', `"${'x'.repeat(1_000_000)}"`, 'x must be at most 10,000 characters long'],
  [
    'a name of 1 MB',
    `{"${'x'.repeat(1_000_000)}":1}`,
    'x must not have field names longer than 10,000 characters',
  ],
  ['a name with NUL', '{"a\\u0000":1}', 'x must not have field names with NUL or unpaired surrogates'],
  ['the same name twice', '{"a":1,"a":1}', 'x.a must be given only once'],
  ['the same name twice, once escaped', '{"a":1,"\\u0061":1}', 'x.a must be given only once'],
  ['the field itself twice', '1,"x":2', 'x must be given only once'],
  ['no number', 'NaN', 'The body is not valid JSON'],
  ['a control character', '"\n"', 'The body is not valid JSON'],
];

const BODIES: [string, string | Uint8Array<ArrayBuffer>, string][] = [
  [
    'bytes that are no UTF-8',
    new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    'The body is not valid UTF-8',
  ],
  ['a megabyte of brackets', '['.repeat(1_000_000), 'body must not be nested deeper than 64 levels'],
  ['two bodies', '{}{}', 'The body is not valid JSON'],
  ['a bare text', '"x"', 'body must be an object'],
];

/** An order that is wrong in so many searches, with 10,000 problems each. */
const wrongOrder = (searches: number) => ({
  searchTypes: Array(searches).fill({
    verificationQuestions: Array(50).fill({ options: Array(100).fill({}) }),
  }),
});

const WITH_BODY = ROUTES.filter(({ route }) => 'body' in route && typeof route.body === 'object').map(
  ({ route }) => ({
    title: `${route.method} ${route.path}`,
    route,
  }),
);

describe.each(WITH_BODY)('$title', ({ route }) => {
  async function send(body: unknown) {
    const path = route.path.replace(/:(\w+)/g, (_, place: string) => ids[place] ?? '');
    const before = await storedFor(app.test, app.active.context);
    const answer = await app.active.request(route.method, path, { body });
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
    return [answer.status, messagesOf(answer)[0]];
  }

  it.each(VALUES)('400: %s', async (_, value, message) => {
    expect(await send(`{"x":${value}}`)).toEqual([400, message]);
  });

  it.each(BODIES)('400: %s', async (_, body, message) => {
    expect(await send(body)).toEqual([400, message]);
  });
});

describe('more problems than can be listed', () => {
  it.each<[string, string, unknown, string]>([
    [
      'a batch of 1.6 MB',
      contract.batches.create.path,
      { orders: [wrongOrder(100)] },
      'body must have at most 200,000 values in all',
    ],
    ['an order of 1.6 MB', ORDERS, wrongOrder(100), 'body must have at most 200,000 values in all'],
  ])('400: %s, and the server goes on', async (_, path, body, message) => {
    const answer = await app.active.request('POST', path, { body });
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
    expect((await app.active.request('GET', ORDERS)).status).toBe(200);
  });

  it.each<[string, string, unknown]>([
    ['an order', ORDERS, wrongOrder(14)],
    ['a batch', contract.batches.create.path, { orders: [wrongOrder(14)] }],
  ])('400: %s, of which it names no more than 1,000', async (_, path, body) => {
    const answer = await app.active.request('POST', path, { body });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).length).toBeGreaterThan(500);
    expect(messagesOf(answer).length).toBeLessThanOrEqual(1_000);
  });
});

describe('a name', () => {
  it.each([
    ['a line break', 'Jordan\r\nBcc: x@other.example'],
    ['a tabulator', 'Jordan\tRivera'],
    ['DEL', 'Jordan\u007f'],
    ['a control character of Latin-1', 'Jordan\u0085'],
    ['the end of a line', 'Jordan\u2028'],
    ['what turns the direction of others', 'Jordan \u202eareviR'],
  ])('400: with %s', async (_what, firstName) => {
    const { applicant, ...order } = orderInput();
    const answer = await app.active.request('POST', ORDERS, {
      body: { ...order, applicant: { ...applicant, firstName } },
    });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['applicant.firstName must not contain control characters'],
    ]);
  });

  it('201: in any script, with what belongs to writing it', async () => {
    const { applicant, ...order } = orderInput();
    const body = {
      ...order,
      applicant: { ...applicant, firstName: 'Zoë\u200d', lastName: 'O’Brien-Łukasz محمد' },
    };
    expect((await app.active.request('POST', ORDERS, { body })).status).toBe(201);
  });
});

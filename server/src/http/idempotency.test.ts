import { randomUUID } from 'node:crypto';
import { answerOnce } from '@credence/core';
import { fakeClock, orderInput } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import { type Caller, ORDERS } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
const app = useTestApp({ clock });

const create = (caller: Caller, key: string, body: unknown = orderInput(), query = '') =>
  caller.request('POST', `${ORDERS}${query}`, { body, headers: { 'idempotency-key': key } });

async function ordersOf({ context }: Caller): Promise<number> {
  const [row] = await app.test.sql<{ count: string }>(
    'select count(*) from orders where organization_id = $1',
    [context.organization.id],
  );
  return Number(row?.count);
}

const newCaller = async () => app.caller(await app.test.organization());

describe('Idempotency-Key', () => {
  it('201: a repetition gets the first answer again, and changes nothing', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const first = await create(caller, key);
    const second = await create(caller, key);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(second.text).toBe(first.text);
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(await ordersOf(caller)).toBe(1);
  });

  it('201: fifty requests at once make one order, and each gets its answer or 409', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(caller, key)));
    const created = answers.filter(({ status }) => status === 201);
    expect(await ordersOf(caller)).toBe(1);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    expect(created.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
  });

  it('201: requests with keys of their own do not wait for each other', async () => {
    const caller = await newCaller();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(caller, randomUUID())));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await ordersOf(caller)).toBe(20);
  });

  it('201: a repetition may write its fields in another order', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const first = await create(caller, key);
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, inner]) => [name, turned(inner)]),
          );
    const second = await create(caller, key, turned(orderInput()));
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await ordersOf(caller)).toBe(1);
  });

  it('201: the same key means nothing in another organization', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await newCaller(), await newCaller()];
    const first = await create(mine, key);
    const second = await create(theirs, key);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(second.text).not.toBe(first.text);
  });

  it('201: a key is forgotten after 24 hours', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const first = await create(caller, key);
    clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect((await create(caller, key)).text).toBe(first.text);
    clock.advance({ seconds: 1 });
    const later = await create(caller, key);
    expect([later.status, later.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await ordersOf(caller)).toBe(2);
    expect((await create(caller, key)).text).toBe(later.text);
  });

  it('201: keys of 1 and of 255 characters', async () => {
    for (const key of ['x', 'y'.repeat(255)]) expect((await create(await newCaller(), key)).status).toBe(201);
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
  ])('400: a key that is %s', async (_name, key) => {
    const caller = await newCaller();
    const answer = await create(caller, key);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['Idempotency-Key must be 1 to 255 characters long'],
    ]);
    expect(await ordersOf(caller)).toBe(0);
  });

  it.each([
    ['the contract', { ...orderInput(), businessContext: undefined }],
    [
      'what the service checks itself',
      { ...orderInput(), webhookConfig: { fallbackEndpoint: 'https://10.0.0.1/' } },
    ],
  ])('400: the key of a body that is wrong by %s is free for the corrected one', async (_name, wrong) => {
    const caller = await newCaller();
    const key = randomUUID();
    const refused = [await create(caller, key, wrong), await create(caller, key, wrong)];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    expect(refused[1]?.headers).not.toHaveProperty('idempotency-replayed');
    const corrected = await create(caller, key);
    expect([corrected.status, corrected.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect((await create(caller, key)).text).toBe(corrected.text);
    expect(await ordersOf(caller)).toBe(1);
  });

  it('404: other refusals are repeated, as problem+json where that was asked for', async () => {
    const caller = await newCaller();
    const headers = { 'idempotency-key': randomUUID(), accept: 'application/problem+json' };
    const path = `${ORDERS}/${randomUUID()}/searches/${randomUUID()}/pause-outbounds`;
    const [first, second] = [
      await caller.request('POST', path, { headers }),
      await caller.request('POST', path, { headers }),
    ];
    expect([first.status, first.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect([second.headers['content-type'], second.text]).toEqual([
      first.headers['content-type'],
      first.text,
    ]);
  });

  it('403: a suspended organization is refused before its key counts', async () => {
    const key = randomUUID();
    for (const _ of [1, 2]) {
      const answer = await create(app.suspended, key);
      expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([403, undefined]);
    }
  });

  it('409: a request with the key is still running', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const running = await answerOnce(caller.context, {
      route: ORDERS,
      key,
      fingerprint: 'the same',
      content: 'the same',
    });
    if (running.kind === 'answered') throw new Error('The key is new');
    await running.work.context.unitOfWork?.run(async () => undefined);

    const answer = await create(caller, key);
    expect([answer.status, messagesOf(answer), answer.headers['retry-after']]).toEqual([
      409,
      ['A request with this Idempotency-Key is still running'],
      '1',
    ]);
    expect(await ordersOf(caller)).toBe(0);

    await running.work.finish({ status: 500, contentType: '', location: null, body: '' });
    const retried = await create(caller, key);
    expect([retried.status, retried.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  it.each([
    ['another body', { ...orderInput(), searchTypes: [] }, ''],
    ['another query', orderInput(), '?trace=1'],
  ])('422: the key was used with %s', async (_name, body, query) => {
    const caller = await newCaller();
    const key = randomUUID();
    await create(caller, key);
    const answer = await create(caller, key, body, query);
    expect([answer.status, messagesOf(answer)]).toEqual([
      422,
      ['This Idempotency-Key was used for another request'],
    ]);
    expect(await ordersOf(caller)).toBe(1);
  });

  it('422: the key was used with a list in another order, which says something else', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    const searchTypes = [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }];
    expect((await create(caller, key, { ...orderInput(), searchTypes })).status).toBe(201);
    const turned = { ...orderInput(), searchTypes: searchTypes.toReversed() };
    expect((await create(caller, key, turned)).status).toBe(422);
  });

  it('500: a fault of ours is not remembered', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    await app.test.sql('alter table searches add constraint fault check (false) not valid');
    const failed = await create(caller, key);
    await app.test.sql('alter table searches drop constraint fault');
    expect(failed.status).toBe(500);
    expect(await ordersOf(caller)).toBe(0);
    const retried = await create(caller, key);
    expect([retried.status, retried.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await ordersOf(caller)).toBe(1);
  });

  it('500: an answer that cannot be remembered undoes the work', async () => {
    const caller = await newCaller();
    const key = randomUUID();
    await app.test.sql('alter table idempotency_keys add constraint fault check (false) not valid');
    const failed = await create(caller, key);
    await app.test.sql('alter table idempotency_keys drop constraint fault');
    expect([failed.status, failed.headers.location]).toEqual([500, undefined]);
    expect(await ordersOf(caller)).toBe(0);
    expect((await create(caller, key)).status).toBe(201);
  });

  it('is not looked at where nothing can be done twice', async () => {
    const caller = await newCaller();
    const headers = { 'idempotency-key': 'x'.repeat(300) };
    expect((await caller.request('GET', ORDERS, { headers })).status).toBe(200);
  });
});

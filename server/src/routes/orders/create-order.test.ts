import { contract } from '@credence/contract';
import { orderInput, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS, orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { completeOrder } from './testing/orders.ts';

const app = useTestApp();

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.active.request('POST', ORDERS, { body, headers });

/** Sends an order that is to be taken. */
async function created(body: unknown) {
  const answer = await post(body);
  expect(answer.status, answer.text).toBe(201);
  return contract.orders.create.responses[201].parse(answer.body);
}

describe('POST order', () => {
  it('201: names the order and its searches, and says where it is read', async () => {
    const answer = await post(orderInput());
    expect(answer.status).toBe(201);
    const { verificationOrderId, searchIds } = contract.orders.create.responses[201].parse(answer.body);
    expect(answer.headers.location).toBe(orderPath(verificationOrderId));
    const read = await app.active.request('GET', orderPath(verificationOrderId));
    expect(read.body).toMatchObject({ id: verificationOrderId, search: searchIds.map((id) => ({ id })) });
  });

  it('201: takes everything that can be said in an order', async () => {
    expect((await post(completeOrder())).status).toBe(201);
  });

  const withId = (...ids: string[]) => ({
    ...orderInput(),
    searchTypes: ids.map((externalSearchId) => ({ searchType: 'EMPLOYMENT', externalSearchId })),
  });

  it('201: an externalSearchId of an order of the last day is told, the newest first', async () => {
    const [first, second] = [await created(withId('twice', 'once')), await created(withId('twice', 'twice'))];
    const third = await created(withId('other', 'twice'));
    expect(first).not.toHaveProperty('warnings');
    const code = 'DUPLICATE_EXTERNAL_SEARCH_ID';
    const externalSearchId = 'twice';
    const [one, two] = [first.verificationOrderId, second.verificationOrderId];
    expect(second.warnings).toEqual([{ code, externalSearchId, orderIds: [one] }]);
    expect(third.warnings).toEqual([{ code, externalSearchId, orderIds: [two, one] }]);
  });

  it('201: nothing is told of an order of the day before, and of one of another organization', async () => {
    const { verificationOrderId } = await created(withId('yesterday'));
    await app.test.sql(
      `update searches set created_at = created_at - interval '25 hours' where order_id = $1`,
      [verificationOrderId],
    );
    await app.other.request('POST', ORDERS, { body: withId('yesterday') });
    expect(await created(withId('yesterday'))).not.toHaveProperty('warnings');
  });

  it('201: ten orders are named at most', async () => {
    for (let count = 0; count < 11; count += 1) await created(withId('often'));
    expect((await created(withId('often'))).warnings?.[0]?.orderIds).toHaveLength(10);
  });

  it('201: the same externalSearchId twice is fine', async () => {
    const [first, second] = [await created(orderInput()), await created(orderInput())];
    expect(first.verificationOrderId).not.toBe(second.verificationOrderId);
  });

  it('201: ignores fields that it does not know, and those that are not for the caller to set', async () => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    const { tenant } = app.other.context.organization;
    const forged = {
      id,
      verificationOrderId: id,
      organizationId: app.other.context.organization.id,
      tenant,
      orderStatus: 'COMPLETED',
      createdAt: '2001-01-01T00:00:00Z',
      isRedacted: true,
      surprise: {},
    };
    const { applicant, searchTypes, ...rest } = orderInput();
    const body = JSON.stringify({
      ...forged,
      ...rest,
      applicant: { ...applicant, ...forged },
      searchTypes: searchTypes.map((search) => ({
        ...search,
        ...forged,
        searchStatus: 'COMPLETED',
        phase: 'CLOSED',
      })),
    }).replaceAll(
      '"surprise":{}',
      '"__proto__":{"isRedacted":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}',
    );
    const before = await storedFor(app.test, app.other.context);

    const { verificationOrderId } = await created(body);

    const { body: order } = await app.active.request('GET', orderPath(verificationOrderId));
    expect(order).toMatchObject({
      orderStatus: 'IN_PROGRESS',
      applicant: { isRedacted: false },
      search: [{ searchStatus: 'IN_PROGRESS' }],
    });
    expect(JSON.stringify(order)).not.toMatch(/0198c0de|2001-01-01|polluted/);
    expect({}).not.toHaveProperty('polluted');
    expect(await storedFor(app.test, app.other.context)).toEqual(before);
  });

  it('400: stores nothing of a refused order', async () => {
    const before = await storedFor(app.test, app.active.context);
    await post({ ...orderInput(), searchTypes: undefined });
    await post({ ...completeOrder(), webhookConfig: { fallbackEndpoint: 'http://10.0.0.1/' } });
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'body is required'],
    ['an empty object', {}, 'applicant is required'],
    ['an array', [], 'body must be an object'],
    ['null', 'null', 'body must be an object'],
    ['half a body', '{"applicant":', 'The body is not valid JSON'],
  ])('400: %s', async (_, body, first) => {
    const answer = await post(body);
    expect([answer.status, messagesOf(answer)[0]]).toEqual([400, first]);
  });

  it('413: more than 15 MB, where one with a release of 10 MB gets through', async () => {
    const release = (bytes: number) => {
      const { applicant, ...rest } = orderInput();
      const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8, 'x')]).toString('base64');
      return post({ ...rest, applicant: { ...applicant, signedReleaseFileUrl: pdf } });
    };
    const MB = 1024 * 1024;
    expect((await release(10 * MB)).status).toBe(201);
    const tooLong = await release(10 * MB + 1);
    expect([tooLong.status, messagesOf(tooLong)]).toEqual([
      400,
      ['applicant.signedReleaseFileUrl must decode to at most 10 MB'],
    ]);
    const tooLarge = await release(12 * MB);
    expect([tooLarge.status, messagesOf(tooLarge)]).toEqual([413, ['The body must be at most 15 MB']]);
  });

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/json; charset=utf-16', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('415: %s %j', async (type, headers) => {
    expect((await post('{}', { 'content-type': type, ...headers })).status).toBe(415);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, ORDERS, searchesPath, startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ requestsPerMinute: 20 });
});
afterAll(() => app.close());

const refusalsOf = (caller: Caller) =>
  app.test.sql(
    `select action, subject, request_id, resources from audit_entries
      where organization_id = $1 and action like '%.refused' order by recorded_at, id`,
    [caller.context.organization.id],
  );

describe('a refused request', () => {
  const id = '018f0000-0000-7000-8000-00000000000a';

  it.each([
    ['400', 'POST', ORDERS, 'order.create', {}],
    ['404', 'GET', searchesPath(id), 'search.list', { orderId: id }],
  ])('%s: %s %s is in the audit trail', async (status, method, path, action, ids) => {
    const caller = app.caller(await app.test.organization());
    const headers = { 'x-request-id': 'refused-1' };
    const answer = await caller.request(method, path, {
      headers,
      ...(method === 'POST' ? { body: {} } : {}),
    });
    expect(answer.status).toBe(Number(status));
    const entry = { action: `${action}.refused`, request_id: 'refused-1', resources: { ...ids, status } };
    await expect.poll(() => refusalsOf(caller), { timeout: 20_000 }).toMatchObject([entry]);
  });

  it('leaves no connection behind where its answer was to be kept for an Idempotency-Key', async () => {
    const caller = app.caller(await app.test.organization());
    for (let request = 0; request < 15; request += 1) {
      const headers = { 'idempotency-key': `refused ${request}` };
      expect((await caller.request('POST', ORDERS, { headers, body: {} })).status).toBe(400);
    }
    await expect.poll(() => refusalsOf(caller), { timeout: 20_000 }).toHaveLength(15);
    expect((await caller.request('GET', ORDERS)).status).toBe(200);
  });

  it.each(['suspended', 'inactive'] as const)('is there for an organization that is %s', async (which) => {
    const caller = app[which];
    expect((await caller.request('POST', ORDERS, { body: {} })).status).toBeGreaterThanOrEqual(401);
    await expect.poll(() => refusalsOf(caller), { timeout: 20_000 }).toHaveLength(1);
  });

  it('is there for one too many, and those that could not be written one by one are counted', async () => {
    const caller = app.caller(await app.test.organization());
    const sent = 400;
    const answers = await Promise.all(Array.from({ length: sent }, () => caller.request('GET', ORDERS)));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBe(sent - 20);
    const written = async () => {
      const rows = await refusalsOf(caller);
      const counted = rows.map(({ resources }) => Number(resources.notWritten ?? 0));
      return rows.length + counted.reduce((sum, count) => sum + count, 0);
    };
    await expect.poll(written, { timeout: 20_000 }).toBeGreaterThanOrEqual(100);
    expect(await written()).toBeLessThanOrEqual(refused);
  });
});

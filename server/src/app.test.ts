import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderInput, startKmsServer, VAULT_TOKEN, vaultDialect } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './testing/answers.ts';
import { ORDERS, orderPath, startTestApp } from './testing/app.ts';
import { useTestApp } from './testing/use-test-app.ts';

const app = useTestApp();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PROBLEM = 'application/problem+json';

describe('every answer', () => {
  const requests: [number, string, string, unknown][] = [
    [200, 'GET', '/health', undefined],
    [200, 'GET', '/ready', undefined],
    [200, 'GET', ORDERS, undefined],
    [201, 'POST', ORDERS, orderInput()],
    [400, 'POST', ORDERS, {}],
    [400, 'POST', ORDERS, '{'],
    [400, 'GET', orderPath('%ff'), undefined],
    [404, 'GET', '/nowhere', undefined],
    [404, 'GET', '/metrics', undefined],
    [404, 'GET', '/background-check/v2/orders', undefined],
    [405, 'PUT', ORDERS, undefined],
    [405, 'POST', '/ready', undefined],
    [413, 'POST', ORDERS, 'x'.repeat(15 * 1024 * 1024 + 1)],
  ];

  it.each(requests)('%d: %s %s carries the id that the caller sent', async (status, method, path, body) => {
    const answer = await app.active.request(method, path, {
      body,
      headers: { 'x-request-id': 'mine-1.2_3' },
    });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([status, 'mine-1.2_3']);
  });

  it('carries an id of our own where the caller sent none that is sane', async () => {
    const sent: Record<string, string>[] = [
      {},
      { 'x-request-id': 'a b' },
      { 'x-request-id': 'x'.repeat(129) },
    ];
    const ids = sent.map(async (headers) => {
      const answer = await app.request('GET', '/nowhere', { headers });
      return answer.headers['x-request-id'];
    });
    for (const id of await Promise.all(ids)) expect(id).toMatch(UUID);
    expect(new Set(await Promise.all(ids)).size).toBe(ids.length);
  });

  it('can be found in the log by its id', async () => {
    await app.active.request('GET', '/nowhere', { headers: { 'x-request-id': 'look-for-me' } });
    await expect
      .poll(() => app.log.lines().find(({ requestId }) => requestId === 'look-for-me'), { timeout: 20_000 })
      .toMatchObject({ method: 'GET', status: 404 });
  });
});

describe('errors', () => {
  it('404: an unknown path', async () => {
    const { status, body } = await app.active.request('GET', '/nowhere');
    expect([status, body]).toEqual([404, { statusCode: 404, message: 'No such path', error: 'Not Found' }]);
  });

  it('431: headers that are too large, as every other error', async () => {
    const answer = await app.request('GET', '/nowhere', { token: 'x'.repeat(20_000) });
    expect([answer.status, messagesOf(answer)]).toEqual([431, ['The request could not be read']]);
  });

  it('405: names what is allowed', async () => {
    const { status, body, headers } = await app.request('PATCH', ORDERS);
    const message = 'PATCH is not allowed here';
    expect([status, body]).toEqual([405, { statusCode: 405, message, error: 'Method Not Allowed' }]);
    expect(headers.allow).toBe('POST, GET, HEAD');
  });

  it('are problem details where the caller asks for them', async () => {
    const accept = { headers: { accept: `${PROBLEM}, application/json;q=0.5` } };
    const invalid = await app.active.request('POST', ORDERS, {
      ...accept,
      body: { ...orderInput(), searchTypes: 7 },
    });
    expect(invalid.headers['content-type']).toContain(PROBLEM);
    expect([invalid.status, invalid.body]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'Invalid request',
        errors: ['searchTypes must be an array'],
      },
    ]);
    const missing = await app.active.request('GET', '/nowhere', accept);
    expect([missing.status, missing.body]).toMatchObject([
      404,
      { title: 'Not Found', detail: 'No such path' },
    ]);
    const unauthorized = await app.request('GET', ORDERS, accept);
    expect([unauthorized.status, unauthorized.body]).toMatchObject([401, { detail: 'Unauthorized' }]);
  });

  it('are plain to whoever does not ask', async () => {
    for (const accept of ['*/*', 'application/*', 'text/html', `${PROBLEM};q=0`]) {
      const answer = await app.request('GET', ORDERS, { headers: { accept } });
      expect(messagesOf(answer)).toEqual(['Unauthorized']);
    }
  });
});

describe('tokens', () => {
  it.each([
    ['Bearer %', 200],
    ['bearer %', 200],
    ['Bearer Bearer %', 200],
    ['%', 200],
    ['Bearer Bearer Bearer %', 401],
    ['Basic %', 401],
    ['Bearer', 401],
    ['Bearer %.x', 401],
    ['Bearer %, Bearer %', 401],
  ])('Authorization: %s gives %d', async (form, status) => {
    const authorization = form.replaceAll('%', app.active.token);
    expect((await app.request('GET', ORDERS, { headers: { authorization } })).status).toBe(status);
  });

  it('are not taken from the query', async () => {
    const answer = await app.request('GET', `${ORDERS}?access_token=${app.active.token}`);
    expect(answer.status).toBe(401);
  });

  it.each<[string, (tenant: string) => unknown, string]>([
    ['an array', (tenant) => [tenant], 'Token has no tenant claim'],
    ['an object', (tenant) => ({ id: tenant }), 'Token has no tenant claim'],
    ['empty', () => '', 'Token has no tenant claim'],
    ['a number', () => 7, 'Token has no tenant claim'],
    ['null', () => null, 'Token has no tenant claim'],
    ['with a NUL', (tenant) => `${tenant}\0`, 'Token has no tenant claim'],
    ['in another case', (tenant) => tenant.toUpperCase(), 'Unknown tenant'],
    ['with a space', (tenant) => ` ${tenant}`, 'Unknown tenant'],
    ['a pattern', () => '%', 'Unknown tenant'],
  ])('401: a tenant claim that is %s', async (_, claim, message) => {
    const token = app.token({ tenant: claim(app.active.context.organization.tenant) });
    const answer = await app.request('GET', ORDERS, { token });
    expect([answer.status, messagesOf(answer)]).toEqual([401, [message]]);
  });

  it('decide alone whose orders are read: neither query, body nor header does', async () => {
    const { orderId } = await app.other.order();
    const { tenant, id } = app.other.context.organization;
    const answer = await app.active.request(
      'GET',
      `${orderPath(orderId)}?tenant=${tenant}&organizationId=${id}`,
      {
        headers: { tenant, 'x-tenant': tenant, 'x-tenant-id': id },
      },
    );
    expect(answer.body).toEqual({ error: 'Order not found', orderId });
  });
});

describe('operations', () => {
  it('200: is ready while the database answers', async () => {
    const answer = await app.request('GET', '/ready');
    expect([answer.status, answer.body]).toEqual([200, { ready: true }]);
  });

  it('200: measures by route, never by the path as sent, on a port of its own', async () => {
    await app.active.request('GET', orderPath('7-secret'));
    const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="[^"]*\/orders\/:id"[^}]*status="400"/,
    );
    expect(text).not.toContain('7-secret');
  });
});

describe('a master key that a key management service has', () => {
  it('takes orders, and while it does not answer /ready says so', async () => {
    const service = await startKmsServer(vaultDialect);
    const directory = await mkdtemp(join(tmpdir(), 'credence-vault-'));
    const tokenFile = join(directory, 'token');
    await writeFile(tokenFile, VAULT_TOKEN);
    const key = `vault://vault.example/transit/credence?endpoint=${service.url}`;
    const config = { ENCRYPTION_KEYS: new Map([[1, key]]), VAULT_AGENT_FILE: tokenFile };
    const elsewhere = await startTestApp({ config });
    try {
      service.failures.push(503);
      expect((await elsewhere.request('GET', '/ready')).status).toBe(503);
      expect((await elsewhere.active.request('POST', ORDERS, { body: orderInput() })).status).toBe(201);
      expect((await elsewhere.request('GET', '/ready')).status).toBe(200);
    } finally {
      await Promise.all([elsewhere.close(), service.close(), rm(directory, { recursive: true })]);
    }
  });
});

import { contract, SCOPES, type Scope } from '@credence/contract';
import { listRevocations, revokeTokens, updateOrganization } from '@credence/core';
import { describe, expect, it } from 'vitest';
import { type Caller, ORDERS, orderPath, type Sent } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const named = (scope: Scope): string => `https://api.example/${scope}`;
const app = useTestApp({
  settings: { REQUIRED_SCOPES: new Map(SCOPES.map((scope) => [scope, named(scope)])) },
});

const ALL = SCOPES.map(named).join(' ');

async function newCaller(claims: Record<string, unknown> = {}) {
  const caller = app.caller(await app.test.organization());
  const { tenant } = caller.context.organization;
  const tokenWith = (more: Record<string, unknown>) => app.token({ tenant, scope: ALL, ...claims, ...more });
  const token = tokenWith({});
  const get = (sent: Sent = {}) => caller.request('GET', ORDERS, { token, ...sent });
  return { ...caller, token, tokenWith, get };
}

const refusalsOf = ({ context }: Pick<Caller, 'context'>) =>
  app.test.sql(
    `select action, subject, client, address, resources from audit_entries
      where organization_id = $1 and action like '%.refused' order by id`,
    [context.organization.id],
  );

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('a token without the scope of an endpoint', () => {
  it.each<[string, string, Scope]>([
    ['GET', ORDERS, 'orders:read'],
    ['POST', ORDERS, 'orders:write'],
    ['POST', `${contract.closeoutEvents.redeliverAll.path}`, 'webhooks:write'],
  ])('403: %s %s names %s', async (method, path, scope) => {
    const caller = await newCaller();
    const token = caller.tokenWith({ scope: SCOPES.filter((each) => each !== scope).map(named) });
    const answer = await caller.request(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) });
    expect(answer).toMatchObject({
      status: 403,
      body: { statusCode: 403, message: `Token lacks the scope ${named(scope)}`, error: 'Forbidden' },
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${named(scope)}"` },
    });
    await expect
      .poll(() => refusalsOf(caller), { timeout: 20_000 })
      .toMatchObject([{ resources: { status: '403' } }]);
  });

  it('200 and 400: with it, and as far as its body goes', async () => {
    const caller = await newCaller();
    const { token } = caller;
    expect((await caller.get()).status).toBe(200);
    expect((await caller.request('POST', ORDERS, { token, body: {} })).status).toBe(400);
    expect((await app.request('GET', contract.health.get.path)).status).toBe(200);
  });
});

describe('an organization that names its networks', () => {
  it('403: from elsewhere, as the proxy of ours tells, and the trail says from where', async () => {
    const caller = await newCaller({ client_id: 'acme-app', sub: 'sam' });
    await updateOrganization(caller.context, { allowedNetworks: ['203.0.113.0/24', '2001:db8::/32'] });
    for (const address of ['203.0.113.9', '2001:db8::9', '::ffff:203.0.113.9', '198.51.100.1, 203.0.113.9'])
      expect([address, (await caller.get(from(address))).status]).toEqual([address, 200]);
    // What a caller puts before the address that our proxy adds is not believed.
    const refused = ['198.51.100.1', '203.0.113.9, 198.51.100.1', '2001:db9::1', 'nonsense'];
    for (const address of refused)
      expect(await caller.get(from(address))).toMatchObject({
        status: 403,
        body: { message: 'Not allowed from this address' },
      });
    const told = ['198.51.100.1', '198.51.100.1', '2001:db9::1', null];
    const entry = {
      action: 'order.list.refused',
      client: 'acme-app',
      subject: 'sam',
      resources: { status: '403' },
    };
    await expect
      .poll(() => refusalsOf(caller), { timeout: 20_000 })
      .toMatchObject(told.map((address) => ({ ...entry, address })));
    await updateOrganization(caller.context, { allowedNetworks: null });
    expect((await caller.get(from('198.51.100.1'))).status).toBe(200);
  });
});

describe('a revoked token', () => {
  it('401: by its id, and the other tokens go on', async () => {
    const caller = await newCaller({ jti: 'stolen' });
    expect((await caller.get()).status).toBe(200);
    await revokeTokens(caller.context, { tokenId: 'stolen' });
    expect(await caller.get()).toMatchObject({ status: 401, body: { message: 'Token was revoked' } });
    expect((await caller.get({ token: caller.tokenWith({ jti: 'other' }) })).status).toBe(200);
    await expect
      .poll(() => refusalsOf(caller), { timeout: 20_000 })
      .toMatchObject([{ resources: { status: '401' } }]);
  });

  it('401: by its client and time, in one organization', async () => {
    const caller = await newCaller({ client_id: 'acme-app' });
    const issued = Math.floor(Date.now() / 1000);
    await revokeTokens(caller.context, { client: 'acme-app', issuedBefore: new Date() });
    expect((await caller.get({ token: caller.tokenWith({ iat: issued - 10 }) })).status).toBe(401);
    expect((await caller.get({ token: caller.tokenWith({ iat: issued + 10 }) })).status).toBe(200);
    expect((await caller.get({ token: caller.tokenWith({ client_id: 'b', iat: issued - 10 }) })).status).toBe(
      200,
    );
    const elsewhere = await newCaller({ client_id: 'acme-app' });
    expect((await elsewhere.get()).status).toBe(200);
    expect(await listRevocations(elsewhere.context)).toEqual([]);
  });

  it('401: two seconds later on servers that heard nothing of it', async () => {
    const caller = await newCaller({ jti: 'elsewhere' });
    expect((await caller.get()).status).toBe(200);
    const at = app.test.core.clock.now();
    await app.test.sql(
      `insert into token_revocations (organization_id, id, token_id, revoked_at, expires_at)
        values ($1, gen_random_uuid(), 'elsewhere', $2, $2)`,
      [caller.context.organization.id, at],
    );
    const status = async () => (await caller.get()).status;
    await expect.poll(status, { timeout: 3_000 }).toBe(401);
  });
});

describe('what is read about people', () => {
  it('is in the trail with client and address', async () => {
    const caller = await newCaller({ azp: 'acme-app', sub: 'sam' });
    const { orderId } = await caller.order();
    await caller.request('GET', orderPath(orderId), { token: caller.token, ...from('203.0.113.9') });
    const [entry] = await app.test.sql(`select * from audit_entries where organization_id = $1 order by id`, [
      caller.context.organization.id,
    ]);
    expect(entry).toMatchObject({
      action: 'order.read',
      subject: 'sam',
      client: 'acme-app',
      address: '203.0.113.9',
      resources: { orderId },
    });
  });
});

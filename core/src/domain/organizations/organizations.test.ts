import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createCore } from '../../core.ts';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import type { Context, Core } from '../context/context.ts';
import { contextForOrganization, contextForTenant } from '../context/find-organization.ts';
import { createOrganization } from './create-organization.ts';
import { updateOrganization } from './update-organization.ts';

let test: TestCore;
/** Another process of the service on the same database. */
let neighbour: Core;

const sameDatabase = (change: Partial<Core['config']> = {}): Core =>
  createCore({ ...test.core.config, ...change }, { onError: (error) => test.faults.push(error) });

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  neighbour = sameDatabase();
  await test.organization({ tenant: 'acme' });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await neighbour.close();
  await test.close();
});

const SECRETS = {
  enabled: true,
  retryAttempts: 5,
  secret: 'whsec_c2VjcmV0LWluLXRoZS1vcGVu',
  fallbackEndpoint: {
    url: 'https://client.example/hook?key=token-in-url',
    basicAuth: { username: 'hook', password: 'pass-in-the-open' },
  },
};

const webhookConfigColumn = async ({ organization }: Context): Promise<Buffer | null> => {
  const rows = await test.sql<{ webhook_config: Buffer | null }>(
    'select webhook_config from organizations where id = $1',
    [organization.id],
  );
  return rows[0]?.webhook_config ?? null;
};

describe('an organization', () => {
  it('is found by its tenant and by its id, acting as whoever asked', async () => {
    const { organization } = await test.organization({
      name: 'Acme Screening',
      timeZone: 'America/Chicago',
      destinationCaps: null,
    });
    const byTenant = await contextForTenant(test.core, organization.tenant, 'API');
    const byId = await contextForOrganization(test.core, organization.id, 'SYSTEM');
    expect(byTenant?.actor).toBe('API');
    expect(byId?.actor).toBe('SYSTEM');
    expect(byTenant?.organization).toEqual({
      id: organization.id,
      tenant: organization.tenant,
      name: 'Acme Screening',
      status: 'ACTIVE',
      timeZone: 'America/Chicago',
      webhookConfig: null,
      clientCertificates: [],
      releaseDelivery: 'ATTACH',
      askWithoutRelease: false,
      branding: null,
      modelReadingsPerDay: null,
      logo: null,
      ssnDisplay: 'FULL',
      retentionDays: null,
      closedDays: [],
      legalHold: false,
      allowedNetworks: null,
      rateLimit: null,
      destinationCaps: null,
      namesSealedFrom: new Date(0),
    });
    expect(byId?.organization).toEqual(byTenant?.organization);
  });

  it.each(['', 'nobody', 'ACME', ' acme', 'acme%'])('is not found by the tenant "%s"', async (tenant) => {
    expect(await contextForTenant(test.core, tenant, 'API')).toBeUndefined();
  });

  it('is not found by an id that nobody has', async () => {
    const id = '018f0000-0000-7000-8000-000000000000';
    expect(await contextForOrganization(test.core, id, 'SYSTEM')).toBeUndefined();
  });

  it('is found once it exists, though it was looked for before', async () => {
    expect(await contextForTenant(test.core, 'late', 'API')).toBeUndefined();
    await createOrganization(test.core, { tenant: 'late', name: 'Late' });
    expect((await contextForTenant(test.core, 'late', 'API'))?.organization.name).toBe('Late');
  });

  it('has its tenant to itself', async () => {
    const { organization } = await test.organization();
    const twin = createOrganization(test.core, { tenant: organization.tenant, name: 'Twin' });
    await expect(twin).rejects.toMatchObject({ code: '23505' });
  });

  it('keeps its webhook configuration sealed, and readable for itself', async () => {
    const context = await test.organization({ webhookConfig: SECRETS });
    expect(context.organization.webhookConfig).toEqual(SECRETS);
    const stored = await webhookConfigColumn(context);
    expect(stored?.length).toBeGreaterThan(0);
    for (const secret of [SECRETS.secret, 'pass-in-the-open', 'token-in-url']) {
      expect(stored?.includes(secret)).toBe(false);
    }
  });

  it('cannot be opened without the master key of its data key, and the error says which', async () => {
    const { organization } = await test.organization();
    const stranger = sameDatabase({ ENCRYPTION_KEYS: new Map([[7, randomBytes(32)]]) });
    try {
      const found = contextForTenant(stranger, organization.tenant, 'API');
      await expect(found).rejects.toThrow('Master key 1 is not configured');
    } finally {
      await stranger.close();
    }
  });

  it('can be opened after the master key was rotated', async () => {
    const context = await test.organization({ webhookConfig: SECRETS });
    const { ENCRYPTION_KEYS } = test.core.config;
    const rotated = sameDatabase({ ENCRYPTION_KEYS: new Map([...ENCRYPTION_KEYS, [2, randomBytes(32)]]) });
    try {
      const found = await contextForTenant(rotated, context.organization.tenant, 'API');
      expect(found?.organization.webhookConfig).toEqual(SECRETS);
    } finally {
      await rotated.close();
    }
  });
});

describe('a change', () => {
  it('is seen at once by the process that made it, and leaves the rest as it was', async () => {
    const context = await test.organization({ webhookConfig: SECRETS });
    const { tenant, id } = context.organization;
    await updateOrganization(context, { status: 'SUSPENDED', rateLimit: 10 });
    const changed = { ...context.organization, status: 'SUSPENDED', rateLimit: 10 };
    expect((await contextForTenant(test.core, tenant, 'API'))?.organization).toEqual(changed);
    expect((await contextForOrganization(test.core, id, 'API'))?.organization).toEqual(changed);
  });

  it('replaces the webhook configuration, or takes it away', async () => {
    const context = await test.organization({ webhookConfig: SECRETS });
    const webhookConfig = async () =>
      (await contextForTenant(test.core, context.organization.tenant, 'API'))?.organization.webhookConfig;
    await updateOrganization(context, { webhookConfig: { ...SECRETS, secret: 'another' } });
    expect(await webhookConfig()).toEqual({ ...SECRETS, secret: 'another' });
    await updateOrganization(context, { webhookConfig: null });
    expect(await webhookConfig()).toBeNull();
    expect(await webhookConfigColumn(context)).toBeNull();
  });

  it('does not touch other organizations', async () => {
    const [mine, other] = [await test.organization(), await test.organization()];
    await updateOrganization(mine, { name: 'Renamed' });
    const found = await contextForTenant(test.core, other.organization.tenant, 'API');
    expect(found?.organization.name).toBe('Acme Screening');
  });

  it('is seen by other processes within two seconds, which until then do not read it again', async () => {
    const context = await test.organization();
    const nameInNeighbour = async () =>
      (await contextForTenant(neighbour, context.organization.tenant, 'API'))?.organization.name;
    let elapsed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => 1_000_000 + elapsed);
    expect(await nameInNeighbour()).toBe('Acme Screening');
    await updateOrganization(context, { name: 'Renamed' });
    elapsed = 1_999;
    expect(await nameInNeighbour()).toBe('Acme Screening');
    elapsed = 2_000;
    expect(await nameInNeighbour()).toBe('Renamed');
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pngOf } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { useOrganizations } from '../testing/use-organizations.ts';
import { SECRETS, WEBHOOKS } from '../testing/webhook-secrets.ts';

const { service, credence, organization, trail } = useOrganizations(async ({ test }) => {
  await test.organization({ tenant: 'plain' });
  await test.organization({
    tenant: 'full',
    name: 'Full Screening',
    retentionDays: 90,
    legalHold: true,
    webhookConfig: WEBHOOKS,
  });
});

describe('credence org list', () => {
  it('lists all organizations, the oldest first, without any key', async () => {
    const { DATABASE_URL = '' } = service().environment;
    const environment = { DATABASE_URL, ENVIRONMENT: 'sandbox' };
    const ran = await credence(['org', 'list', '--json'], { environment });
    expect(ran.exitCode).toBe(0);
    expect(ran.json()).toMatchObject({
      organizations: [
        { tenant: 'plain', hasWebhookConfig: false },
        { tenant: 'full', hasWebhookConfig: true, retentionDays: 90 },
      ],
    });
    expect((await credence(['org', 'list'], { environment })).out).toContain('Full Screening');
  });
});

describe('credence org show', () => {
  it('shows one, by tenant or id, with its targets and without their secrets', async () => {
    const { id = '' } = (await organization('full')) ?? {};
    const ran = await credence(['org', 'show', 'full', '--json']);
    expect((await credence(['org', 'show', id.toUpperCase(), '--json'])).out).toBe(ran.out);
    expect(ran.json()).toMatchObject({
      tenant: 'full',
      webhookConfig: {
        enabled: true,
        retryAttempts: 5,
        secret: '***',
        closeoutEndpoints: {
          EMPLOYMENT: [
            {
              url: 'https://client.example/employment?key=***',
              headers: { 'X-Api-Key': '***' },
              basicAuth: { username: '***', password: '***' },
              events: ['verification.completed'],
              secret: '***',
            },
          ],
        },
        fallbackEndpoint: 'https://client.example/fallback?key=***',
      },
    });
    expect(SECRETS.filter((secret) => ran.out.includes(secret))).toEqual([]);
    expect((await trail('full')).at(-1)).toMatchObject({ action: 'organization.read', subject: 'cli:pat' });
  });

  it('refuses one that there is not', async () => {
    const ran = await credence(['org', 'show', 'nobody', '--json']);
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toEqual({
      error: { kind: 'NotFound', message: 'There is no organization "nobody"', problems: [] },
    });
  });
});

describe('credence org set, suspend and activate', () => {
  it('changes what is named, and leaves the rest', async () => {
    const before = await organization('full');
    const file = join(service().test.core.config.FILES_DIRECTORY, 'webhooks.json');
    await writeFile(file, JSON.stringify({ fallbackEndpoint: 'https://client.example/new' }));
    const words = ['org', 'set', 'full', '--retention-days', 'none', '--webhook-config', file];
    expect((await credence(words)).exitCode).toBe(0);
    expect(await organization('full')).toEqual({
      ...before,
      retentionDays: null,
      webhookConfig: { enabled: true, retryAttempts: 3, fallbackEndpoint: 'https://client.example/new' },
    });
    await credence(['org', 'set', 'full', '--webhook-config', 'none', '--legal-hold', 'off']);
    expect(await organization('full')).toMatchObject({ webhookConfig: null, legalHold: false });
    expect((await trail('full')).slice(-2)).toMatchObject([
      { action: 'organization.update' },
      { action: 'organization.update' },
    ]);
  });

  it.each<[string, object, string]>([
    ['a secret', { secret: '***' }, 'secret'],
    ['a secret of before', { secret: 'new', previousSecret: '***' }, 'previousSecret'],
    ['the query of a URL', { fallbackEndpoint: 'https://client.example/?a=b&key=***' }, 'fallbackEndpoint'],
    [
      'a header',
      { fallbackEndpoint: [{ url: 'https://client.example/', headers: { 'X-Key': '***' } }] },
      'fallbackEndpoint.0.headers.X-Key',
    ],
    [
      'a password',
      {
        closeoutEndpoints: {
          EMPLOYMENT: { url: 'https://client.example/', basicAuth: { username: 'u', password: '***' } },
        },
      },
      'closeoutEndpoints.EMPLOYMENT.basicAuth.password',
    ],
  ])('refuses the mark of what is hidden in place of %s', async (_, webhookConfig, field) => {
    const before = await organization('full');
    const ran = await credence(['org', 'set', 'full', '--webhook-config', '-', '--json'], {
      input: JSON.stringify(webhookConfig),
    });
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toMatchObject({
      error: {
        problems: [expect.stringMatching(new RegExp(`^webhookConfig\\.${field} must not hold \\*{3}`))],
      },
    });
    expect(await organization('full')).toEqual(before);
  });

  it.each<[string, object]>([
    ['fallbackEndpont', { fallbackEndpont: 'https://client.example/' }],
    ['fallbackEndpoint.0.event', { fallbackEndpoint: [{ url: 'https://client.example/', event: [] }] }],
  ])(
    'refuses a webhook configuration with the misspelled %s, which nothing would come of',
    async (field, given) => {
      const ran = await credence(['org', 'set', 'full', '--webhook-config', '-'], {
        input: JSON.stringify(given),
      });
      const err = expect.stringContaining(`webhookConfig.${field} is not a setting`);
      expect(ran).toMatchObject({ exitCode: 2, err });
    },
  );

  it('refuses what it showed, and names every field that was hidden', async () => {
    await service().test.organization({ tenant: 'copied', webhookConfig: WEBHOOKS });
    const shown = (await credence(['org', 'show', 'copied', '--json'])).json() as { webhookConfig: object };
    const ran = await credence(['org', 'set', 'copied', '--webhook-config', '-'], {
      input: JSON.stringify(shown.webhookConfig),
    });
    expect(ran).toMatchObject({ exitCode: 2, out: '' });
    expect(ran.err.match(/must not hold/g)).toHaveLength(7);
    expect(await organization('copied')).toMatchObject({ webhookConfig: WEBHOOKS });
  });

  it('says so when the secret is gone with the old configuration', async () => {
    await service().test.organization({ tenant: 'signing', webhookConfig: WEBHOOKS });
    const set = (webhookConfig: object) =>
      credence(['org', 'set', 'signing', '--webhook-config', '-'], { input: JSON.stringify(webhookConfig) });
    expect(await set({ enabled: false, secret: 'another' })).toMatchObject({ exitCode: 0, err: '' });
    const gone = { exitCode: 0, err: expect.stringContaining('no webhook secret any more') };
    expect(await set({ enabled: false })).toMatchObject(gone);
    expect(await set({ enabled: true })).toMatchObject({ exitCode: 0, err: '' });
  });

  it('takes how requests look from files, shows it without the picture, and takes it away', async () => {
    const [branding, logo] = ['branding.json', 'logo.png'].map((name) =>
      join(service().test.core.config.FILES_DIRECTORY, name),
    );
    const look = { senderName: 'Full Screening', telephone: '+1 512 555 0142', accentColor: '#125c4a' };
    await writeFile(branding ?? '', JSON.stringify(look));
    await writeFile(logo ?? '', pngOf(440, 112));
    const files = ['--branding', branding ?? '', '--logo', logo ?? ''];
    const set = await credence(['org', 'set', 'full', ...files, '--json']);
    expect(set.json()).toMatchObject({ branding: look, logo: { width: 440, height: 112 } });
    expect((await organization('full'))?.logo).toEqual(pngOf(440, 112));
    await credence(['org', 'set', 'full', '--branding', 'none', '--logo', 'none']);
    expect(await organization('full')).toMatchObject({ branding: null, logo: null });
    const wrong = await credence(['org', 'set', 'full', '--logo', branding ?? '']);
    expect([wrong.exitCode, wrong.err]).toEqual([2, expect.stringContaining('logo must be a PNG')]);
  });

  it('suspends, deactivates and activates', async () => {
    expect((await credence(['org', 'suspend', 'full', '--json'])).json()).toMatchObject({
      status: 'SUSPENDED',
    });
    expect(await organization('full')).toMatchObject({ status: 'SUSPENDED' });
    await credence(['org', 'deactivate', 'full']);
    expect(await organization('full')).toMatchObject({ status: 'INACTIVE' });
    await credence(['org', 'activate', 'full']);
    expect(await organization('full')).toMatchObject({ status: 'ACTIVE' });
    expect((await trail('full')).slice(-3)).toMatchObject([
      { action: 'organization.suspend' },
      { action: 'organization.deactivate' },
      { action: 'organization.activate' },
    ]);
  });

  it.each([
    [['set', 'full'], 'Nothing to change'],
    [['set', 'nobody', '--name', 'x'], 'There is no organization "nobody"'],
    [['suspend', 'nobody'], 'There is no organization "nobody"'],
  ])('refuses %j', async (words, said) => {
    const ran = await credence(['org', ...words]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(said) });
  });
});

import { type OrganizationRead, operationsContract, type WebhookSettings } from '@credence/contract';
import { contextForOrganization } from '@credence/core';
import { pngOf } from '@credence/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import type { PersonCaller } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();
let admin: PersonCaller;
let supervisor: PersonCaller;
let viewer: PersonCaller;
/** Of another organization. */
let stranger: PersonCaller;

const HOOK = 'https://client.example/hook?key=hush-1';
const CONFIG = {
  enabled: true,
  retryAttempts: 2,
  secret: 'whsec_c2VjcmV0LWluLXRoZS1vcGVu',
  closeoutEndpoints: {
    EMPLOYMENT: {
      url: HOOK,
      headers: { 'X-Api-Key': 'hush-2' },
      basicAuth: { username: 'hook', password: 'hush-3' },
      secret: 'hush-4-hush-4-hush-4-hush-4',
    },
  },
  fallbackEndpoint: 'https://client.example/rest',
};

beforeEach(async () => {
  const organization = {
    context: await app.test.organization({ name: 'Acme Screening', webhookConfig: CONFIG }),
  };
  [viewer, supervisor, admin, stranger] = await Promise.all([
    app.person(organization, 'viewer'),
    app.person(organization, 'supervisor'),
    app.person(organization, 'admin'),
    app.person(app.other, 'admin'),
  ]);
});

const ORGANIZATION = '/operations/v1/organization';
const SETTINGS = '/operations/v1/webhook-settings';

const organizationOf = async (person: PersonCaller): Promise<OrganizationRead> =>
  operationsContract.organization.get.responses[200].parse((await person.request('GET', ORGANIZATION)).body);

const settingsOf = async (person: PersonCaller): Promise<WebhookSettings> =>
  operationsContract.webhookSettings.get.responses[200].parse((await person.request('GET', SETTINGS)).body);

const patch = (person: PersonCaller, body: object) => person.request('PATCH', ORGANIZATION, { body });
const put = (person: PersonCaller, body: object) => person.request('PUT', SETTINGS, { body });

const stored = async () =>
  (await contextForOrganization(app.test.core, admin.context.organization.id, 'SYSTEM'))?.organization;

const trail = (action: string) =>
  app.test.sql('select subject from audit_entries where organization_id = $1 and action = $2', [
    admin.context.organization.id,
    action,
  ]);

describe('PATCH organization', () => {
  it('200: every setting of its own, with a new version and the person in the trail', async () => {
    const { version } = await organizationOf(viewer);
    const body = {
      name: 'Acme',
      timeZone: 'America/Denver',
      closedDays: ['2026-12-24'],
      branding: { senderName: 'Acme Checks', accentColor: '#0b5394' },
      logo: `data:image/png;base64,${pngOf(100, 50).toString('base64')}`,
      releaseDelivery: 'LINK',
      askWithoutRelease: true,
    };
    const changed = await patch(admin, { version, ...body });
    expect([changed.status, changed.body]).toMatchObject([200, body]);
    const read = await organizationOf(viewer);
    expect(read).toEqual(changed.body);
    expect(read.version).not.toBe(version);
    expect(await trail('organization.update')).toEqual([{ subject: admin.subject }]);
    const without = await patch(admin, { version: read.version, logo: null });
    expect(without.body).toMatchObject({ name: 'Acme', logo: null });
  });

  it('409: another administrator was faster, and theirs stays', async () => {
    const { version } = await organizationOf(admin);
    expect((await patch(admin, { version, name: 'First' })).status).toBe(200);
    const late = await patch(admin, { version, name: 'Second' });
    expect([late.status, messagesOf(late)]).toEqual([
      409,
      ['The settings were changed by another person meanwhile: read them again'],
    ]);
    expect(await organizationOf(admin)).toMatchObject({ name: 'First' });
  });

  it.each<[string, object, string]>([
    ['a zone that is none', { timeZone: 'Mars' }, 'timeZone must be an IANA time zone'],
    [
      'a colour too light',
      { branding: { accentColor: '#ffffff' } },
      'branding.accentColor must be dark enough for white letters, with a contrast of 4.5 to 1',
    ],
    ['a logo of another kind', { logo: 'data:image/svg+xml;base64,AAAA' }, 'logo must be a PNG'],
    ['a logo that is none', { logo: 'data:image/png;base64,AAAA' }, 'logo must be a PNG'],
    [
      'a logo too large',
      { logo: `data:image/png;base64,${'A'.repeat(90_000)}` },
      'logo must be at most 64 KiB',
    ],
    ['another way', { releaseDelivery: 'MAIL' }, 'releaseDelivery must be ATTACH, LINK or NONE'],
  ])('400: %s', async (_, wrong, problem) => {
    const { version } = await organizationOf(admin);
    const answer = await patch(admin, { version, ...wrong });
    expect([answer.status, messagesOf(answer)]).toEqual([400, [problem]]);
  });

  it("200: what is the operator's to set stays, whatever is sent", async () => {
    const { version } = await organizationOf(admin);
    const body = { version, rateLimit: 1, legalHold: true, status: 'INACTIVE', ssnDisplay: 'LAST4' };
    await patch(admin, body);
    expect(await organizationOf(admin)).toMatchObject({
      ...{ rateLimit: null, legalHold: false, status: 'ACTIVE', ssnDisplay: 'FULL' },
    });
  });

  it('403: a supervisor; 409: with the version of another organization', async () => {
    const { version } = await organizationOf(supervisor);
    expect((await patch(supervisor, { version, name: 'X' })).status).toBe(403);
    expect((await patch(stranger, { version, name: 'X' })).status).toBe(409);
    expect(await stored()).toMatchObject({ name: 'Acme Screening' });
  });
});

describe('GET keys', () => {
  it('200: versions and what they are for, and no key; 403: a supervisor', async () => {
    const answer = await admin.request('GET', `${ORGANIZATION}/keys`);
    expect(answer.body).toEqual({
      keys: [{ version: 1, state: 'SEALS', createdAt: expect.any(String), masterVersion: 1 }],
    });
    expect((await supervisor.request('GET', `${ORGANIZATION}/keys`)).status).toBe(403);
  });
});

describe('webhook settings', () => {
  const edits = ({ targets }: WebhookSettings) =>
    targets.map(({ place, headers, events, searchTypes }, from) => ({
      ...{ from, place, events, searchTypes },
      headers: headers.map((name) => ({ name })),
    }));

  it('200: are read without a secret, by administrators', async () => {
    const answer = await admin.request('GET', SETTINGS);
    expect(answer.body).toMatchObject({
      enabled: true,
      retryAttempts: 2,
      targets: [
        {
          place: 'EMPLOYMENT',
          url: 'https://client.example/hook?key=***',
          headers: ['X-Api-Key'],
          hasBasicAuth: true,
          hasSecret: true,
        },
        { place: 'FALLBACK', url: 'https://client.example/rest', headers: [], hasSecret: false },
      ],
    });
    expect(answer.text).not.toContain('hush');
    expect(answer.text).not.toContain(CONFIG.secret);
    expect((await supervisor.request('GET', SETTINGS)).status).toBe(403);
  });

  it('200: what is left out stays, what is given takes its place, and the person is in the trail', async () => {
    const read = await settingsOf(admin);
    const [first, second] = edits(read);
    const added = {
      ...{ from: null, place: 'EDUCATION', url: 'https://other.example/in', headers: [] },
      ...{
        events: ['verification.completed'],
        searchTypes: [],
        secret: 'whsec_YW5vdGhlci1zZWNyZXQtb2Ytb3Vycw==',
      },
    };
    const renamed = {
      ...second,
      url: 'https://client.example/all',
      headers: [{ name: 'X-Team', value: 'a' }],
    };
    const body = {
      ...{ version: read.version, enabled: true, retryAttempts: 5 },
      targets: [first, renamed, added],
    };
    const answer = await put(admin, body);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual(await settingsOf(admin));
    const { closeoutEndpoints: before } = CONFIG;
    expect((await stored())?.webhookConfig).toEqual({
      ...{ enabled: true, retryAttempts: 5, secret: CONFIG.secret },
      closeoutEndpoints: {
        EMPLOYMENT: [before.EMPLOYMENT],
        EDUCATION: [{ url: added.url, events: added.events, secret: added.secret }],
      },
      fallbackEndpoint: [{ url: renamed.url, headers: { 'X-Team': 'a' } }],
    });
    expect(await trail('organization.replaceWebhookConfig')).toEqual([{ subject: admin.subject }]);
  });

  it('200: credentials are taken away where that is said', async () => {
    const read = await settingsOf(admin);
    const [first] = edits(read);
    const bare = { ...first, headers: [], basicAuth: null, secret: null };
    const { version, enabled, retryAttempts } = read;
    expect((await put(admin, { version, enabled, retryAttempts, targets: [bare] })).status).toBe(200);
    expect((await stored())?.webhookConfig?.closeoutEndpoints?.EMPLOYMENT).toEqual([{ url: HOOK }]);
  });

  it('400: credentials are not sent to another host than they were given for', async () => {
    const read = await settingsOf(admin);
    const { version, enabled, retryAttempts } = read;
    const [first] = edits(read);
    const targets = [{ ...first, url: 'https://thief.example/hook' }];
    const answer = await put(admin, { version, enabled, retryAttempts, targets });
    const anew = 'must be given anew, as the target is on another host';
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      [`targets.0.headers.0.value ${anew}`, `targets.0.basicAuth ${anew}`],
    ]);
    expect((await stored())?.webhookConfig).toEqual(CONFIG);
  });

  const target = { from: null, place: 'FALLBACK', headers: [], events: [], searchTypes: [] };
  it.each<[string, object[], string[]]>([
    ['no address', [target], ['targets.0.url is required']],
    [
      'a hidden address',
      [{ ...target, url: 'https://c.example/?key=***' }],
      ['targets.0.url must not hold ***, which stands for what is not shown'],
    ],
    [
      'a private address',
      [{ ...target, url: 'http://10.0.0.1/' }],
      ['targets.0.url must not point to a private address'],
    ],
    [
      'a target that was none',
      [{ ...target, from: 9, url: 'https://c.example/' }],
      ['targets.0.from must be one of the targets that were read'],
    ],
    [
      'a header of ours',
      [{ ...target, url: 'https://c.example/', headers: [{ name: 'Host', value: 'x' }] }],
      ['targets.0.headers.0.name must not be set by a target'],
    ],
    [
      'a header without a value',
      [{ ...target, url: 'https://c.example/', headers: [{ name: 'X-A' }] }],
      ['targets.0.headers.0.value is required'],
    ],
    [
      'a secret too short',
      [{ ...target, url: 'https://c.example/', secret: 'whsec_!' }],
      ['targets.0.secret must have base64 after whsec_'],
    ],
    [
      'too many of a kind',
      Array.from({ length: 11 }, (_, n) => ({ ...target, url: `https://c.example/${n}` })),
      ['targets must be at most 10 of a kind'],
    ],
  ])('400: %s', async (_, targets, problems) => {
    const { version } = await settingsOf(admin);
    const answer = await put(admin, { version, enabled: true, retryAttempts: 1, targets });
    expect([answer.status, messagesOf(answer)]).toEqual([400, problems]);
  });

  it('409: another administrator was faster, or the secret was rotated meanwhile', async () => {
    const { version } = await settingsOf(admin);
    const body = { version, enabled: false, retryAttempts: 1, targets: [] };
    await admin.request('POST', '/operations/v1/webhook-secret-rotation');
    const late = await put(admin, body);
    expect([late.status, messagesOf(late)]).toEqual([
      409,
      ['The settings were changed by another person meanwhile: read them again'],
    ]);
  });

  it('403: a supervisor; 409: with the version of another organization', async () => {
    const { version } = await settingsOf(admin);
    const body = { version, enabled: false, retryAttempts: 1, targets: [] };
    expect((await put(supervisor, body)).status).toBe(403);
    expect((await put(stranger, body)).status).toBe(409);
    expect((await stored())?.webhookConfig).toEqual(CONFIG);
  });
});

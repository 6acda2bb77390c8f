import { readdir } from 'node:fs/promises';
import { orderInput, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let caller: Caller;

beforeAll(async () => {
  app = await startTestApp();
  caller = app.caller(await app.test.organization({ timeZone: 'America/Denver' }));
});
afterAll(() => app.close());

const dryRun = (body: object, query = '?dryRun=true') =>
  caller.request('POST', `${ORDERS}${query}`, { body: { ...orderInput(), ...body } });

const stored = () => storedFor(app.test, caller.context);

interface DryRun {
  searches: { searchConfig: Record<string, object> }[];
}

const PDF = Buffer.from('%PDF-1.7 release').toString('base64');

describe('POST dry-runs', () => {
  it('200: answers as ?dryRun=true does, and creates nothing', async () => {
    const before = await stored();
    const body = {
      ...orderInput(),
      searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }],
    };
    const answer = await caller.request('POST', `${ORDERS}/dry-runs`, { body });
    const same = await dryRun(body);
    expect([answer.status, answer.body]).toEqual([200, same.body]);
    expect(await stored()).toEqual(before);
  });

  const zones: [string, object, string][] = [
    ['the zone of the employer', { employerLocation: 'Los Angeles, CA' }, 'America/Los_Angeles'],
    ["the organization's where that is not known", { employerLocation: 'the old mill' }, 'America/Denver'],
    ["the organization's where nothing is said of it", {}, 'America/Denver'],
  ];
  it.each(zones)('200: the hours are those of an attempt: %s', async (_, place, timezone) => {
    const employment = [{ employerName: 'Contoso Inc', position: 'Analyst', ...place }];
    const body = { ...orderInput(), history: { employment } };
    const answer = await caller.request('POST', `${ORDERS}/dry-runs`, { body });
    expect((answer.body as DryRun).searches[0]?.searchConfig.timing).toMatchObject({
      businessHours: { timezone },
    });
  });

  it('200: a zone that the order names goes before all others', async () => {
    const employment = [{ employerName: 'C', position: 'A', employerLocation: 'Los Angeles, CA' }];
    const businessHours = { timezone: 'America/New_York' };
    const body = {
      ...orderInput(),
      history: { employment },
      defaultSearchConfig: { timing: { businessHours } },
    };
    const answer = await caller.request('POST', `${ORDERS}/dry-runs`, { body });
    expect((answer.body as DryRun).searches[0]?.searchConfig.timing).toMatchObject({ businessHours });
  });

  it('400: what creating the order would refuse', async () => {
    const answer = await caller.request('POST', `${ORDERS}/dry-runs`, {
      body: { ...orderInput(), defaultSearchConfig: { channels: { blockedDestinations: ['corp'] } } },
    });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['defaultSearchConfig.channels.blockedDestinations.0 must be an e-mail address, a number or a domain'],
    ]);
  });

  it('413: as much as an order, and no more', async () => {
    const { applicant } = orderInput();
    const body = (signedReleaseFileUrl: string) => ({
      ...orderInput(),
      applicant: { ...applicant, signedReleaseFileUrl },
    });
    const large = `${Buffer.from('%PDF-1.7').toString('base64').slice(0, 8)}${'A'.repeat(4_000_000)}`;
    expect((await caller.request('POST', `${ORDERS}/dry-runs`, { body: body(large) })).status).toBe(200);
    const answer = await caller.request('POST', `${ORDERS}/dry-runs`, { body: body('A'.repeat(16_000_000)) });
    expect(answer.status).toBe(413);
  });
});

describe('POST order with dryRun', () => {
  it('200: the effective configuration of each search', async () => {
    const { status, body } = await dryRun({
      defaultSearchConfig: { timing: { searchSlaMinutes: 60 } },
      searchTypes: [
        { searchType: 'EMPLOYMENT', externalSearchId: 'a' },
        { searchType: 'EDUCATION', searchConfig: {} },
        { searchType: 'EDUCATION', searchConfig: { channels: { voice: false }, inbound: { custom: 1 } } },
      ],
    });
    const businessHours = {
      timezone: 'America/Denver',
      startTime: '09:00',
      endTime: '17:00',
      allowedDays: [1, 2, 3, 4, 5],
    };
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dryRun: true,
      searches: [
        {
          searchType: 'EMPLOYMENT',
          externalSearchId: 'a',
          searchConfig: { timing: { searchSlaMinutes: 60, businessHours } },
        },
        {
          searchType: 'EDUCATION',
          externalSearchId: null,
          searchConfig: { timing: { searchSlaMinutes: 10_080, businessHours }, channels: { voice: true } },
        },
        { searchConfig: { channels: { voice: false }, inbound: { custom: 1, minConfidence: 0.8 } } },
      ],
    });
  });

  it('200: an order without searches', async () => {
    const { status, body } = await dryRun({ searchTypes: [] });
    expect([status, body]).toEqual([200, { dryRun: true, searches: [] }]);
  });

  it('200: no secret of a webhook override comes back', async () => {
    const target = {
      url: 'https://client.example/hook',
      headers: { 'X-Api-Key': 'hush-1' },
      basicAuth: { username: 'user', password: 'hush-2' },
      secret: 'hush-3',
      events: ['verification.completed'],
    };
    const webhookOverride = {
      secret: 'hush-4',
      closeoutEndpoints: { EMPLOYMENT: [target, 'https://client.example/all'], EDUCATION: target },
      fallbackEndpoint: target,
    };
    const { body, text } = await dryRun({
      searchTypes: [{ searchType: 'EMPLOYMENT', searchConfig: { notifications: { webhookOverride } } }],
    });
    const bare = { url: target.url, events: target.events };
    expect((body as DryRun).searches[0]?.searchConfig.notifications).toEqual({
      suppressTypes: [],
      includeRawInbound: false,
      webhookOverride: {
        enabled: true,
        retryAttempts: 3,
        closeoutEndpoints: { EMPLOYMENT: [bare, 'https://client.example/all'], EDUCATION: bare },
        fallbackEndpoint: bare,
      },
    });
    expect(text).not.toContain('hush');
  });

  it('creates nothing: no row, no job, no file', async () => {
    const before = await stored();
    const { applicant } = orderInput();
    const { status } = await dryRun({ applicant: { ...applicant, signedReleaseFileUrl: PDF } });
    expect(status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await readdir(app.test.core.config.FILES_DIRECTORY)).toEqual([]);
  });

  it('400: what creating the order would refuse', async () => {
    const { applicant } = orderInput();
    const answer = await dryRun({
      applicant: { ...applicant, signedReleaseFileUrl: PDF.slice(0, -3) },
      webhookConfig: { fallbackEndpoint: 'http://10.0.0.1/hook' },
    });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      [
        'webhookConfig.fallbackEndpoint must not point to a private address',
        'applicant.signedReleaseFileUrl must be valid base64',
      ],
    ]);
  });

  it.each(['', 'yes', '1'])('400: dryRun=%s', async (value) => {
    const answer = await dryRun({}, `?dryRun=${value}`);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['dryRun must be true or false']]);
  });

  it('201: dryRun=false creates the order', async () => {
    expect((await dryRun({}, '?dryRun=false')).status).toBe(201);
  });

  it('the audit trail calls it by its name', async () => {
    // What was refused before is written when there is time, and so may come in between.
    const latest = async () => {
      const [entry] = await app.test.sql(
        `select action, resources from audit_entries where organization_id = $1 and action not like '%.refused'
          order by id desc limit 1`,
        [caller.context.organization.id],
      );
      return entry;
    };
    expect(await latest()).toBeDefined();
    await dryRun({});
    expect(await latest()).toEqual({ action: 'order.dryRun', resources: {} });
  });
});

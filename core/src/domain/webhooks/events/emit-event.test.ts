import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  type OpenDelivery,
  openDeliveries,
  openEvents,
  orderSearch,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { updateSearch } from '../../searches/update-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

type Config = Partial<WebhookConfig>;

const hook = (path: string) => `https://client.example/${path}`;
const to = (path: string, more: Config = {}): WebhookConfig => ({
  enabled: true,
  retryAttempts: 3,
  fallbackEndpoint: hook(path),
  ...more,
});

interface Configured {
  organization?: WebhookConfig;
  order?: Config;
  override?: Config;
  suppressTypes?: string[];
}

/** A search that ended with a verified outcome, so that it told two events, under the given configurations. */
async function ended({ organization, order, override, suppressTypes = [] }: Configured): Promise<string> {
  context = await test.organization({ webhookConfig: organization ?? null });
  const notifications = { suppressTypes, ...(override ? { webhookOverride: override } : {}) };
  const ids = await orderSearch(context, {
    ...(order ? { webhookConfig: order } : {}),
    defaultSearchConfig: { notifications },
  });
  const resolution = { outcome: 'VERIFIED' as const };
  await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
  return ids.searchId;
}

async function deliveriesOf(configured: Configured): Promise<OpenDelivery[]> {
  const searchId = await ended(configured);
  return openDeliveries(test, context, searchId);
}

/** Event, status, kind of endpoint and URL of each delivery. */
async function routes(configured: Configured) {
  return (await deliveriesOf(configured)).map(({ event, status, endpointSource, target }) => [
    event.replace('verification.', ''),
    status,
    endpointSource,
    target && new URL(target.url).pathname,
  ]);
}

const both = (...rest: [status: string, source: string | null, path: string | null]) => [
  ['notification', ...rest],
  ['completed', ...rest],
];

describe('an event goes', () => {
  it.each<[string, Configured, string]>([
    ['of the organization', { organization: to('organization') }, '/organization'],
    ['of the order before that', { organization: to('organization'), order: to('order') }, '/order'],
    [
      'of the search before both',
      { organization: to('organization'), order: to('order'), override: to('override') },
      '/override',
    ],
  ])('to the endpoint %s', async (_whose, configured, path) => {
    expect(await routes(configured)).toEqual(both('PENDING', 'fallback', path));
  });

  it('to the endpoint of its search type, and not to the fallback beside it', async () => {
    const closeoutEndpoints = { EMPLOYMENT: hook('employment'), EDUCATION: hook('education') };
    const order = to('fallback', { closeoutEndpoints });
    expect(await routes({ order })).toEqual(both('PENDING', 'type-specific', '/employment'));
  });

  it('to every target that wants it', async () => {
    const fallbackEndpoint = [
      hook('all'),
      { url: hook('completed-only'), events: ['verification.completed' as const] },
      { url: hook('education-only'), searchTypes: ['EDUCATION' as const] },
    ];
    expect(await routes({ order: { fallbackEndpoint } })).toEqual([
      ['notification', 'PENDING', 'fallback', '/all'],
      ['completed', 'PENDING', 'fallback', '/all'],
      ['completed', 'PENDING', 'fallback', '/completed-only'],
    ]);
  });

  it.each<[string, Configured]>([
    ['where nothing is configured', {}],
    ['where it is switched off', { order: to('order', { enabled: false }) }],
    [
      'where the order is switched off, whatever its organization says',
      {
        organization: to('organization'),
        order: to('order', { enabled: false }),
      },
    ],
    [
      'where no target wants it',
      {
        order: { fallbackEndpoint: { url: hook('x'), events: ['verification.action_required' as const] } },
      },
    ],
  ])('nowhere %s, which a row tells', async (_where, configured) => {
    expect(await routes(configured)).toEqual(both('NO_TARGET', null, null));
    expect(await test.jobs('deliver-to-receiver', context)).toEqual([]);
  });
});

describe('a delivery', () => {
  it('keeps the target as it was when the event happened', async () => {
    const fallbackEndpoint = {
      url: hook('hook?key=1'),
      headers: { 'X-Client': 'acme' },
      basicAuth: { username: 'hook', password: 'pass' },
      secret: 'target-secret',
    };
    const order = { fallbackEndpoint, retryAttempts: 7, secret: 'shared' };
    const [delivery] = await deliveriesOf({ order });
    expect(delivery).toMatchObject({
      status: 'PENDING',
      attempts: 0,
      retryAttempts: 7,
      nextAttemptAt: clock.now(),
      claimedBy: null,
      target: {
        url: hook('hook?key=1'),
        headers: { 'X-Client': 'acme' },
        basicAuth: { username: 'hook', password: 'pass' },
        secrets: ['target-secret'],
        fallbacks: [],
      },
    });
  });

  it('keeps who gets the event when its own target never takes it', async () => {
    const order = to('fallback', { closeoutEndpoints: { EMPLOYMENT: hook('employment') }, secret: 'shared' });
    const [delivery] = await deliveriesOf({ order });
    expect(delivery?.target?.fallbacks).toEqual([
      { url: hook('fallback'), headers: {}, basicAuth: null, secrets: ['shared'] },
    ]);
  });

  it('is signed with the secret of the organization where the order has none', async () => {
    const configured = { organization: to('organization', { secret: 'own' }), order: to('order') };
    const [delivery] = await deliveriesOf(configured);
    expect(delivery?.target).toMatchObject({ url: hook('order'), secrets: ['own'] });
  });

  it('stores neither its secrets, its URL nor its event in clear', async () => {
    const order = to('hook-token', { secret: 'canary-secret' });
    const searchId = await ended({ order });
    const rows = await test.sql<{ bytes: Buffer }>(
      `select payload as bytes from webhook_events where search_id = $1
        union all select target from webhook_deliveries where event_id in
          (select id from webhook_events where search_id = $1)
        union all select webhook_config from orders where organization_id = $2`,
      [searchId, context.organization.id],
    );
    expect(rows).toHaveLength(5);
    for (const { bytes } of rows) expect(bytes.toString('latin1')).not.toMatch(/canary|hook-token|VERIFIED/);
  });

  it('has a job with the deliveries to the same URL, which it does not tell, and no other', async () => {
    const fallbackEndpoint = [hook('one'), hook('two'), 'https://other.example/hook'];
    await deliveriesOf({ order: { fallbackEndpoint }, suppressTypes: ['SEARCH_UPDATED'] });
    await deliveriesOf({ order: { fallbackEndpoint }, suppressTypes: ['SEARCH_UPDATED'] });
    const jobs = await vi.waitUntil(async () => {
      const found = await test.jobs('deliver-to-receiver', context);
      return found.length >= 3 && found;
    });
    expect(jobs).toHaveLength(3);
    expect(new Set(jobs.map(({ group }) => group))).toEqual(new Set([context.organization.id]));
    expect(JSON.stringify(jobs)).not.toContain('example');
  });
});

describe('a suppressed notification', () => {
  it('is neither written nor delivered nor counted', async () => {
    const searchId = await ended({ order: to('hook'), suppressTypes: ['SEARCH_UPDATED'] });
    const events = await openEvents(test, context, searchId);
    expect(events).toMatchObject([{ event: 'verification.completed', sequence: 1 }]);
    expect(await openDeliveries(test, context, searchId)).toHaveLength(1);
  });
});

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

/** Event, status, kind of endpoint and path of each delivery. */
const routes = async (configured: Configured) =>
  (await deliveriesOf(configured)).map(({ event, status, endpointSource, target }) =>
    [event.replace('verification.', ''), status, endpointSource, target && new URL(target.url).pathname].join(
      ' ',
    ),
  );

describe('an event', () => {
  const all = { organization: to('organization'), order: to('order'), override: to('override') };
  const both = (rest: string) => [`notification ${rest}`, `completed ${rest}`];
  it.each<[string, Configured, string[]]>([
    [
      'goes to the endpoint of the organization',
      { organization: all.organization },
      both('PENDING fallback /organization'),
    ],
    ['goes to that of the order before that', { ...all, override: {} }, both('PENDING fallback /order')],
    ['goes to that of the search before both', all, both('PENDING fallback /override')],
  ])('%s', async (_where, configured, expected) => {
    expect(await routes(configured)).toEqual(expected);
  });

  it('goes nowhere where nothing is configured, which a row tells', async () => {
    expect(await routes({})).toEqual(both('NO_TARGET  '));
    expect(await test.jobs('deliver-to-receiver', context)).toEqual([]);
  });

  it('that is suppressed is neither written nor delivered nor counted', async () => {
    const searchId = await ended({ order: to('hook'), suppressTypes: ['SEARCH_UPDATED'] });
    const events = await openEvents(test, context, searchId);
    expect(events).toMatchObject([{ event: 'verification.completed', sequence: 1 }]);
    expect(await openDeliveries(test, context, searchId)).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('keeps its target as it was when the event happened, and who gets the event when that never takes it', async () => {
    const target = {
      url: hook('hook?key=1'),
      headers: { 'X-Client': 'acme' },
      basicAuth: { username: 'hook', password: 'pass' },
    };
    const EMPLOYMENT = { ...target, secret: 'of the target' };
    const order = to('fallback', { closeoutEndpoints: { EMPLOYMENT }, retryAttempts: 7, secret: 'shared' });
    const [delivery] = await deliveriesOf({ order });
    expect(delivery).toMatchObject({
      status: 'PENDING',
      attempts: 0,
      retryAttempts: 7,
      nextAttemptAt: clock.now(),
      claimedBy: null,
    });
    expect(delivery?.target).toEqual({
      ...target,
      secrets: ['of the target'],
      fallbacks: [{ url: hook('fallback'), headers: {}, basicAuth: null, secrets: ['shared'] }],
    });
  });

  it('stores neither its secrets, its URL nor its event in clear', async () => {
    const searchId = await ended({ order: to('hook-token', { secret: 'canary-secret' }) });
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
    await deliveriesOf({ order: { fallbackEndpoint } });
    const jobs = await vi.waitUntil(async () => {
      const found = await test.jobs('deliver-to-receiver', context);
      return found.length >= 3 && found;
    });
    expect(jobs).toHaveLength(3);
    expect(new Set(jobs.map(({ group }) => group))).toEqual(new Set([context.organization.id]));
    expect(JSON.stringify(jobs)).not.toContain('example');
  });
});

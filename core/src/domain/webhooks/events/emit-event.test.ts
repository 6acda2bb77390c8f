import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it, vi } from 'vitest';
import { type OpenDelivery, openDeliveries, orderSearch, type TestCore } from '../../../testing/index.ts';
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
}

/** A search that ended with a verified outcome, so that it told two events, under the given configurations. */
async function ended({ organization, order, override }: Configured): Promise<string> {
  context = await test.organization({ webhookConfig: organization ?? null });
  const ids = await orderSearch(context, {
    ...(order ? { webhookConfig: order } : {}),
    defaultSearchConfig: { notifications: override ? { webhookOverride: override } : {} },
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

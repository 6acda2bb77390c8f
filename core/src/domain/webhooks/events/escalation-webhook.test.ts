import type { ReasonCode, WebhookConfig } from '@credence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  claimAttempt,
  createTestCore,
  deliverDue,
  fakeClock,
  nameOf,
  OFFICE_HOURS,
  type OrderedSearch,
  openDeliveries,
  openEvents,
  orderSearch,
  type TestCore,
  takeDelivery,
} from '../../../testing/index.ts';
import type { Context } from '../../context/context.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { listCloseoutEvents } from './list-closeout-events.ts';
import { redeliverEvent } from './redeliver-events.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
});
afterAll(() => test.close());

const hook = (path: string) => `https://client.example/${path}`;
const ON_CALL = hook('on-call');

interface Configured {
  organization?: WebhookConfig;
  order?: Partial<WebhookConfig>;
  override?: Partial<WebhookConfig>;
  webhookUrl?: string;
}

/** A new search under the given configurations. */
async function ordered({ organization, order, override, webhookUrl = ON_CALL }: Configured) {
  context = await test.organization({ webhookConfig: organization ?? null });
  return orderSearch(context, {
    ...(order ? { webhookConfig: order } : {}),
    defaultSearchConfig: {
      escalation: { webhookUrl },
      ...(override ? { notifications: { webhookOverride: override } } : {}),
    },
  });
}

/** A search that ended so that somebody has to act. */
async function needing(configured: Configured): Promise<OrderedSearch> {
  const ids = await ordered(configured);
  const resolution = { outcome: 'ACTION_REQUIRED' as const, reasonCode: 'OTHER' as ReasonCode };
  await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
  return ids;
}

/** Kind, path and secrets of each delivery of the event that asks somebody to act. */
async function routes({ searchId }: OrderedSearch) {
  return (await openDeliveries(test, context, searchId))
    .filter(({ event }) => event === 'verification.action_required')
    .map(({ endpointSource, target }) => [
      endpointSource,
      target && new URL(target.url).pathname,
      target?.secrets,
    ]);
}

const all = (path: string, more: Partial<WebhookConfig> = {}): WebhookConfig => ({
  enabled: true,
  retryAttempts: 3,
  fallbackEndpoint: hook(path),
  ...more,
});

describe('an event that asks a person to act goes to the escalation webhook', () => {
  it.each<[string, Configured, unknown[]]>([
    ['where nothing else is configured', {}, [['escalation', '/on-call', []]]],
    [
      'beside the targets there are, signed with the same secret',
      { order: all('hook', { secret: 'of the order' }) },
      [
        ['fallback', '/hook', ['of the order']],
        ['escalation', '/on-call', ['of the order']],
      ],
    ],
    [
      'although webhooks are switched off, signed as they would be',
      { order: all('hook', { enabled: false, secret: 'of the order' }) },
      [['escalation', '/on-call', ['of the order']]],
    ],
    [
      'with the secret of the organization where the order has none',
      { organization: all('x', { secret: 'own' }), order: all('hook') },
      [
        ['fallback', '/hook', ['own']],
        ['escalation', '/on-call', ['own']],
      ],
    ],
    [
      'with the secret of the override before both',
      { organization: all('x', { secret: 'own' }), override: { ...all('hook'), secret: 'of the search' } },
      [
        ['fallback', '/hook', ['of the search']],
        ['escalation', '/on-call', ['of the search']],
      ],
    ],
    [
      'although no target wants it',
      { order: { fallbackEndpoint: { url: hook('x'), events: ['verification.completed'] } } },
      [['escalation', '/on-call', []]],
    ],
    [
      'but not twice, where it is a target anyway',
      { order: { closeoutEndpoints: { EMPLOYMENT: [hook('hook'), hook('on-call')] } } },
      [
        ['type-specific', '/hook', []],
        ['type-specific', '/on-call', []],
      ],
    ],
    [
      'but not twice, however it is written',
      { order: all('on-call'), webhookUrl: 'HTTPS://CLIENT.example:443/on-call' },
      [['fallback', '/on-call', []]],
    ],
  ])('%s', async (_where, configured, expected) => {
    expect(await routes(await needing(configured))).toEqual(expected);
  });

  it('and gets it now, and not again, where it is the fallback of another target', async () => {
    const fallbackEndpoint = { url: ON_CALL, secret: 'of the target', headers: { 'X-Key': '1' } };
    const order = { closeoutEndpoints: { EMPLOYMENT: hook('hook') }, fallbackEndpoint, retryAttempts: 0 };
    const ids = await needing({ order });
    expect(await routes(ids)).toEqual([
      ['type-specific', '/hook', []],
      ['escalation', '/on-call', ['of the target']],
    ]);
    await deliverDue(test, context, ids.searchId, { status: 400 });
    const deliveries = (await openDeliveries(test, context, ids.searchId)).filter(
      ({ event, target }) => event === 'verification.action_required' && target?.url === ON_CALL,
    );
    expect(deliveries).toMatchObject([{ status: 'FAILED', target: { headers: { 'X-Key': '1' } } }]);
  });

  it('and says in its header how it came there', async () => {
    const { searchId } = await needing({});
    const delivery = (await openDeliveries(test, context, searchId)).find(({ target }) => target !== null);
    const { request } = await takeDelivery(context, delivery?.id ?? '');
    expect(request.headers).toMatchObject({
      'X-Endpoint-Source': 'escalation',
      'X-Event-Type': 'verification.action_required',
    });
  });

  it('and the list tells of it where it is the only target', async () => {
    const alone = await needing({});
    const listOf = async ({ searchId }: OrderedSearch) => {
      const { events } = await listCloseoutEvents(context, {
        searchId,
        event: 'verification.action_required',
        page: 1,
        limit: 10,
      });
      return events.map(({ endpointSource, deliveryStatus }) => [endpointSource, deliveryStatus]);
    };
    expect(await listOf(alone)).toEqual([['escalation', 'PENDING']]);
    expect(await listOf(await needing({ order: all('hook') }))).toEqual([['fallback', 'PENDING']]);
  });

  it('and is told again, with all others, when the event is delivered anew', async () => {
    const order = { closeoutEndpoints: { EMPLOYMENT: hook('hook') } };
    const { searchId } = await needing({ order });
    const delivered = await deliverDue(test, context, searchId, { status: 200 });
    const ours = delivered.filter(({ event }) => event === 'verification.action_required');
    expect(ours.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    await redeliverEvent(context, { eventId: ours[0]?.eventId ?? '' });
    const again = (await openDeliveries(test, context, searchId)).filter(
      ({ event }) => event === 'verification.action_required',
    );
    expect(again.map(({ id, status }) => [id, status])).toEqual(ours.map(({ id }) => [id, 'PENDING']));
  });
});

describe('the escalation webhook', () => {
  it('hears of a search that needs a person, and of nothing else in its life', async () => {
    context = await test.organization();
    const attempt = await claimAttempt(test, context, {
      defaultSearchConfig: { escalation: { webhookUrl: ON_CALL }, outbound: { maxTotalAttempts: 1 } },
    });
    await recordOutbound(context, attempt.claimed, { kind: 'refused', error: 'No such mailbox' });
    await escalateSearch(context, attempt);
    const resolution = { outcome: 'VERIFIED' as const };
    await updateSearch(context, { ...attempt, update: { searchStatus: 'COMPLETED', resolution } });
    const events = (await openEvents(test, context, attempt.searchId)).map(nameOf);
    const deliveries = await openDeliveries(test, context, attempt.searchId);
    const told = deliveries.map(({ endpointSource, status }) => `${status} ${endpointSource}`);
    expect(events.map((name, index) => `${name}: ${told[index]}`)).toEqual([
      'CONTACT_PLAN: NO_TARGET null',
      'OUTBOUND_ATTEMPT: NO_TARGET null',
      'AGENT_INTERVENTION: PENDING escalation',
      'SEARCH_UPDATED: NO_TARGET null',
      'verification.completed: NO_TARGET null',
    ]);
  });

  it('hears nothing of a notification that is suppressed', async () => {
    context = await test.organization();
    const attempt = await claimAttempt(test, context, {
      defaultSearchConfig: {
        escalation: { webhookUrl: ON_CALL },
        notifications: { suppressTypes: ['AGENT_INTERVENTION'] },
        outbound: { maxTotalAttempts: 1 },
      },
    });
    await recordOutbound(context, attempt.claimed, { kind: 'refused', error: 'No such mailbox' });
    await escalateSearch(context, attempt);
    const deliveries = await openDeliveries(test, context, attempt.searchId);
    expect(deliveries.map(({ endpointSource }) => endpointSource)).toEqual([null, null]);
  });
});

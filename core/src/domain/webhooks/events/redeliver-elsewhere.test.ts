import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { toldEvent } from '../../../testing/deliveries.ts';
import { deliverDue, openDeliveries, orderSearch, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { redeliverEvent, redeliverEvents } from './redeliver-events.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const [HOOK, REST] = ['https://client.example/hook', 'https://rest.example/hook'];
const ON_CALL = 'https://client.example/on-call';

/** The organization as it is configured at another time. */
const configured = (webhookConfig: Partial<WebhookConfig>): Context => ({
  ...context,
  organization: {
    ...context.organization,
    webhookConfig: { enabled: true, retryAttempts: 0, ...webhookConfig },
  },
});

const answered = (searchId: string, status: number) => deliverDue(test, context, searchId, { status });

/** Source, state and URL of each delivery of an event that has a target. */
const deliveriesOf = async ({ searchId, eventId }: { searchId: string; eventId: string }) =>
  (await openDeliveries(test, context, searchId))
    .filter((delivery) => delivery.eventId === eventId && delivery.target)
    .map(({ endpointSource, status, target }) => [endpointSource, status, target?.url]);

describe('an event of which the escalation webhook alone was told', () => {
  /** A search that ended so that a person has to act, while the organization sent nothing. */
  async function escalated() {
    const held = configured({ enabled: false });
    const defaultSearchConfig = { escalation: { webhookUrl: ON_CALL } };
    const { searchId, ...ids } = await orderSearch(held, { defaultSearchConfig });
    const resolution = { outcome: 'ACTION_REQUIRED' as const, reasonCode: 'OTHER' as const };
    await updateSearch(held, { ...ids, searchId, update: { searchStatus: 'COMPLETED', resolution } });
    const told = (await answered(searchId, 200)).find(({ status }) => status === 'DELIVERED');
    if (!told) throw new Error('No target was told');
    return { searchId, eventId: told.eventId };
  }

  it.each<[string, Partial<WebhookConfig>, unknown[]]>([
    [
      'goes where the organization sends it now, too',
      { closeoutEndpoints: { EMPLOYMENT: HOOK } },
      [
        ['escalation', 'PENDING', ON_CALL],
        ['type-specific', 'PENDING', HOOK],
      ],
    ],
    [
      'goes there once, where that is the same',
      { fallbackEndpoint: ON_CALL },
      [['escalation', 'PENDING', ON_CALL]],
    ],
    ['goes there alone, where nobody else wants it', {}, [['escalation', 'PENDING', ON_CALL]]],
  ])('%s', async (_, webhookConfig, expected) => {
    const event = await escalated();
    const now = configured(webhookConfig);
    const filter = { deliveryStatus: 'DELIVERED' as const };
    expect(await redeliverEvents(now, { filter, dryRun: false })).toMatchObject({
      matched: 1,
      redelivered: 1,
      withoutTarget: 0,
    });
    expect(await deliveriesOf(event)).toEqual(expected);
    await redeliverEvent(now, event);
    expect(await deliveriesOf(event)).toEqual(expected);
  });

  it('does not come to the escalation webhook again as to a fallback', async () => {
    const event = await escalated();
    const now = configured({ closeoutEndpoints: { EMPLOYMENT: HOOK }, fallbackEndpoint: [ON_CALL, REST] });
    await redeliverEvent(now, event);
    await answered(event.searchId, 400);
    expect(await deliveriesOf(event)).toEqual([
      ['escalation', 'FAILED', ON_CALL],
      ['type-specific', 'FAILED', HOOK],
      ['fallback', 'PENDING', REST],
    ]);
  });
});

it.each([
  ['to which it sends what had none', false],
  ['that gets what the first one does not take', true],
])('a redelivery takes a target back into use %s', async (_, isRouted) => {
  const both = { closeoutEndpoints: { EMPLOYMENT: HOOK }, fallbackEndpoint: REST, retryAttempts: 0 };
  const event = await toldEvent(test, context, isRouted ? { webhookConfig: both } : {});
  for (const fallbackEndpoint of isRouted ? [REST] : [HOOK, REST]) {
    const { searchId } = await toldEvent(test, context, { webhookConfig: { fallbackEndpoint } });
    await answered(searchId, 410);
  }
  await redeliverEvent(isRouted ? context : configured(both), event);
  await answered(event.searchId, 404);
  await answered(event.searchId, 200);
  expect(await deliveriesOf(event)).toEqual([
    ['type-specific', 'FAILED', HOOK],
    ['fallback', 'DELIVERED', REST],
  ]);
});

import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  claimAttempt,
  deliverDue,
  nameOf,
  openDeliveries,
  openEvents,
  orderSearch,
  type TestCore,
  takeDelivery,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { listCloseoutEvents } from './list-closeout-events.ts';
import { redeliverEvent } from './redeliver-events.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const [HOOK, ON_CALL] = ['https://client.example/hook', 'https://client.example/on-call'];
const event = 'verification.action_required' as const;

/** A search that ended so that a person has to act. */
async function needing(webhookConfig: Partial<WebhookConfig> = {}) {
  const defaultSearchConfig = { escalation: { webhookUrl: ON_CALL } };
  const ids = await orderSearch(context, { webhookConfig, defaultSearchConfig });
  const resolution = { outcome: 'ACTION_REQUIRED' as const, reasonCode: 'OTHER' as const };
  await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
  return ids.searchId;
}

/** The deliveries of the event that asks a person to act. */
const asking = async (searchId: string) =>
  (await openDeliveries(test, context, searchId)).filter((delivery) => delivery.event === event);

describe('an event that asks a person to act goes to the escalation webhook', () => {
  it('which its header says, and the list where it is the only target', async () => {
    const searchId = await needing();
    const [delivery, ...others] = await asking(searchId);
    expect(others).toEqual([]);
    const { request } = await takeDelivery(context, delivery?.id ?? '');
    expect(request.headers).toMatchObject({ 'X-Endpoint-Source': 'escalation', 'X-Event-Type': event });
    await needing({ fallbackEndpoint: HOOK });
    const { events } = await listCloseoutEvents(context, { event, page: 1, limit: 10 });
    expect(events.map(({ endpointSource }) => endpointSource)).toEqual(['fallback', 'escalation']);
  });

  it('and not again, where it is the fallback of another target', async () => {
    const closeoutEndpoints = { EMPLOYMENT: HOOK };
    const searchId = await needing({ closeoutEndpoints, fallbackEndpoint: ON_CALL, retryAttempts: 0 });
    await deliverDue(test, context, searchId, { status: 400 });
    const told = (await asking(searchId)).map(({ endpointSource, status }) => [endpointSource, status]);
    expect(told).toEqual([
      ['type-specific', 'FAILED'],
      ['escalation', 'FAILED'],
    ]);
  });

  it('and is told again, with all others, when the event is delivered anew', async () => {
    const searchId = await needing({ closeoutEndpoints: { EMPLOYMENT: HOOK } });
    await deliverDue(test, context, searchId, { status: 200 });
    const ours = await asking(searchId);
    expect(ours.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    await redeliverEvent(context, { eventId: ours[0]?.eventId ?? '' });
    const again = (await asking(searchId)).map(({ id, status }) => [id, status]);
    expect(again).toEqual(ours.map(({ id }) => [id, 'PENDING']));
  });
});

describe('the escalation webhook', () => {
  it.each([
    ['a search that needs a person, and of nothing else in its life', [], 'PENDING escalation'],
    ['nothing of a notification that is suppressed', ['AGENT_INTERVENTION'], undefined],
  ])('hears of %s', async (_, suppressTypes, told) => {
    const attempt = await claimAttempt(test, context, {
      defaultSearchConfig: {
        escalation: { webhookUrl: ON_CALL },
        notifications: { suppressTypes },
        outbound: { maxTotalAttempts: 1 },
      },
    });
    await recordOutbound(context, attempt.claimed, { kind: 'refused', error: 'No such mailbox' });
    await escalateSearch(context, attempt);
    const resolution = { outcome: 'VERIFIED' as const };
    await updateSearch(context, { ...attempt, update: { searchStatus: 'COMPLETED', resolution } });
    const events = (await openEvents(test, context, attempt.searchId)).map(nameOf);
    const deliveries = await openDeliveries(test, context, attempt.searchId);
    const heard = events.map((name, index) => {
      const { status, endpointSource } = deliveries[index] ?? {};
      return [name, `${status} ${endpointSource}`];
    });
    expect(heard).toEqual(
      Object.entries({
        CONTACT_PLAN: 'NO_TARGET null',
        OUTBOUND_ATTEMPT: 'NO_TARGET null',
        ...(told && { AGENT_INTERVENTION: told }),
        SEARCH_UPDATED: 'NO_TARGET null',
        'verification.completed': 'NO_TARGET null',
      }),
    );
  });
});

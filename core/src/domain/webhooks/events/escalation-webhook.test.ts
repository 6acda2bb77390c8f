import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { withWebhooks } from '../../../testing/deliveries.ts';
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
import { redeliverEvent, redeliverEvents } from './redeliver-events.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const [HOOK, REST] = ['https://client.example/hook', 'https://rest.example/hook'];
const ON_CALL = 'https://client.example/on-call';
const event = 'verification.action_required' as const;

/** A search that ended so that a person has to act. */
async function needing(webhookConfig: Partial<WebhookConfig> = {}, of = context) {
  const defaultSearchConfig = { escalation: { webhookUrl: ON_CALL } };
  const ids = await orderSearch(of, { webhookConfig, defaultSearchConfig });
  const resolution = { outcome: 'ACTION_REQUIRED' as const, reasonCode: 'OTHER' as const };
  await updateSearch(of, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
  return ids.searchId;
}

/** The deliveries of the event that asks a person to act, and in short where each goes and stands. */
const asking = async (searchId: string) =>
  (await openDeliveries(test, context, searchId)).filter((delivery) => delivery.event === event);
const told = async (searchId: string) =>
  (await asking(searchId))
    .filter(({ target }) => target)
    .map(({ endpointSource, status, target }) => `${endpointSource} ${status} ${target?.url}`);

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

describe('an event of which the escalation webhook alone was told', () => {
  /** The search and the event, from when the organization sent nothing. */
  async function escalated() {
    const searchId = await needing({}, withWebhooks(context, { enabled: false }));
    await deliverDue(test, context, searchId, { status: 200 });
    const [delivery] = (await asking(searchId)).filter(({ status }) => status === 'DELIVERED');
    return { searchId, eventId: delivery?.eventId ?? '' };
  }

  it.each<[string, Partial<WebhookConfig>, string[]]>([
    [
      'goes where the organization sends it now, too',
      { closeoutEndpoints: { EMPLOYMENT: HOOK } },
      [`escalation PENDING ${ON_CALL}`, `type-specific PENDING ${HOOK}`],
    ],
    [
      'goes there once, where that is the same',
      { fallbackEndpoint: ON_CALL },
      [`escalation PENDING ${ON_CALL}`],
    ],
    ['goes there alone, where no target wants it', {}, [`escalation PENDING ${ON_CALL}`]],
  ])('%s', async (_, webhookConfig, expected) => {
    const event = await escalated();
    const now = withWebhooks(context, webhookConfig);
    const filter = { deliveryStatus: 'DELIVERED' as const };
    const counts = { matched: 1, redelivered: 1, withoutTarget: 0 };
    expect(await redeliverEvents(now, { filter, dryRun: false })).toMatchObject(counts);
    expect(await told(event.searchId)).toEqual(expected);
    await redeliverEvent(now, event);
    expect(await told(event.searchId)).toEqual(expected);
  });

  it('does not come to the escalation webhook again as to a fallback', async () => {
    const event = await escalated();
    const now = withWebhooks(context, {
      closeoutEndpoints: { EMPLOYMENT: HOOK },
      fallbackEndpoint: [ON_CALL, REST],
    });
    await redeliverEvent(now, event);
    await deliverDue(test, context, event.searchId, { status: 400 });
    expect(await told(event.searchId)).toEqual([
      `escalation FAILED ${ON_CALL}`,
      `type-specific FAILED ${HOOK}`,
      `fallback PENDING ${REST}`,
    ]);
  });
});

describe('the escalation webhook', () => {
  it.each([
    ['a search that needs a person, and of nothing else in its life', [], 'PENDING escalation'],
    ['nothing of a notification that is suppressed', ['AGENT_INTERVENTION'], undefined],
  ])('hears of %s', async (_, suppressTypes, asked) => {
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
        ...(asked && { AGENT_INTERVENTION: asked }),
        SEARCH_UPDATED: 'NO_TARGET null',
        'verification.completed': 'NO_TARGET null',
      }),
    );
  });
});

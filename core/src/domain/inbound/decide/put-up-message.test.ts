import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  ALL_CHANNELS,
  nameOf,
  type OrderedSearch,
  openEvents,
  orderSearch,
  researchAsBefore,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { listMessages } from '../../messages/read-messages.ts';
import { researchSearch } from '../../outbounds/plan/research-search.ts';
import { scheduleOutreach } from '../../outbounds/plan/schedule-outreach.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const GOES_ON = { outbound: { cancelOutboundOnTerminalInbound: false } };

/** A message of a type, and the work that follows. */
async function says(type: string, { searchId }: OrderedSearch): Promise<void> {
  const messageData = { body: { text: 'Hello.' } };
  const input = { channel: 'VOICE', messageData, classification: { type }, metadata: { searchId } };
  await receiveNotification(context, InboundNotification.parse(input));
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

const phaseOf = async (search: OrderedSearch) => (await readSearch(context, search)).search.phase;

const plan = async (search: OrderedSearch): Promise<number> => {
  await scheduleOutreach(context, { ...search, channelsAvailable: ALL_CHANNELS });
  const attempts = await test.sql('select 1 from outbounds where search_id = $1', [search.searchId]);
  return attempts.length;
};

/** Messages after which the others are asked all the same, by which policy. */
const LEAVES_OPEN: [type: string, config: object][] = [
  ['INFO_REQUESTED', {}],
  ['UNKNOWN', {}],
  ['NO_RECORD', GOES_ON],
];

describe('a message for review', () => {
  it.each(LEAVES_OPEN)(
    'before research, %s with %j, is told and keeps nobody from being asked',
    async (type, config) => {
      const search = await orderSearch(context, { defaultSearchConfig: config });
      await says(type, search);
      expect(await phaseOf(search)).toBe('RESEARCH');
      expect((await openEvents(test, context, search.searchId)).map(nameOf)).toEqual([
        'INBOUND_MESSAGE',
        'AGENT_INTERVENTION',
      ]);
      const { activities } = await readSearch(context, search);
      expect(activities.at(-1)).toMatchObject({ activityType: 'REVIEW_NEEDED' });
      await researchSearch(context, search);
      expect(await plan(search)).toBeGreaterThan(0);
    },
  );

  it.each(LEAVES_OPEN)(
    'between research and outreach, %s with %j, keeps nobody from it',
    async (type, config) => {
      const search = await orderSearch(context, { defaultSearchConfig: config });
      await researchAsBefore(test, context, search);
      await says(type, search);
      expect(await phaseOf(search)).toBe('REVIEW');
      expect(await plan(search)).toBeGreaterThan(0);
      expect(await phaseOf(search)).toBe('REVIEW');
    },
  );

  it('after outreach has begun shows where the search stands', async () => {
    const search = await orderSearch(context);
    await researchSearch(context, search);
    await plan(search);
    await says('INFO_REQUESTED', search);
    expect(await phaseOf(search)).toBe('REVIEW');
  });

  it.each([
    ['INFO_REQUESTED', 'NOTED', 'The source asks for more information, of what is settled'],
    ['AUTHORIZATION_FORM_REQUEST', 'NOTED', 'The source asks for the signed release, of what is settled'],
    ['INSUFFICIENT', 'REVIEW', 'the source tells less than was asked'],
  ])('%s about what is settled is told, as %s', async (type, kind, reason) => {
    const search = await orderSearch(context);
    await researchSearch(context, search);
    await says('UNKNOWN', search);
    await test.sql(`update search_records set status = 'VERIFIED' where search_id = $1`, [search.searchId]);
    await says(type, search);
    const { messages } = await listMessages(context, { ...search, limit: 10 });
    expect(messages[0]).toMatchObject({ effect: kind, effectReason: reason });
    const { records, activities } = await readSearch(context, search);
    expect(records[0]?.status).toBe(kind === 'NOTED' ? 'VERIFIED' : 'REVIEW');
    expect(activities.at(-1)?.activityType).toBe(kind === 'NOTED' ? 'RESPONSE_NOTED' : 'REVIEW_NEEDED');
    const events = (await openEvents(test, context, search.searchId)).map(nameOf);
    expect(events.slice(-2)).toEqual(
      kind === 'NOTED'
        ? ['AGENT_INTERVENTION', 'INBOUND_MESSAGE']
        : ['INBOUND_MESSAGE', 'AGENT_INTERVENTION'],
    );
  });

  it('that says what there is to say leaves everything to a person', async () => {
    const search = await orderSearch(context);
    await says('NO_RECORD', search);
    expect(await phaseOf(search)).toBe('REVIEW');
    await researchSearch(context, search);
    expect(await plan(search)).toBe(0);
  });
});

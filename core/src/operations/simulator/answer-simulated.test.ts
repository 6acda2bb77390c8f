import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { recordOutbound } from '../../domain/outbounds/send/record-outbound.ts';
import { sendToSimulator } from '../../domain/outbounds/send/send-to-simulator.ts';
import { readSearch } from '../../domain/searches/read-searches.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import {
  type ClaimedAttempt,
  claimAttempt,
  scheduleSearch,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { answerSimulated } from './answer-simulated.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const orderTo = (employerEmail: string, config: object = {}) => ({
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', employerEmail }] },
  defaultSearchConfig: { outbound: { maxTotalAttempts: 1 }, ...config },
});

const sentTo = (address: string, config: object = {}) => sendAttempt(test, context, orderTo(address, config));

const answer = ({ searchId, claimed }: ClaimedAttempt) =>
  answerSimulated(test.core, {
    organizationId: context.organization.id,
    searchId,
    outboundId: claimed.outbound.id,
  });

const inboundsOf = ({ searchId }: ClaimedAttempt) =>
  test.sql<{ door: string; classification: string }>(
    'select door, classification from inbound_messages where search_id = $1',
    [searchId],
  );

const toldOf = async (search: ClaimedAttempt) => {
  const { activities } = await readSearch(context, search);
  return activities
    .filter(({ activityType }) => activityType === 'SIMULATED')
    .map(({ description }) => description);
};

describe('a request to an address of the simulator', () => {
  it('is answered by a job at the time that the address says', async () => {
    const search = await sentTo('verified+30s@simulator.test');
    const [job] = await test.jobs('answer-simulated', context);
    expect(job).toMatchObject({
      data: { searchId: search.searchId, outboundId: search.claimed.outbound.id },
      startAfter: new Date('2026-03-02T15:00:30Z'),
    });
    expect(Object.keys(job?.data ?? {}).toSorted()).toEqual(['organizationId', 'outboundId', 'searchId']);
    expect(await toldOf(search)).toEqual([
      'The simulator took the request: it answers "verified" in 30 seconds',
    ]);
  });

  it.each([
    ['silent@simulator.test', 'The simulator took the request: no answer comes'],
    ['hr@simulator.test', 'The simulator does not know this address: no answer comes'],
  ])('stays without an answer at %s, and says so', async (address, words) => {
    const search = await sentTo(address);
    expect(await test.jobs('answer-simulated', context)).toEqual([]);
    expect(await toldOf(search)).toEqual([words]);
    await answer(search);
    expect(await inboundsOf(search)).toEqual([]);
    expect((await readSearch(context, search)).search.phase).toBe('AWAITING_RESPONSE');
  });

  it('goes out at night', async () => {
    clock.set('2026-03-07T03:00:00Z');
    expect(await toldOf(await sentTo('verified@simulator.test'))).toHaveLength(1);
  });

  it('is made for a channel that is redirected there', async () => {
    const search = await sentTo('hr@contoso.example', {
      qaDestinations: { email: 'no-record@simulator.test' },
    });
    await answer(search);
    expect(await inboundsOf(search)).toEqual([{ door: 'PAGE', classification: 'NO_RECORD' }]);
  });
});

describe('an answer of the simulator', () => {
  it.each([
    ['verified', 'PAGE', 'VERIFICATION'],
    ['discrepancy', 'PAGE', 'VERIFICATION'],
    ['no-record', 'PAGE', 'NO_RECORD'],
    ['third-party', 'PAGE', 'THIRD_PARTY'],
    ['auto-reply', 'MAIL', 'AUTO_REPLY'],
    ['bounce', 'MAIL', 'BOUNCE'],
  ])('%s comes once, by the %s', async (outcome, door, classification) => {
    const search = await sentTo(`${outcome}@simulator.test`);
    await answer(search);
    const before = await storedFor(test, context);
    await answer(search);
    expect(await inboundsOf(search)).toEqual([{ door, classification }]);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('does not come after the search has ended', async () => {
    const search = await sentTo('verified@simulator.test');
    const { orderId, searchId } = search;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    await answer(search);
    expect(await inboundsOf(search)).toEqual([]);
  });

  it('does not come after its link has expired', async () => {
    const search = await sentTo('verified@simulator.test');
    clock.advance({ days: 8 });
    await answer(search);
    expect(await inboundsOf(search)).toEqual([]);
  });

  it('is given to nobody else', async () => {
    const search = await sentTo('hr@contoso.example');
    await answer(search);
    await answerSimulated(test.core, {
      organizationId: randomUUID(),
      searchId: search.searchId,
      outboundId: search.claimed.outbound.id,
    });
    expect(await inboundsOf(search)).toEqual([]);
    expect(await toldOf(search)).toEqual([]);
  });
});

describe('in production', () => {
  const inProduction = (): Context => {
    const { core } = context;
    return { ...context, core: { ...core, config: { ...core.config, ENVIRONMENT: 'production' } } };
  };

  it('no address of the simulator is ever asked', async () => {
    const ids = await scheduleSearch(inProduction(), orderTo('verified@simulator.test'));
    expect(await test.jobs('send-outbound', context)).toEqual([]);
    const { activities } = await readSearch(context, ids);
    expect(activities.map(({ description }) => description)).toContain(
      'The simulator answers in the sandbox only',
    );
  });

  it('what was planned in the sandbox is refused', async () => {
    const attempt = await claimAttempt(test, context, orderTo('verified@simulator.test'));
    const outcome = sendToSimulator(inProduction(), attempt.claimed);
    expect(outcome).toMatchObject({ kind: 'refused' });
    if (outcome) await recordOutbound(inProduction(), attempt.claimed, outcome);
    expect(await test.jobs('answer-simulated', context)).toEqual([]);
  });
});

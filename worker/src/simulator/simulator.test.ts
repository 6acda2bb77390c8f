import { claimOutbound, readSearch, recordOutbound, researchSearch } from '@credence/core';
import { nameOf, openEvents } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import { until } from '../testing/until.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => harness.close());

/** Hours that are closed today and tomorrow, wherever one is. */
const closed = ({ clock }: Harness) => ({
  timezone: 'UTC',
  startTime: '09:00',
  endTime: '17:00',
  allowedDays: [(clock.now().getUTCDay() + 3) % 7],
});

const orderTo = (to: string, at = harness): Promise<PlacedOrder> =>
  at.order({
    to,
    searchConfig: { timing: { businessHours: closed(at) }, outbound: { maxTotalAttempts: 1 } },
  });

const lifeOf = async (order: PlacedOrder, { test, context } = harness) => {
  const { search, results, activities } = await readSearch(context, order);
  const events = (await openEvents(test, context, order.searchId)).map(nameOf);
  const [attempt] = await test.sql<{ status: string; outcome: string | null }>(
    'select status, outcome from outbounds where search_id = $1',
    [order.searchId],
  );
  return { search, results, told: activities.map(({ activityType }) => activityType), events, attempt };
};

type Life = Awaited<ReturnType<typeof lifeOf>>;

/** A life once this is told about it. */
async function lifeWith(order: PlacedOrder, activityType: string, at = harness): Promise<Life> {
  await until(`${activityType} of a simulated life`, async () =>
    (await lifeOf(order, at)).told.includes(activityType),
  );
  // What was committed with it may have come between the looks at one table and at the next.
  return lifeOf(order, at);
}

const BEGIN = ['SEARCH_CREATED', 'CONTACT_PLAN', 'OUTREACH_SCHEDULED', 'OUTBOUND_SENT', 'SIMULATED'];

describe('a whole life with the simulator, at any time of day', () => {
  beforeAll(async () => {
    await harness.start();
  });

  it.each([
    ['verified', 'VERIFIED_NO_DISCREPANCY', []],
    ['discrepancy', 'VERIFIED_DISCREPANCY', ['startDate']],
  ])('%s@ ends %s', async (outcome, verified, mismatches) => {
    const order = await orderTo(`${outcome}@simulator.test`);
    const { search, results, told, events, attempt } = await lifeWith(order, 'SEARCH_COMPLETED');
    expect(search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED' });
    expect(results).toMatchObject([{ outcome: verified, source: 'VERIFIER' }]);
    const wrong = results[0]?.claims.filter(({ match }) => match === 'MISMATCH').map(({ field }) => field);
    expect(wrong).toEqual(mismatches);
    expect(attempt).toEqual({ status: 'DELIVERED', outcome: 'RESPONDED' });
    expect(told.slice(0, 6)).toEqual([...BEGIN, 'RESPONSE_RECEIVED']);
    expect(events).toEqual([
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'SEARCH_UPDATED',
      'verification.completed',
    ]);
  });

  it('no-record@ calls for a review', async () => {
    const life = await lifeWith(await orderTo('no-record@simulator.test'), 'REVIEW_NEEDED');
    expect(life.search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
    expect(life.events).toEqual([
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'INBOUND_MESSAGE',
      'AGENT_INTERVENTION',
    ]);
  });

  it('third-party@ ends the search, with THIRD_PARTY_RECORD', async () => {
    const life = await lifeWith(await orderTo('third-party@simulator.test'), 'SEARCH_COMPLETED');
    expect(life.search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED' });
    expect(life.results).toEqual([]);
    expect(life.events).toContain('THIRD_PARTY_RECORD');
    expect(life.events.at(-1)).toBe('verification.action_required THIRD_PARTY_RECORD');
  });

  it('auto-reply@ is noted, and the search goes on waiting', async () => {
    const life = await lifeWith(await orderTo('auto-reply@simulator.test'), 'RESPONSE_NOTED');
    expect(life.search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'AWAITING_RESPONSE' });
    expect(life.attempt).toMatchObject({ status: 'SENT' });
  });

  it('bounce@ fails the attempt, and nobody is left to ask', async () => {
    const life = await lifeWith(await orderTo('bounce@simulator.test'), 'OUTBOUND_FAILED');
    expect(life.attempt).toEqual({ status: 'FAILED', outcome: 'BOUNCED' });
    expect(life.search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'OUTREACH' });
  });

  it.each(['silent', 'somebody-else'])('%s@ stays silent', async (localPart) => {
    const life = await lifeWith(await orderTo(`${localPart}@simulator.test`), 'SIMULATED');
    expect(life.search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'AWAITING_RESPONSE' });
    expect(life.told).toEqual(BEGIN);
  });

  it('sends no mail', () => {
    expect(harness.mail.arrived.length).toBe(0);
  });
});

describe('a worker that was killed', () => {
  it.each(['before it recorded what it sent', 'before the answer'])(
    '%s: the next one lets the simulator answer, once however often it is told to',
    async (when) => {
      const other = await buildHarness({ postgresUrl: inject('postgresUrl') });
      try {
        const order = await orderTo('verified@simulator.test', other);
        await researchSearch(other.context, { ...order, channelsAvailable: ['EMAIL'] });
        const [job] = await other.test.jobs('send-outbound', other.context);
        const claimed = job && (await claimOutbound(other.context, { ...job.data, jobId: job.id }));
        if (!claimed) throw new Error('There is nothing to send');
        if (when === 'before the answer') {
          await recordOutbound(other.context, claimed, { kind: 'sent' });
          await other.test.sql(
            `insert into pgboss.job (name, data) select name, data from pgboss.job
              where name = 'answer-simulated'`,
          );
        }
        await other.start();
        await lifeWith(order, 'SEARCH_COMPLETED', other);
        await until('every answer', async () => {
          const jobs = await other.test.sql<{ state: string }>(
            `select state from pgboss.job where name = 'answer-simulated'`,
          );
          return jobs.every(({ state }) => state === 'completed');
        });
        const { told } = await lifeOf(order, other);
        expect(told.filter((step) => step === 'SIMULATED')).toHaveLength(1);
        expect(told.filter((step) => step === 'RESPONSE_RECEIVED')).toHaveLength(1);
      } finally {
        await other.close();
      }
    },
  );
});

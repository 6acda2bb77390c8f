import { randomUUID } from 'node:crypto';
import { eventsUntil, nameOf } from './support/inbox.ts';
import { createOrder, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** An order whose only contact is an address of the simulator, in hours that are never now. */
async function orderToSimulator(outcome: string) {
  const credence = clientOf('acme');
  // The simulator ignores what it does not understand: no two tests share an address.
  const address = `${outcome}+${randomUUID().slice(0, 8)}x@simulator.test`;
  const allowedDays = [(new Date().getUTCDay() + 3) % 7];
  const businessHours = { timezone: 'UTC', startTime: '09:00', endTime: '17:00', allowedDays };
  const order = orderTo(address, { search: { searchConfig: { timing: { businessHours } } } });
  return { credence, ...(await createOrder(credence, order)) };
}

for (const [address, outcome, mismatches] of [
  ['verified', 'VERIFIED_NO_DISCREPANCY', []],
  ['discrepancy', 'VERIFIED_DISCREPANCY', ['startDate']],
] as const) {
  test(`${address}@ ends ${outcome}, at any time of day`, async () => {
    const ids = await orderToSimulator(address);
    const search = await searchWhen(ids, ({ searchStatus }) => searchStatus === 'COMPLETED');
    expect(search.verificationResult).toMatchObject([{ outcome, source: 'VERIFIER' }]);
    const claims = search.verificationResult[0]?.claims ?? [];
    expect(claims.filter(({ match }) => match !== 'MATCH').map(({ field }) => field)).toEqual(mismatches);
    const events = await eventsUntil(ids.searchId, ({ event }) => event === 'verification.completed');
    expect(events.map(nameOf)).toEqual([
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'SEARCH_UPDATED',
      'verification.completed',
    ]);
  });
}

test('no-record@ calls for a decision', async () => {
  const ids = await orderToSimulator('no-record');
  const search = await searchWhen(ids, ({ phase }) => phase === 'REVIEW');
  expect(search.waitingFor).toBe('review: the source has no record of the applicant');
});

test('third-party@ closes the search, since a third party keeps the record', async () => {
  const ids = await orderToSimulator('third-party');
  const events = await eventsUntil(ids.searchId, ({ event }) => event === 'verification.action_required');
  expect(events.map(nameOf)).toContain('THIRD_PARTY_RECORD');
  expect(events.at(-1)?.payload.data).toMatchObject({ reasonCode: 'THIRD_PARTY_RECORD' });
});

test('auto-reply@ is noted, and the search goes on waiting', async () => {
  const ids = await orderToSimulator('auto-reply');
  const search = await searchWhen(ids, ({ activity }) =>
    activity.some(({ activityType }) => activityType === 'RESPONSE_NOTED'),
  );
  expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'AWAITING_RESPONSE' });
});

test('bounce@ is never written to again', async () => {
  const { credence, orderId, searchId } = await orderToSimulator('bounce');
  await searchWhen({ credence, orderId, searchId }, ({ activity }) =>
    activity.some(({ activityType }) => activityType === 'OUTBOUND_FAILED'),
  );
  const { outbounds } = await credence.outbounds.list(orderId, searchId, { include: 'all' });
  const [first, ...others] = outbounds.toSorted((a, b) => a.attemptNumber - b.attemptNumber);
  expect(first).toMatchObject({ status: 'FAILED', outcome: 'BOUNCED' });
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
});

for (const address of ['silent', 'somebody']) {
  test(`${address}@ stays silent, and the activity says so`, async () => {
    const ids = await orderToSimulator(address);
    const search = await searchWhen(ids, ({ phase }) => phase === 'AWAITING_RESPONSE');
    const told = search.activity.filter(({ activityType }) => activityType === 'SIMULATED');
    expect(told).toHaveLength(1);
    expect(told[0]?.description).toContain('no answer comes');
  });
}

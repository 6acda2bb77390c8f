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

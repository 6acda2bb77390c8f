import { cancelOutbounds, pauseOutbounds, researchSearch, resumeOutbounds } from '@credence/core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import { until } from '../testing/until.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => harness.close());

/** An order whose first attempt is due, while no worker is there to send it; the jobs that led there run once more. */
async function dueOrder(to: string): Promise<PlacedOrder> {
  const placed = await harness.order({ to, searchConfig: { outbound: { followUpMinutes: 60 } } });
  await researchSearch(harness.context, { ...placed, channelsAvailable: ['EMAIL'] });
  return placed;
}

/** How the jobs of first attempts stand. */
const dueJobs = () =>
  harness.test.sql<{ state: string }>(
    `select state from pgboss.job j join outbounds o on o.id = (j.data ->> 'outboundId')::uuid
      where j.name = 'send-outbound' and o.attempt_number = 1`,
  );

const mailsFor = (to: string) => harness.mail.arrivedFor(to).length;
const [PAUSED, CANCELLED, PLAIN] = ['paused@x.example', 'cancelled@x.example', 'plain@x.example'] as const;

it('sends no attempt that was paused or cancelled before, and a paused one once it is resumed', async () => {
  const paused = await dueOrder(PAUSED);
  await pauseOutbounds(harness.context, paused);
  await cancelOutbounds(harness.context, await dueOrder(CANCELLED));
  await dueOrder(PLAIN);
  await harness.start();

  await until('all jobs that are due', async () => {
    const jobs = await dueJobs();
    return jobs.length === 3 && jobs.every(({ state }) => state === 'completed');
  });
  expect([mailsFor(PAUSED), mailsFor(CANCELLED), mailsFor(PLAIN)]).toEqual([0, 0, 1]);

  // Until the sweeper has found every follow-up that nobody paused.
  harness.clock.advance({ minutes: 62 });
  await until('the follow-up', () => mailsFor(PLAIN) === 2);
  expect([mailsFor(PAUSED), mailsFor(CANCELLED)]).toEqual([0, 0]);

  expect(await resumeOutbounds(harness.context, paused)).toMatchObject({ resumedCount: 3 });
  await until('the mail of the resumed attempt', async () => {
    const sent = await harness.test.sql(`select from outbounds where search_id = $1 and status = 'SENT'`, [
      paused.searchId,
    ]);
    return sent.length > 0;
  });
  expect([mailsFor(PAUSED), mailsFor(CANCELLED), mailsFor(PLAIN)]).toEqual([1, 0, 2]);
});

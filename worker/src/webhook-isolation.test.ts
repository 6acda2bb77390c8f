import { type Context, JOB_POLICIES } from '@credence/core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildHarness, type Harness } from './testing/harness.ts';
import { oneEvent } from './testing/one-event.ts';
import type { Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';

// It waits for one thing after the other, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000 });

/** Receivers of one organization that a worker sends to at a time, and requests to one origin. */
const ORGANIZATION_SLOTS = JOB_POLICIES['deliver-to-receiver'].slots / 2;
const RECEIVER_SLOTS = 8;
const FAILURES_TO_OPEN = 5;
/** Targets of one search type in one configuration. */
const MOST_TARGETS = 10;

let harness: Harness;
let other: Context;
let healthy: Receiver;
beforeEach(async () => {
  harness = await buildHarness({
    postgresUrl: inject('postgresUrl'),
    config: { WEBHOOK_RETRY_SCALE: 0.001 },
  });
  other = await harness.test.organization();
  healthy = await harness.receiver();
});
afterEach(() => harness.close());

/** Events that are told to so many targets each. */
async function tell(urls: readonly string[], of?: Context): Promise<void> {
  for (let first = 0; first < urls.length; first += MOST_TARGETS) {
    const targets = urls.slice(first, first + MOST_TARGETS);
    await oneEvent(harness, { retryAttempts: 10, closeoutEndpoints: { EMPLOYMENT: targets } }, of);
  }
}

const pathsOf = ({ url }: Receiver, count: number) =>
  Array.from({ length: count }, (_, index) => `${url}/${index}`);
const pathsAt = ({ requests }: Receiver) => new Set(requests.map(({ path }) => path)).size;

describe('an organization with a thousand URLs that never answer', () => {
  it('keeps its own slots busy, and nobody else waits', async () => {
    const dead: Receiver[] = [];
    for (let count = 0; count < 1_000; count += 1) dead.push(await harness.receiver(() => 'hang'));
    const sum = (number: (receiver: Receiver) => number) =>
      dead.reduce((total, receiver) => total + number(receiver), 0);
    // All of these are due before anything of the others is.
    await tell(dead.map(({ url }) => url));
    await tell(pathsOf(healthy, 40), other);

    await harness.start({ limits: { httpTimeoutMs: 60_000 } });
    await until('the deliveries of the others', () => pathsAt(healthy) === 40);
    const asked = () => sum(({ requests }) => requests.length);
    await until('requests that hang', () => asked() === ORGANIZATION_SLOTS);
    // Not one slot was given back meanwhile.
    expect(sum((receiver) => receiver.waiting())).toBe(ORGANIZATION_SLOTS);

    await tell(pathsOf(healthy, 50).slice(40), other);
    await until('what is told later', () => pathsAt(healthy) === 50);
    expect(asked()).toBe(ORGANIZATION_SLOTS);
    expect(healthy.requests).toHaveLength(50);
  });
});

describe('two organizations with receivers that take as long as they may', () => {
  it('leave slots to a third', async () => {
    const slow: Receiver[] = [];
    for (let count = 0; count < ORGANIZATION_SLOTS; count += 1)
      slow.push(await harness.receiver(() => 'hang'));
    for (const of of [harness.context, await harness.test.organization()])
      await tell(
        slow.flatMap((receiver) => pathsOf(receiver, 2)),
        of,
      );
    await tell(pathsOf(healthy, 40), other);

    await harness.start({ limits: { httpTimeoutMs: 60_000 } });
    await until('the deliveries of the third', () => pathsAt(healthy) === 40);
    // More than those of one of the two.
    const waiting = () => slow.reduce((sum, receiver) => sum + receiver.waiting(), 0);
    await until('requests that hang', () => waiting() > ORGANIZATION_SLOTS);
    await tell(pathsOf(healthy, 50).slice(40), other);
    await until('what is told later', () => pathsAt(healthy) === 50);
  });
});

describe('a receiver that is down while sixty deliveries wait for it', () => {
  const WAITING = 60;
  const countOf = async (condition: string) => {
    const [row] = await harness.test.sql<{ count: number }>(
      `select count(*)::integer as count from webhook_deliveries where organization_id = $1 and ${condition}`,
      [harness.context.organization.id],
    );
    return row?.count;
  };
  const attempts = async () =>
    (await harness.test.sql('select from webhook_attempts where error_class is not null')).length;
  const paused = () => harness.test.sql('select trips from webhook_receivers where open_until is not null');

  it('is tried a few times, and then gets all of it when it is back', async () => {
    const receiver = await harness.receiver();
    await receiver.down();
    for (let told = 0; told < WAITING; told += 1) await tell([receiver.url]);
    await tell(pathsOf(healthy, 20), other);
    await harness.start();

    await until('the deliveries of the others', () => pathsAt(healthy) === 20);
    await until('the rest to be left alone', async () => {
      const claimed = await countOf('claimed_by is not null');
      return claimed === 0 && (await paused()).length === 1;
    });
    // Those that were on their way when the breaker opened are tried too, and nothing after them.
    const tried = await attempts();
    expect(tried).toBeGreaterThanOrEqual(FAILURES_TO_OPEN);
    expect(tried).toBeLessThan(FAILURES_TO_OPEN + RECEIVER_SLOTS);

    // One finds out after a minute that nothing has changed; the others stay where they are.
    harness.clock.advance({ minutes: 1 });
    await until('a longer pause', async () => (await paused())[0]?.trips === 2);
    expect(await attempts()).toBe(tried + 1);

    await receiver.up();
    harness.clock.advance({ minutes: 2 });
    await until('everything that waited', async () => (await countOf(`status = 'DELIVERED'`)) === WAITING);
    expect(receiver.requests).toHaveLength(WAITING);
    expect(await harness.test.sql('select from webhook_receivers')).toEqual([]);
  });
});

describe('eighty deliveries to one receiver', () => {
  it('are one job, and one after another later', async () => {
    const receiver = await harness.receiver(() => ({ status: 200, afterMs: 5 }));
    for (let told = 0; told < 80; told += 1) await tell([receiver.url]);
    const jobs = () => harness.test.jobs('deliver-to-receiver');
    await until('the job', async () => (await jobs()).length > 0);
    expect(await jobs()).toHaveLength(1);
    await harness.start();
    await until('everything', () => receiver.requests.length === 80);
    await until('the end of the job', async () => {
      const left = await harness.test.sql(
        `select from pgboss.job where name = 'deliver-to-receiver' and state <= 'active'`,
      );
      return left.length === 0;
    });
    expect(receiver.requests).toHaveLength(80);
  });
});

describe('a worker that stops while forty deliveries wait for a slow receiver', () => {
  it('ends those on their way and leaves the others to the next one, each sent once', async () => {
    const receiver = await harness.receiver(() => ({ status: 200, afterMs: 1_000 }));
    for (let told = 0; told < 40; told += 1) await tell([receiver.url]);
    const first = await harness.start();
    await until('requests', () => receiver.requests.length >= RECEIVER_SLOTS);
    await first.stop();
    expect(receiver.requests.length).toBeLessThan(40);
    expect(receiver.waiting()).toBe(0);
    expect(harness.log()).not.toContain('job failed');

    await harness.start();
    await until('the rest', () => receiver.requests.length === 40);
    expect(receiver.requests).toHaveLength(40);
  });
});

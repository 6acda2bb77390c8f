import { type Context, JOB_POLICIES } from '@credence/core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildHouse, type House } from './testing/house.ts';
import { oneEvent } from './testing/one-event.ts';
import type { Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';

// It waits for one thing after the other, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000 });

/** Deliveries of one organization that a worker makes at a time, and those to one receiver. */
const ORGANIZATION_SLOTS = JOB_POLICIES['deliver-webhook'].slots / 2;
const RECEIVER_SLOTS = 8;
/** Deliveries to one receiver that a worker has in its slots. */
const GROUP_SLOTS = 64;
const FAILURES_TO_OPEN = 5;
/** Targets of one search type in one configuration. */
const MOST_TARGETS = 10;

let house: House;
let other: Context;
let healthy: Receiver;
beforeEach(async () => {
  house = await buildHouse({ postgresUrl: inject('postgresUrl'), config: { WEBHOOK_RETRY_SCALE: 0.001 } });
  other = await house.test.organization();
  healthy = await house.receiver();
});
afterEach(() => house.close());

/** Events that are told to so many targets each. */
async function tell(urls: readonly string[], of?: Context): Promise<void> {
  for (let first = 0; first < urls.length; first += MOST_TARGETS) {
    const targets = urls.slice(first, first + MOST_TARGETS);
    await oneEvent(house, { retryAttempts: 10, closeoutEndpoints: { EMPLOYMENT: targets } }, of);
  }
}

const pathsOf = ({ url }: Receiver, count: number) =>
  Array.from({ length: count }, (_, index) => `${url}/${index}`);
const pathsAt = ({ requests }: Receiver) => new Set(requests.map(({ path }) => path)).size;

describe('an organization with a thousand URLs that never answer', () => {
  it('keeps its own slots busy, and nobody else waits', async () => {
    const dead: Receiver[] = [];
    for (let count = 0; count < 1_000; count += 1) dead.push(await house.receiver(() => 'hang'));
    const sum = (number: (receiver: Receiver) => number) =>
      dead.reduce((total, receiver) => total + number(receiver), 0);
    // All of these are due before anything of the others is.
    await tell(dead.map(({ url }) => url));
    await tell(pathsOf(healthy, 40), other);

    await house.start({ limits: { httpTimeoutMs: 60_000 } });
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
    for (let count = 0; count < ORGANIZATION_SLOTS / GROUP_SLOTS; count += 1)
      slow.push(await house.receiver(() => 'hang'));
    for (const of of [house.context, await house.test.organization()])
      for (const receiver of slow) await tell(pathsOf(receiver, GROUP_SLOTS), of);
    await tell(pathsOf(healthy, 40), other);

    await house.start({ limits: { httpTimeoutMs: 60_000 } });
    await until('the deliveries of the third', () => pathsAt(healthy) === 40);
    // More than those of one of the two.
    const waiting = () => slow.reduce((sum, receiver) => sum + receiver.waiting(), 0);
    await until('requests that hang', () => waiting() > RECEIVER_SLOTS * slow.length);
    await tell(pathsOf(healthy, 50).slice(40), other);
    await until('what is told later', () => pathsAt(healthy) === 50);
  });
});

describe('a receiver that is down while sixty deliveries wait for it', () => {
  const WAITING = 60;
  const countOf = async (condition: string) => {
    const [row] = await house.test.sql<{ count: number }>(
      `select count(*)::integer as count from webhook_deliveries where organization_id = $1 and ${condition}`,
      [house.context.organization.id],
    );
    return row?.count;
  };
  const attempts = async () =>
    (await house.test.sql('select from webhook_attempts where error_class is not null')).length;

  it('is tried a few times, and then gets all of it when it is back', async () => {
    const receiver = await house.receiver();
    await receiver.down();
    await tell(pathsOf(receiver, WAITING));
    await tell(pathsOf(healthy, 20), other);
    await house.start();

    await until('the deliveries of the others', () => pathsAt(healthy) === 20);
    await until('that the rest is parked', async () => (await countOf('parked_at is not null')) === WAITING);
    // Those that were on their way when the breaker opened are tried too, and nothing after them.
    const tried = await attempts();
    expect(tried).toBeGreaterThanOrEqual(FAILURES_TO_OPEN);
    expect(tried).toBeLessThan(FAILURES_TO_OPEN + RECEIVER_SLOTS);

    // One finds out after a minute that nothing has changed; the others stay where they are.
    house.clock.advance({ minutes: 1 });
    await until('an attempt more', async () => (await attempts()) === tried + 1);
    // It waits for its retry meanwhile, which the queue counts by the clock of the database.
    expect(await countOf('parked_at is not null')).toBeGreaterThanOrEqual(WAITING - 1);
    expect(await attempts()).toBe(tried + 1);

    await receiver.up();
    house.clock.advance({ minutes: 2 });
    await until('everything that waited', async () => (await countOf(`status = 'DELIVERED'`)) === WAITING);
    expect(pathsAt(receiver)).toBe(WAITING);
    expect(receiver.requests).toHaveLength(WAITING);
  });
});

describe('the one delivery that finds out about a paused receiver', () => {
  it('is sent when it had to wait for its turn, and others have failed meanwhile', async () => {
    const receiver = await house.receiver((count) => (count < RECEIVER_SLOTS ? 'hang' : 200));
    await tell(pathsOf(receiver, RECEIVER_SLOTS));
    await house.start({ limits: { httpTimeoutMs: 3_000 } });
    await until('requests that hang', () => receiver.waiting() === RECEIVER_SLOTS);
    // Another worker has met failures there, and the pause that followed has just ended.
    await house.test.sql(
      `insert into webhook_receivers (organization_id, id, receiver, since, failures, trips, open_until, updated_at)
        select organization_id, gen_random_uuid(), receiver, $1, 0, 1, $1, $1 from webhook_deliveries limit 1`,
      [house.clock.now()],
    );
    await tell([`${receiver.url}/last`]);
    await until('the last one to be sent', () => receiver.requests.length > RECEIVER_SLOTS);
    expect(receiver.requests[RECEIVER_SLOTS]?.path).toMatch(/last$/);
    const [probe] = await until('its attempt', async () => {
      const rows = await house.test.sql(
        `select trigger, response_status from webhook_attempts where trigger = 'PROBE'`,
      );
      return rows.length > 0 && rows;
    });
    expect(probe).toEqual({ trigger: 'PROBE', response_status: 200 });
  });
});

describe('a receiver for which more waits than the queue takes', () => {
  it('gets all of it, and is forgotten then', async () => {
    const receiver = await house.receiver(() => ({ status: 200, afterMs: 5 }));
    await tell(pathsOf(receiver, 300));
    const { parked } = await until('some of it to wait', async () => {
      const [row] = await house.test.sql<{ parked: number }>(
        'select count(*)::integer as parked from webhook_deliveries where parked_at is not null',
      );
      return row;
    });
    expect(parked).toBeGreaterThan(0);
    await house.start();
    await until('everything', () => pathsAt(receiver) === 300);
    await until('that nothing is remembered', async () => {
      const [row] = await house.test.sql('select from webhook_receivers');
      return row === undefined;
    });
    expect(receiver.requests).toHaveLength(300);
  });
});

describe('a worker that stops while forty deliveries wait for a slow receiver', () => {
  it('ends those on their way and leaves the others to the next one, each sent once', async () => {
    const receiver = await house.receiver(() => ({ status: 200, afterMs: 1_000 }));
    await tell(pathsOf(receiver, 40));
    const first = await house.start();
    await until('requests', () => receiver.requests.length >= RECEIVER_SLOTS);
    await first.stop();
    const sent = receiver.requests.length;
    expect(sent).toBeLessThan(40);
    expect(receiver.waiting()).toBe(0);
    expect(house.log()).not.toContain('job failed');

    await house.start();
    await until('the rest', () => pathsAt(receiver) === 40);
    expect(receiver.requests).toHaveLength(40);
  });
});

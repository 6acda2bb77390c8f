import { cancelOrder } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHouse, type House } from './testing/house.ts';
import type { Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

/** The queue gives a dead worker's jobs away after 10 s without a sign of life, looked for every 5 s. */
const TIMEOUT_MS = 50_000;

const INTERRUPTED = 'interrupted@contoso.example';
const BACKLOG = Array.from({ length: 12 }, (_, index) => `hr-${index}@contoso.example`);

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

async function build(worksHere: boolean): Promise<House> {
  const house = await buildHouse({ postgresUrl: inject('postgresUrl'), worksHere });
  cleanups.push(house.close);
  return house;
}

async function oneEvent(house: House, receiver: Receiver): Promise<void> {
  const { orderId } = await house.order({
    to: null,
    webhookConfig: { closeoutEndpoints: { EMPLOYMENT: receiver.url } },
    searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE'] } },
  });
  await cancelOrder(house.context, { orderId });
}

interface Crash {
  house: House;
  receiver: Receiver;
  second: WorkerProcess;
}

/**
 * Kills a worker while a mail server and a receiver have what it sent, but it has not heard so, and while a backlog
 * waits; then lets another worker have it all.
 */
async function crash(): Promise<Crash> {
  const house = await build(false);
  const receiver = await house.receiver((count) => (count === 0 ? 'hang' : 200));
  house.mail.behave(INTERRUPTED, 'hold');
  await house.order({ to: INTERRUPTED });
  await oneEvent(house, receiver);
  for (const to of BACKLOG) await house.order({ to });

  const first = startWorkerProcess(house.config);
  cleanups.unshift(first.stop);
  const killed = new Promise<void>((resolve) => {
    house.mail.onArrival(() => {
      const underWay = house.mail.arrivedFor(INTERRUPTED).length + receiver.requests.length;
      if (underWay < 2 || house.mail.arrived.length < 5) return;
      first.kill();
      resolve();
    });
  });
  await killed;
  house.mail.behave(INTERRUPTED, 'accept');
  const second = startWorkerProcess(house.config);
  cleanups.unshift(second.stop);
  return { house, receiver, second };
}

let crashed: Promise<Crash>;
beforeAll(() => {
  crashed = crash();
  // Each test waits for it and fails with it.
  crashed.catch(() => undefined);
});

describe.concurrent('a worker that is killed', { timeout: 2 * TIMEOUT_MS }, () => {
  it('when the mail server had a message: another repeats it once, recognizably', async () => {
    const { house } = await crashed;
    await until('the attempt', () => isSent(house, INTERRUPTED), TIMEOUT_MS);
    const ids = house.mail.arrivedFor(INTERRUPTED).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('when a receiver had an event: another delivers the same event again', async () => {
    const { house, receiver } = await crashed;
    await until('the delivery', () => isDelivered(house), TIMEOUT_MS);
    expect(receiver.requests).toHaveLength(2);
    const [interrupted, repeated] = receiver.requests;
    expect(repeated?.headers['x-event-id']).toBe(interrupted?.headers['x-event-id']);
    expect(repeated?.body).toEqual(interrupted?.body);
    expect(await house.test.sql('select from webhook_attempts')).toHaveLength(1);
  });

  it('in the middle of a backlog: another works off the rest, and nobody is left out', async () => {
    const { house } = await crashed;
    await until('every attempt', () => isSent(house, ...BACKLOG), TIMEOUT_MS);
    for (const to of BACKLOG) {
      const ids = house.mail.arrivedFor(to).map(({ email }) => email.messageId);
      expect(ids.length).toBeLessThanOrEqual(2);
      expect(new Set(ids).size).toBe(1);
    }
  });
});

/** Whether each of these was written to, and it is recorded that they were. */
async function isSent(house: House, ...people: string[]): Promise<boolean> {
  const sent = await house.test.sql<{ id: string }>(`select id from outbounds where status = 'SENT'`);
  const recorded = new Set(sent.map(({ id }) => `<${id}@${house.config.REPLY_DOMAIN}>`));
  return people.every((to) =>
    house.mail.arrivedFor(to).some(({ email }) => recorded.has(email.messageId ?? '')),
  );
}

async function isDelivered(house: House): Promise<boolean> {
  const delivered = await house.test.sql(`select from webhook_deliveries where status = 'DELIVERED'`);
  return delivered.length > 0;
}

describe.concurrent('a worker that lives', { timeout: TIMEOUT_MS }, () => {
  it('keeps a job that takes longer than the queue waits for a sign of life', async () => {
    const house = await build(true);
    const receiver = await house.receiver(() => 'hang');
    await oneEvent(house, receiver);
    await house.start();
    const attempt = await until('the end of the attempt', async () => {
      const [row] = await house.test.sql(
        'select attempt_number, error_class, duration_ms / 1000 as seconds from webhook_attempts',
      );
      return row;
    });
    expect(attempt).toEqual({ attempt_number: 1, error_class: 'TIMEOUT', seconds: 15 });
    expect(receiver.requests).toHaveLength(1);
  });

  it('stops in order when it is asked to', async () => {
    const { house, second } = await crashed;
    await until('the mails', () => isSent(house, INTERRUPTED, ...BACKLOG), TIMEOUT_MS);
    await until('the delivery', () => isDelivered(house), TIMEOUT_MS);
    expect(await second.stop()).toEqual({ code: 0, signal: null });
  });
});

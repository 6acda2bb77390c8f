import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from './testing/harness.ts';
import { oneEvent } from './testing/one-event.ts';
import type { Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

/** The queue gives a dead worker's jobs away after 10 s without a sign of life, looked for every 5 s. */
const TIMEOUT_MS = 50_000;

const INTERRUPTED = 'interrupted@contoso.example';
const BACKLOG = Array.from({ length: 12 }, (_, index) => `hr-${index}@contoso.example`);

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

async function build(worksHere: boolean): Promise<Harness> {
  const harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere });
  cleanups.push(harness.close);
  return harness;
}

const eventFor = (harness: Harness, receiver: Receiver) =>
  oneEvent(harness, { closeoutEndpoints: { EMPLOYMENT: receiver.url } });

interface Crash {
  harness: Harness;
  receiver: Receiver;
  second: WorkerProcess;
}

/**
 * Kills a worker while a mail server and a receiver have what it sent, but it has not heard so, and while a backlog
 * waits; then lets another worker have it all.
 */
async function crash(): Promise<Crash> {
  const harness = await build(false);
  const receiver = await harness.receiver((count) => (count === 0 ? 'hang' : 200));
  harness.mail.behave(INTERRUPTED, 'hold');
  await harness.order({ to: INTERRUPTED });
  await eventFor(harness, receiver);
  for (const to of BACKLOG) await harness.order({ to });

  const first = startWorkerProcess(harness.config);
  cleanups.unshift(first.stop);
  const killed = new Promise<void>((resolve) => {
    harness.mail.onArrival(() => {
      const underWay = harness.mail.arrivedFor(INTERRUPTED).length + receiver.requests.length;
      if (underWay < 2 || harness.mail.arrived.length < 5) return;
      first.kill();
      resolve();
    });
  });
  await killed;
  harness.mail.behave(INTERRUPTED, 'accept');
  const second = startWorkerProcess(harness.config);
  cleanups.unshift(second.stop);
  return { harness, receiver, second };
}

let crashed: Promise<Crash>;
beforeAll(() => {
  crashed = crash();
  // Each test waits for it and fails with it.
  crashed.catch(() => undefined);
});

describe.concurrent('a worker that is killed', { timeout: 2 * TIMEOUT_MS }, () => {
  it('when the mail server had a message: another repeats it once, recognizably', async () => {
    const { harness } = await crashed;
    await until('the attempt', () => isSent(harness, INTERRUPTED), TIMEOUT_MS);
    const ids = harness.mail.arrivedFor(INTERRUPTED).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('when a receiver had an event: another delivers the same event again', async () => {
    const { harness, receiver } = await crashed;
    await until('the delivery', () => isDelivered(harness), TIMEOUT_MS);
    expect(receiver.requests).toHaveLength(2);
    const [interrupted, repeated] = receiver.requests;
    expect(repeated?.headers['x-event-id']).toBe(interrupted?.headers['x-event-id']);
    expect(repeated?.body).toEqual(interrupted?.body);
    expect(await harness.test.sql('select from webhook_attempts')).toHaveLength(1);
  });

  it('in the middle of a backlog: another works off the rest, and nobody is left out', async () => {
    const { harness } = await crashed;
    await until('every attempt', () => isSent(harness, ...BACKLOG), TIMEOUT_MS);
    for (const to of BACKLOG) {
      const ids = harness.mail.arrivedFor(to).map(({ email }) => email.messageId);
      expect(ids.length).toBeLessThanOrEqual(2);
      expect(new Set(ids).size).toBe(1);
    }
  });
});

/** Whether each of these was written to, and it is recorded that they were. */
async function isSent(harness: Harness, ...people: string[]): Promise<boolean> {
  const sent = await harness.test.sql<{ id: string }>(`select id from outbounds where status = 'SENT'`);
  const recorded = new Set(sent.map(({ id }) => `<${id}@${harness.config.REPLY_DOMAIN}>`));
  return people.every((to) =>
    harness.mail.arrivedFor(to).some(({ email }) => recorded.has(email.messageId ?? '')),
  );
}

async function isDelivered(harness: Harness): Promise<boolean> {
  const delivered = await harness.test.sql(`select from webhook_deliveries where status = 'DELIVERED'`);
  return delivered.length > 0;
}

describe.concurrent('a worker that lives', { timeout: TIMEOUT_MS }, () => {
  it('keeps a job that takes longer than the queue waits for a sign of life', async () => {
    const harness = await build(true);
    const receiver = await harness.receiver(() => 'hang');
    await eventFor(harness, receiver);
    await harness.start();
    const attempt = await until('the end of the attempt', async () => {
      const [row] = await harness.test.sql(
        'select attempt_number, error_class, duration_ms / 1000 as seconds from webhook_attempts',
      );
      return row;
    });
    expect(attempt).toEqual({ attempt_number: 1, error_class: 'TIMEOUT', seconds: 15 });
    expect(receiver.requests).toHaveLength(1);
  });

  it('stops in order when it is asked to', async () => {
    const { harness, second } = await crashed;
    await until('the mails', () => isSent(harness, INTERRUPTED, ...BACKLOG), TIMEOUT_MS);
    await until('the delivery', () => isDelivered(harness), TIMEOUT_MS);
    expect(await second.stop()).toEqual({ code: 0, signal: null });
  });
});

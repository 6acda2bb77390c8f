import { randomUUID } from 'node:crypto';
import { JOB_POLICIES } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness, orderBody } from './testing/harness.ts';
import type { Receiver } from './testing/receiver.ts';
import { type ServerProcesses, serverProcesses } from './testing/server-processes.ts';
import { until } from './testing/until.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

/** A dead worker's jobs are given away after 10 s without a sign of life, looked for every 5 s. */
const TIMEOUT_MS = 60_000;
const WAVE = 24;
const SAME_KEYS = 4;

interface Answer {
  status: number;
  verificationOrderId?: string;
}

/** Two servers and two workers on one Postgres, through a crash and a deployment. */
interface Story {
  harness: Harness;
  receiver: Receiver;
  /** Whom each order asks, by its id. */
  orders: Map<string, string>;
  /** What each use of one key at both servers at once was answered. */
  twice: Answer[][];
  /** How the worker ended that was asked to. */
  deployed: Awaited<ReturnType<WorkerProcess['stop']>>;
}

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

async function live(): Promise<Story> {
  const harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
  cleanups.push(harness.close);
  const receiver = await harness.receiver();
  const servers = await serverProcesses(harness);
  cleanups.unshift(servers.close);
  const startWorker = (name: string) => {
    const worker = startWorkerProcess({ ...harness.config, MAIL_FROM_NAME: name });
    cleanups.unshift(worker.stop);
    return worker;
  };
  const [one, two] = await Promise.all([servers.start(), servers.start()]);
  const orders = new Map<string, string>();
  const place = async (urls: readonly string[], to: string, key: string = randomUUID()) => {
    const answer = await post(servers, urls, body(harness, receiver, to), key);
    if (answer.verificationOrderId) orders.set(answer.verificationOrderId, to);
    return answer;
  };
  const wave = (name: string, urls: readonly [string, string]) =>
    Promise.all(
      Array.from({ length: WAVE }, (_, index) =>
        // What one server does not take any more, the other gets with the same key.
        place(index % 2 === 0 ? urls : urls.toReversed(), `${name}-${index}@contoso.example`),
      ),
    );

  const first = startWorker('first');
  const second = startWorker('second');
  // Whoever starts first would have it all.
  await until('both workers', () => listeners(harness).then((count) => count === 2), TIMEOUT_MS);
  await wave('before', [one.url, two.url]);
  await until('mails of both', () => ['first', 'second'].every((name) => mailedBy(harness, name).length > 0));
  const twice = await Promise.all(
    Array.from({ length: SAME_KEYS }, (_, index) => {
      const key = randomUUID();
      return Promise.all([one, two].map(({ url }) => place([url], `twice-${index}@contoso.example`, key)));
    }),
  );

  // A crash, and then a deployment, each in the middle of what there is to do.
  const during = wave('during', [one.url, two.url]);
  first.kill();
  startWorker('third');
  const stopping = [one.stop(), second.stop()] as const;
  const [, , deployed] = await Promise.all([during, ...stopping]);
  return { harness, receiver, orders, twice, deployed };
}

const body = (harness: Harness, receiver: Receiver, to: string) =>
  JSON.stringify({
    ...orderInput(),
    ...orderBody(
      { to, webhookConfig: { closeoutEndpoints: { EMPLOYMENT: receiver.url } } },
      harness.clock.now(),
    ),
  });

/** Sends an order to the first of the servers that answers. */
async function post(
  { token }: ServerProcesses,
  urls: readonly string[],
  content: string,
  key: string,
): Promise<Answer> {
  for (const url of urls) {
    const response = await fetch(`${url}/background-check/v1/orders`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: content,
    }).catch(() => undefined);
    if (!response) continue;
    const answer = (await response.json()) as object;
    if (![201, 409].includes(response.status)) {
      throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
    }
    return { ...answer, status: response.status };
  }
  throw new Error('No server answered');
}

async function listeners(harness: Harness): Promise<number> {
  const sessions = await harness.test.sql(
    `select from pg_stat_activity where application_name = 'credence-listener' and datname = current_database()`,
  );
  return sessions.length;
}

const mailedBy = (harness: Harness, name: string) =>
  harness.mail.arrived.filter(({ email }) => email.from?.name === name);

let lived: Promise<Story>;
beforeAll(() => {
  lived = live();
  // Each test waits for it and fails with it.
  lived.catch(() => undefined);
});

describe.concurrent('two servers and two workers', { timeout: 3 * TIMEOUT_MS }, () => {
  it('make one order of one key, though it comes to both servers at once', async () => {
    const { twice, harness } = await lived;
    for (const answers of twice) {
      const made = answers.flatMap(({ verificationOrderId }) => verificationOrderId ?? []);
      expect(new Set(made).size).toBe(1);
      // The other one says the same, or that it is still under way.
      expect(answers.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual(
        [],
      );
    }
    expect(await harness.test.sql('select from orders')).toHaveLength(2 * WAVE + SAME_KEYS);
  });

  it('keep every order that was answered, whichever server took it and whichever went away', async () => {
    const { orders, harness } = await lived;
    const kept = await harness.test.sql<{ id: string }>('select id from orders');
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...orders.keys()].toSorted());
  });

  it('share the work', async () => {
    const { harness } = await lived;
    for (const name of ['first', 'second']) expect(mailedBy(harness, name).length, name).toBeGreaterThan(0);
  });

  it('write to everybody, and again only what a worker had in hand when it was killed', async () => {
    const { harness, orders } = await lived;
    await until(
      'every attempt',
      async () => {
        const sent = await harness.test.sql(`select from outbounds where status = 'SENT'`);
        return sent.length === orders.size;
      },
      TIMEOUT_MS,
    );
    for (const to of orders.values()) {
      const ids = harness.mail.arrivedFor(to).map(({ email }) => email.messageId);
      expect(new Set(ids).size, to).toBe(1);
      expect(ids.length, to).toBeLessThanOrEqual(2);
    }
    const repeated = harness.mail.arrived.length - orders.size;
    expect(repeated).toBeLessThanOrEqual(JOB_POLICIES['send-outbound'].slots);
  });

  it('deliver every event, under one id, and again only what a worker had in hand', async () => {
    const { harness, receiver } = await lived;
    await until(
      'every delivery',
      () => harness.test.sql(UNDELIVERED).then(({ length }) => length === 0),
      TIMEOUT_MS,
    );
    const events = await harness.test.sql<{ id: string }>('select id from webhook_events');
    const received = receiver.requests.map(({ headers }) => String(headers['x-event-id']));
    expect(events.length).toBeGreaterThan(0);
    expect([...new Set(received)].toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    const repeated = received.length - events.length;
    expect(repeated).toBeLessThanOrEqual(JOB_POLICIES['deliver-to-receiver'].slots);
  });

  it('end in order when a deployment asks them to', async () => {
    const { deployed } = await lived;
    expect(deployed).toEqual({ code: 0, signal: null });
  });
});

/** Searches that wait for work too: their events are still to come. */
const UNDELIVERED = `
  select from webhook_deliveries where status <> 'DELIVERED'
  union all select from searches where phase in ('RESEARCH', 'OUTREACH')
  union all select from outbounds where status = 'IN_PROGRESS'
  union all select from orders where not exists (select from webhook_events where order_id = orders.id)`;

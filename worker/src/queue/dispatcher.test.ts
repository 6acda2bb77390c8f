import { randomUUID } from 'node:crypto';
import { createCore, createLogger, type Jobs } from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { until } from '../testing/until.ts';
import { type Dispatcher, dispatch } from './dispatcher.ts';
import type { Handler } from './running-job.ts';

type Sending = Jobs['send-outbound'];

let test: TestCore;
const dispatchers: Dispatcher[] = [];
const gates: (() => void)[] = [];

beforeAll(async () => {
  test = await createTestCore({
    postgresUrl: inject('postgresUrl'),
    onJob: () => {
      for (const dispatcher of dispatchers) dispatcher.wake();
    },
  });
});
afterEach(async () => {
  for (const open of gates.splice(0)) open();
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()));
  await test.sql('delete from pgboss.job');
});
afterAll(() => test.close());

function run(handler: Handler<'send-outbound'>): Dispatcher {
  const dispatcher = dispatch(test.core, createLogger({ level: 'silent' }), 'send-outbound', handler);
  dispatchers.push(dispatcher);
  return dispatcher;
}

/** Writes jobs of one group, and answers with what tells them apart. */
async function insert(
  count: number,
  group: string,
  { startAfter }: { startAfter?: Date } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const jobs = ids.map(
    (outboundId) => ({ organizationId: group, searchId: randomUUID(), outboundId }) satisfies Sending,
  );
  await test.core.queue.insert(
    'send-outbound',
    jobs.map((data) => ({ data, group: { id: group }, ...(startAfter ? { startAfter } : {}) })),
  );
  return ids;
}

const statesOf = async () =>
  (await test.sql<{ state: string }>('select state from pgboss.job')).map(({ state }) => state);

/** A handler whose runs end when they are told to. */
function gated() {
  const started: string[] = [];
  const ended: string[] = [];
  const gate = Promise.withResolvers<void>();
  gates.push(gate.resolve);
  return {
    started,
    ended,
    open: gate.resolve,
    handler: async ({ data }: { data: Sending }) => {
      started.push(data.outboundId);
      await gate.promise;
      ended.push(data.outboundId);
    },
  };
}

describe('a dispatcher', () => {
  it('is woken by the notification of a job, without polling', async () => {
    const done: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval'] });
    run(async ({ data }) => {
      done.push(data.outboundId);
    });
    vi.useRealTimers();
    const ids = await insert(1, 'receiver');
    test.core.wakeWorkers('send-outbound');
    await until('the job', () => done.length > 0);
    expect(done).toEqual(ids);
  });

  it('looks once for each notification where nothing is left behind', async () => {
    const looks = vi.spyOn(test.core.queue, 'fetch');
    const done: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval'] });
    run(async ({ data }) => {
      done.push(data.outboundId);
    });
    vi.useRealTimers();
    await until('the first look', () => looks.mock.settledResults.at(0)?.type === 'fulfilled');
    for (let job = 1; job <= 5; job += 1) {
      await insert(1, 'receiver');
      dispatchers[0]?.wake();
      await until(
        'the job',
        async () => (await statesOf()).filter((state) => state === 'completed').length === job,
      );
    }
    expect(done).toHaveLength(5);
    expect(looks).toHaveBeenCalledTimes(6);
    looks.mockRestore();
  });

  it('finds by polling a job that was not due when it was written', async () => {
    const done: string[] = [];
    run(async ({ data }) => {
      done.push(data.outboundId);
    });
    const [id = ''] = await insert(1, 'receiver', { startAfter: new Date(Date.now() + 200) });
    await until('the job', () => done.length > 0);
    expect(done).toEqual([id]);
  });

  it('goes on with other jobs while one takes its time', async () => {
    const slow = gated();
    const quick: string[] = [];
    const [first = ''] = await insert(1, 'receiver');
    run(async (job) => {
      if (job.data.outboundId === first) await slow.handler(job);
      else quick.push(job.data.outboundId);
    });
    await until('the slow job', () => slow.started.length === 1);
    const others = await insert(20, 'receiver');
    await until('the others', () => quick.length === others.length);
    expect(slow.ended).toEqual([]);
    slow.open();
    await until('all', async () => (await statesOf()).every((state) => state === 'completed'));
  });

  it('gives one organization half of its slots, and those of others run beside them', async () => {
    const hanging = gated();
    const healthy: string[] = [];
    const stuck = new Set(await insert(60, 'busy organization'));
    const others = await insert(10, 'other organization');
    const dispatcher = run(async (job) => {
      if (stuck.has(job.data.outboundId)) await hanging.handler(job);
      else healthy.push(job.data.outboundId);
    });
    await until('the healthy ones', () => healthy.length === others.length);
    await until('only the hanging ones are left', () => dispatcher.running() === hanging.started.length);
    expect(hanging.started).toHaveLength(10);
    hanging.open();
    await until('all', () => hanging.ended.length === stuck.size);
    expect(new Set(hanging.ended)).toEqual(stuck);
  });

  it('gives each of two organizations a third, and leaves one slot in three to the next', async () => {
    const hanging = gated();
    for (const organization of ['one', 'two']) await insert(40, organization);
    const dispatcher = run(hanging.handler);
    await until('their slots', () => dispatcher.running() >= 13);
    const [later = ''] = await insert(1, 'three');
    dispatcher.wake();
    await until('that of the third', () => hanging.started.includes(later));
    expect(dispatcher.running()).toBeLessThan(20);
  });

  it('gives a job whose handler throws back to the queue, with the kind of error and nothing else', async () => {
    await insert(1, 'receiver');
    run(async () => {
      throw new TypeError('987-65-4320');
    });
    const job = await until('the failure', async () => {
      const [row] = await test.sql(`select state, output from pgboss.job where state = 'retry'`);
      return row;
    });
    expect(job).toMatchObject({ state: 'retry', output: { error: 'TypeError' } });
  });

  it('finishes what runs when it is stopped, and takes nothing more', async () => {
    const slow = gated();
    const [first = ''] = await insert(1, 'receiver');
    const dispatcher = run(slow.handler);
    await until('the slow job', () => slow.started.length === 1);
    let stopped = false;
    const stopping = dispatcher.stop().then(() => {
      stopped = true;
    });
    await insert(3, 'receiver');
    dispatcher.wake();
    expect(stopped).toBe(false);
    slow.open();
    await stopping;
    expect(slow.ended).toEqual([first]);
    expect((await statesOf()).toSorted()).toEqual(['completed', 'created', 'created', 'created']);
  });
});

it('tells the queue of a failure as soon as a database that was away is back', async () => {
  const proxy = await startTcpProxy(test.core.config.DATABASE_URL);
  onTestFinished(proxy.close);
  const core = createCore({ ...test.core.config, DATABASE_URL: proxy.url }, { onError: () => undefined });
  onTestFinished(() => core.close());
  await core.ready();
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  await insert(1, randomUUID());
  const dispatcher = dispatch(core, logger, 'send-outbound', async () => {
    proxy.cut();
    throw new Error('A fault of ours');
  });
  onTestFinished(() => dispatcher.stop());
  await until('a look in vain', () => lines.some((line) => line.includes('could not be fetched')));
  expect(await statesOf()).toEqual(['active']);
  proxy.mend();
  // Long before its heartbeat would be missed.
  await until('the job given back', async () => (await statesOf())[0] === 'retry', 5_000);
});

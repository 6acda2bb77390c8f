import { randomUUID } from 'node:crypto';
import { createLogger, type Jobs } from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { type Dispatcher, dispatch } from './dispatcher.ts';
import type { Handler } from './running-job.ts';

type Delivery = Jobs['deliver-webhook'];

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

function run(handler: Handler<'deliver-webhook'>): Dispatcher {
  const dispatcher = dispatch(test.core, createLogger({ level: 'silent' }), 'deliver-webhook', handler);
  dispatchers.push(dispatcher);
  return dispatcher;
}

/** Writes jobs of one group, and answers with what tells them apart. */
async function insert(
  count: number,
  group: string,
  { startAfter, organizationId }: { startAfter?: Date; organizationId?: string } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const jobs = ids.map(
    (deliveryId) => ({ organizationId: organizationId ?? randomUUID(), deliveryId }) satisfies Delivery,
  );
  await test.core.queue.insert(
    'deliver-webhook',
    jobs.map((data) => ({ data, group: { id: group }, ...(startAfter ? { startAfter } : {}) })),
  );
  return ids;
}

/** Changes jobs, and answers with their names. */
const change = async (ids: readonly string[], changes: string): Promise<string[]> =>
  (
    await test.sql<{ id: string }>(
      `update pgboss.job set ${changes} where data->>'deliveryId' = any($1) returning id`,
      [ids],
    )
  ).map(({ id }) => id);

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
    handler: async ({ data }: { data: Delivery }) => {
      started.push(data.deliveryId);
      await gate.promise;
      ended.push(data.deliveryId);
    },
  };
}

describe('a dispatcher', () => {
  it('is woken by the notification of a job, without polling', async () => {
    const done: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval'] });
    run(async ({ data }) => {
      done.push(data.deliveryId);
    });
    vi.useRealTimers();
    const ids = await insert(1, 'receiver');
    test.core.wakeWorkers('deliver-webhook');
    await until('the job', () => done.length > 0);
    expect(done).toEqual(ids);
  });

  it('looks once for each notification where nothing is left behind', async () => {
    const looks = vi.spyOn(test.core.queue, 'fetch');
    const done: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval'] });
    run(async ({ data }) => {
      done.push(data.deliveryId);
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
      done.push(data.deliveryId);
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
      if (job.data.deliveryId === first) await slow.handler(job);
      else quick.push(job.data.deliveryId);
    });
    await until('the slow job', () => slow.started.length === 1);
    const others = await insert(20, 'receiver');
    await until('the others', () => quick.length === others.length);
    expect(slow.ended).toEqual([]);
    slow.open();
    await until('all', async () => (await statesOf()).every((state) => state === 'completed'));
  });

  it('runs at most sixty-four jobs of a group at a time, and those of other groups beside them', async () => {
    const hanging = gated();
    const healthy: string[] = [];
    const stuck = new Set(await insert(200, 'hanging receiver'));
    const others = await insert(10, 'healthy receiver');
    const dispatcher = run(async (job) => {
      if (stuck.has(job.data.deliveryId)) await hanging.handler(job);
      else healthy.push(job.data.deliveryId);
    });
    await until('the healthy ones', () => healthy.length === others.length);
    await until('only the hanging ones are left', () => dispatcher.running() === hanging.started.length);
    expect(hanging.started).toHaveLength(64);
    expect(hanging.ended).toEqual([]);
    hanging.open();
    await until('all', () => hanging.ended.length === stuck.size);
    expect(new Set(hanging.ended)).toEqual(stuck);
  });

  it('works off a long row of one group with far fewer looks at the queue than jobs', async () => {
    const ids = await insert(400, 'busy receiver');
    const looks = vi.spyOn(test.core.queue, 'fetch');
    const done: string[] = [];
    run(async ({ data }) => {
      done.push(data.deliveryId);
    });
    await until('all', async () => (await statesOf()).every((state) => state === 'completed'));
    const number = looks.mock.calls.length;
    looks.mockRestore();
    expect(new Set(done)).toEqual(new Set(ids));
    expect(number).toBeLessThan(25);
  });

  it('gives back at once what it has fetched and not begun when it is stopped', async () => {
    const hanging = gated();
    const ids = await insert(96, 'hanging receiver');
    const dispatcher = run(hanging.handler);
    await until('all jobs', async () => (await statesOf()).every((state) => state === 'active'));
    expect(hanging.started).toHaveLength(64);
    const stopping = dispatcher.stop();
    await until('the others to be there for somebody else', async () => {
      const states = await statesOf();
      return states.filter((state) => state === 'created').length === 32;
    });
    hanging.open();
    await stopping;
    expect(hanging.ended).toHaveLength(64);
    const left = await test.jobs('deliver-webhook');
    const begun = new Set(hanging.started);
    expect(left.map(({ data }) => data.deliveryId).toSorted()).toEqual(
      ids.filter((id) => !begun.has(id)).toSorted(),
    );
  });

  it.each<[string, number, object]>([
    ['taken before under its own name, in which it is held', 1, { state: 'retry', retries: 1, isSame: true }],
    [
      'at its last retry under another name, with all retries',
      10,
      { state: 'created', retries: 0, isSame: false },
    ],
  ])('gives back a job that was %s', async (_what, retries, expected) => {
    const hanging = gated();
    const ids = await insert(96, 'hanging receiver');
    const again = ids.slice(-1);
    const [name] = await change(again, `retry_count = ${retries}`);
    const dispatcher = run(hanging.handler);
    await until('all jobs', async () => (await statesOf()).every((state) => state === 'active'));
    hanging.open();
    await dispatcher.stop();
    const left = await test.sql(
      `select state, retry_count as retries, id = $2 as "isSame" from pgboss.job
        where data->>'deliveryId' = $1 and state <> 'completed'`,
      [again[0], name],
    );
    expect(left).toEqual([expected]);
    const states = await statesOf();
    expect(states.filter((state) => state !== 'completed')).toHaveLength(ids.length - hanging.started.length);
  });

  it('gives half of its slots to one organization, however many receivers it has', async () => {
    const hanging = gated();
    const healthy: string[] = [];
    const organizationId = randomUUID();
    const stuck = new Set<string>();
    for (let receiver = 0; receiver < 600; receiver += 1) {
      const [id = ''] = await insert(1, `dead receiver ${receiver}`, { organizationId });
      stuck.add(id);
    }
    const others = await insert(10, 'healthy receiver');
    const putBack = vi.spyOn(test.core.queue, 'insert');
    const dispatcher = run(async (job) => {
      if (stuck.has(job.data.deliveryId)) await hanging.handler(job);
      else healthy.push(job.data.deliveryId);
    });
    await until('the healthy ones', () => healthy.length === others.length);
    await until('only the hanging ones are left', () => dispatcher.running() === hanging.started.length);
    expect(hanging.started).toHaveLength(512);
    // The others of each look together, so that nobody waits for one after the other.
    const moved = putBack.mock.calls.map(([, jobs]) => jobs.length);
    putBack.mockRestore();
    expect(moved.reduce((sum, number) => sum + number, 0)).toBe(88);
    expect(moved.length).toBeLessThan(10);
    hanging.open();
    await until('all', () => hanging.ended.length === stuck.size);
    expect(new Set(hanging.ended)).toEqual(stuck);
  });

  it('leaves a quarter of its slots to others, whatever one organization had in a worker that died', async () => {
    const hanging = gated();
    const healthy: string[] = [];
    const organizationId = randomUUID();
    const stuck = new Set<string>();
    const insertStuck = async (count: number, startAfter?: Date) => {
      const ids: string[] = [];
      for (let receiver = 0; receiver < count / 64; receiver += 1) {
        const options = { organizationId, ...(startAfter ? { startAfter } : {}) };
        ids.push(...(await insert(64, `dead receiver ${stuck.size} ${receiver}`, options)));
      }
      for (const id of ids) stuck.add(id);
      return ids;
    };
    await insertStuck(512);
    const dispatcher = run(async (job) => {
      if (stuck.has(job.data.deliveryId)) await hanging.handler(job);
      else healthy.push(job.data.deliveryId);
    });
    await until('its half', () => hanging.started.length === 512);
    const again = await insertStuck(576, new Date(Date.now() + 600_000));
    const tired = again.slice(-8);
    await change(again, 'retry_count = 1');
    await change(tired, 'retry_count = 6');
    const names = await change(again, 'start_after = now()');
    const others = await insert(10, 'healthy receiver');
    dispatcher.wake();
    await until('the healthy ones', () => healthy.length === others.length);
    await until('the others of it', async () => {
      const states = await statesOf();
      // Those that have waited often enough do not wait again: none ends for having been put back.
      const areStarted = tired.every((id) => hanging.started.includes(id));
      return areStarted && !states.includes('created') && states.includes('retry');
    });
    expect(hanging.started.length).toBeLessThanOrEqual(768 + tired.length);
    const kept = await test.sql<{ id: string }>(`select id from pgboss.job where state = 'retry'`);
    expect(names).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
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

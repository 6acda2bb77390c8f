import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { createTestCore, fakeClock, orderOf, type TestCore } from '../../testing/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { StillRunning } from '../errors.ts';
import { type Answer, answerOnce, type NewWork } from './answer-once.ts';
import { forgetOldKeys } from './forget-old-keys.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
afterAll(() => test.close());

const request = (key: string) => ({ route: '/orders', key, fingerprint: 'f', content: 'c' });
const created = (body = 'made'): Answer => ({ status: 201, contentType: 'text/plain', location: '/1', body });

async function begin(context: Context, key: string): Promise<NewWork<Context>> {
  const found = await answerOnce(context, request(key));
  if (found.kind === 'answered') throw new Error('It was answered before');
  return found.work;
}

/** An order as a part of a unit that has begun. */
async function createInSteps(context: Context): Promise<void> {
  await inTransaction(context, async () => undefined);
  await createOrder(context, orderOf());
}

const count = async (table: 'orders' | 'idempotency_keys', { organization }: Context): Promise<number> => {
  const [row] = await test.sql<{ count: string }>(
    `select count(*) from ${table} where organization_id = $1`,
    [organization.id],
  );
  return Number(row?.count);
};

describe('answerOnce', () => {
  it('keeps the work, the key and the answer together: nothing is there before the end', async () => {
    const context = await test.organization();
    const work = await begin(context, 'k');
    await createInSteps(work.context);
    expect([await count('orders', context), await count('idempotency_keys', context)]).toEqual([0, 0]);
    await work.finish(created());
    expect([await count('orders', context), await count('idempotency_keys', context)]).toEqual([1, 1]);
    expect(await answerOnce(context, request('k'))).toEqual({ kind: 'answered', answer: created() });
  });

  it('leaves nothing when the connection dies before the end, and the key is free again', async () => {
    const context = await test.organization();
    const work = await begin(context, 'k');
    await createInSteps(work.context);
    await test.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    );
    await expect(work.finish(created())).rejects.toThrow();
    expect([await count('orders', context), await count('idempotency_keys', context)]).toEqual([0, 0]);
    const again = await begin(context, 'k');
    await createInSteps(again.context);
    await again.finish(created());
    expect(await count('orders', context)).toBe(1);
  });

  it('undoes the work of a failure, and remembers its answer', async () => {
    const context = await test.organization();
    const work = await begin(context, 'k');
    await createInSteps(work.context);
    const refused = { status: 409, contentType: 'text/plain', location: null, body: 'no' };
    await work.finish(refused);
    expect(await count('orders', context)).toBe(0);
    expect(await answerOnce(context, request('k'))).toEqual({ kind: 'answered', answer: refused });
  });

  it('lets the faster of two win that began before either had ended', async () => {
    const context = await test.organization();
    const [first, second] = [await begin(context, 'k'), await begin(context, 'k')];
    await createInSteps(first.context);
    await expect(createInSteps(second.context)).rejects.toThrow(StillRunning);
    await first.finish(created());
    await expect(second.finish(created('other'))).rejects.toThrow(StillRunning);
    expect(await count('orders', context)).toBe(1);
    expect(await answerOnce(context, request('k'))).toEqual({ kind: 'answered', answer: created() });
  });

  it('does not remember that another was still running, also when that one has ended by now', async () => {
    const context = await test.organization();
    const [first, second] = [await begin(context, 'k'), await begin(context, 'k')];
    await createInSteps(first.context);
    await expect(createInSteps(second.context)).rejects.toThrow(StillRunning);
    await first.finish({ ...created('fault'), status: 500 });
    await second.finish({ ...created('still running'), status: 409 });
    expect(await answerOnce(context, request('k'))).toMatchObject({ kind: 'new' });
  });

  it('does not remember that there were too many requests', async () => {
    const context = await test.organization();
    await (await begin(context, 'k')).finish({ ...created('too many'), status: 429 });
    expect(await answerOnce(context, request('k'))).toMatchObject({ kind: 'new' });
  });

  it('keeps no failure beside a success', async () => {
    const context = await test.organization();
    const [first, second] = [await begin(context, 'k'), await begin(context, 'k')];
    await first.finish(created());
    await second.finish({ ...created('late'), status: 404 });
    expect(await answerOnce(context, request('k'))).toEqual({ kind: 'answered', answer: created() });
  });

  it('refuses the key for another request', async () => {
    const context = await test.organization();
    await (await begin(context, 'k')).finish(created());
    const other = answerOnce(context, { ...request('k'), fingerprint: 'g', content: 'd' });
    await expect(other).rejects.toMatchObject({ name: 'KeyReused' });
    expect(await answerOnce(context, { ...request('k'), route: '/batches' })).toMatchObject({ kind: 'new' });
  });

  it.each([
    ['written in another order', { fingerprint: 'g' }],
    ['whose content a program before this one did not keep', { content: 'd' }],
  ])('knows a request %s', async (_what, repeated) => {
    const context = await test.organization();
    await (await begin(context, 'k')).finish(created());
    const again = await answerOnce(context, { ...request('k'), ...repeated });
    expect(again).toEqual({ kind: 'answered', answer: created() });
  });

  it('seals what it remembers, and does not keep the key', async () => {
    const context = await test.organization();
    const key = `key-${randomUUID()}`;
    await (await begin(context, key)).finish(created('something about a person'));
    const [row] = await test.sql<{ row: string }>(
      'select encode(answer, $2) || id as row from idempotency_keys where organization_id = $1',
      [context.organization.id, 'escape'],
    );
    expect(row?.row).not.toMatch(/something|key-/);
  });
});

describe('a unit of work', () => {
  const orders = (context: Context) => inTransaction(context, ({ query }) => query('select 1 from orders'));

  it('shows later steps what earlier ones did', async () => {
    const work = await begin(await test.organization(), 'k');
    await createInSteps(work.context);
    expect(await orders(work.context)).toHaveLength(1);
    await work.finish({ ...created(), status: 500 });
  });

  it('undoes a later step that fails, and keeps the earlier ones', async () => {
    const context = await test.organization();
    const work = await begin(context, 'k');
    await createInSteps(work.context);
    const failing = inTransaction(work.context, async ({ query }) => {
      await query(`update orders set order_status = 'COMPLETED'`);
      await query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    await work.finish(created());
    const statuses = await test.sql('select order_status from orders where organization_id = $1', [
      context.organization.id,
    ]);
    expect(statuses).toEqual([{ order_status: 'IN_PROGRESS' }]);
  });

  it('can begin again after its first step failed', async () => {
    const context = await test.organization();
    const work = await begin(context, 'k');
    await expect(inTransaction(work.context, ({ query }) => query('select 1 / 0'))).rejects.toThrow();
    await createOrder(work.context, orderOf());
    await work.finish(created());
    expect(await count('orders', context)).toBe(1);
  });
});

describe('work that is written with its answer', () => {
  const transactions = async (context: Context) => {
    const rows = await test.sql<{ xmin: string }>(
      `select xmin::text from orders where organization_id = $1
        union all select xmin::text from idempotency_keys where organization_id = $1`,
      [context.organization.id],
    );
    return rows.map(({ xmin }) => xmin);
  };
  const left = async (context: Context, key: string): Promise<NewWork<Context>> => {
    const work = await begin(context, key);
    await createOrder(work.context, orderOf());
    return work;
  };

  it('is there with it, and not before', async () => {
    const context = await test.organization();
    const work = await left(context, 'k');
    expect(await transactions(context)).toEqual([]);
    await work.finish(created());
    expect(await transactions(context)).toHaveLength(2);
    expect(new Set(await transactions(context)).size).toBe(1);
    expect(await answerOnce(context, request('k'))).toEqual({ kind: 'answered', answer: created() });
  });

  it('shares its transaction with that of other requests', async () => {
    const context = await test.organization();
    const works = await Promise.all(['a', 'b', 'c'].map((key) => left(context, key)));
    await Promise.all(works.map((work) => work.finish(created())));
    expect(await transactions(context)).toHaveLength(6);
    // The first waits for none of the others.
    expect(new Set(await transactions(context)).size).toBe(2);
  });

  it.each([
    ['with others', ['first', 'k', 'other']],
    ['alone', ['k']],
  ])('is undone %s where another request with the key was faster', async (_how, keys) => {
    const context = await test.organization();
    const works = await Promise.all(keys.map((key) => left(context, key)));
    await (await left(context, 'k')).finish(created('faster'));
    const outcomes = await Promise.allSettled(works.map((work) => work.finish(created('slower'))));
    expect(outcomes.map(({ status }) => status)).toEqual(
      keys.map((key) => (key === 'k' ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[keys.indexOf('k')]).toMatchObject({ reason: expect.any(StillRunning) });
    expect(await count('orders', context)).toBe(keys.length);
    expect(await answerOnce(context, request('k'))).toEqual({
      kind: 'answered',
      answer: created('faster'),
    });
  });

  it('is refused while the key is held, and not written where the answer is a failure', async () => {
    const context = await test.organization();
    const [first, second] = [await begin(context, 'k'), await begin(context, 'k')];
    await createInSteps(first.context);
    await expect(createOrder(second.context, orderOf())).rejects.toThrow(StillRunning);
    await first.finish({ ...created('fault'), status: 500 });
    const refused = await left(context, 'k');
    await refused.finish({ ...created('no'), status: 404 });
    expect(await count('orders', context)).toBe(0);
    expect(await answerOnce(context, request('k'))).toMatchObject({ answer: { body: 'no' } });
  });

  it('has no steps behind it', async () => {
    const { context } = await left(await test.organization(), 'k');
    await expect(inTransaction(context, async () => undefined)).rejects.toThrow('was left to be written');
  });
});

describe('forgetOldKeys', () => {
  it('deletes the keys whose time is over, in every organization, and no others', async () => {
    const contexts = [await test.organization(), await test.organization()];
    for (const context of contexts) await (await begin(context, 'old')).finish(created());
    clock.advance({ hours: 20 });
    for (const context of contexts) await (await begin(context, 'young')).finish(created());
    clock.advance({ hours: 4 });
    expect(await forgetOldKeys(test.core)).toBeGreaterThanOrEqual(2);
    for (const context of contexts) {
      expect(await count('idempotency_keys', context)).toBe(1);
      expect(await answerOnce(context, request('young'))).toMatchObject({ kind: 'answered' });
    }
    expect(await forgetOldKeys(test.core)).toBe(0);
  });
});

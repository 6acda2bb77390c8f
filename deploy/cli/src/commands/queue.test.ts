import type { Context } from '@credence/core';
import { orderSearch } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
let context: Context;
useService(async (made) => {
  service = made;
  context = await made.test.organization({ tenant: 'acme' });
});

/** The only setting that these commands need. */
const credence = (...words: string[]) => {
  const { DATABASE_URL = '' } = service.environment;
  return run(['queue', ...words], { environment: { DATABASE_URL, ENVIRONMENT: 'sandbox' } });
};

describe('credence queue, with an order whose search no worker takes', () => {
  let searchId: string;

  it('finds nothing stuck before', async () => {
    expect(await credence('stuck')).toMatchObject({ exitCode: 0, out: 'Nothing is stuck\n' });
  });

  it('counts its job', async () => {
    ({ searchId } = await orderSearch(context));
    const ran = await credence('status', '--json');
    expect(ran.exitCode).toBe(0);
    const { queues } = ran.json() as { queues: { queue: string; oldestReadyAt: string | null }[] };
    const counts = { ready: 1, later: 0, active: 0, failed: 0 };
    const research = queues.find(({ queue }) => queue === 'research-search');
    expect(research).toMatchObject(counts);
    expect(Date.now() - Date.parse(research?.oldestReadyAt ?? '')).toBeLessThan(60_000);
    expect(queues.find(({ queue }) => queue === 'send-outbound')).toMatchObject({ ...counts, ready: 0 });
  });

  it('finds its search stuck when its time came long ago, with exit code 3', async () => {
    expect(await credence('stuck')).toMatchObject({ exitCode: 0 });
    await service.test.sql(`update searches set updated_at = updated_at - interval '11 minutes'`);
    const ran = await credence('stuck', '--json');
    expect(ran.exitCode).toBe(3);
    const organizationId = context.organization.id;
    expect(ran.json()).toMatchObject({
      overdue: [{ kind: 'RESEARCH', organizationId, id: searchId, hasJob: true }],
      failed: [],
    });
    await service.test.sql(`update searches set sla_at = now() - interval '1 hour'; delete from pgboss.job`);
    expect((await credence('stuck', '--json')).json()).toMatchObject({
      overdue: [
        { kind: 'EXPIRY', hasJob: false },
        { kind: 'RESEARCH', hasJob: false },
      ],
    });
    expect((await credence('stuck', '--minutes', '100')).exitCode).toBe(0);
    await service.test.sql(`update searches set updated_at = now(), sla_at = now() + interval '1 hour'`);
  });
});

describe('credence queue, with jobs that failed every time', () => {
  it('lists them without the words of their fault, and has them tried again', async () => {
    const { queue } = service.test.core;
    const data = { organizationId: context.organization.id, deliveryId: crypto.randomUUID() };
    for (const name of ['answer-simulated', 'expire-search']) {
      await queue.send(name, data, { retryLimit: 0 });
      const [job] = await queue.fetch(name);
      await queue.fail(name, job?.id ?? '', new Error('Jordan Rivera is not here'));
    }
    const stuck = await credence('stuck', '--json');
    expect(stuck.exitCode).toBe(3);
    expect(stuck.json()).toMatchObject({
      overdue: [],
      failed: [
        { queue: 'expire-search', data, attempts: 1, fault: 'Error' },
        { queue: 'answer-simulated', data, attempts: 1, fault: 'Error' },
      ],
    });
    expect(stuck.out).not.toContain('Jordan');

    const retried = await credence('retry', 'answer-simulated', '--json');
    expect(retried.json()).toEqual({ retried: 1 });
    expect(await service.test.jobs('answer-simulated')).toMatchObject([{ data }]);
    const { failed } = (await credence('stuck', '--json')).json() as { failed: { id: string }[] };
    expect(failed).toMatchObject([{ queue: 'expire-search' }]);
    const one = await credence('retry', '--id', failed[0]?.id ?? '');
    expect(one).toMatchObject({ exitCode: 0, out: '1 job will be tried again\n' });
    expect(await credence('stuck')).toMatchObject({ exitCode: 0, out: 'Nothing is stuck\n' });
  });

  it.each([
    [['retry', 'lost-queue'], 'Allowed choices'],
    [['retry', '--id', '7'], 'It must be a UUID'],
    [['retry', '--id', crypto.randomUUID()], 'No job of that id is kept as failed'],
  ])('refuses %j', async (words, said) => {
    expect(await credence(...words)).toMatchObject({ exitCode: 2, err: expect.stringContaining(said) });
  });
});

it('says that a database is not migrated', async () => {
  const url = new URL(service.environment.DATABASE_URL ?? '');
  url.pathname = '/postgres';
  const ran = await run(['queue', 'status'], {
    environment: { DATABASE_URL: url.href, ENVIRONMENT: 'sandbox' },
  });
  expect(ran).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('credence migrate up') });
});

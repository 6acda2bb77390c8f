import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { atOnce, createTestCore, type TestCore } from '../../testing/index.ts';
import type { ReceiverJob } from './receiver-jobs.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const newJob = (more: object = {}): ReceiverJob => ({
  data: { organizationId: randomUUID(), receiver: randomUUID(), ...more },
});

const jobsOf = ({ data }: ReceiverJob) =>
  test.sql<{ state: string; group: string; isDue: boolean }>(
    `select state, group_id as "group", start_after <= now() as "isDue" from pgboss.job
      where singleton_key = $1 and state <> 'completed'`,
    [data.receiver],
  );

/** A job of later. */
const insertLater = ({ data }: ReceiverJob) =>
  test.core.queue.insert('deliver-to-receiver', [
    { data, singletonKey: data.receiver, startAfter: '1 hour' },
  ]);

describe('ensureReceiverJob', () => {
  it('writes one job, however many ask for it', async () => {
    const job = newJob();
    await atOnce(test, 10, () => test.core.ensureReceiverJob(job));
    expect(await jobsOf(job)).toEqual([{ state: 'created', group: job.data.organizationId, isDue: true }]);
  });

  it('writes none beside one that runs', async () => {
    const job = newJob();
    await test.core.ensureReceiverJob(job);
    await test.sql(`update pgboss.job set state = 'active' where singleton_key = $1`, [job.data.receiver]);
    await test.core.ensureReceiverJob(job);
    expect(await jobsOf(job)).toMatchObject([{ state: 'active' }]);
  });

  it.each([
    ['brings one of later forward', {}, false, true],
    ['leaves one alone that is held back', { heldUntil: 'later' }, false, false],
    ['brings one forward that is held back, where that is meant', { heldUntil: 'later' }, true, true],
  ])('%s', async (_what, more, evenHeld, isDue) => {
    const job = newJob(more);
    await insertLater(job);
    await test.core.ensureReceiverJob({ ...job, evenHeld });
    expect(await jobsOf(job)).toMatchObject([{ isDue }]);
  });

  it('waits for a run that ends at the same moment, and then writes the job', async () => {
    const job = newJob();
    await test.core.ensureReceiverJob(job);
    await test.sql(`update pgboss.job set state = 'active' where singleton_key = $1`, [job.data.receiver]);
    const runner = test.core.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`update pgboss.job set state = 'completed' where singleton_key = $1`, [
      job.data.receiver,
    ]);
    const asked = test.core.ensureReceiverJob(job);
    await expect.poll(() => test.sql('select from pg_locks where not granted')).not.toEqual([]);
    await runner.commitTransaction();
    await runner.release();
    await asked;
    expect(await jobsOf(job)).toMatchObject([{ state: 'created', isDue: true }]);
  });
});

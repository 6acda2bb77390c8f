import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { connect, createDataSource } from '../database/data-source.ts';
import { createQueue } from './queue.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const QUEUE = 'send-outbound';
const insert = (count: number) =>
  test.core.queue.insert(
    QUEUE,
    Array.from({ length: count }, () => ({
      data: { organizationId: randomUUID(), searchId: randomUUID(), outboundId: randomUUID() },
    })),
  );

describe('jobs that are done', () => {
  it('are gone an hour later, not only once a day', async () => {
    await test.sql('delete from pgboss.job');
    await insert(2);
    const [old, recent] = await test.core.queue.fetch(QUEUE, { batchSize: 2 });
    await test.core.queue.complete(QUEUE, [old?.id ?? '', recent?.id ?? '']);
    await test.sql(`update pgboss.job set completed_on = now() - interval '61 minutes' where id = $1`, [
      old?.id,
    ]);
    await test.sql(`update pgboss.queue set maintain_on = now() - interval '5 minutes'`);
    await test.core.queue.supervise(QUEUE);
    expect(await test.sql('select id from pgboss.job')).toEqual([{ id: recent?.id }]);
  });
});

describe('a statement of the queue that fails in its transaction', () => {
  it('leaves none to the next user of its connection', async () => {
    const config = { ...test.core.config, DATABASE_POOL_SIZE: 1 };
    const dataSource = createDataSource(config, { entities: [], onError: () => undefined });
    await connect(dataSource, test.core.config);
    onTestFinished(() => dataSource.destroy());
    const session = 'select pg_backend_pid() as pid';
    const before = await dataSource.query(session);
    const queue = createQueue(dataSource, { onError: () => undefined });
    await expect(queue.getDb().executeSql('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
    expect(await dataSource.query(session)).toEqual(before);
  });
});

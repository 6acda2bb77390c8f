import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../testing/index.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const QUEUE = 'deliver-webhook';
const IN_A_DAY = new Date(Date.now() + 86_400_000);

const insert = (count: number, startAfter?: Date) =>
  test.core.queue.insert(
    QUEUE,
    Array.from({ length: count }, () => ({
      data: { organizationId: randomUUID(), deliveryId: randomUUID() },
      ...(startAfter ? { startAfter } : {}),
    })),
  );

/** How Postgres would run what looks for jobs. */
async function planOfFetch(): Promise<string> {
  let plan = '';
  const executeSql = async (text: string, values?: unknown[]) => {
    plan = JSON.stringify(await test.sql(`explain (format json) ${text}`, values));
    return { rows: [] };
  };
  await test.core.queue.fetch(QUEUE, { batchSize: 32, db: { executeSql } });
  return plan;
}

describe('a look at a queue', () => {
  it('begins with what is due where most is of later, however much was done before', async () => {
    await insert(300);
    for (let done = 0; done < 300; done += 100) {
      const jobs = await test.core.queue.fetch(QUEUE, { batchSize: 100 });
      await test.core.queue.complete(
        QUEUE,
        jobs.map(({ id }) => id),
      );
    }
    await insert(3_000, IN_A_DAY);
    await test.sql('analyze pgboss.job');
    expect(await planOfFetch()).toMatch(/"Index Name":\s*"\w+_due"/);
  });
});

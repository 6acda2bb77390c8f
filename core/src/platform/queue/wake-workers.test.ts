import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from './enqueue.ts';
import { createWakeWorkers, JOB_CHANNEL } from './wake-workers.ts';

let test: TestCore;
let context: Context;
let listener: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
  listener = new pg.Client({ connectionString: test.core.config.DATABASE_URL });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`listen ${JOB_CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await test.close();
});
beforeEach(() => {
  heard.length = 0;
});

const searchId = '018f0000-0000-7000-8000-000000000000';
const write = (startAfter?: Date) =>
  inTransaction(context, (transaction) =>
    enqueue(context, transaction, 'research-search', [
      { data: { searchId }, ...(startAfter ? { startAfter } : {}) },
    ]),
  );
/** Whatever is on its way arrives before this. */
const heardAll = async (wakeWorkers = test.core.wakeWorkers) => {
  wakeWorkers('expire-search');
  await expect.poll(() => heard).toContain('expire-search');
  return heard.filter((queue) => queue !== 'expire-search');
};

describe('workers', () => {
  it('are woken for a job that is due, when it is there for them to find', async () => {
    await write();
    await expect.poll(() => heard).toEqual(['research-search']);
    expect(await test.jobs('research-search', context)).toHaveLength(1);
  });

  it('are not woken before the commit', async () => {
    await inTransaction(context, async (transaction) => {
      await enqueue(context, transaction, 'research-search', [{ data: { searchId } }]);
      expect(await heardAll()).toEqual([]);
    });
    await expect.poll(() => heard).toContain('research-search');
  });

  it('are not woken for a job that was rolled back', async () => {
    const failing = inTransaction(context, async (transaction) => {
      await enqueue(context, transaction, 'research-search', [{ data: { searchId } }]);
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await heardAll()).toEqual([]);
  });

  it('are not woken for a job of later', async () => {
    await write(new Date(Date.now() + 60_000));
    expect(await heardAll()).toEqual([]);
  });

  it('are woken once more, and not a hundred times, for what comes while they are being woken', async () => {
    // One that is at rest: the core's may still pause after what it last told, and what comes then shares the next.
    const wakeWorkers = createWakeWorkers(test.core.dataSource);
    for (let call = 0; call < 100; call += 1) wakeWorkers('research-search');
    expect(await heardAll(wakeWorkers)).toEqual(['research-search', 'research-search']);
  });
});

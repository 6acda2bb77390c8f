import { createCore } from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { troubleOfWorker } from './trouble-of-worker.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const NOBODY_LISTENS = 'postgres://app@127.0.0.1:1/credence';

it.each<[string, boolean, { ahead?: number; url?: string }, string | null]>([
  ['that works', true, {}, null],
  ['that has only begun', false, {}, 'starting'],
  ['whose clock went wrong', true, { ahead: 600_000 }, '600 s ahead of'],
  ['that did not start, for its clock', false, { ahead: 600_000 }, '600 s ahead of'],
  ['whose database is away', true, { url: NOBODY_LISTENS }, 'the database does not work'],
  ['that waits for the database', false, { url: NOBODY_LISTENS }, 'the database does not work'],
])('a worker %s says so', async (_what, isStarted, { ahead = 0, url }, words) => {
  const config = { ...test.core.config, ...(url ? { DATABASE_URL: url } : {}) };
  const core = createCore(config, { onError: () => undefined, machineTime: () => Date.now() + ahead });
  onTestFinished(() => core.close());
  const trouble = await troubleOfWorker(core, { isStarted, onTrouble: () => undefined });
  if (words === null) expect(trouble).toBeNull();
  else expect(trouble).toContain(words);
});

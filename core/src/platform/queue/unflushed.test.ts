import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { unflushed } from './unflushed.ts';

let test: TestCore;
beforeAll(async () => {
  // One connection, so that what follows gets the one that was used before.
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), config: { DATABASE_POOL_SIZE: 1 } });
});
afterAll(() => test.close());

const SETTING = `select current_setting('synchronous_commit') as setting`;

it('takes and settles jobs without waiting for the disk, which everything else goes on to do', async () => {
  const [before] = await test.core.dataSource.query(SETTING);
  expect((await unflushed(test.core).executeSql(SETTING)).rows).toEqual([{ setting: 'off' }]);
  expect(await test.core.dataSource.query(SETTING)).toEqual([before]);
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { createCore } from '../../core.ts';
import { rewrapDataKeys } from '../../operations/keys/change-data-keys.ts';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { createOrganization } from './create-organization.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const own = () => test.core.config.ENCRYPTION_KEYS;

function starting(keys: ReadonlyMap<number, Buffer | string>) {
  const core = createCore(
    { ...test.core.config, ENCRYPTION_KEYS: new Map(keys) },
    { onError: () => undefined },
  );
  onTestFinished(() => core.close());
  return core;
}

it('a process whose master key is another than that of the organizations there does not start to work', async () => {
  const wrong = new Map([...own().keys()].map((version) => [version, randomBytes(32)] as const));
  // Where there is none, any key is as good as another.
  await starting(wrong).check();
  const { organization } = await test.organization();
  await expect(starting(wrong).check()).rejects.toThrow(`does not open data-key/${organization.id}/1`);
  await starting(own()).check();
});

it('one organization that does not open keeps no process from serving the others', async () => {
  await test.organization();
  const before = await test.organization();
  await test.sql(
    `update organizations set data_keys = jsonb_set(data_keys, '{0,wrapped}', '"AAAA"') where id =
      (select id from organizations order by id limit 1)`,
  );
  await starting(own()).check();
  // Nor does a key that nothing is wrapped under yet.
  const both = starting(new Map([...own(), [99, randomBytes(32)]]));
  await both.check();
  await expect(rewrapDataKeys({ ...before, core: both })).resolves.toMatchObject({ masterVersions: [99] });
  await createOrganization(both, { tenant: 'under-the-newer', name: 'Newer' });
  await expect(starting(new Map([...own(), [99, randomBytes(32)]])).check()).rejects.toThrow(
    'Master key 99 does not open',
  );
});

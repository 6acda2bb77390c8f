import { randomBytes } from 'node:crypto';
import { contextForOrganization, createCore, rewrapDataKeys } from '@credence/core';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { buildHarness, type Harness } from './testing/harness.ts';
import { until } from './testing/until.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
});
afterAll(() => harness.close());

const tries = async () => {
  const [row] = await harness.test.sql<{ tries: number }>(
    `select coalesce(sum(retry_count + (state <> 'created')::integer), 0)::integer as tries from pgboss.job
      where name in ('research-search', 'fail-search')`,
  );
  return row?.tries ?? 0;
};

it('a worker that a rotation of the master key left out spends one try of a job, and then takes none', async () => {
  const { config, test } = harness;
  const both = new Map([...config.ENCRYPTION_KEYS, [2, randomBytes(32)] as const]);
  const open = (ENCRYPTION_KEYS: typeof both) => {
    const core = createCore(
      { ...config, ENCRYPTION_KEYS },
      { onError: () => undefined, clock: harness.clock, onJob: () => undefined },
    );
    onTestFinished(() => core.close());
    return core;
  };
  const knowing = open(both);
  await knowing.ready();
  const context = await contextForOrganization(knowing, harness.context.organization.id, 'SYSTEM');
  if (!context) throw new Error('The organization is gone');
  await rewrapDataKeys(context);
  const to = 'hr@contoso.example';
  const { searchId } = await harness.order({ to }, context);

  const left = open(new Map(config.ENCRYPTION_KEYS));
  const worker = await harness.start({ core: left });
  await expect
    .poll(() => left.check().catch(({ message }) => message))
    .toBe('Master key 2 is not configured');
  const refusals = () => harness.log().split('Jobs could not be fetched').length;
  const before = refusals();
  await until('looks for jobs that took none', () => refusals() > before + 30);
  expect(await tries()).toBe(1);
  await worker.stop();

  await harness.start({ core: knowing });
  await until('the mail', () => harness.mail.arrivedFor(to).length > 0);
  expect(await test.sql('select phase from searches where id = $1', [searchId])).not.toMatchObject([
    { phase: 'CLOSED' },
  ]);
});

import { expect, it } from 'vitest';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { sealAuditTrails } from '../audit/seal-audit-trail.ts';
import { rotateAgedKeys } from '../keys/rotate-aged-keys.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

it('an organization whose keys do not open keeps no other from having its trail sealed and its keys rotated', async () => {
  const lost = await test.organization();
  const whole = await test.organization();
  for (const { core, organization } of [lost, whole]) {
    const audit = createAuditNote({ action: 'test', actor: 'SYSTEM', subject: null, requestId: null });
    await inTransaction({ core, organization, audit }, async () => undefined);
  }
  await test.sql(
    `update organizations set data_keys = jsonb_set(data_keys, '{0,masterVersion}', '0') where id = $1`,
    [lost.organization.id],
  );
  test.core.organizations.forgetAll();
  clock.advance({ days: 365 });
  for (const work of [sealAuditTrails, rotateAgedKeys]) {
    const failed: string[] = [];
    const done = await work(test.core, (organizationId) => failed.push(organizationId));
    expect(failed).toEqual([lost.organization.id]);
    expect(done.map(({ organizationId }) => organizationId)).toContain(whole.organization.id);
    await expect(work(test.core)).rejects.toThrow('Master key 0 is not configured');
  }
});

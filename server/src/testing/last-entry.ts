import type { Caller, TestApp } from './app.ts';

/** What the audit trail says of the last request of an organization. */
export async function lastEntry({ test }: TestApp, { context }: Caller) {
  const [entry] = await test.sql<{ action: string; resources: object }>(
    'select action, resources from audit_entries where organization_id = $1 order by id desc limit 1',
    [context.organization.id],
  );
  return entry;
}

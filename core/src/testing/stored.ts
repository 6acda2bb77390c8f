import type { Context } from '../domain/context/context.ts';
import type { TestCore } from './test-core.ts';

/** Every table of the service that belongs to an organization, as the catalogue of the database knows them. */
export async function tenantTables(test: TestCore): Promise<string[]> {
  const rows = await test.sql<{ table: string }>(
    `select c.relname as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)
      order by 1`,
  );
  return rows.map(({ table }) => table);
}

/**
 * Every row of an organization and every job of it, to tell whether anything changed. What was merely read leaves its
 * entry in the audit trail, so the trail is left out.
 */
export async function storedFor(
  test: TestCore,
  { organization }: Context,
): Promise<Record<string, unknown[]>> {
  const tables = (await tenantTables(test)).filter((table) => !table.startsWith('audit_'));
  const stored = await Promise.all(
    tables.map(async (table) => {
      const rows = await test.sql(`select * from ${table} where organization_id = $1 order by id`, [
        organization.id,
      ]);
      return [table, rows] as const;
    }),
  );
  const jobs = await test.sql(
    `select name, id, data, state, start_after from pgboss.job where data ->> 'organizationId' = $1 order by id`,
    [organization.id],
  );
  return { ...Object.fromEntries(stored), jobs };
}

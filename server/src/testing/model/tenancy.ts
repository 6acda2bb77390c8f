import { type TestCore, tenantTables } from '@credence/core/testing';

/** Finds rows that name a row of another organization, or one that does not exist. */
export type TenancyCheck = () => Promise<string[]>;

/** The table that a column with an id leads to. */
const PARENTS: Record<string, string> = {
  applicant_id: 'applicants',
  order_id: 'orders',
  search_id: 'searches',
  contact_id: 'contacts',
  outbound_id: 'outbounds',
  event_id: 'webhook_events',
  delivery_id: 'webhook_deliveries',
};

/** The check for every table that there is, from the database's own catalogue. */
export async function tenancyCheck(test: TestCore): Promise<TenancyCheck> {
  const columns = await test.sql<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and column_name = any($2) and data_type = 'uuid'`,
    [await tenantTables(test), Object.keys(PARENTS)],
  );
  const rows = columns.map(
    ({ table, column }) =>
      `select '${table}.${column} ' || c.id as stray from ${table} c
        where c.${column} is not null and not exists (select 1 from ${PARENTS[column]} p
          where p.id = c.${column} and p.organization_id = c.organization_id)`,
  );
  const jobs = `select 'job ' || j.name as stray from pgboss.job j join searches s on s.id::text = j.data ->> 'searchId'
      where s.organization_id::text <> j.data ->> 'organizationId'`;
  const sql = [...rows, jobs].join(' union all ');
  return async () => (await test.sql<{ stray: string }>(sql)).map(({ stray }) => stray);
}

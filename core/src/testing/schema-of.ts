import pg from 'pg';

/**
 * Everything in the schema `public` of a database: columns, constraints, indexes, triggers, policies, functions and
 * rights. The order of columns does not matter.
 */
export async function schemaOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = async (sql: string) => (await client.query(sql)).rows;
  const relation = `relnamespace = 'public'::regnamespace`;
  try {
    return {
      tables: await rows(
        `select relname, relkind, relrowsecurity, relforcerowsecurity, relacl::text, reloptions::text from pg_class
          where ${relation} and relname <> 'schema_migrations' order by 1`,
      ),
      columns: await rows(
        `select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull, attacl::text
          from pg_attribute join pg_class c on c.oid = attrelid and c.relkind = 'r'
          where ${relation} and attnum > 0 and not attisdropped order by 1, 2`,
      ),
      constraints: await rows(
        `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace order by 1, 2`,
      ),
      indexes: await rows(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
      triggers: await rows(
        `select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
          where ${relation} and not tgisinternal order by 1`,
      ),
      policies: await rows(
        `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
      ),
      functions: await rows(
        `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
      ),
    };
  } finally {
    await client.end();
  }
}

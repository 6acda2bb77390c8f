import type pg from 'pg';

/** What was written ahead about one table: its rows, its indexes, or the large values beside its rows. */
export interface WalOfTable {
  table: string;
  /** `heap`, `index` or `toast`, and what was done there. */
  what: string;
  records: number;
  bytes: number;
  /** Of these, images of whole pages: of each page that is changed the first time after a checkpoint. */
  imageBytes: number;
}

/** Where the log is now. */
export async function walPosition(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ at: string }>('select pg_current_wal_insert_lsn() as at');
  return rows[0]?.at ?? '';
}

/**
 * Reads the log itself: what was written since a position, by table, the largest first. The server has to keep that much of
 * it (`wal_keep_size`).
 */
export async function countWal(owner: pg.Pool, since: string): Promise<WalOfTable[]> {
  await owner.query('create extension if not exists pg_walinspect');
  const { rows } = await owner.query<WalOfTable>(
    `with of as (
        select c.oid, c.relfilenode, c.relkind, coalesce(t.relname, parent.relname, c.relname) as "table"
          from pg_class c
          left join pg_index i on i.indexrelid = c.oid
          left join pg_class t on t.oid = i.indrelid and t.relkind <> 't'
          left join pg_class parent on parent.reltoastrelid in (c.oid, i.indrelid)
        where c.relfilenode <> 0),
      queues as (select table_name, string_agg(name, ', ' order by name) as names
        from pgboss.queue where table_name <> 'job_common' group by table_name)
      select coalesce('job ' || queues.names, "table", 'others') as "table",
          case when relkind = 'i' then 'index' when relkind = 't' then 'toast' else 'heap' end
            || ' ' || lower(record_type) as what,
          count(*)::int as records, sum(record_length)::int as bytes, sum(coalesce(block_fpi_length, 0))::int as "imageBytes"
        from pg_get_wal_block_info($1, pg_current_wal_flush_lsn(), false) wal
        left join of on of.relfilenode = wal.relfilenode
        left join queues on queues.table_name = "table"
      where block_id = 0 group by 1, 2 order by bytes desc`,
    [since],
  );
  return rows;
}

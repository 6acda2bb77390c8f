import type pg from 'pg';

/** A status that a search left for another. */
export interface StatusChange {
  searchId: string;
  from: string;
  to: string;
  at: Date;
}

/**
 * Lets the database itself write down every change of a search's status, whatever makes it: the service cannot forget one,
 * nor undo it unseen.
 */
export async function logStatuses(owner: pg.Pool): Promise<void> {
  await owner.query(`
    create schema status_log;
    create table status_log.status_changes (
      id bigint generated always as identity, search_id uuid, from_status text, to_status text, at timestamptz
    );
    create function status_log.log_status() returns trigger language plpgsql security definer as $$
      begin
        insert into status_log.status_changes (search_id, from_status, to_status, at)
          values (new.id, old.search_status, new.search_status, pgboss.job_now());
        return null;
      end
    $$;
    create trigger log_status after update of search_status on searches for each row
      when (old.search_status is distinct from new.search_status) execute function status_log.log_status();
  `);
}

/** Every change so far, oldest first. */
export async function readStatusLog(owner: pg.Pool): Promise<StatusChange[]> {
  const { rows } = await owner.query<StatusChange>(
    `select search_id as "searchId", from_status as "from", to_status as "to", at from status_log.status_changes order by id`,
  );
  return rows;
}

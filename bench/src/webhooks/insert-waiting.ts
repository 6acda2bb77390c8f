import type { QueryResultRow } from 'pg';

/** Jobs of `deliver-to-receiver` to put into the queue: there is one for each receiver. */
interface WaitingJobs {
  count: number;
  /** Organizations among whom the receivers are shared out. */
  organizations: number;
  /** When they are due, as an SQL expression over `i`, the number of the job from 1 on. */
  startAfter: string;
}

type Sql = <Row extends QueryResultRow>(text: string) => Promise<Row[]>;

/**
 * Writes jobs as pg-boss writes them, with what it takes from their queue, as if one had come every millisecond; by one
 * statement, as a million transactions would take too long. Leaves the table vacuumed and analysed.
 */
export async function insertWaitingJobs(
  sql: Sql,
  { count, organizations, startAfter }: WaitingJobs,
): Promise<void> {
  await sql(`
    insert into pgboss.job (name, data, group_id, singleton_key, start_after, created_on, keep_until, expire_seconds,
        deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
        heartbeat_seconds)
      select q.name, jsonb_build_object('organizationId', gen_random_uuid(), 'receiver', 'receiver ' || i),
          'organization ' || (i % ${organizations} + 1), 'receiver ' || i, ${startAfter},
          now() - (${count} - i) * interval '1 millisecond', ${startAfter} + q.retention_seconds * interval '1 second',
          q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
          q.policy, q.dead_letter, q.heartbeat_seconds
        from generate_series(1, ${count}) i, pgboss.queue q where q.name = 'deliver-to-receiver'`);
  await sql('vacuum (analyze) pgboss.job');
}

/**
 * Writes deliveries whose next attempt is one to a day away, as they lie there after a failed first one. All are of one event that was never sent, a copy of another's; triggers that count them stand still.
 */
export async function insertWaitingDeliveries(sql: Sql, count: number, receivers: number): Promise<void> {
  await sql(`
    begin;
    set local session_replication_role = replica;
    create temporary table waiting_delivery on commit drop as
      select * from webhook_deliveries where target is not null limit 1;
    create temporary table waiting_event on commit drop as
      select e.* from webhook_events e join waiting_delivery d on (e.organization_id, e.id) = (d.organization_id, d.event_id);
    update waiting_event set id = gen_random_uuid(), sequence = 1000, occurred_at = '2000-01-01';
    insert into webhook_events select * from waiting_event;
    insert into webhook_deliveries select w.*
      from waiting_delivery d, waiting_event e, generate_series(1, ${count}) i,
        jsonb_populate_record(d, jsonb_build_object(
          'id', uuidv7(), 'event_id', e.id, 'status', 'PENDING', 'attempts', 1, 'claimed_by', null,
          'receiver', 'receiver ' || i % ${receivers},
          'next_attempt_at', now() + interval '1 hour' + i * interval '80 milliseconds')) w;
    commit`);
  await sql('vacuum (analyze) webhook_deliveries');
}

import type { QueryResultRow } from 'pg';

type Sql = <Row extends QueryResultRow>(text: string) => Promise<Row[]>;

/** Among whom the receivers are shared out. */
const ORGANIZATIONS = 100;
/** When what has the number `i` is due: from an hour to a day from now. */
const DUE_AT = `now() + interval '1 hour' + i * interval '80 milliseconds'`;

/** Writes deliveries that wait, and the jobs of their receivers. Leaves the tables vacuumed and analysed. */
export async function insertWaiting(sql: Sql, deliveries: number, receivers: number): Promise<void> {
  await insertDeliveries(sql, deliveries, receivers);
  await insertJobs(sql, receivers);
  await sql('vacuum (analyze) webhook_deliveries, pgboss.job');
}

/**
 * Writes jobs as pg-boss writes them, with what it takes from their queue, as if one had come every millisecond; by one
 * statement, as so many transactions would take too long.
 */
async function insertJobs(sql: Sql, receivers: number): Promise<void> {
  await sql(`
    insert into pgboss.job (name, data, group_id, singleton_key, start_after, created_on, keep_until, expire_seconds,
        deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
        heartbeat_seconds)
      select q.name, jsonb_build_object('organizationId', gen_random_uuid(), 'receiver', 'receiver ' || i),
          'organization ' || (i % ${ORGANIZATIONS} + 1), 'receiver ' || i, ${DUE_AT},
          now() - (${receivers} - i) * interval '1 millisecond', ${DUE_AT} + q.retention_seconds * interval '1 second',
          q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
          q.policy, q.dead_letter, q.heartbeat_seconds
        from generate_series(1, ${receivers}) i, pgboss.queue q where q.name = 'deliver-to-receiver'`);
}

/**
 * Writes deliveries as they lie there after a failed first attempt. All are of one event that was never sent, a copy of another's;
 * triggers that count them stand still.
 */
async function insertDeliveries(sql: Sql, count: number, receivers: number): Promise<void> {
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
          'next_attempt_at', ${DUE_AT})) w;
    commit`);
}

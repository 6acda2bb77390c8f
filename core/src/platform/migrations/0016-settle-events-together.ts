import type { MigrationInterface, QueryRunner } from 'typeorm';
import { KEEP_STATUS, STATUS_OF_EVENT } from './0007-closeout-event-list.ts';

/**
 * Deliveries are recorded several at a time. The events that a statement changes get their status in one statement too,
 * instead of one for each row.
 */
export class SettleEventsTogether1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger settle_added on webhook_deliveries;
      drop trigger settle_changed on webhook_deliveries;
      drop function settle_webhook_event();
      drop function webhook_event_status(uuid, uuid);
    `);
    await runner.query(STATUSES);
    await runner.query(SETTLE_EVENTS);
    await runner.query(FOLLOW_DELIVERIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger settle_added on webhook_deliveries;
      drop trigger settle_changed on webhook_deliveries;
      drop function settle_webhook_deliveries();
      drop function settle_webhook_events(uuid, uuid[]);
      drop function webhook_event_statuses(uuid, uuid[]);
    `);
    await runner.query(STATUS_OF_EVENT);
    await runner.query(KEEP_STATUS);
  }
}

/**
 * Where events stand, all deliveries of each taken together: the worst of them. One of a type-specific target that failed
 * does not count once a fallback has taken over; having had no target does not count once there was one.
 */
export const STATUSES = `
  create function webhook_event_statuses(organization uuid, events uuid[])
      returns table (id uuid, status text) language sql stable as $$
    select event, case
        when bool_or(counting.status = 'FAILED'
            and (endpoint_source is distinct from 'type-specific' or taken_over is not true))
          then 'FAILED'
        when bool_or(counting.status = 'PENDING') then 'PENDING'
        when bool_or(counting.status = 'DELIVERED') then 'DELIVERED'
        else 'NO_TARGET'
      end
      from unnest(events) as event left join (
        select d.event_id, d.status, endpoint_source,
            bool_or(endpoint_source = 'fallback') over (partition by d.event_id) as taken_over
          from webhook_deliveries d
          where d.organization_id = organization and d.event_id = any(events) and not superseded
      ) as counting on counting.event_id = event
      group by event
  $$;
`;

/**
 * The lock lets deliveries of one event that change at the same moment take turns: the last one sees all others. Events
 * are locked in the order of their ids, so that those who change several never wait for each other.
 */
export const SETTLE_EVENTS = `
  create function settle_webhook_events(organization uuid, changed uuid[]) returns void language plpgsql as $$
  begin
    perform from webhook_events where organization_id = organization and id = any(changed)
      order by id for no key update;
    update webhook_events e set delivery_status = settled.status
      from webhook_event_statuses(organization, changed) as settled
      where e.organization_id = organization and e.id = settled.id and e.delivery_status <> settled.status;
  end $$;
`;

/** Has the events of deliveries that came, or changed, follow them. */
const FOLLOW_DELIVERIES = `
  create function settle_webhook_deliveries() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform settle_webhook_events(organization_id, array_agg(distinct event_id)) from added group by organization_id;
    else
      -- Not a join: its plan would be made for the size of the first statement, and kept for every other.
      perform settle_webhook_events(organization_id, array_agg(distinct event_id))
        from (select organization_id, id, event_id, status, superseded from added
          except select organization_id, id, event_id, status, superseded from removed) as changed
        group by organization_id;
    end if;
    return null;
  end $$;

  create trigger settle_added after insert on webhook_deliveries referencing new table as added
    for each statement execute function settle_webhook_deliveries();
  create trigger settle_changed after update on webhook_deliveries
    referencing old table as removed new table as added
    for each statement execute function settle_webhook_deliveries();
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type CountedTable, countRows, stopCounting } from './counted-table.ts';

/** A test event belongs to no search, and to no list. */
const LISTED = 'search_id is not null';

const EVENTS: CountedTable = {
  table: 'webhook_events',
  sums: 'webhook_event_counts',
  number: 'events',
  time: 'occurred_at',
  by: ['event', 'delivery_status'],
  rows: LISTED,
};

export class CloseoutEventList1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATUS_OF_EVENT);
    await runner.query(STATUS);
    await runner.query(KEEP_STATUS);
    await runner.query(INDEXES);
    await runner.query(countRows(EVENTS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stopCounting(EVENTS));
    await runner.query(`
      drop trigger settle_added on webhook_deliveries;
      drop trigger settle_changed on webhook_deliveries;
      drop function settle_webhook_event();
      drop index webhook_events_newest, webhook_events_by_event, webhook_events_by_status;
      alter table webhook_events drop column delivery_status;
      drop function webhook_event_status(uuid, uuid);
    `);
  }
}

/**
 * Where an event stands, all of its deliveries taken together: the worst of them. One of a type-specific target that
 * failed does not count once a fallback has taken over; having had no target does not count once there was one.
 */
export const STATUS_OF_EVENT = `
  create function webhook_event_status(organization uuid, event uuid) returns text language sql stable as $$
    select case
        when bool_or(status = 'FAILED' and (endpoint_source is distinct from 'type-specific' or taken_over is not true))
          then 'FAILED'
        when bool_or(status = 'PENDING') then 'PENDING'
        when bool_or(status = 'DELIVERED') then 'DELIVERED'
        else 'NO_TARGET'
      end
      from (
        select status, endpoint_source, bool_or(endpoint_source = 'fallback') over () as taken_over
          from webhook_deliveries where organization_id = organization and event_id = event and not superseded
      ) as counting
  $$;
`;

/** Gives every event that there is its status. */
const STATUS = `
  alter table webhook_events no force row level security;
  alter table webhook_deliveries no force row level security;
  alter table webhook_events add column delivery_status text;
  update webhook_events set delivery_status = webhook_event_status(organization_id, id);
  alter table webhook_events
    alter column delivery_status set not null,
    add constraint webhook_events_delivery_status
      check (delivery_status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET'));
  alter table webhook_deliveries force row level security;
  alter table webhook_events force row level security;
`;

/** The lock lets deliveries of one event that change at the same moment take turns: the last one sees all others. */
export const KEEP_STATUS = `
  create function settle_webhook_event() returns trigger language plpgsql as $$
  declare
    known text;
    settled text;
  begin
    select delivery_status into known from webhook_events
      where organization_id = new.organization_id and id = new.event_id for no key update;
    settled := webhook_event_status(new.organization_id, new.event_id);
    if settled <> known then
      update webhook_events set delivery_status = settled
        where organization_id = new.organization_id and id = new.event_id;
    end if;
    return null;
  end $$;

  create trigger settle_added after insert on webhook_deliveries
    for each row execute function settle_webhook_event();
  create trigger settle_changed after update of status, superseded on webhook_deliveries
    for each row when (old.status <> new.status or old.superseded <> new.superseded)
    execute function settle_webhook_event();
`;

const INDEXES = `
  create index webhook_events_newest on webhook_events (organization_id, occurred_at desc, id desc)
    where ${LISTED};
  create index webhook_events_by_event on webhook_events (organization_id, event, occurred_at desc, id desc)
    where ${LISTED};
  create index webhook_events_by_status on webhook_events (organization_id, delivery_status, occurred_at desc, id desc)
    where ${LISTED};
`;

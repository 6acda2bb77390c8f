import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CloseoutEventList1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATUS);
    await runner.query(KEEP_STATUS);
    await runner.query(INDEXES);
    await runner.query(COUNTS);
    await runner.query(FOLD);
    await runner.query(COUNT_CHANGES);
    await runner.query(COUNT_PRESENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger count_added on webhook_events;
      drop trigger count_changed on webhook_events;
      drop trigger count_removed on webhook_events;
      drop function count_webhook_events();
      drop function fold_webhook_event_counts(uuid);
      drop table webhook_event_counts;

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
const STATUS = `
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
const KEEP_STATUS = `
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

/** A test event belongs to no search, and to no list. */
const INDEXES = `
  create index webhook_events_newest on webhook_events (organization_id, occurred_at desc, id desc)
    where search_id is not null;
  create index webhook_events_by_event on webhook_events (organization_id, event, occurred_at desc, id desc)
    where search_id is not null;
  create index webhook_events_by_status on webhook_events (organization_id, delivery_status, occurred_at desc, id desc)
    where search_id is not null;
`;

/** How many events there are, in the manner of `order_counts`. */
const COUNTS = `
  create table webhook_event_counts (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    span text not null check (span in ('NEW', 'HOUR', 'DAY', 'ALL')),
    bucket timestamptz not null,
    event text not null,
    delivery_status text not null,
    events integer not null,
    primary key (organization_id, id)
  );
  create index webhook_event_counts_new on webhook_event_counts (organization_id) where span = 'NEW';
  create unique index webhook_event_counts_sums
    on webhook_event_counts (organization_id, span, bucket, event, delivery_status) where span <> 'NEW';

  alter table webhook_event_counts enable row level security, force row level security;
  create policy own_organization on webhook_event_counts
    using (organization_id = (select current_organization()))
    with check (organization_id = (select current_organization()));
  grant select, insert, update, delete on webhook_event_counts to credence_service;
`;

/** One folds at a time; whoever comes second leaves it to the first. */
const FOLD = `
  create function fold_webhook_event_counts(organization uuid) returns void language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock(hashtextextended('webhook_event_counts/' || organization, 0)) then
      return;
    end if;
    with folded as (
      delete from webhook_event_counts where organization_id = organization and span = 'NEW'
        returning bucket, event, delivery_status, events
    ), sums as (
      select s.span, event, delivery_status, sum(events)::integer as events, case s.span
          when 'HOUR' then bucket
          when 'DAY' then date_trunc('day', bucket, 'UTC')
          else '-infinity'
        end as bucket
      from folded cross join (values ('HOUR'), ('DAY'), ('ALL')) as s (span)
      group by 1, 2, 3, 5
    )
    insert into webhook_event_counts as known (organization_id, id, span, bucket, event, delivery_status, events)
      select organization, gen_random_uuid(), span, bucket, event, delivery_status, events from sums
      on conflict (organization_id, span, bucket, event, delivery_status) where span <> 'NEW'
        do update set events = known.events + excluded.events;
  end $$;
`;

/** Each statement adds its changes as rows of its own. About one in 256 folds what has come together. */
const COUNT_CHANGES = `
  create function count_webhook_events() returns trigger language plpgsql as $$
  declare
    organization uuid;
  begin
    if tg_op = 'INSERT' then
      insert into webhook_event_counts (organization_id, id, span, bucket, event, delivery_status, events)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', occurred_at, 'UTC') as hour, event,
            delivery_status, count(*)
          from added where search_id is not null group by organization_id, hour, event, delivery_status;
    elsif tg_op = 'UPDATE' then
      insert into webhook_event_counts (organization_id, id, span, bucket, event, delivery_status, events)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', occurred_at, 'UTC') as hour, event,
            delivery_status, sum(change)
          from (
            select organization_id, occurred_at, event, delivery_status, 1 as change
              from added where search_id is not null
            union all
            select organization_id, occurred_at, event, delivery_status, -1
              from removed where search_id is not null
          ) as changes
          group by organization_id, hour, event, delivery_status having sum(change) <> 0;
    else
      insert into webhook_event_counts (organization_id, id, span, bucket, event, delivery_status, events)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', occurred_at, 'UTC') as hour, event,
            delivery_status, -count(*)
          from removed where search_id is not null group by organization_id, hour, event, delivery_status;
    end if;
    if tg_op <> 'DELETE' and random() < 1.0 / 256 then
      for organization in select distinct organization_id from added loop
        perform fold_webhook_event_counts(organization);
      end loop;
    end if;
    return null;
  end $$;

  create trigger count_added after insert on webhook_events
    referencing new table as added for each statement execute function count_webhook_events();
  create trigger count_changed after update on webhook_events
    referencing old table as removed new table as added for each statement execute function count_webhook_events();
  create trigger count_removed after delete on webhook_events
    referencing old table as removed for each statement execute function count_webhook_events();
`;

/** Not even the owner sees rows through a forced policy without naming their organization. */
const COUNT_PRESENT = `
  alter table webhook_events no force row level security;
  alter table webhook_event_counts no force row level security;
  insert into webhook_event_counts (organization_id, id, span, bucket, event, delivery_status, events)
    select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', occurred_at, 'UTC') as hour, event,
        delivery_status, count(*)
      from webhook_events where search_id is not null group by organization_id, hour, event, delivery_status;
  alter table webhook_event_counts force row level security;
  alter table webhook_events force row level security;
`;

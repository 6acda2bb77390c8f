import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderList1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEXES);
    await runner.query(COUNTS);
    await runner.query(FOLD);
    await runner.query(COUNT_CHANGES);
    await runner.query(COUNT_PRESENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger count_added on orders;
      drop trigger count_changed on orders;
      drop trigger count_removed on orders;
      drop function count_orders();
      drop function fold_order_counts(uuid);
      drop table order_counts;

      drop index orders_by_status;
      drop index searches_by_external_id;
      create index on searches (organization_id, external_search_id) where external_search_id is not null;
    `);
  }
}

const INDEXES = `
  create index orders_by_status on orders (organization_id, order_status, created_at desc, id desc);

  drop index searches_organization_id_external_search_id_idx;
  create index searches_by_external_id on searches (organization_id, external_search_id, created_at desc, order_id desc)
    where external_search_id is not null;
`;

/**
 * How many orders there are, by status and time of creation. A row of the span NEW is a change that happened in its
 * hour; the others are sums for an hour, a day or all time. What is not folded into the sums yet counts on top.
 */
const COUNTS = `
  create table order_counts (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    span text not null check (span in ('NEW', 'HOUR', 'DAY', 'ALL')),
    bucket timestamptz not null,
    order_status text not null,
    orders integer not null,
    primary key (organization_id, id)
  );
  create index order_counts_new on order_counts (organization_id) where span = 'NEW';
  create unique index order_counts_sums on order_counts (organization_id, span, bucket, order_status)
    where span <> 'NEW';

  alter table order_counts enable row level security, force row level security;
  create policy own_organization on order_counts
    using (organization_id = (select current_organization()))
    with check (organization_id = (select current_organization()));
  grant select, insert, update, delete on order_counts to credence_service;
`;

/**
 * One folds at a time; whoever comes second leaves it to the first. Only the one who folds touches a sum, so nobody
 * ever waits for anybody here.
 */
const FOLD = `
  create function fold_order_counts(organization uuid) returns void language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock(hashtextextended('order_counts/' || organization, 0)) then
      return;
    end if;
    with folded as (
      delete from order_counts where organization_id = organization and span = 'NEW'
        returning bucket, order_status, orders
    ), sums as (
      select s.span, order_status, sum(orders)::integer as orders, case s.span
          when 'HOUR' then bucket
          when 'DAY' then date_trunc('day', bucket, 'UTC')
          else '-infinity'
        end as bucket
      from folded cross join (values ('HOUR'), ('DAY'), ('ALL')) as s (span)
      group by 1, 2, 4
    )
    insert into order_counts as known (organization_id, id, span, bucket, order_status, orders)
      select organization, gen_random_uuid(), span, bucket, order_status, orders from sums
      on conflict (organization_id, span, bucket, order_status) where span <> 'NEW'
        do update set orders = known.orders + excluded.orders;
  end $$;
`;

/**
 * Each statement adds its changes as rows of its own: a sum that all of them changed would make every creation wait
 * for the one before it. About one in 256 folds what has come together.
 */
const COUNT_CHANGES = `
  create function count_orders() returns trigger language plpgsql as $$
  declare
    organization uuid;
  begin
    if tg_op = 'INSERT' then
      insert into order_counts (organization_id, id, span, bucket, order_status, orders)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', created_at, 'UTC') as hour, order_status,
            count(*)
          from added group by organization_id, hour, order_status;
    elsif tg_op = 'UPDATE' then
      insert into order_counts (organization_id, id, span, bucket, order_status, orders)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', created_at, 'UTC') as hour, order_status,
            sum(change)
          from (
            select organization_id, created_at, order_status, 1 as change from added
            union all
            select organization_id, created_at, order_status, -1 from removed
          ) as changes
          group by organization_id, hour, order_status having sum(change) <> 0;
    else
      insert into order_counts (organization_id, id, span, bucket, order_status, orders)
        select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', created_at, 'UTC') as hour, order_status,
            -count(*)
          from removed group by organization_id, hour, order_status;
    end if;
    if tg_op <> 'DELETE' and random() < 1.0 / 256 then
      for organization in select distinct organization_id from added loop
        perform fold_order_counts(organization);
      end loop;
    end if;
    return null;
  end $$;

  create trigger count_added after insert on orders
    referencing new table as added for each statement execute function count_orders();
  create trigger count_changed after update on orders
    referencing old table as removed new table as added for each statement execute function count_orders();
  create trigger count_removed after delete on orders
    referencing old table as removed for each statement execute function count_orders();
`;

/** Not even the owner sees rows through a forced policy without naming their organization. */
const COUNT_PRESENT = `
  alter table orders no force row level security;
  alter table order_counts no force row level security;
  insert into order_counts (organization_id, id, span, bucket, order_status, orders)
    select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', created_at, 'UTC') as hour, order_status,
        count(*)
      from orders group by organization_id, hour, order_status;
  alter table order_counts force row level security;
  alter table orders force row level security;
`;

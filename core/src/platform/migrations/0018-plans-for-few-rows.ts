import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SETTLE_EVENTS, STATUSES } from './0016-settle-events-together.ts';

/**
 * Statements about events and deliveries that are named by their ids get a plan that a connection keeps, and that is right
 * whatever is known of the tables. To the planner, an array that is known only when a statement runs has ten elements: for
 * tables that nobody had analysed it kept a plan that read an organization's rows, and for others it planned each time.
 */
export class PlansForFewRows1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function settle_webhook_events(uuid, uuid[]), webhook_event_statuses(uuid, uuid[])',
    );
    await runner.query(FEW);
    await runner.query(SETTLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function settle_webhook_events(uuid, uuid[]), few(uuid[])');
    await runner.query(STATUSES);
    await runner.query(SETTLE_EVENTS);
  }
}

/** The ids of an array, of which the planner expects one: so it looks each of them up by its index. */
const FEW = `
  create function few(ids uuid[]) returns setof uuid language plpgsql immutable rows 1 as $$
  begin
    return query select * from unnest(ids);
  end $$;
`;

/**
 * As before: events are locked in the order of their ids, and each gets the worst of its deliveries. One of a type-specific
 * target that failed does not count once a fallback has taken over; having had no target does not count once there was one.
 */
const SETTLE = `
  create function settle_webhook_events(organization uuid, changed uuid[]) returns void language plpgsql as $$
  begin
    perform from few(changed) as one (id)
      join webhook_events e on e.organization_id = organization and e.id = one.id
      order by e.id for no key update of e;
    update webhook_events e set delivery_status = settled.status
      from few(changed) as one (id) cross join lateral (
        select case
            when bool_or(status = 'FAILED'
                and (endpoint_source is distinct from 'type-specific' or taken_over is not true))
              then 'FAILED'
            when bool_or(status = 'PENDING') then 'PENDING'
            when bool_or(status = 'DELIVERED') then 'DELIVERED'
            else 'NO_TARGET'
          end as status
          from (
            select d.status, endpoint_source, bool_or(endpoint_source = 'fallback') over () as taken_over
              from webhook_deliveries d
              where d.organization_id = organization and d.event_id = one.id and not superseded
          ) as counting
      ) as settled
      where e.organization_id = organization and e.id = one.id and e.delivery_status <> settled.status;
  end $$;
`;

/**
 * Events follow their deliveries: each gets the worst of them. One of a type-specific target that failed does not count
 * once a fallback has taken over; having had no target does not count once there was one. Events are locked in the order
 * of their ids, so that those who change several never wait for each other, and the last one sees what all others did.
 *
 * few: the ids of an array, of which the planner expects one, so it looks each of them up by its index. To the planner, an
 * array that is known only when a statement runs has ten elements: it would keep a plan that reads an organization's rows.
 */
export const SETTLE_EVENTS = `
  create function few(ids uuid[]) returns setof uuid language plpgsql immutable rows 1 as $$
  begin
    return query select * from unnest(ids);
  end $$;

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

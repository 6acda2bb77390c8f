import { contract } from '@credence/contract';
import type { ToldEvent } from '../rules/arrivals.ts';
import type { Stage } from '../stage.ts';

interface EventRow extends Omit<ToldEvent, 'payload'> {
  deliveries: number;
}

/** What the API shows as the body of an event. */
export interface EventBody {
  event: string;
  sequence: number;
  data: { searchId: string; notificationType?: string };
}

/** Deliveries that are not over. */
export const countPending = async ({ sql }: Pick<Stage, 'sql'>): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from webhook_deliveries where status = 'PENDING'`,
  );
  return row?.count ?? Number.NaN;
};

/** @throws when an event has not exactly one delivery: nothing here makes another one */
export async function readDeliveries({ sql }: Pick<Stage, 'sql'>, bodies: ReadonlyMap<string, EventBody>) {
  const rows = await sql<EventRow>(
    `select e.id, e.search_id as "searchId", e.external_search_id as "externalSearchId", min(d.status) as status,
        count(d.id)::integer as deliveries, min(d.attempts)::integer as attempts,
        (select count(a.response_status)::integer from webhook_attempts a where a.delivery_id = any (array_agg(d.id))) as met,
        array(select a.attempt_number from webhook_attempts a where a.delivery_id = any (array_agg(d.id))
          order by a.attempt_number, a.id) as recorded
      from webhook_events e left join webhook_deliveries d on d.event_id = e.id
        where e.organization_id = (select id from organizations order by created_at limit 1)
        group by e.id, e.search_id, e.external_search_id`,
  );
  const odd = rows.find(({ deliveries }) => deliveries !== 1);
  if (odd) throw new Error(`Event ${odd.id} has ${odd.deliveries} deliveries`);
  return rows.map(
    ({ deliveries: _one, ...event }): ToldEvent => ({ ...event, payload: bodies.get(event.id) }),
  );
}

interface EventPage {
  data: { eventId: string; payload: EventBody }[];
  pagination: { nextCursor: string | null };
}

/** The body of every event, by its id. */
export async function readBodies(serviceUrl: string, token: string): Promise<Map<string, EventBody>> {
  const bodies = new Map<string, EventBody>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${serviceUrl}${contract.closeoutEvents.list.path}?limit=100${after}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`The list of events answered ${answer.status}`);
    const page = (await answer.json()) as EventPage;
    for (const { eventId, payload } of page.data) bodies.set(eventId, payload);
    cursor = page.pagination.nextCursor;
  }
  return bodies;
}

import { contract } from '@credence/contract';
import type { Stage } from '../stage.ts';

/** What the service says of one event after all is over. */
export interface ToldEvent {
  id: string;
  externalSearchId: string;
  /** Of its one delivery. */
  status: string;
  /** As the service counts them. */
  attempts: number;
  /** The numbers of the attempts that are on record, in their order. */
  recorded: number[];
  /** What the API shows as its body. */
  payload: unknown;
}

interface EventRow extends Omit<ToldEvent, 'payload'> {
  deliveries: number;
}

/** Deliveries that are not over. */
export const countPending = async ({ sql }: Pick<Stage, 'sql'>): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from webhook_deliveries where status = 'PENDING'`,
  );
  return row?.count ?? Number.NaN;
};

/** @throws when an event has not exactly one delivery: nothing here makes another one */
export async function readOutcome(
  { sql, token }: Pick<Stage, 'sql' | 'token'>,
  serviceUrl: string,
): Promise<ToldEvent[]> {
  const rows = await sql<EventRow>(
    `select e.id, e.external_search_id as "externalSearchId", min(d.status) as status,
        count(d.id)::integer as deliveries, min(d.attempts)::integer as attempts,
        array(select a.attempt_number from webhook_attempts a join webhook_deliveries own on own.id = a.delivery_id
          where own.event_id = e.id order by a.attempt_number, a.id) as recorded
      from webhook_events e left join webhook_deliveries d on d.event_id = e.id
        group by e.id, e.external_search_id`,
  );
  const odd = rows.find(({ deliveries }) => deliveries !== 1);
  if (odd) throw new Error(`Event ${odd.id} has ${odd.deliveries} deliveries`);
  const payloads = await readPayloads(serviceUrl, token);
  return rows.map(({ deliveries: _one, ...event }) => ({ ...event, payload: payloads.get(event.id) }));
}

interface EventPage {
  data: { eventId: string; payload: unknown }[];
  pagination: { nextCursor: string | null };
}

async function readPayloads(serviceUrl: string, token: string): Promise<Map<string, unknown>> {
  const payloads = new Map<string, unknown>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${serviceUrl}${contract.closeoutEvents.list.path}?limit=100${after}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`The list of events answered ${answer.status}`);
    const page = (await answer.json()) as EventPage;
    for (const { eventId, payload } of page.data) payloads.set(eventId, payload);
    cursor = page.pagination.nextCursor;
  }
  return payloads;
}

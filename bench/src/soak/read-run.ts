import type { RunEvent, RunSearch } from '../rules/run-record.ts';
import { readStatusLog } from '../status-log.ts';
import type { SoakRecord } from './check-run.ts';
import { CAPS } from './client.ts';
import { isRefused } from './planned-answer.ts';
import { type EventBody, readBodies, readDeliveries } from './read-deliveries.ts';
import type { World } from './world.ts';

/** Of the organization that the soak is about; the other one only looks on. */
const OURS = `organization_id = (select id from organizations order by created_at limit 1)`;
/** I3: a search ends 15 s after its SLA at most. */
const STEP_MINUTES = 0.25;
/** The worker that was to record a message may have died: it is repeated once. */
const COPIES = 2;

/** What is seen and done while faults are injected. */
export type Watched = Pick<SoakRecord, 'outages' | 'findings'>;

/** Puts together what was seen outside, and what the tables say. */
export async function readRun(world: World, { outages, findings }: Watched): Promise<SoakRecord> {
  const { stage, client, receivers, messages, seed } = world;
  const { sql } = stage;
  const bodies = await readBodies(world.fleet.urls('server')[0] ?? '', stage.token);
  const searches = await readSearches(world, bodies);
  return {
    outages,
    findings,
    searches,
    stepMinutes: STEP_MINUTES,
    readAt: new Date(),
    copies: COPIES,
    messages: messages.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    attempts: await sql(`select id as "attemptId", search_id as "searchId" from outbounds where ${OURS}`),
    // The simulator takes its own without a mail.
    sent: await sql(
      `select o.id as "attemptId", o.search_id as "searchId" from outbounds o
        where o.status = 'SENT' and o.channel = 'EMAIL' and o.${OURS} and not exists
          (select from activities a where a.outbound_id = o.id and a.activity_type = 'SIMULATED')`,
    ),
    acknowledged: client.orders,
    stored: await sql(
      `select order_id as "orderId", id as "searchId", external_search_id as "externalSearchId" from searches where ${OURS}`,
    ),
    deliveries: await readDeliveries(stage, bodies),
    arrivals: receivers.journal,
    isRefused: (search) => isRefused(seed, search),
    strayRows: await sql(STRAY_ROWS),
  };
}

/** Each kind of row that refers to one of another organization. */
const STRAY_ROWS = [
  ['searches', 'orders', 'order_id'],
  ['outbounds', 'searches', 'search_id'],
  ['webhook_events', 'searches', 'search_id'],
  ['webhook_deliveries', 'webhook_events', 'event_id'],
  ['webhook_attempts', 'webhook_deliveries', 'delivery_id'],
]
  .map(
    ([table, other, column]) =>
      `select a.id::text as "searchId", '${table} of another organization than ${other}' as words
        from ${table} a join ${other} b on b.id = a.${column} where a.organization_id <> b.organization_id`,
  )
  .join(' union all ');

interface SearchRow extends Pick<RunSearch, 'searchId' | 'slaAt' | 'status' | 'eventCount'> {
  outcomes: string[];
}

async function readSearches({ stage }: World, bodies: ReadonlyMap<string, EventBody>): Promise<RunSearch[]> {
  const rows = await stage.sql<SearchRow>(
    `select id as "searchId", sla_at as "slaAt", search_status as status, event_sequence as "eventCount",
        array(select outcome from verification_results r where r.search_id = s.id) as outcomes
      from searches s where ${OURS}`,
  );
  const changes = Map.groupBy(await readStatusLog(stage.owner), ({ searchId }) => searchId);
  const events = Map.groupBy(bodies.values(), ({ data }) => data.searchId);
  return rows.map((row) => ({
    ...row,
    planned: CAPS,
    changes: changes.get(row.searchId) ?? [],
    events: (events.get(row.searchId) ?? []).map(eventOf).toSorted((a, b) => a.sequence - b.sequence),
    contacts: new Map(),
  }));
}

const eventOf = ({ event, sequence, data }: EventBody): RunEvent => ({
  event,
  sequence,
  notificationType: data.notificationType ?? null,
});

import type { Context } from '@credence/core';
import type { MonthHarness } from './month-harness.ts';
import type { AttemptRecord, ContactRecord, EventRecord, MonthRecord, SearchRecord } from './month-record.ts';
import { destinationsOf, type PlannedContact } from './plan-month.ts';
import { readStatusLog } from './status-log.ts';
import { HOMES } from './world/cities.ts';
import { contextOf, type PlacedSearch } from './world/world.ts';

/** Puts together what was planned, what was seen outside, and what the tables say. */
export async function readMonth(harness: MonthHarness, stepMinutes: number): Promise<MonthRecord> {
  const { world, owner } = harness;
  const changes = Map.groupBy(await readStatusLog(owner), ({ searchId }) => searchId);
  const events = await readEvents(harness);
  const outcomes = Map.groupBy(await readOutcomes(harness), ({ searchId }) => searchId);
  const rows = new Map((await readSearches(harness)).map((row) => [row.searchId, row]));
  const listeners = Map.groupBy(world.listeners.values(), ({ placed }) => placed.searchId);
  const { rows: attempts } = await owner.query<AttemptRecord>(
    `select id as "attemptId", search_id as "searchId", created_at as "createdAt" from outbounds`,
  );
  return {
    ...world.journal,
    stepMinutes,
    attempts,
    searches: world.searches.map((placed): SearchRecord => {
      const { searchId, planned, placedAt, slaAt } = placed;
      const heard = listeners.get(searchId) ?? [];
      return {
        searchId,
        planned,
        placedAt,
        slaAt,
        status: rows.get(searchId)?.status ?? '',
        eventCount: rows.get(searchId)?.eventCount ?? Number.NaN,
        outcomes: (outcomes.get(searchId) ?? []).map(({ outcome }) => outcome),
        changes: changes.get(searchId) ?? [],
        events: events.get(searchId) ?? [],
        contacts: new Map(
          heard.flatMap(({ contact }) =>
            destinationsOf(contact).map((destination) => [destination, recordOf(placed, contact)] as const),
          ),
        ),
      };
    }),
  };
}

/** A zone that the configuration names holds for all; then that of the contact, then that of the organization. */
function recordOf({ planned, tenant }: PlacedSearch, contact: PlannedContact): ContactRecord {
  const { businessHours } = planned.config.timing;
  const home = HOMES.find((candidate) => candidate.tenant === tenant);
  const timezone = businessHours.timezone ?? contact.city?.zone ?? home?.timeZone ?? '';
  return {
    behaviour: contact.behaviour.name,
    hours: { ...businessHours, timezone },
    mayBeAsked: contact.mayBeAsked,
    isReached: !contact.behaviour.server,
  };
}

async function readSearches({ owner }: MonthHarness) {
  const { rows } = await owner.query<{ searchId: string; status: string; eventCount: number }>(
    `select id as "searchId", search_status as status, event_sequence as "eventCount" from searches`,
  );
  return rows;
}

async function readOutcomes({ owner }: MonthHarness) {
  const { rows } = await owner.query<{ searchId: string; outcome: string }>(
    'select search_id as "searchId", outcome from verification_results',
  );
  return rows;
}

/** The events of each search, by their sequence, their bodies opened. */
async function readEvents({ owner, world }: MonthHarness): Promise<Map<string, EventRecord[]>> {
  const bySearch = new Map<string, EventRecord[]>();
  for (const { tenant } of HOMES) {
    const context = await contextOf(world, tenant);
    const { rows } = await owner.query<EventRow>(
      `select id, search_id as "searchId", sequence, event, payload, occurred_at as at
        from webhook_events where organization_id = $1 order by search_id, sequence`,
      [context.organization.id],
    );
    for (const { searchId, ...row } of rows) {
      const events = bySearch.get(searchId) ?? [];
      bySearch.set(searchId, events);
      events.push(openEvent(context, row));
    }
  }
  return bySearch;
}

interface EventRow {
  id: string;
  searchId: string;
  sequence: number;
  event: string;
  payload: Buffer;
  at: Date;
}

function openEvent({ cipher }: Context, { id, payload, ...row }: Omit<EventRow, 'searchId'>): EventRecord {
  const opened = cipher.open({ table: 'webhook_events', column: 'payload', id }, payload);
  const { data } = JSON.parse(opened.toString('utf8')) as {
    data: { notificationType?: string; reasonCode?: string; metadata?: { status?: string } };
  };
  const { notificationType = null, reasonCode = null, metadata } = data;
  const attemptStatus = notificationType === 'OUTBOUND_ATTEMPT' ? (metadata?.status ?? null) : null;
  return { ...row, notificationType, reasonCode, attemptStatus };
}

import type { Context } from '@credence/core';
import { readStatusLog } from '../status-log.ts';
import type { MonthHarness } from './month-harness.ts';
import type {
  AttemptRecord,
  ContactRecord,
  EventRecord,
  MonthRecord,
  SearchRecord,
  StoredRecord,
} from './month-record.ts';
import { destinationsOf, type PlannedContact } from './plan-contact.ts';
import { HOMES } from './world/cities.ts';
import { contextOf, type PlacedSearch } from './world/world.ts';

/** Puts together what was planned, what was seen outside, and what the tables say. */
export async function readMonth(harness: MonthHarness, stepMinutes: number): Promise<MonthRecord> {
  const { world, owner } = harness;
  const changes = Map.groupBy(await readStatusLog(owner), ({ searchId }) => searchId);
  const events = await readEvents(harness);
  const records = await readRecords(harness);
  const outcomes = Map.groupBy(await readOutcomes(harness), ({ searchId }) => searchId);
  const rows = new Map((await readSearches(harness)).map((row) => [row.searchId, row]));
  const listeners = Map.groupBy(world.listeners.values(), ({ placed }) => placed.searchId);
  const { rows: attempts } = await owner.query<AttemptRecord>(
    `select id as "attemptId", search_id as "searchId", contact_id as "contactId", created_at as "createdAt"
      from outbounds`,
  );
  return {
    ...world.journal,
    stepMinutes,
    readAt: world.now(),
    outages: [],
    copies: 1,
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
        records: records.get(searchId) ?? [],
        contacts: new Map(
          heard.flatMap(({ contact }) => {
            const record = recordOf(placed, contact);
            return destinationsOf(contact).map((destination) => [destination, record] as const);
          }),
        ),
      };
    }),
  };
}

/** A zone that the configuration names holds for all; then that of the contact, then that of the organization. */
function recordOf({ planned, tenant }: PlacedSearch, contact: PlannedContact): ContactRecord {
  const { businessHours } = planned.config.timing;
  const home = HOMES.find((candidate) => candidate.tenant === tenant);
  const zone = contact.city?.zone ?? home?.timeZone ?? '';
  const timezone = businessHours.timezone ?? zone;
  return {
    behaviour: contact.behaviour.name,
    record: contact.record,
    hours: { ...businessHours, timezone, holidays: contact.city?.holidays ?? [] },
    zone,
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

/** The records of each search, with whose answers they rest on. */
async function readRecords({ owner, world }: MonthHarness): Promise<Map<string, StoredRecord[]>> {
  const bySearch = new Map<string, StoredRecord[]>();
  for (const { tenant } of HOMES) {
    const context = await contextOf(world, tenant);
    const { rows } = await owner.query<RecordRow>(
      `select id, search_id as "searchId", record, status, details
        from search_records where organization_id = $1 order by search_id, record`,
      [context.organization.id],
    );
    for (const { searchId, ...row } of rows) {
      bySearch.set(searchId, [...(bySearch.get(searchId) ?? []), openRecord(context, row)]);
    }
  }
  return bySearch;
}

interface RecordRow {
  id: string;
  searchId: string;
  record: number;
  status: string;
  details: Buffer | null;
}

function openRecord(
  { cipher }: Context,
  { id, record, status, details }: Omit<RecordRow, 'searchId'>,
): StoredRecord {
  if (!details) return { record, status, answeredBy: [] };
  const opened = cipher.open({ table: 'search_records', column: 'details', id }, details);
  const { claims, answers } = JSON.parse(opened.toString('utf8')) as {
    claims: { evidence: { contactId: string | null } | null }[];
    answers: { contactId: string | null }[];
  };
  const contactIds = [...claims.map(({ evidence }) => evidence), ...answers].map((from) => from?.contactId);
  return { record, status, answeredBy: [...new Set(contactIds.filter((id) => typeof id === 'string'))] };
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

import type { DeliveryStatus, OrderStatus, OutboundStatus, SearchStatus } from '@credence/contract';
import type { Harness } from './harness.ts';

/** What the tables hold, of both organizations. */
export interface Reading {
  orders: { id: string; organizationId: string; status: OrderStatus; ended: boolean }[];
  searches: {
    id: string;
    orderId: string;
    status: SearchStatus;
    phase: string;
    waitingFor: string | null;
    slaAt: string;
    eventSequence: number;
  }[];
  contacts: { id: string; searchId: string; status: string; accuracy: string | null }[];
  attempts: { id: string; searchId: string; status: OutboundStatus }[];
  results: { searchId: string; outcome: string }[];
  messages: { id: string; searchId: string | null; processed: boolean }[];
  events: { id: string; organizationId: string; searchId: string; sequence: number; sealed: string }[];
  deliveries: DeliveryReading[];
}

export interface DeliveryReading {
  id: string;
  eventId: string;
  status: DeliveryStatus;
  source: string | null;
  hasTarget: boolean;
  hasTime: boolean;
}

const TABLES: Record<keyof Reading, string> = {
  orders: `select id, organization_id as "organizationId", order_status as status, ended_at is not null as ended
    from orders order by created_at, id`,
  searches: `select id, order_id as "orderId", search_status as status, phase, waiting_for as "waitingFor",
    sla_at as "slaAt", event_sequence as "eventSequence" from searches order by order_id, position`,
  contacts: `select id, search_id as "searchId", status, accuracy_status as accuracy from contacts`,
  attempts: 'select id, search_id as "searchId", status from outbounds',
  results: 'select search_id as "searchId", outcome from verification_results',
  messages: `select id, search_id as "searchId", processed_at is not null as processed from inbound_messages`,
  events: `select id, organization_id as "organizationId", search_id as "searchId", sequence, md5(payload) as sealed
    from webhook_events order by search_id, sequence`,
  deliveries: `select id, event_id as "eventId", status, endpoint_source as source, target is not null as "hasTarget",
    next_attempt_at is not null as "hasTime" from webhook_deliveries`,
};

const SQL = `select ${Object.entries(TABLES)
  .map(([name, sql]) => `(select coalesce(json_agg(t), '[]') from (${sql}) t) as "${name}"`)
  .join(', ')}`;

/** Reads everything in one statement: one moment. */
export async function readHarness({ app }: Harness): Promise<Reading> {
  const [reading] = await app.test.sql<Reading & Record<string, unknown>>(SQL);
  if (!reading) throw new Error('The tables could not be read');
  return reading;
}

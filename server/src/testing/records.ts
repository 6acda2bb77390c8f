import { randomUUID } from 'node:crypto';
import type { Context } from '@credence/core';
import { receiveLetter, scheduleSearch, type TestCore } from '@credence/core/testing';

/** Ids by the names that they have in the contract. */
export type Ids = Record<string, string>;

/** What records have to go through before a request meets them. */
export type Prepare = (context: Context, ids: { orderId: string; searchId: string }) => Promise<unknown>;

/** An order with all that belongs to one: its ids by each name that they have in the contract. */
export async function createRecords(test: TestCore, context: Context, prepare?: Prepare): Promise<Ids> {
  const externalSearchId = `hire-${randomUUID()}`;
  const ordered = await scheduleSearch(context, {
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId }],
    webhookConfig: { enabled: true, fallbackEndpoint: 'https://client.example/hook' },
  });
  await prepare?.(context, ordered);
  const [row] = await test.sql<{ contactId: string; outboundId: string; eventId: string }>(
    `select o.contact_id as "contactId", o.id as "outboundId", e.id as "eventId"
      from outbounds o join webhook_events e on e.search_id = o.search_id where o.search_id = $1 limit 1`,
    [ordered.searchId],
  );
  if (!row) throw new Error('The search has no attempt or no event');
  const { searchId } = ordered;
  const letter = await receiveLetter(context, {
    searchId,
    contactId: row.contactId,
    outboundId: row.outboundId,
  });
  return { id: ordered.orderId, ...ordered, ...row, ...letter, externalSearchId };
}

/** UUIDs mean the same in either case. */
export const shouted = (ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, /^[0-9a-f-]{36}$/.test(id) ? id.toUpperCase() : id]),
  );

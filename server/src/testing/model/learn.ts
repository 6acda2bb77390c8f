import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { ModelSearch } from './model.ts';

/** What the model cannot foretell, because the specification leaves it to the service: ids, and how many. */

/** Takes over contacts that research found; where a search names none, the directory may know one by now. */
export async function learnContacts(harness: Harness, search: ModelSearch): Promise<void> {
  const rows = await harness.app.test.sql<{ id: string }>('select id from contacts where search_id = $1', [
    search.id,
  ]);
  const known = new Set(search.contacts.map(({ id }) => id));
  const found = rows.filter(({ id }) => !known.has(id));
  const { contact, finding }: Kind = KINDS[search.kind];
  if (finding === 'CONTACTS') expect(found.length, 'contacts found').toBeGreaterThan(0);
  else expect(found.length, 'contacts that the directory knows').toBeLessThanOrEqual(search.taught.length);
  const reach = contact ? Object.values(contact) : search.taught;
  search.contacts.push(...found.map(({ id }) => ({ id, status: 'ACTIVE' as const, accuracy: null, reach })));
}

/** Takes over attempts that were scheduled, and says how many there are. */
export async function learnAttempts(harness: Harness, search: ModelSearch): Promise<number> {
  const rows = await harness.app.test.sql<{ id: string; contactId: string; status: string }>(
    'select id, contact_id as "contactId", status from outbounds where search_id = $1',
    [search.id],
  );
  const known = new Set(search.attempts.map(({ id }) => id));
  const added = rows.filter(({ id }) => !known.has(id));
  const active = new Set(search.contacts.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : [])));
  for (const { id, contactId, status } of added) {
    expect(status, 'a new attempt').toBe('SCHEDULED');
    expect(active, 'whom it is for').toContain(contactId);
    search.attempts.push({
      id,
      contactId,
      status: 'SCHEDULED',
      halted: null,
      dismissed: false,
      isAstray: false,
      token: null,
      answered: false,
    });
  }
  return added.length;
}

/** Takes over which attempts gave way to a contact who is asked at once. */
export async function learnWhoGaveWay(harness: Harness, search: ModelSearch): Promise<void> {
  const rows = await harness.app.test.sql<{ id: string }>(
    `select id from outbounds where search_id = $1 and outcome = 'GAVE_WAY'`,
    [search.id],
  );
  for (const attempt of search.attempts)
    if (rows.some(({ id }) => id === attempt.id)) attempt.status = 'CANCELLED';
}

/** Whether a person was called for a search: only where it is open and no contact is left to be asked. */
export async function learnEscalation(harness: Harness, search: ModelSearch): Promise<boolean> {
  const rows = await harness.app.test.sql('select from webhook_events where search_id = $1', [search.id]);
  if (rows.length === search.events.length) return false;
  expect(search, 'a search that calls a person').toMatchObject({ status: 'IN_PROGRESS', phase: 'ASKING' });
  const waiting = search.attempts.filter(
    ({ status, dismissed }) => ['SCHEDULED', 'IN_PROGRESS', 'PAUSED'].includes(status) && !dismissed,
  );
  expect(waiting, 'attempts that are still to be made').toEqual([]);
  return true;
}

/** How the attempts of a search stand. */
export async function statusesOf(harness: Harness, search: ModelSearch): Promise<Map<string, string>> {
  const rows = await harness.app.test.sql<{ id: string; status: string }>(
    'select id, status from outbounds where search_id = $1',
    [search.id],
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

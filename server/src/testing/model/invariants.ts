import { expect } from 'vitest';
import { checkEvents } from './event-invariants.ts';
import type { Harness } from './harness.ts';
import { type Model, type ModelSearch, searchesOf, type Tenant } from './model.ts';
import { type Reading, readHarness } from './reading.ts';

/** Holds the tables against the model, and against what must be true whatever happened: I1 to I7. */
export async function checkHarness(model: Model, harness: Harness): Promise<void> {
  const reading = await readHarness(harness);
  checkOrders(model, harness, reading);
  checkSearches(model, reading);
  checkAttempts(model, reading);
  checkMessages(model, reading);
  await checkEvents(model, harness, reading);
  expect(await harness.tenancy(), 'I7: no row crosses tenants').toEqual([]);
}

/** I1 and I2: the orders that were answered with 2xx exist, each once, and no others. */
function checkOrders({ orders }: Model, { callers }: Harness, reading: Reading): void {
  const expected = orders.map(({ id, tenant, status }) => ({
    id,
    organizationId: organizationOf(callers, tenant),
    status,
    ended: status !== 'IN_PROGRESS',
  }));
  expect(reading.orders, 'I1, I2: every order that was answered exists, once').toEqual(expected);
}

const organizationOf = (callers: Harness['callers'], tenant: Tenant): string =>
  callers[tenant].context.organization.id;

function checkSearches(model: Model, reading: Reading): void {
  const searches = searchesOf(model);
  const rows = new Map(reading.searches.map((row) => [row.id, row]));
  expect(rows.size, 'searches').toBe(searches.length);
  for (const search of searches) {
    const row = rows.get(search.id);
    expect(row?.orderId, 'the order of a search').toBe(search.order.id);
    expect(row?.status, `I6: status of search ${search.id}`).toBe(search.status);
    expect(row && phaseOf(row.phase), `phase of search ${search.id}`).toBe(search.phase);
    if (search.status !== 'IN_PROGRESS') expect(row?.waitingFor).toBe(null);
    expect(Date.parse(row?.slaAt ?? ''), 'SLA').toBe(search.slaAt);
    expect(row?.eventSequence, `I4: events counted of a ${search.kind} search: ${search.events}`).toBe(
      search.events.length,
    );
  }
  const late = searches.filter(({ status, slaAt }) => status === 'IN_PROGRESS' && slaAt <= model.sweptUntil);
  expect(late, 'I3: every search has ended by its SLA').toEqual([]);
  expect(reading.results.map(({ searchId, outcome }) => [searchId, outcome]).sort(), 'results').toEqual(
    searches.flatMap(({ id, outcome }) => (outcome ? [[id, outcome]] : [])).sort(),
  );
}

const phaseOf = (phase: string): string =>
  phase === 'OUTREACH' || phase === 'AWAITING_RESPONSE' ? 'ASKING' : phase;

function checkAttempts(model: Model, reading: Reading): void {
  const searches = searchesOf(model);
  expect(sorted(reading.contacts), 'contacts').toEqual(
    sorted(
      rowsOf(searches, ({ contacts }) =>
        contacts.map(({ id, status, accuracy }) => ({ id, status, accuracy })),
      ),
    ),
  );
  expect(sorted(reading.attempts), 'attempts').toEqual(
    sorted(rowsOf(searches, ({ attempts }) => attempts.map(({ id, status }) => ({ id, status })))),
  );
}

function checkMessages({ messages }: Model, reading: Reading): void {
  expect(sorted(reading.messages), 'messages').toEqual(
    sorted(
      messages.map(({ inboundId, search, processed }) => ({
        id: inboundId,
        processed,
        searchId: search?.id ?? null,
      })),
    ),
  );
}

const rowsOf = <Row extends { id: string }>(
  searches: readonly ModelSearch[],
  rows: (search: ModelSearch) => Row[],
): (Row & { searchId: string })[] =>
  searches.flatMap((search) => rows(search).map((row) => ({ ...row, searchId: search.id })));

const sorted = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

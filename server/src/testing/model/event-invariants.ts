import { nameOf, openEvents } from '@credence/core/testing';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { KINDS } from './kinds.ts';
import { type Model, type ModelSearch, searchesOf } from './model.ts';
import type { DeliveryReading, Reading } from './reading.ts';
import { isWanted } from './webhook-plans.ts';

type EventRow = Reading['events'][number];

/** I4: every change has its events. I5: each of them is on its way, as it was written. */
export async function checkEvents(model: Model, harness: Harness, reading: Reading): Promise<void> {
  const bySearch = Map.groupBy(reading.events, ({ searchId }) => searchId);
  const byEvent = Map.groupBy(reading.deliveries, ({ eventId }) => eventId);
  for (const search of searchesOf(model)) {
    const events = bySearch.get(search.id) ?? [];
    await remember(harness, search, events);
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences, 'I4: no gap in the sequence').toEqual(events.map((_, index) => index + 1));
    const names = events.map(({ id }) => harness.seen.get(id)?.name);
    expect(names, `I4: the events of a ${search.kind} search`).toEqual(search.events);
    for (const { id, sealed } of events) {
      expect(sealed, 'I5: the body of an event never changes').toBe(harness.seen.get(id)?.sealed);
      checkDeliveries(harness, search, byEvent.get(id) ?? []);
    }
  }
  for (const { eventId, body } of harness.outside.received) {
    expect(body, 'I5: what a receiver gets is what was written').toBe(harness.seen.get(eventId)?.body);
  }
}

/** Opens the events of a search that were not there before. */
async function remember(harness: Harness, search: ModelSearch, events: readonly EventRow[]): Promise<void> {
  const { id, order } = search;
  if (events.every((event) => harness.seen.has(event.id))) return;
  const bodies = await openEvents(harness.app.test, harness.callers[order.tenant].context, id);
  for (const [index, event] of events.entries()) {
    const body = bodies[index];
    if (!body || harness.seen.has(event.id)) continue;
    expect(body.sequence, 'the sequence in the body').toBe(event.sequence);
    expect(body.data, 'the ids in the body').toMatchObject({ orderId: order.id, searchId: id });
    const { sealed } = event;
    harness.seen.set(event.id, { search, name: nameOf(body), sealed, body: JSON.stringify(body) });
  }
}

function checkDeliveries(
  { outside }: Harness,
  { order, kind }: ModelSearch,
  rows: readonly DeliveryReading[],
): void {
  const wanted = isWanted(order.webhooks, KINDS[kind].searchType);
  expect(rows, 'I5: every event has a delivery').not.toEqual([]);
  for (const { id, status, source, hasTarget, hasTime } of rows) {
    expect(status === 'NO_TARGET', 'I5: NO_TARGET says that no target wants it').toBe(!wanted);
    expect(hasTarget, 'a target').toBe(wanted);
    expect(source === null, 'the source of the target').toBe(!wanted);
    expect(hasTime, 'the time of the next attempt').toBe(status === 'PENDING');
    if (status !== 'DELIVERED') continue;
    const answers = outside.received.filter(({ deliveryId }) => deliveryId === id);
    expect(
      answers.map((answer) => answer.status),
      'I5: delivered means that a receiver took it',
    ).toContain(200);
  }
}

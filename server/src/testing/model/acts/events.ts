import type fc from 'fast-check';
import { expect } from 'vitest';
import { KINDS } from '../kinds.ts';
import { pickOf, searchesOf } from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';
import { isWanted } from '../webhook-plans.ts';
import { asked } from './orders.ts';
import { hasSearches } from './searches.ts';

/** The events of one search, newest first, as the client reads them back. */
export const listEvents = (): fc.Arbitrary<Play> =>
  play({
    name: 'list closeout events',
    args: { search: pick(), stranger: seldom() },
    isPossible: hasSearches,
    async run(model, harness, { search: at, stranger }) {
      const search = pickOf(searchesOf(model), at);
      const path = `/v1/closeout-events?searchId=${search.id}&limit=100`;
      const { status, body } = await harness.request(asked(search.order.tenant, stranger), 'GET', path);
      expect(status).toBe(200);
      const { data } = body as { data: { eventId: string; sequence: number; payload: unknown }[] };
      const names = data.map(({ eventId }) => harness.seen.get(eventId)?.name);
      expect(names).toEqual(stranger ? [] : search.events.toReversed());
      for (const { eventId, payload } of data)
        expect(JSON.stringify(payload), 'I5: the body of an event').toBe(harness.seen.get(eventId)?.body);
    },
  });

export const redeliver = (): fc.Arbitrary<Play> =>
  play({
    name: 'redeliver event',
    args: { event: pick(), stranger: seldom() },
    isPossible: (model) => searchesOf(model).some(({ events }) => events.length > 0),
    async run(_, harness, { event, stranger }) {
      const [eventId, { search }] = pickOf([...harness.seen], event);
      const { tenant, webhooks } = search.order;
      const path = `/v1/closeout-events/${eventId}/redeliver`;
      const { status, body } = await harness.request(asked(tenant, stranger), 'POST', path);
      const wanted = isWanted(webhooks, KINDS[search.kind].searchType);
      expect(status).toBe(stranger ? 404 : wanted ? 200 : 409);
      if (status === 200) expect(body).toMatchObject({ success: true, eventId, deliveryStatus: 'PENDING' });
    },
  });

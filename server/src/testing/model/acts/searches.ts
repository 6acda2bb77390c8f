import {
  REASON_CODES,
  RESOLUTION_OUTCOMES,
  SEARCH_STATUSES,
  type SearchStatus,
  type VerifiedOutcome,
} from '@credence/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { searchesPath, searchPath } from '../../app.ts';
import type { Harness } from '../harness.ts';
import { type Closed, close } from '../life.ts';
import { type Model, type ModelSearch, pickOf, searchesOf, type Tenant } from '../model.ts';
import { type Play, pick, play, record, seldom } from '../play.ts';
import { asked } from './orders.ts';

export const hasSearches = (model: Readonly<Model>): boolean => searchesOf(model).length > 0;

export const pathOf = ({ id, order }: ModelSearch): string => searchPath(order.id, id);

const wanted = () =>
  record({
    status: fc.constantFrom(...SEARCH_STATUSES),
    outcome: fc.constantFrom(...RESOLUTION_OUTCOMES),
    reason: fc.constantFrom(...REASON_CODES),
  });
type Wanted = ReturnType<typeof wanted> extends fc.Arbitrary<infer Value> ? Value : never;

/** The transition table of the specification; null when the move is refused. */
function move(search: ModelSearch, { status, outcome, reason }: Wanted): Closed | null {
  if (search.status === status) return { events: [], rolledUp: false };
  if (search.status !== 'IN_PROGRESS' || status === 'IN_PROGRESS') return null;
  if (status === 'CANCELLED') return close(search, status, null);
  if (status === 'REASSIGNED') return close(search, status, 'verification.action_required HUMAN_ESCALATION');
  if (outcome === 'ACTION_REQUIRED') return close(search, status, `verification.action_required ${reason}`);
  search.outcome = outcome satisfies VerifiedOutcome;
  return close(search, status, 'verification.completed');
}

function bodyOf({ status, outcome, reason }: Wanted): object {
  if (status !== 'COMPLETED') return { searchStatus: status };
  const resolution = outcome === 'ACTION_REQUIRED' ? { outcome, reasonCode: reason } : { outcome };
  return { searchStatus: status, resolution };
}

/** The name of the webhook that tells an event. */
const webhookOf = (name: string): string =>
  name.startsWith('verification.') ? (name.split(' ')[0] ?? '') : 'verification.notification';

/** Updates a search; the model knows what the answer has to be. */
export async function update(
  model: Model,
  harness: Harness,
  args: { search: number; to: Wanted; stranger: boolean },
): Promise<void> {
  const search = pickOf(searchesOf(model), args.search);
  const previousStatus: SearchStatus = search.status;
  const answer = await harness.request(asked(search.order.tenant, args.stranger), 'PATCH', pathOf(search), {
    body: bodyOf(args.to),
  });
  if (args.stranger) {
    expect(answer.status).toBe(404);
    return;
  }
  const moved = move(search, args.to);
  expect(answer.status, `${previousStatus} to ${args.to.status}`).toBe(moved ? 200 : 409);
  if (!moved) return;
  expect(answer.body).toEqual({
    success: true,
    orderId: search.order.id,
    searchId: search.id,
    ...(search.externalId === null ? {} : { externalSearchId: search.externalId }),
    previousStatus,
    currentStatus: search.status,
    orderStatus: search.order.status,
    orderRollupApplied: moved.rolledUp,
    webhooksEmitted: moved.events.map(webhookOf),
  });
}

export const updateSearch = (): fc.Arbitrary<Play> =>
  play({
    name: 'update search',
    args: { search: pick(), to: wanted(), stranger: seldom() },
    isPossible: hasSearches,
    run: update,
  });

/** A search as the endpoints show it. */
const shownAs = ({ id, order, externalId, status, phase, outcome }: ModelSearch) => ({
  id,
  orderId: order.id,
  externalSearchId: externalId,
  searchStatus: status,
  phase: phase === 'ASKING' ? expect.stringMatching(/^(OUTREACH|AWAITING_RESPONSE)$/) : phase,
  verificationResult: outcome ? [{ outcome, discrepancy: outcome === 'VERIFIED_DISCREPANCY' }] : [],
});

export const readSearches = (): fc.Arbitrary<Play> =>
  play({
    name: 'read searches',
    args: { search: pick(), stranger: seldom() },
    isPossible: hasSearches,
    async run(model, harness, { search: at, stranger }) {
      const search = pickOf(searchesOf(model), at);
      const by = asked(search.order.tenant, stranger);
      const all = await harness.request(by, 'GET', searchesPath(search.order.id));
      const one = await harness.request(by, 'GET', pathOf(search));
      expect([all.status, one.status]).toEqual(stranger ? [404, 404] : [200, 200]);
      if (stranger) return;
      expect(all.body).toMatchObject({ searches: search.order.searches.map(shownAs) });
      expect(one.body).toMatchObject(shownAs(search));
    },
  });

export const findByExternalId = (): fc.Arbitrary<Play> =>
  play({
    name: 'find by external id',
    args: { tenant: fc.constantFrom<Tenant>(0, 1), externalId: fc.constantFrom('ext-1', 'ext-2', 'ext-3') },
    async run(model, harness, { tenant, externalId }) {
      const found = searchesOf(model)
        .filter((search) => search.order.tenant === tenant && search.externalId === externalId)
        .toReversed();
      const path = `/background-check/v1/searches/by-external-id/${externalId}`;
      const { status, body } = await harness.request(tenant, 'GET', path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ exists: found.length > 0, externalSearchId: externalId });
      expect((body as { searches: unknown[] }).searches).toMatchObject(found.map(shownAs));
    },
  });

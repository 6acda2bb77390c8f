import fc from 'fast-check';
import { expect } from 'vitest';
import type { Harness } from '../harness.ts';
import { KINDS } from '../kinds.ts';
import { statusesOf } from '../learn.ts';
import { cancelWaiting } from '../life.ts';
import { attemptsOf, type Model, type ModelSearch, pickOf, searchesOf } from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';
import { asked } from './orders.ts';
import { pathOf } from './searches.ts';

/** Searches that have attempts. */
export const withAttempts = (model: Readonly<Model>): ModelSearch[] =>
  searchesOf(model).filter(({ attempts }) => attempts.length > 0);

const hasAttempts = (model: Readonly<Model>): boolean => withAttempts(model).length > 0;

interface ListBody {
  outbounds: { outboundId: string; status: string; channel: string; destination: string }[];
}

/** Where the attempts of a search go, as its client sees it. */
export async function destinationsOf(harness: Harness, search: ModelSearch): Promise<Map<string, string>> {
  const path = `${pathOf(search)}/outbounds?include=all`;
  const { body } = await harness.request(search.order.tenant, 'GET', path);
  const { outbounds } = body as ListBody;
  return new Map(outbounds.map(({ outboundId, destination }) => [outboundId, destination]));
}

interface OnAll {
  search: number;
  command: 'cancel' | 'pause' | 'resume';
  stranger: boolean;
}

/** Cancels, pauses or resumes every attempt of a search that allows it. */
export async function changeAll(
  model: Model,
  harness: Harness,
  { search: at, command, stranger }: OnAll,
): Promise<void> {
  const search = pickOf(withAttempts(model), at);
  const by = asked(search.order.tenant, stranger);
  const { status, body } = await harness.request(by, 'POST', `${pathOf(search)}/${command}-outbounds`);
  expect(status).toBe(stranger ? 404 : 200);
  if (stranger) return;
  const counts = await countsOf(harness, search, command);
  expect(body).toEqual({
    success: true,
    searchId: search.id,
    externalSearchId: search.externalId,
    ...counts,
  });
}

async function countsOf(harness: Harness, search: ModelSearch, command: OnAll['command']): Promise<object> {
  if (command === 'cancel') return { cancelledCount: cancelWaiting(search.attempts) };
  const sending = search.attempts.filter((attempt) => attempt.status === 'IN_PROGRESS');
  if (command === 'pause') {
    for (const attempt of sending) attempt.halted ??= 'PAUSED';
    const scheduled = search.attempts.filter((attempt) => attempt.status === 'SCHEDULED');
    for (const attempt of scheduled) attempt.status = 'PAUSED';
    return { pausedCount: scheduled.length };
  }
  for (const attempt of sending) if (attempt.halted === 'PAUSED') attempt.halted = null;
  const now = await statusesOf(harness, search);
  const paused = search.attempts.filter((attempt) => attempt.status === 'PAUSED');
  // Only those whose time is over end.
  for (const attempt of paused)
    attempt.status = now.get(attempt.id) === 'CANCELLED' ? 'CANCELLED' : 'SCHEDULED';
  const resumedCount = paused.filter((attempt) => attempt.status === 'SCHEDULED').length;
  return { resumedCount, cancelledCount: paused.length - resumedCount };
}

export const changeOutbounds = (): fc.Arbitrary<Play> =>
  play<OnAll>({
    name: 'change all outbounds',
    args: {
      search: pick(),
      command: fc.constantFrom('cancel', 'pause', 'pause', 'resume', 'resume'),
      stranger: seldom(),
    },
    isPossible: hasAttempts,
    run: changeAll,
  });

interface OnOne {
  search: number;
  attempt: number;
  command: 'pause' | 'resume';
  stranger: boolean;
  /** Names an attempt of any search. */
  anyAttempt: boolean;
}

/** Pauses or resumes one attempt, which may belong to another search. */
export async function changeOne(model: Model, harness: Harness, args: OnOne): Promise<void> {
  const search = pickOf(withAttempts(model), args.search);
  const attempt = pickOf(args.anyAttempt ? attemptsOf(model) : search.attempts, args.attempt);
  const by = asked(search.order.tenant, args.stranger);
  const { status, body } = await harness.request(by, 'POST', `${pathOf(search)}/${args.command}-outbound`, {
    body: { outboundId: attempt.id },
  });
  if (args.stranger || !search.attempts.includes(attempt)) {
    expect(status).toBe(404);
    return;
  }
  const from = args.command === 'pause' ? 'SCHEDULED' : 'PAUSED';
  expect(status, `${args.command} of an attempt that is ${attempt.status}`).toBe(
    attempt.status === from ? 200 : 409,
  );
  if (status === 409) return;
  const next = (body as { status: string }).status;
  attempt.status = args.command === 'pause' ? 'PAUSED' : next === 'CANCELLED' ? 'CANCELLED' : 'SCHEDULED';
  expect(body).toEqual({
    success: true,
    searchId: search.id,
    externalSearchId: search.externalId,
    outboundId: attempt.id,
    status: attempt.status,
  });
}

export const changeOutbound = (): fc.Arbitrary<Play> =>
  play<OnOne>({
    name: 'change one outbound',
    args: {
      search: pick(),
      attempt: pick(),
      command: fc.constantFrom('pause', 'resume'),
      stranger: seldom(),
      anyAttempt: seldom(),
    },
    isPossible: hasAttempts,
    run: changeOne,
  });

export const listOutbounds = (): fc.Arbitrary<Play> =>
  play({
    name: 'list outbounds',
    args: { search: pick(), all: fc.boolean(), stranger: seldom() },
    isPossible: hasAttempts,
    async run(model, harness, { search: at, all, stranger }) {
      const search = pickOf(withAttempts(model), at);
      const path = `${pathOf(search)}/outbounds${all ? '?include=all' : ''}`;
      const { status, body } = await harness.request(asked(search.order.tenant, stranger), 'GET', path);
      expect(status).toBe(stranger ? 404 : 200);
      if (stranger) return;
      const { outbounds } = body as ListBody;
      const shown = search.attempts.filter(
        (attempt) => all || attempt.status === 'SCHEDULED' || attempt.status === 'PAUSED',
      );
      expect(outbounds.map((outbound) => [outbound.outboundId, outbound.status]).sort()).toEqual(
        shown.map((attempt) => [attempt.id, attempt.status]).sort(),
      );
      expectWithinCaps(search, outbounds);
    },
  });

/** I8: no contact is written to more often than the policy allows. */
function expectWithinCaps({ kind }: ModelSearch, outbounds: ListBody['outbounds']): void {
  const most = kind === 'SPARING' ? KINDS.SPARING.config.outbound.maxTotalAttempts : 9;
  const made = outbounds.filter(({ status }) => status !== 'CANCELLED');
  expect(made.length, 'attempts in all').toBeLessThanOrEqual(most);
  for (const same of Map.groupBy(made, ({ channel, destination }) => `${channel} ${destination}`).values())
    expect(same.length, 'attempts at one destination').toBeLessThanOrEqual(3);
}

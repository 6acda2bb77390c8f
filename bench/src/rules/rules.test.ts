import { describe, expect, it } from 'vitest';
import { onceForAttempt } from './once.ts';
import { keepsOrders, type OrderRecord, onceForKey } from './orders.ts';
import type { RunRecord, RunSearch } from './run-record.ts';
import { sentHasArrived } from './sent.ts';
import { endsBySla } from './sla.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000);

const endingAt = (seconds: number | null): RunSearch => ({
  searchId: 'search',
  planned: { config: { outbound: { maxAttemptsPerMethod: 1, maxTotalAttempts: 1 } } },
  slaAt: at(100),
  status: 'COMPLETED',
  outcomes: [],
  changes:
    seconds === null ? [] : [{ searchId: 'search', from: 'IN_PROGRESS', to: 'COMPLETED', at: at(seconds) }],
  eventCount: 0,
  events: [],
  contacts: new Map(),
});
const run = (changes: Partial<RunRecord>): RunRecord => ({
  stepMinutes: 0.25,
  readAt: at(1_000),
  outages: [],
  copies: 2,
  searches: [],
  attempts: [{ attemptId: 'attempt', searchId: 'search' }],
  messages: [],
  ...changes,
});

describe('the SLA, 15 s later at most', () => {
  const outage = (from: number, until: number) => ({ from: at(from), until: at(until) });
  it.each<[string, number | null, Partial<RunRecord>, number]>([
    ['kept', 114, {}, 0],
    ['passed', 116, {}, 1],
    ['passed without an end', null, {}, 1],
    ['not looked at yet', null, { readAt: at(110) }, 0],
    ['in an outage, kept after it', 160, { outages: [outage(90, 150)] }, 0],
    ['in an outage, passed after it', 166, { outages: [outage(90, 150)] }, 1],
    ['in the second of two outages', 200, { outages: [outage(160, 190), outage(90, 150)] }, 0],
    ['before an outage', 160, { outages: [outage(120, 150)] }, 1],
  ])('is %s', (_what, end, changes, violations) => {
    expect(endsBySla(run({ searches: [endingAt(end)], ...changes }))).toHaveLength(violations);
  });
});

describe('orders', () => {
  const stored = { orderId: 'one', externalSearchId: 'key', searchId: 'search' };
  const record = (changes: Partial<OrderRecord>): OrderRecord => ({
    acknowledged: [stored],
    stored: [stored],
    ...changes,
  });
  it('are there that were acknowledged', () => {
    expect(keepsOrders(record({}))).toEqual([]);
    expect(keepsOrders(record({ stored: [{ ...stored, orderId: 'another' }] }))).toHaveLength(1);
  });
  it('are made once for a key', () => {
    expect(onceForKey(record({}))).toEqual([]);
    expect(onceForKey(record({ stored: [stored, { ...stored, orderId: 'another' }] }))).toHaveLength(1);
  });
});

describe('messages', () => {
  const message = { at: at(0), attemptId: 'attempt', channel: 'EMAIL', destination: 'a@b.example' } as const;
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
  ])('that come %i times for one attempt that was interrupted break %i rules', (copies, violations) => {
    expect(onceForAttempt(run({ messages: Array(copies).fill(message) }))).toHaveLength(violations);
  });
  it('that are called sent have arrived', () => {
    const sent = [{ attemptId: 'attempt', searchId: 'search' }];
    expect(sentHasArrived({ sent, messages: [message] })).toEqual([]);
    expect(sentHasArrived({ sent, messages: [] })).toHaveLength(1);
  });
});

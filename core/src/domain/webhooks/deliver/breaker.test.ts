import type { AttemptErrorClass } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { admit, afterSignal, type BreakerState, HEALTHY, signalOf } from './breaker.ts';
import type { AttemptOutcome } from './retry-schedule.ts';

const AT = new Date('2025-03-03T15:00:00Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
const answer = (status: number): AttemptOutcome => ({ kind: 'response', status, headers: {} });
const error = (errorClass: AttemptErrorClass): AttemptOutcome => ({ kind: 'error', errorClass });

describe('what an attempt tells about its receiver', () => {
  it.each<[string, (number | AttemptErrorClass)[]]>([
    ['alive', [200, 302, 404, 410]],
    ['dead', [408, 500, 503, 'TIMEOUT', 'CONNECT', 'DNS']],
    ['neither', [425, 429, 'BLOCKED_ADDRESS']],
  ])('%s: %o', (signal, outcomes) => {
    for (const one of outcomes)
      expect([one, signalOf(typeof one === 'number' ? answer(one) : error(one))]).toEqual([one, signal]);
  });
});

const open = (state: Partial<BreakerState> = {}): BreakerState => ({
  ...HEALTHY,
  trips: 1,
  openUntil: later(60),
  ...state,
});

describe('deliveries', () => {
  it.each<[string, BreakerState, Date, string]>([
    ['of a receiver that is well', HEALTHY, AT, 'send'],
    ['of one that failed four times', { ...HEALTHY, failures: 4 }, AT, 'send'],
    ['while the breaker is open', open(), later(59), 'wait'],
    ['when its pause is over', open(), later(60), 'probe'],
  ])('%s', (_, state, at, admission) => {
    expect(admit(state, at)).toBe(admission);
  });
});

/** The state after signals one minute apart, each of an attempt that began a second before. */
function after(signals: string, state: BreakerState = HEALTHY): BreakerState {
  return [...signals].reduce((reached, letter, minute) => {
    const at = later(60 * minute);
    const signal = letter === 'D' ? 'dead' : letter === 'A' ? 'alive' : 'neither';
    return afterSignal(reached, signal, { attemptedAt: at, at });
  }, state);
}

describe('the breaker', () => {
  it.each<[string, Partial<BreakerState>]>([
    ['DDDD', { failures: 4, openUntil: null }],
    ['DDDDA', HEALTHY],
    ['DDNDDA', HEALTHY],
    ['DDNDD', { failures: 4, openUntil: null }],
    ['DDDDD', { trips: 1, openUntil: later(4 * 60 + 60) }],
    ['DDDDDA', HEALTHY],
    // The sixth comes as the pause ends: the next one is twice as long.
    ['DDDDDD', { trips: 2, openUntil: later(5 * 60 + 120) }],
    // One that did not find out leaves it to the next, after as long a pause.
    ['DDDDDN', { trips: 1, openUntil: later(5 * 60 + 60) }],
  ])('%s', (signals, expected) => {
    expect(after(signals)).toMatchObject(expected);
  });

  it('takes no notice of what was on its way when it opened', () => {
    const state = after('DDDDD');
    const late = { attemptedAt: later(4 * 60 - 5), at: later(4 * 60 + 10) };
    expect(afterSignal(state, 'dead', late)).toEqual(state);
  });

  it('opens for twice as long each time, up to an hour', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((trips) => {
      const { openUntil } = afterSignal(open({ trips, openUntil: AT }), 'dead', { attemptedAt: AT, at: AT });
      return ((openUntil?.getTime() ?? 0) - AT.getTime()) / 60_000;
    });
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });
});

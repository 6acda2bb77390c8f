import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptOutcome,
  classifyAttempt,
  type EndedAttempt,
  type OutgoingErrorClass,
  stepAfterAttempt,
} from './retry-schedule.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const SECONDS_A_DAY = 86_400;

const answered = (status: number, retryAfter?: string): AttemptOutcome => ({
  kind: 'response',
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});
const failed = (errorClass: OutgoingErrorClass): AttemptOutcome => ({ kind: 'error', errorClass });

const attempt = (changes: Partial<EndedAttempt>): EndedAttempt => ({
  attemptNumber: 1,
  retryAttempts: 3,
  outcome: answered(500),
  now: NOW,
  random: 0,
  scale: 1,
  ...changes,
});

/** Seconds until the next attempt; undefined when there is none. */
function waitAfter(changes: Partial<EndedAttempt>): number | undefined {
  const step = stepAfterAttempt(attempt(changes));
  return step.status === 'PENDING' ? (step.nextAttemptAt.getTime() - NOW.getTime()) / 1000 : undefined;
}

describe('classifyAttempt', () => {
  it.each([
    ['delivered', [200, 201, 202, 204, 299]],
    ['retry', [408, 425, 429, 500, 501, 502, 503, 504, 599]],
    ['disable-target', [410]],
    ['stop', [300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 413, 422, 451, 101]],
  ] as const)('%s: %o', (verdict, statuses) => {
    for (const status of statuses)
      expect([status, classifyAttempt(answered(status))]).toEqual([status, verdict]);
  });

  it.each([
    ['DNS', 'retry'],
    ['CONNECT', 'retry'],
    ['TLS', 'retry'],
    ['TIMEOUT', 'retry'],
    ['RESET', 'retry'],
    ['OTHER', 'retry'],
    ['BLOCKED_ADDRESS', 'stop'],
    ['INVALID_URL', 'stop'],
  ] as const)('%s: %s', (errorClass, verdict) => {
    expect(classifyAttempt(failed(errorClass))).toBe(verdict);
  });
});

describe('stepAfterAttempt', () => {
  it.each([
    [1, 5],
    [2, 5 * 60],
    [3, 30 * 60],
    [4, 2 * 3600],
    [5, 5 * 3600],
    [6, 10 * 3600],
    [7, 14 * 3600],
    [8, 20 * 3600],
    [9, 24 * 3600],
    [10, 24 * 3600],
    [11, undefined],
  ])('waits after failed attempt %i of a delivery with ten retries: %s s', (attemptNumber, seconds) => {
    expect(waitAfter({ attemptNumber, retryAttempts: 10 })).toBe(seconds);
  });

  it.each([
    [0, 1],
    [1, 2],
    [3, 4],
    [10, 11],
  ])('with %i retries gives up after attempt %i', (retryAttempts, last) => {
    expect(stepAfterAttempt(attempt({ retryAttempts, attemptNumber: last }))).toEqual({
      status: 'FAILED',
      disableTarget: false,
    });
    if (retryAttempts > 0) expect(waitAfter({ retryAttempts, attemptNumber: last - 1 })).toBeGreaterThan(0);
  });

  it.each([
    ['delivered', answered(204), { status: 'DELIVERED' }],
    ['gone', answered(410), { status: 'FAILED', disableTarget: true }],
    ['not found', answered(404), { status: 'FAILED', disableTarget: false }],
    ['redirected', answered(302, '5'), { status: 'FAILED', disableTarget: false }],
    ['blocked', failed('BLOCKED_ADDRESS'), { status: 'FAILED', disableTarget: false }],
    [
      'timed out',
      failed('TIMEOUT'),
      { status: 'PENDING', nextAttemptAt: new Date('2026-03-01T12:00:05.000Z') },
    ],
  ])('%s', (_what, outcome, step) => {
    expect(stepAfterAttempt(attempt({ outcome }))).toEqual(step);
  });

  it('is delivered by the very last attempt too', () => {
    expect(stepAfterAttempt(attempt({ attemptNumber: 4, outcome: answered(200) }))).toEqual({
      status: 'DELIVERED',
    });
  });

  it.each([
    ['shorter than the schedule', '1', 5],
    ['longer than the schedule', '120', 120],
    ['exactly a day', '86400', SECONDS_A_DAY],
    ['longer than a day', '172800', SECONDS_A_DAY],
    ['absurd', '9'.repeat(400), SECONDS_A_DAY],
    ['padded', ' 120 ', 120],
    ['a date ahead', 'Sun, 01 Mar 2026 12:10:00 GMT', 600],
    ['a date in the old form', 'Sunday, 01-Mar-26 12:10:00 GMT', 600],
    ['a date past', 'Sun, 01 Mar 2026 11:00:00 GMT', 5],
    ['a date beyond a day', 'Wed, 01 Apr 2026 12:00:00 GMT', SECONDS_A_DAY],
    ['an impossible date', 'Sun, 99 Mar 2026 12:10:00 GMT', 5],
    ['negative', '-120', 5],
    ['fractional', '120.5', 5],
    ['another notation', '2027-01-01', 5],
    ['empty', '', 5],
    ['nonsense', 'soon', 5],
  ])('takes the later of the schedule and a Retry-After that is %s (%s)', (_what, value, seconds) => {
    expect(waitAfter({ outcome: answered(503, value) })).toBe(seconds);
  });

  it('does not scale what the receiver asked for', () => {
    expect(waitAfter({ scale: 0.001, outcome: answered(429, '2') })).toBe(2);
    expect(waitAfter({ scale: 0.001 })).toBe(0.005);
  });

  it('stays within the schedule and a fifth more, whatever the dice say', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), random, (attemptNumber, random) => {
        const least = waitAfter({ attemptNumber, retryAttempts: 10 }) ?? Number.NaN;
        const wait = waitAfter({ attemptNumber, retryAttempts: 10, random });
        expect(wait).toBeGreaterThanOrEqual(least);
        expect(wait).toBeLessThanOrEqual(least * 1.2);
      }),
    );
    expect(waitAfter({ random: 0.5 })).toBe(5.5);
  });
});

import type { AttemptErrorClass } from '@credence/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptOutcome,
  classifyAttempt,
  type EndedAttempt,
  stepAfterAttempt,
} from './retry-schedule.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const SECONDS_A_DAY = 86_400;

const answered = (status: number, retryAfter?: string): AttemptOutcome => ({
  kind: 'response',
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});
const failed = (errorClass: AttemptErrorClass): AttemptOutcome => ({ kind: 'error', errorClass });

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
  it.each<[string, (number | AttemptErrorClass)[]]>([
    ['delivered', [200, 201, 202, 204, 299]],
    ['retry', [408, 425, 429, 500, 501, 502, 503, 504, 599]],
    ['retry', ['DNS', 'CONNECT', 'TLS', 'TIMEOUT', 'RESET', 'OTHER']],
    ['disable-target', [410]],
    ['stop', [300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 413, 422, 451, 101]],
    ['stop', ['BLOCKED_ADDRESS', 'BLOCKED_PORT', 'INVALID_URL']],
  ])('%s: %o', (verdict, outcomes) => {
    for (const one of outcomes)
      expect([one, classifyAttempt(typeof one === 'number' ? answered(one) : failed(one))]).toEqual([
        one,
        verdict,
      ]);
  });
});

describe('stepAfterAttempt', () => {
  it('waits after each failed attempt of a delivery with ten retries', () => {
    const waits = Array.from({ length: 11 }, (_, index) =>
      waitAfter({ attemptNumber: index + 1, retryAttempts: 10 }),
    );
    const hours = [2, 5, 10, 14, 20, 24, 24].map((each) => each * 3_600);
    expect(waits).toEqual([5, 5 * 60, 30 * 60, ...hours, undefined]);
  });

  it.each([0, 1, 3, 10])('with %i retries gives up after one attempt more', (retryAttempts) => {
    const last = retryAttempts + 1;
    const givenUp = { status: 'FAILED', disableTarget: false };
    expect(stepAfterAttempt(attempt({ retryAttempts, attemptNumber: last }))).toEqual(givenUp);
    if (retryAttempts > 0) expect(waitAfter({ retryAttempts, attemptNumber: last - 1 })).toBeGreaterThan(0);
    const answeredAtLast = attempt({ retryAttempts, attemptNumber: last, outcome: answered(204) });
    expect(stepAfterAttempt(answeredAtLast)).toEqual({ status: 'DELIVERED' });
  });

  it.each([
    ['gone', answered(410), { status: 'FAILED', disableTarget: true }],
    ['not found', answered(404), { status: 'FAILED', disableTarget: false }],
  ])('%s', (_what, outcome, step) => {
    expect(stepAfterAttempt(attempt({ outcome }))).toEqual(step);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EstimateInput, estimateCompletion, LEAST_HISTORY } from './estimate-completion.ts';

const CREATED = new Date('2026-03-02T15:00:00Z');
const SLA = new Date('2026-03-09T15:00:00Z');
const hours = (count: number) => new Date(CREATED.getTime() + count * 3_600_000);

/** Searches that took 1 to `count` hours. */
const upTo = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * 3_600);

const estimate = (overrides: Partial<EstimateInput> = {}) =>
  estimateCompletion({ history: upTo(41), createdAt: CREATED, slaAt: SLA, now: CREATED, ...overrides });

describe('the estimate', () => {
  it.each<[string, Partial<EstimateInput>, earliest: Date, latest: Date, basedOn: number]>([
    ['of a new search: the middle of its history', {}, hours(11), hours(37), 41],
    ['of one that has waited: those that took longer', { now: hours(20) }, hours(26), hours(39), 21],
    ['of one that has nearly outlasted them', { now: hours(36) }, hours(38), hours(40.6), 5],
    ['between two searches', { history: upTo(20) }, hours(5.75), hours(18.1), 20],
    ['cut off by the SLA', { slaAt: hours(24) }, hours(11), hours(24), 41],
    ['all beyond the SLA', { slaAt: hours(8) }, hours(8), hours(8), 41],
  ])('%s', (_what, overrides, earliest, latest, basedOn) => {
    expect(estimate(overrides)).toEqual({ earliest, latest, basedOn });
  });

  it.each<[string, Partial<EstimateInput>]>([
    ['without history', { history: [] }],
    ['with too little history', { history: upTo(LEAST_HISTORY - 1) }],
    ['when hardly any search took as long', { now: hours(37) }],
    ['when none did', { now: hours(41) }],
    ['at the SLA', { now: SLA }],
  ])('is not made %s', (_what, overrides) => {
    expect(estimate(overrides)).toBeNull();
  });

  it('is a range between now and the SLA, and no wider than what is left of the history', () => {
    const seconds = fc.integer({ min: 0, max: 30 * 86_400 });
    fc.assert(
      fc.property(
        fc.array(seconds, { maxLength: 80 }),
        seconds,
        fc.integer({ min: 60, max: 31_536_000 }),
        (unsorted, waited, sla) => {
          const history = unsorted.toSorted((a, b) => a - b);
          const [now, slaAt] = [hours(waited / 3_600), hours(sla / 3_600)];
          const made = estimate({ history, now, slaAt });
          if (!made) return;
          const { earliest, latest, basedOn } = made;
          expect(earliest >= now && earliest <= latest && latest <= slaAt).toBe(true);
          expect(basedOn).toBe(history.filter((took) => took > waited).length);
          expect(latest.getTime()).toBeLessThanOrEqual(hours((history.at(-1) ?? 0) / 3_600).getTime());
        },
      ),
    );
  });

  it('never comes nearer by waiting without an answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 20, maxLength: 60 }),
        fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 })),
        (unsorted, moments) => {
          const history = unsorted.toSorted((a, b) => a - b);
          const [sooner = 0, later = 0] = moments.toSorted((a, b) => a - b);
          const [first, second] = [sooner, later].map((waited) =>
            estimate({ history, now: hours(waited / 3_600) }),
          );
          if (!first || !second) return;
          expect(second.earliest >= first.earliest && second.latest >= first.latest).toBe(true);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outreachInputs, placeOf } from '../../../testing/outreach/plans.ts';
import { isOpen } from '../../calendar/business-hours.ts';
import { attemptHours } from './attempt-hours.ts';
import {
  type ExistingAttempt,
  type OutreachInput,
  type PlannedAttempt,
  planAttempts,
} from './outbound-schedule.ts';

const MINUTE = 60_000;

const holds = (check: (input: OutreachInput) => void) =>
  fc.assert(fc.property(outreachInputs, check), { numRuns: 150 });
const countsOf = <T>(items: readonly T[]): number[] =>
  [...Map.groupBy(items, (item) => item).values()].map((group) => group.length);

/** What counts of the past, said once more in other words. */
const madeIn = ({ existing }: OutreachInput): ExistingAttempt[] =>
  existing.filter(({ status, outcome }) => !(status === 'CANCELLED' || outcome === 'CHANNEL_NOT_CONFIGURED'));

const contactOf = ({ contacts }: OutreachInput, { contactId }: PlannedAttempt) => {
  const contact = contacts.find(({ id }) => id === contactId);
  if (!contact) throw new Error('An attempt is for nobody');
  return contact;
};

const asExisting = (attempts: readonly PlannedAttempt[]): ExistingAttempt[] =>
  attempts.map((attempt) => ({ ...attempt, status: 'SCHEDULED', outcome: null }));

describe('planAttempts, whatever the policy and the past', () => {
  it('keeps to the hours of each contact, to the window and to the future, in order', () => {
    holds((input) => {
      const { attempts } = planAttempts(input);
      const deadline = input.startAt.getTime() + input.config.timing.outboundWindowMinutes * MINUTE;
      for (const attempt of attempts) {
        const at = attempt.scheduledAt;
        const hours = attemptHours(input, contactOf(input, attempt), attempt);
        // Hours of the policy that never meet those for calls give way to them.
        expect(isOpen(at, hours) || (hours.within && isOpen(at, hours.within))).toBe(true);
        expect(at.getTime()).toBeLessThanOrEqual(deadline);
        expect(at.getTime()).toBeGreaterThanOrEqual(Math.max(input.startAt.getTime(), input.now.getTime()));
      }
      const times = attempts.map(({ scheduledAt }) => scheduledAt);
      expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
    });
  });

  it('never passes a cap that the past has not passed, counting by place', () => {
    holds((input) => {
      const { attempts } = planAttempts(input);
      const { maxAttemptsPerMethod, maxTotalAttempts } = input.config.outbound;
      const past = madeIn(input);
      if (attempts.length === 0) return;
      expect(past.length + attempts.length).toBeLessThanOrEqual(maxTotalAttempts);
      for (const planned of attempts) {
        const there = [...past, ...attempts].filter((attempt) => placeOf(attempt) === placeOf(planned));
        expect(there.length).toBeLessThanOrEqual(maxAttemptsPerMethod);
        expect(countsOf(there.map(({ attemptNumber }) => attemptNumber)).every((count) => count === 1)).toBe(
          true,
        );
      }
    });
  });

  it('never touches a place that is blocked, not allowed or dead, or a channel that is off or not there', () => {
    holds((input) => {
      const { email, voice, fax, blockedDestinations = [], allowedDestinations } = input.config.channels;
      const dead = input.existing.filter(({ outcome }) => outcome === 'BOUNCED').map(placeOf);
      for (const attempt of planAttempts(input).attempts) {
        const { coveredBy } = placeOf(attempt);
        expect(coveredBy.some((entry) => blockedDestinations.includes(entry))).toBe(false);
        if (allowedDestinations) {
          expect(coveredBy.some((entry) => allowedDestinations.includes(entry))).toBe(true);
        }
        expect(dead).not.toContain(placeOf(attempt));
        expect({ EMAIL: email, VOICE: voice, FAX: fax }[attempt.channel]).toBe(true);
        expect(input.channelsAvailable).toContain(attempt.channel);
        if (input.environment === 'production') expect(attempt.destination).not.toContain('simulator');
      }
    });
  });

  it('leaves at least the interval between two attempts at a place, and at a contact', () => {
    holds((input) => {
      const { attempts } = planAttempts(input);
      const interval = input.config.outbound.followUpMinutes * MINUTE;
      attempts.forEach((attempt, index) => {
        const before = [...madeIn(input), ...attempts.slice(0, index)].filter(
          (other) => other.contactId === attempt.contactId || placeOf(other) === placeOf(attempt),
        );
        for (const { scheduledAt } of before) {
          expect(attempt.scheduledAt.getTime() - scheduledAt.getTime()).toBeGreaterThanOrEqual(interval);
        }
      });
    });
  });

  it('starts with the preferred channel at every contact that is new and has a place of its own there', () => {
    holds((input) => {
      const { preferredChannel } = input.config.channels;
      const { attempts } = planAttempts({ ...input, existing: [] });
      for (const [contactId, own] of Map.groupBy(attempts, (attempt) => attempt.contactId)) {
        const isUsable = own.some(({ channel }) => channel === preferredChannel);
        if (isUsable) expect([contactId, own[0]?.channel]).toEqual([contactId, preferredChannel]);
      }
    });
  });

  it('finds nothing left to plan right after', () => {
    holds((input) => {
      const { attempts, skipped } = planAttempts(input);
      const existing = [...input.existing, ...asExisting(attempts)];
      expect(planAttempts({ ...input, existing })).toEqual({ attempts: [], skipped });
    });
  });

  it('plans the same whatever the order of what has none', () => {
    holds((input) => {
      const { channels, timing } = input.config;
      const { blockedDestinations, allowedDestinations } = channels;
      const turned: OutreachInput = {
        ...input,
        existing: input.existing.toReversed(),
        channelsAvailable: input.channelsAvailable.toReversed(),
        config: {
          ...input.config,
          channels: {
            ...channels,
            ...(blockedDestinations ? { blockedDestinations: blockedDestinations.toReversed() } : {}),
            ...(allowedDestinations ? { allowedDestinations: allowedDestinations.toReversed() } : {}),
          },
          timing: {
            ...timing,
            businessHours: {
              ...timing.businessHours,
              allowedDays: timing.businessHours.allowedDays.toReversed(),
            },
          },
        },
      };
      expect(planAttempts(turned)).toEqual(planAttempts(input));
    });
  });

  it('plans something in a good share of the cases, so that the properties above say something', () => {
    const plans = fc
      .sample(outreachInputs, { numRuns: 300, seed: 1 })
      .map((input) => planAttempts(input).attempts.length);
    expect(plans.filter((count) => count > 1).length).toBeGreaterThan(60);
  });
});

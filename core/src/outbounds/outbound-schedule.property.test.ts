import { CHANNELS, type Channel, OUTBOUND_STATUSES, SearchConfig } from '@credence/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOf, isOpen } from './business-hours.ts';
import { type OutreachInput, planAttempts } from './outbound-schedule.ts';

/** Each place in several spellings, and the entries of a block list that cover it. */
const PLACES: { channel: Channel; spellings: string[]; coveredBy: string[] }[] = [
  {
    channel: 'EMAIL',
    spellings: ['hr@acme.test', 'HR@Acme.test'],
    coveredBy: ['hr@ACME.test', '@acme.test'],
  },
  { channel: 'EMAIL', spellings: ['jobs@acme.test'], coveredBy: ['jobs@acme.test', '@acme.test'] },
  { channel: 'EMAIL', spellings: ['hr@mail.acme.test'], coveredBy: [] },
  { channel: 'VOICE', spellings: ['(512) 555-0100', '+15125550100'], coveredBy: ['512.555.0100'] },
  { channel: 'VOICE', spellings: ['+44 20 7946 0958'], coveredBy: ['+442079460958'] },
  { channel: 'FAX', spellings: ['5125550100', '1 512 555 0100'], coveredBy: ['512.555.0100'] },
];
const spellings = PLACES.flatMap((place) =>
  place.spellings.map((destination) => ({ channel: place.channel, destination })),
);
const placeOf = (channel: Channel, destination: string) => {
  const place = PLACES.find((known) => known.channel === channel && known.spellings.includes(destination));
  if (!place) throw new Error(`${destination} is not one of the places`);
  return place;
};
const FIELD = { EMAIL: 'email', VOICE: 'phone', FAX: 'fax' } as const;

const destinations = fc.constantFrom(...spellings);
/** Few destinations each, so that contacts share them now and then. */
const contacts = fc
  .array(fc.array(destinations, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5, size: 'max' })
  .map((lists) =>
    lists.map((list, index) => ({
      id: `contact-${index}`,
      contactMethods: list.map(({ channel, destination }) => ({
        [FIELD[channel]]: destination,
        confidence: 0.9,
        source: 'x',
      })),
    })),
  );

/** Off once in a while only, so that most cases have something to plan. */
const mostly = fc.nat(4).map((roll) => roll > 0);

const config = fc
  .record({
    channels: fc.record({
      email: mostly,
      voice: mostly,
      fax: mostly,
      preferredChannel: fc.constantFrom(...CHANNELS, undefined),
      blockedDestinations: fc.uniqueArray(fc.constantFrom(...PLACES.flatMap(({ coveredBy }) => coveredBy)), {
        maxLength: 2,
      }),
    }),
    timing: fc.record({
      outboundWindowMinutes: fc.constantFrom(600, 3_000, 7_200, 20_000),
      businessHours: fc.record({
        timezone: fc.constantFrom('America/New_York', 'Europe/London', undefined),
        startTime: fc.constantFrom('00:30', '01:30', '09:00'),
        endTime: fc.constantFrom('09:30', '17:00'),
        allowedDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 7 }),
      }),
    }),
    outbound: fc.record({
      maxAttemptsPerMethod: fc.integer({ min: 1, max: 4 }),
      maxTotalAttempts: fc.integer({ min: 1, max: 12 }),
      followUpMinutes: fc.constantFrom(1, 45, 240, 1_440, 3_000),
    }),
  })
  .map((policy) => SearchConfig.parse(policy));

/** Three days after the clocks of London went back, four before those of New York do. */
const START = new Date('2026-10-28T12:00:00Z').getTime();
const minutesAfterStart = (minutes: number) => new Date(START + minutes * 60_000);
const existing = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 3_000 }),
      place: destinations,
      status: fc.constantFrom(...OUTBOUND_STATUSES),
      contact: fc.nat(5),
    }),
    { maxLength: 6, size: 'small' },
  )
  .map((list) =>
    list.map(({ at, place, status, contact }, index) => ({
      ...place,
      ...{
        contactId: `contact-${contact}`,
        status,
        attemptNumber: index + 1,
        scheduledAt: minutesAfterStart(at),
      },
    })),
  );

const inputs = fc.record({
  ...{ contacts, config, existing },
  zone: fc.constant('America/Chicago'),
  startAt: fc.constant(new Date(START)),
  now: fc.constantFrom(-1_000, 0, 95, 1_500, 6_000).map(minutesAfterStart),
  channelsAvailable: fc.constantFrom<Channel[]>([...CHANNELS], [...CHANNELS], ['EMAIL', 'VOICE'], ['FAX']),
});

const holds = (check: (input: OutreachInput) => void) =>
  fc.assert(fc.property(inputs, check), { numRuns: 200 });
const countsOf = <T>(items: readonly T[]): number[] =>
  [...Map.groupBy(items, (item) => item).values()].map((group) => group.length);

describe('planAttempts, whatever the policy and the past', () => {
  it('keeps to business hours, to the window and to the future, in order', () => {
    holds((input) => {
      const times = planAttempts(input).attempts.map(({ scheduledAt }) => scheduledAt);
      const deadline = START + input.config.timing.outboundWindowMinutes * 60_000;
      for (const at of times) {
        expect(isOpen(at, hoursOf(input.config, input.zone))).toBe(true);
        expect(at.getTime()).toBeLessThanOrEqual(deadline);
        expect(at.getTime()).toBeGreaterThanOrEqual(Math.max(START, input.now.getTime()));
      }
      expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
    });
  });

  it('never passes a cap that the past has not passed, counting by place', () => {
    holds((input) => {
      const { attempts } = planAttempts(input);
      const { maxAttemptsPerMethod, maxTotalAttempts } = input.config.outbound;
      const past = input.existing.filter(({ status }) => status !== 'CANCELLED');
      if (attempts.length === 0) return;
      expect(past.length + attempts.length).toBeLessThanOrEqual(maxTotalAttempts);
      for (const { channel, destination } of attempts) {
        const place = placeOf(channel, destination);
        const there = [...past, ...attempts].filter(
          (attempt) => placeOf(attempt.channel, attempt.destination) === place,
        );
        expect(there.length).toBeLessThanOrEqual(maxAttemptsPerMethod);
        expect(countsOf(there.map(({ attemptNumber }) => attemptNumber)).every((count) => count === 1)).toBe(
          true,
        );
      }
    });
  });

  it('never touches a blocked place or a channel that is off or not configured', () => {
    holds((input) => {
      const { email, voice, fax, blockedDestinations = [] } = input.config.channels;
      for (const { channel, destination } of planAttempts(input).attempts) {
        expect(
          placeOf(channel, destination).coveredBy.some((entry) => blockedDestinations.includes(entry)),
        ).toBe(false);
        expect({ EMAIL: email, VOICE: voice, FAX: fax }[channel]).toBe(true);
        expect(input.channelsAvailable).toContain(channel);
      }
    });
  });

  it('leaves at least the interval between two attempts at a place, and at a contact', () => {
    holds((input) => {
      const { attempts } = planAttempts(input);
      const interval = input.config.outbound.followUpMinutes * 60_000;
      const past = input.existing.filter(({ status }) => status !== 'CANCELLED');
      attempts.forEach((attempt, index) => {
        const place = placeOf(attempt.channel, attempt.destination);
        const before = [...past, ...attempts.slice(0, index)].filter(
          (other) =>
            other.contactId === attempt.contactId || placeOf(other.channel, other.destination) === place,
        );
        for (const { scheduledAt } of before) {
          expect(attempt.scheduledAt.getTime() - scheduledAt.getTime()).toBeGreaterThanOrEqual(interval);
        }
      });
    });
  });

  it('plans something in a good share of the cases, so that the properties above say something', () => {
    const plans = fc
      .sample(inputs, { numRuns: 300, seed: 1 })
      .map((input) => planAttempts(input).attempts.length);
    expect(plans.filter((count) => count > 1).length).toBeGreaterThan(60);
  });
});

import { CHANNELS, type Channel, OUTBOUND_STATUSES, SearchConfig } from '@credence/contract';
import fc from 'fast-check';
import type { OutreachInput } from '../../domain/outbounds/plan/outbound-schedule.ts';

interface Place {
  channel: Channel;
  spellings: string[];
  /** The entries of an allow or block list that cover it. */
  coveredBy: string[];
}

/** Each place in several spellings. */
export const PLACES: Place[] = [
  {
    channel: 'EMAIL',
    spellings: ['hr@acme.test', 'HR@Acme.test'],
    coveredBy: ['hr@ACME.test', '@acme.test'],
  },
  { channel: 'EMAIL', spellings: ['jobs@acme.test'], coveredBy: ['jobs@acme.test', '@acme.test'] },
  { channel: 'EMAIL', spellings: ['hr@mail.acme.test'], coveredBy: [] },
  { channel: 'EMAIL', spellings: ['silent@simulator.test'], coveredBy: ['@Simulator.test'] },
  { channel: 'VOICE', spellings: ['(512) 555-0100', '+15125550100'], coveredBy: ['512.555.0100'] },
  { channel: 'VOICE', spellings: ['+44 20 7946 0958'], coveredBy: ['+442079460958'] },
  { channel: 'FAX', spellings: ['5125550100', '1 512 555 0100'], coveredBy: ['512.555.0100'] },
];

/** The place that a destination is one spelling of. */
export function placeOf({ channel, destination }: { channel: Channel; destination: string }): Place {
  const place = PLACES.find((known) => known.channel === channel && known.spellings.includes(destination));
  if (!place) throw new Error(`${destination} is not one of the places`);
  return place;
}

const FIELD = { EMAIL: 'email', VOICE: 'phone', FAX: 'fax' } as const;
const destinations = fc.constantFrom(
  ...PLACES.flatMap(({ channel, spellings }) => spellings.map((destination) => ({ channel, destination }))),
);

/** Where contacts are: in zones of whole, half and odd hours, north and south, and unknown ones. */
const locations = fc.constantFrom(
  'Austin, TX',
  'London, UK',
  'Bengaluru, India',
  "St. John's, NL, Canada",
  'Sydney, Australia',
  'Kathmandu, Nepal',
  'Honolulu, HI',
  'Unknown',
  'Unknown',
);

/** Few destinations each, so that contacts share them now and then. */
const contacts = fc
  .array(fc.tuple(locations, fc.array(destinations, { minLength: 1, maxLength: 4 })), {
    minLength: 1,
    maxLength: 5,
    size: 'max',
  })
  .map((people) =>
    people.map(([location, list], index) => ({
      id: `contact-${index}`,
      location,
      sources: [0],
      contactMethods: list.map(({ channel, destination }) => ({
        [FIELD[channel]]: destination,
        confidence: 0.9,
        source: 'x',
      })),
    })),
  );

/** Off once in a while only, so that most cases have something to plan. */
const mostly = fc.nat(4).map((roll) => roll > 0);
const seldom = <T>(value: fc.Arbitrary<T>) => fc.oneof(...[0, 1, 2].map(() => fc.constant(undefined)), value);
const entries = fc.constantFrom(...PLACES.flatMap(({ coveredBy }) => coveredBy));
const zones = fc.constantFrom(
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
);

const config = fc
  .record({
    channels: fc
      .record({
        email: mostly,
        voice: mostly,
        fax: mostly,
        preferredChannel: fc.constantFrom(...CHANNELS, undefined),
        blockedDestinations: fc.uniqueArray(entries, { maxLength: 2 }),
        allowedDestinations: seldom(fc.uniqueArray(entries, { minLength: 3, maxLength: 6 })),
      })
      // One excludes the other.
      .map(({ blockedDestinations, allowedDestinations, ...rest }) =>
        allowedDestinations ? { ...rest, allowedDestinations } : { ...rest, blockedDestinations },
      ),
    timing: fc.record({
      outboundWindowMinutes: fc.constantFrom(600, 3_000, 7_200, 20_000),
      businessHours: fc.record({
        timezone: seldom(zones),
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
    qaDestinations: seldom(fc.constant({ email: 'silent@simulator.test' })),
  })
  .map((policy) => SearchConfig.parse(policy));

/** Days before clocks change: in Britain and New York, in spring and autumn, on Lord Howe by half an hour. */
const STARTS = [
  '2026-10-23T12:00:00Z',
  '2026-10-30T12:00:00Z',
  '2026-03-06T20:00:00Z',
  '2026-03-27T12:00:00Z',
  '2026-04-03T03:00:00Z',
  '2026-10-02T22:00:00Z',
  '2026-06-10T06:00:00Z',
].map((text) => new Date(text).getTime());
const MINUTE = 60_000;

const attempts = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 3_000 }),
    destination: destinations,
    status: fc.constantFrom(...OUTBOUND_STATUSES),
    outcome: fc.constantFrom(null, null, null, 'BOUNCED', 'CHANNEL_NOT_CONFIGURED'),
    contact: fc.nat(5),
  }),
  { maxLength: 6, size: 'small' },
);

/** Something to plan from, with a past that may have broken every rule. */
export const outreachInputs: fc.Arbitrary<OutreachInput> = fc
  .record({
    contacts,
    config,
    attempts,
    zone: zones,
    start: fc.constantFrom(...STARTS),
    after: fc.constantFrom(0, 0, 95, 1_500, 6_000),
    environment: fc.constantFrom('sandbox', 'sandbox', 'production'),
    channelsAvailable: fc.constantFrom<Channel[]>([...CHANNELS], [...CHANNELS], ['EMAIL', 'VOICE'], ['FAX']),
  })
  .map(({ start, after, attempts: past, ...input }) => ({
    ...input,
    own: new Set(),
    refused: new Set(),
    closedDays: ['2026-03-09', '2026-10-26'],
    startAt: new Date(start),
    now: new Date(start + after * MINUTE),
    existing: past.map(({ after: minutes, destination, contact, status, outcome }, index) => ({
      ...destination,
      contactId: `contact-${contact}`,
      status,
      attemptNumber: index + 1,
      sources: [0],
      outcome: status === 'FAILED' ? outcome : null,
      scheduledAt: new Date(start + minutes * MINUTE),
    })),
  }));

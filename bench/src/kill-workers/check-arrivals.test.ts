import { expect, it } from 'vitest';
import { checkArrivals, countCollisions, type SoakRecord } from './check-arrivals.ts';
import type { ToldEvent } from './read-outcome.ts';
import type { Arrival } from './slow-receivers.ts';

const arrival = (name: string, changes: Partial<Arrival> = {}): Arrival => ({
  eventId: `id of ${name}`,
  externalSearchId: name,
  body: `{"of":"${name}"}`,
  isSigned: true,
  status: 200,
  answer: 'given',
  ...changes,
});
const told = (name: string, changes: Partial<ToldEvent> = {}): ToldEvent => ({
  id: `id of ${name}`,
  externalSearchId: name,
  status: 'DELIVERED',
  attempts: 1,
  recorded: [1],
  payload: { of: name },
  ...changes,
});

/** One event that was taken at the second time of asking, and one that was refused. */
const RECORD: SoakRecord = {
  count: 2,
  events: [told('taken'), told('refused', { status: 'FAILED' })],
  journal: [
    arrival('taken', { answer: 'cut before' }),
    arrival('taken'),
    arrival('refused', { status: 404 }),
  ],
  isRefused: (name) => name === 'refused',
};

const brokenRules = (record: SoakRecord) =>
  [...checkArrivals(record)].filter(([, found]) => found.length > 0).map(([rule]) => rule);

/** The record with something else said of the event that was taken. */
const withEvent = (changes: Partial<ToldEvent>): SoakRecord => ({
  ...RECORD,
  events: [told('taken', changes), told('refused', { status: 'FAILED' })],
});
/** The record with something else at the last arrival of it. */
const withArrival = (changes: Partial<Arrival>): SoakRecord => ({
  ...RECORD,
  journal: RECORD.journal.with(1, arrival('taken', changes)),
});

it('finds nothing wrong where everything arrived', () => {
  expect(brokenRules(RECORD)).toEqual([]);
});

it.each<[string, SoakRecord, string[]]>([
  ['an event is missing', { ...RECORD, count: 3 }, ['there is one event for each order']],
  [
    'an event did not arrive',
    { ...RECORD, journal: RECORD.journal.slice(2) },
    [
      'every event arrives',
      'what is listed as delivered was taken',
      'no attempt is recorded that did not arrive',
    ],
  ],
  [
    'an event came under another id',
    withArrival({ eventId: 'another' }),
    ['nothing arrives that is no event', 'the id is the same each time'],
  ],
  ['a byte changed', withArrival({ body: '{"of": "taken"}' }), ['the bytes are the same each time']],
  [
    'another body came each time',
    withEvent({ payload: { of: 'something else' } }),
    ['the body is what the service shows'],
  ],
  [
    'a body is cut off',
    withArrival({ body: '{"of":' }),
    ['the bytes are the same each time', 'the body is what the service shows'],
  ],
  ['a signature is another', withArrival({ isSigned: false }), ['the signature is that of the bytes']],
  [
    'one that was taken is listed as failed',
    withEvent({ status: 'FAILED' }),
    ['what a receiver took is listed as delivered'],
  ],
  [
    'one that was refused is listed as delivered',
    { ...RECORD, events: [told('taken'), told('refused')] },
    ['what a receiver refused is listed as failed', 'what is listed as delivered was taken'],
  ],
  [
    'one is listed as delivered, but its answer was cut off',
    withArrival({ answer: 'cut during' }),
    ['what is listed as delivered was taken'],
  ],
  [
    'an attempt is recorded twice',
    withEvent({ recorded: [1, 1] }),
    ['attempts are recorded once each, without a gap'],
  ],
  [
    'an attempt is not recorded',
    withEvent({ recorded: [] }),
    ['attempts are recorded once each, without a gap'],
  ],
  [
    'attempts are recorded that nobody saw',
    withEvent({ attempts: 3, recorded: [1, 2, 3] }),
    ['no attempt is recorded that did not arrive'],
  ],
])('when %s, it says so', (_what, record, rules) => {
  expect(brokenRules(record)).toEqual(rules);
});

it('counts how the kills met the answers', () => {
  const journal = [...RECORD.journal, arrival('taken', { answer: 'cut during' }), arrival('taken')];
  expect(countCollisions({ events: RECORD.events, journal })).toEqual({
    requests: 5,
    repeated: 1,
    cutBefore: 1,
    cutDuring: 1,
    unrecorded: 1,
  });
});

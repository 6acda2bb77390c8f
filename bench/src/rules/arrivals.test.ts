import { expect, it } from 'vitest';
import { ARRIVAL_RULES, type Arrival, type DeliveryRecord, type ToldEvent } from './arrivals.ts';

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
  searchId: name,
  externalSearchId: name,
  status: 'DELIVERED',
  attempts: 1,
  recorded: [1],
  met: 1,
  payload: { of: name },
  ...changes,
});

/** One event that was taken at the second time of asking, and one that was refused. */
const RECORD: DeliveryRecord = {
  deliveries: [told('taken'), told('refused', { status: 'FAILED' })],
  arrivals: [
    arrival('taken', { answer: 'cut before' }),
    arrival('taken'),
    arrival('refused', { status: 404 }),
  ],
  isRefused: (name) => name === 'refused',
};

const brokenRules = (record: DeliveryRecord) =>
  Object.entries(ARRIVAL_RULES)
    .filter(([, rule]) => rule(record).length > 0)
    .map(([name]) => name);

/** The record with something else said of the event that was taken. */
const withEvent = (changes: Partial<ToldEvent>): DeliveryRecord => ({
  ...RECORD,
  deliveries: [told('taken', changes), told('refused', { status: 'FAILED' })],
});
/** The record with something else at the last arrival of it. */
const withArrival = (changes: Partial<Arrival>): DeliveryRecord => ({
  ...RECORD,
  arrivals: RECORD.arrivals.with(1, arrival('taken', changes)),
});

it('finds nothing wrong where everything arrived', () => {
  expect(brokenRules(RECORD)).toEqual([]);
});

it.each<[string, DeliveryRecord, string[]]>([
  [
    'an event did not arrive',
    { ...RECORD, arrivals: RECORD.arrivals.slice(2) },
    [
      'every event arrives (I5)',
      'what is listed as delivered was taken',
      'no attempt is recorded that did not arrive',
    ],
  ],
  [
    'an event came under another id',
    withArrival({ eventId: 'another' }),
    ['nothing arrives that is no event', 'what is listed as delivered was taken'],
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
    { ...RECORD, deliveries: [told('taken'), told('refused')] },
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
    withEvent({ attempts: 3, recorded: [1, 2, 3], met: 3 }),
    ['no attempt is recorded that did not arrive'],
  ],
])('when %s, it says so', (_what, record, rules) => {
  expect(brokenRules(record)).toEqual(rules);
});

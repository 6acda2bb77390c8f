import { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { checkMonth } from './check-month.ts';
import type { ContactRecord, MonthRecord } from './month-record.ts';
import { ADDRESS, answeredSearch, CONTACT, goodMonth, hoursLater, message, OFFICE } from './testing/month.ts';

/** The rules that a month breaks. */
const brokenBy = (month: MonthRecord): string[] =>
  [...checkMonth(month)].filter(([, violations]) => violations.length > 0).map(([rule]) => rule);

const withSearch = (changes: Parameters<typeof answeredSearch>[0]) => ({
  searches: [answeredSearch(changes)],
});
const { events, planned } = answeredSearch();

const CITY = { location: 'Honolulu, HI', zone: 'Pacific/Honolulu' };
const SECOND = { attemptId: 'second', record: 1, shows: [1] };
const ONE_ATTEMPT = { outbound: { maxAttemptsPerMethod: 1, maxTotalAttempts: 1 } };
const NEWCOMER = 'newcomer@employer.example';
const ATTEMPT = { searchId: 'search', createdAt: hoursLater(0) };
const PART = { statement: 'only part is known' } as const;

/** The search as one that nobody answers and that its SLA ends. */
const unanswered = {
  outcomes: [],
  eventCount: 4,
  changes: [{ searchId: 'search', from: 'IN_PROGRESS', to: 'COMPLETED', at: hoursLater(168) }],
  events: events.map((event) =>
    event.event === 'verification.completed' ? { ...event, event: 'verification.action_required' } : event,
  ),
};
/** As many told attempts as there are messages. */
const told = (count: number) => ({
  ...unanswered,
  eventCount: count + 3,
  events: [
    ...events.slice(0, 1),
    ...Array.from({ length: count }, () => events[1] ?? expect.fail('no event')),
    ...unanswered.events.slice(2),
  ].map((event, index) => ({ ...event, sequence: index + 1 })),
});
const days = (...counts: number[]) =>
  counts.map((count, index) =>
    message({ at: hoursLater(24 * count), attemptId: ['attempt', 'second', 'third', 'fourth'][index] ?? '' }),
  );

describe('a month in which nothing went wrong', () => {
  it.each<[what: string, changes: Partial<MonthRecord>]>([
    ['answered at once', {}],
    ['never answered, three messages', { ...withSearch(told(3)), messages: days(0, 1, 2), answers: [] }],
    ['answered after its end', { ...withSearch(unanswered), answers: [answer({ at: hoursLater(170) })] }],
    ['ended one step after its SLA', { ...withSearch(endingAt(hoursLater(168.15))), answers: [] }],
    [
      'left for review by its policy',
      { ...withSearch({ ...unanswered, planned: configured({ inbound: { requireManualReview: true } }) }) },
    ],
    [
      'decided by the client',
      {
        ...withSearch({ outcomes: ['VERIFIED'] }),
        answers: [],
        decisions: [{ at: hoursLater(4), searchId: 'search', outcome: 'VERIFIED' }],
      },
    ],
    [
      'asked after somebody further west whom the client wanted asked first',
      {
        ...withSearch({
          ...told(1),
          placedAt: hoursLater(-24),
          contacts: new Map([
            [ADDRESS, CONTACT],
            [NEWCOMER, { ...CONTACT, hours: { ...OFFICE, timezone: 'America/Denver' } }],
          ]),
        }),
        messages: [message({ at: hoursLater(1), destination: NEWCOMER })],
        answers: [],
        precedences: [{ at: hoursLater(-2), searchId: 'search', destination: NEWCOMER }],
      },
    ],
    [
      'left for review because somebody else found no record',
      {
        ...withSearch(unanswered),
        answers: [answer({ at: hoursLater(2), statement: 'there is no record' }), answer()],
      },
    ],
    [
      'answered in part by two contacts, who know all of it together',
      {
        attempts: ['attempt', 'second'].map((attemptId) => ({ ...ATTEMPT, attemptId, contactId: attemptId })),
        answers: [
          answer({ ...PART, at: hoursLater(2), attemptId: 'second', door: 'mail' }),
          answer({ ...PART, at: hoursLater(3) }),
          answer({ ...PART, attemptId: 'second', door: 'read-back' }),
        ],
      },
    ],
    ['answered twice', { answers: [answer(), answer({ at: hoursLater(4.5) })] }],
    [
      'ended while a message was on its way',
      {
        ...withSearch({ ...told(1), changes: endingAt(hoursLater(24)).changes }),
        messages: days(0, 1),
        answers: [],
      },
    ],
  ])('breaks no rule: %s', (_, changes) => {
    expect(brokenBy(goodMonth(changes))).toEqual([]);
  });
});

/** A search of two employers, each of whom was asked on the first morning. */
const TWO = {
  ...told(2),
  planned: { ...planned, entities: [...planned.entities, { name: 'Another employer', city: null }] },
  records: [0, 1].map((record) => ({ record, status: 'VERIFIED', answeredBy: [] })),
  contacts: new Map([...contact({}), [NEWCOMER, { ...CONTACT, record: 1 }]]),
};
const TWO_MESSAGES = [message(), message({ attemptId: 'second', destination: NEWCOMER })];
const ANSWERED_LATER = { ...TWO, ...ended(told(2).events, hoursLater(6)) };

describe('a search of two employers breaks no rule', () => {
  it.each<[what: string, changes: Partial<MonthRecord>]>([
    [
      'that ended with the later of two answers',
      {
        ...withSearch(ANSWERED_LATER),
        messages: TWO_MESSAGES,
        answers: [answer(), answer({ ...SECOND, at: hoursLater(6) })],
      },
    ],
    [
      'of which a vendor kept one, until the client had another contact asked',
      {
        ...withSearch({
          ...ANSWERED_LATER,
          contacts: new Map([...TWO.contacts, ['another@employer.example', { ...CONTACT, record: 1 }]]),
        }),
        messages: [
          ...TWO_MESSAGES.slice(0, 1),
          message({ ...SECOND, destination: 'another@employer.example' }),
        ],
        precedences: [{ at: hoursLater(3), searchId: 'search', destination: 'another@employer.example' }],
        answers: [
          answer({ ...SECOND, at: hoursLater(2), door: 'API', statement: 'a vendor keeps the records' }),
          answer(),
          answer({ ...SECOND, at: hoursLater(6) }),
        ],
      },
    ],
    [
      'of whom one was never asked about what the other knows',
      { ...withSearch(TWO), messages: TWO_MESSAGES, answers: [answer()] },
    ],
    [
      'which got its attempts for each of them',
      {
        ...withSearch({ ...TWO, planned: { ...TWO.planned, config: configured(ONE_ATTEMPT).config } }),
        messages: TWO_MESSAGES,
        answers: [],
      },
    ],
  ])('%s', (_, changes) => {
    expect(brokenBy(goodMonth(changes))).toEqual([]);
  });
});

describe('a planted fault', () => {
  it.each<[fault: string, rule: string, changes: Partial<MonthRecord>]>([
    [
      'a message at night',
      'no contact is written to outside their hours',
      {
        messages: [message(), message({ attemptId: 'second', at: hoursLater(9) })],
        ...withSearch(told(2)),
        answers: [],
      },
    ],
    [
      'a message on a Sunday',
      'no contact is written to outside their hours',
      {
        messages: [message(), ...days(6).map((sent) => ({ ...sent, attemptId: 'second' }))],
        ...withSearch({ ...told(2), planned: configured({ timing: { outboundWindowMinutes: 10_000 } }) }),
        answers: [],
      },
    ],
    [
      'a message in the hours of another zone',
      'no contact is written to outside their hours',
      withSearch({ contacts: contact({ hours: { ...OFFICE, timezone: 'Asia/Tokyo' } }) }),
    ],
    [
      'a call before the morning of the contact',
      'no contact is called in the night',
      {
        ...withSearch({
          planned: {
            ...planned,
            contacts: planned.contacts.map((contact) => ({ ...contact, phone: '+18005550100', city: CITY })),
          },
          contacts: new Map([['+18005550100', CONTACT]]),
        }),
        messages: [message({ channel: 'VOICE', destination: '+18005550100' })],
      },
    ],
    [
      'a message too many to one destination',
      'no contact is written to above the caps (I8)',
      { ...withSearch(told(4)), messages: days(0, 1, 2, 3), answers: [] },
    ],
    [
      'a message too many in all',
      'no contact is written to above the caps (I8)',
      {
        ...withSearch({ ...told(2), planned: configured({ outbound: { maxTotalAttempts: 1 } }) }),
        messages: days(0, 1),
        answers: [],
      },
    ],
    [
      'a message beyond the window',
      'no contact is written to beyond the window',
      {
        ...withSearch({ ...told(2), planned: configured({ timing: { outboundWindowMinutes: 600 } }) }),
        messages: days(0, 1),
        answers: [],
      },
    ],
    [
      'a reminder an hour after the request',
      'no contact is reminded too soon',
      {
        ...withSearch(told(2)),
        messages: [message(), message({ attemptId: 'second', at: hoursLater(1) })],
        answers: [],
      },
    ],
    [
      'a message to a blocked address',
      'no contact is written to who is ruled out',
      withSearch({ contacts: contact({ mayBeAsked: false }) }),
    ],
    [
      'a message to a stranger',
      'no contact is written to who is ruled out',
      withSearch({ contacts: new Map() }),
    ],
    [
      'a message that names no attempt',
      'no contact is written to who is ruled out',
      { messages: [message(), message({ attemptId: 'unheard of' })] },
    ],
    [
      'a message while the search is paused',
      'no contact is written to who is to be left alone',
      {
        ...withSearch(told(2)),
        messages: days(0, 1),
        answers: [],
        silences: [{ searchId: 'search', destination: null, from: hoursLater(1), until: hoursLater(30) }],
      },
    ],
    [
      'a message to a contact that was removed',
      'no contact is written to who is to be left alone',
      {
        ...withSearch(told(2)),
        messages: days(0, 1),
        answers: [],
        silences: [{ searchId: 'search', destination: ADDRESS, from: hoursLater(1), until: null }],
      },
    ],
    [
      'a message after the end',
      'no contact is written to who is to be left alone',
      {
        ...withSearch({ eventCount: 5, events: [...events.slice(0, 2), ...events.slice(1)].map(renumbered) }),
        messages: days(0, 1),
      },
    ],
    [
      'two messages for one attempt',
      'no contact gets two messages for one attempt',
      { ...withSearch(told(2)), messages: [message(), message({ at: hoursLater(24) })], answers: [] },
    ],
    [
      'nobody asked at all',
      'each contact named is asked in time',
      { ...withSearch(told(0)), messages: [], answers: [] },
    ],
    [
      'asked a day late',
      'each contact named is asked in time',
      { messages: days(1), ...withSearch(unanswered), answers: [] },
    ],
    [
      'asked a day late, beside somebody whom the client wanted asked first the day after',
      'each contact named is asked in time',
      {
        ...withSearch({ ...told(1), contacts: new Map([...contact({}), [NEWCOMER, CONTACT]]) }),
        messages: days(1),
        answers: [],
        precedences: [{ at: hoursLater(25), searchId: 'search', destination: NEWCOMER }],
      },
    ],
    [
      'a message that tells of what another one is asked about',
      'no contact sees what another is asked about',
      { ...withSearch(TWO), messages: [message({ shows: [0, 1] }), ...TWO_MESSAGES.slice(1)], answers: [] },
    ],
    [
      'a page that shows it',
      'no contact sees what another is asked about',
      { ...withSearch(TWO), messages: TWO_MESSAGES, answers: [answer({ shows: [0, 1] })] },
    ],
    [
      'a record that rests on the contact of another one',
      'no record rests on a contact who does not know it',
      {
        ...withSearch({
          ...TWO,
          records: TWO.records.map((stored) => ({ ...stored, answeredBy: ['contact'] })),
        }),
        messages: TWO_MESSAGES,
        answers: [],
      },
    ],
    [
      'a record that is not there',
      'no record is dropped',
      { ...withSearch({ ...TWO, records: TWO.records.slice(1) }), messages: TWO_MESSAGES, answers: [] },
    ],
    [
      'an end that does not follow from the records',
      'no record is dropped',
      withSearch({ records: [{ record: 0, status: 'REVIEW', answeredBy: [] }] }),
    ],
    [
      'an end by the answer about one of two records',
      'every result has a source',
      {
        ...withSearch({ ...TWO, ...ended(told(2).events, hoursLater(4)) }),
        messages: TWO_MESSAGES,
        answers: [answer()],
      },
    ],
    [
      'both answered, and not ended',
      'every search that may end by an answer does',
      { ...withSearch(TWO), messages: TWO_MESSAGES, answers: [answer(), answer(SECOND)] },
    ],
    [
      'one of two that is never asked',
      'each contact named is asked in time',
      {
        ...withSearch({
          ...TWO,
          ...told(1),
          planned: {
            ...TWO.planned,
            contacts: planned.contacts.flatMap((one) => [one, { ...one, email: NEWCOMER, record: 1 }]),
          },
        }),
        messages: TWO_MESSAGES.slice(0, 1),
        answers: [],
      },
    ],
    ['never ended', 'every search ends by its SLA (I3)', { ...withSearch(open()), answers: [] }],
    [
      'ended late',
      'every search ends by its SLA (I3)',
      { ...withSearch(endingAt(hoursLater(169))), answers: [] },
    ],
    ['answered, and not ended', 'every search that may end by an answer does', withSearch(unanswered)],
    [
      'answered before somebody found no record, and not ended',
      'every search that may end by an answer does',
      {
        ...withSearch(unanswered),
        answers: [answer(), answer({ at: hoursLater(5), statement: 'there is no record' })],
      },
    ],
    [
      'referred to a vendor, and not ended',
      'every search that may end by an answer does',
      { ...withSearch(unanswered), answers: [answer({ statement: 'a vendor keeps the records' })] },
    ],
    [
      'ended with the wrong outcome',
      'every search that may end by an answer does',
      {
        answers: [answer({ statement: 'one thing is wrong' })],
        decisions: [decision('VERIFIED_NO_DISCREPANCY', 5)],
      },
    ],
    [
      'ended hours after its answer',
      'every search that may end by an answer does',
      { answers: [answer({ at: hoursLater(2) })] },
    ],
    ['a result that nobody gave', 'every result has a source', { answers: [] }],
    ['two results', 'every result has a source', withSearch({ ...twoResults() })],
    ['an event missing', 'every change has its events (I4)', withSearch({ events: events.slice(0, 3) })],
    [
      'a gap in the count of events',
      'every change has its events (I4)',
      withSearch({
        eventCount: 4,
        events: events.map((event) => ({ ...event, sequence: event.sequence + 1 })),
      }),
    ],
    [
      'a closing event of the wrong kind',
      'every change has its events (I4)',
      withSearch({ events: unanswered.events }),
    ],
    [
      'a message that no event tells',
      'every message is told (I4)',
      { messages: [], ...withSearch({ planned: { ...planned, contacts: [] } }) },
    ],
    [
      'a search that was opened again',
      'no search leaves a terminal status (I6)',
      withSearch({
        status: 'CANCELLED',
        changes: [...answeredSearch().changes, reopened()],
        eventCount: 5,
        events: [...events, updated(5)],
      }),
    ],
    [
      'a status that nothing led to',
      'no search leaves a terminal status (I6)',
      withSearch({ status: 'CANCELLED' }),
    ],
  ])('is found: %s', (_, rule, changes) => {
    expect(brokenBy(goodMonth(changes))).toContain(rule);
  });
});

function configured(config: Record<string, unknown>) {
  return { ...planned, config: SearchConfig.parse(config) };
}

function contact(changes: Partial<ContactRecord>) {
  return new Map([[ADDRESS, { ...CONTACT, ...changes }]]);
}

function answer(changes: Partial<MonthRecord['answers'][number]> = {}): MonthRecord['answers'][number] {
  return {
    at: hoursLater(4),
    attemptId: 'attempt',
    door: 'page',
    statement: 'all is right',
    record: 0,
    shows: [0],
    ...changes,
  };
}

function decision(outcome: string, hours: number): MonthRecord['decisions'][number] {
  return { at: hoursLater(hours), searchId: 'search', outcome };
}

function endingAt(at: Date) {
  return { ...unanswered, changes: [{ searchId: 'search', from: 'IN_PROGRESS', to: 'COMPLETED', at }] };
}

function ended(events: ReturnType<typeof told>['events'], at: Date) {
  return {
    outcomes: ['VERIFIED_NO_DISCREPANCY'],
    changes: [{ searchId: 'search', from: 'IN_PROGRESS', to: 'COMPLETED', at }],
    events: events.map((event) =>
      event.event === 'verification.action_required' ? { ...event, event: 'verification.completed' } : event,
    ),
  };
}

function open() {
  return { status: 'IN_PROGRESS', outcomes: [], changes: [], eventCount: 2, events: events.slice(0, 2) };
}

function reopened() {
  return { searchId: 'search', from: 'COMPLETED', to: 'CANCELLED', at: hoursLater(5) };
}

function updated(sequence: number) {
  return { ...(events[2] ?? expect.fail('no event')), sequence };
}

function renumbered<Event extends { sequence: number }>(event: Event, index: number): Event {
  return { ...event, sequence: index + 1 };
}

function twoResults() {
  const completed = events[3] ?? expect.fail('no event');
  return {
    outcomes: ['VERIFIED_NO_DISCREPANCY', 'VERIFIED_NO_DISCREPANCY'],
    eventCount: 5,
    events: [...events, completed].map(renumbered),
  };
}

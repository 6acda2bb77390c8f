import { SearchConfig } from '@credence/contract';
import type { SentMessage } from '../journal.ts';
import type { ContactRecord, MonthRecord, SearchRecord } from '../month-record.ts';
import { SILENT } from '../world/behaviours.ts';

const HOUR = 3_600_000;
/** A Monday, 10:00 in New York. */
const MORNING = new Date('2026-03-02T15:00:00Z');

export const hoursLater = (hours: number, from = MORNING): Date => new Date(from.getTime() + hours * HOUR);

export const OFFICE: ContactRecord['hours'] = {
  timezone: 'America/New_York',
  startTime: '09:00',
  endTime: '17:00',
  allowedDays: [1, 2, 3, 4, 5],
};

export const CONTACT: ContactRecord = {
  behaviour: 'confirms',
  record: 0,
  hours: OFFICE,
  zone: 'America/New_York',
  mayBeAsked: true,
  isReached: true,
};

export const ADDRESS = 'office@employer.example';

/** A search that was asked about on its first morning, and answered that afternoon. */
export function answeredSearch(changes: Partial<SearchRecord> = {}): SearchRecord {
  const contact = {
    behaviour: SILENT,
    record: 0,
    city: null,
    email: ADDRESS,
    phone: null,
    fax: null,
    mayBeAsked: true,
  };
  const notification = (sequence: number, notificationType: string, hours: number) => ({
    sequence,
    event: 'verification.notification',
    notificationType,
    reasonCode: null,
    attemptStatus: notificationType === 'OUTBOUND_ATTEMPT' ? 'SENT' : null,
    at: hoursLater(hours),
  });
  return {
    searchId: 'search',
    planned: {
      number: 0,
      entities: [{ name: 'Employer', city: null }],
      namesFirst: true,
      policy: { name: 'as it comes', config: {}, ruledOut: 'none' },
      config: SearchConfig.parse({}),
      contacts: [contact],
    },
    placedAt: MORNING,
    slaAt: hoursLater(168),
    status: 'COMPLETED',
    outcomes: ['VERIFIED_NO_DISCREPANCY'],
    changes: [{ searchId: 'search', from: 'IN_PROGRESS', to: 'COMPLETED', at: hoursLater(4) }],
    eventCount: 4,
    events: [
      notification(1, 'CONTACT_PLAN', 0),
      notification(2, 'OUTBOUND_ATTEMPT', 0),
      notification(3, 'SEARCH_UPDATED', 4),
      {
        sequence: 4,
        event: 'verification.completed',
        notificationType: null,
        reasonCode: null,
        attemptStatus: null,
        at: hoursLater(4),
      },
    ],
    records: [{ record: 0, status: 'VERIFIED', answeredBy: ['contact'] }],
    contacts: new Map([[ADDRESS, CONTACT]]),
    ...changes,
  };
}

export const message = (changes: Partial<SentMessage> = {}): SentMessage => ({
  at: MORNING,
  attemptId: 'attempt',
  channel: 'EMAIL',
  destination: ADDRESS,
  shows: [],
  ...changes,
});

/** A month in which nothing went wrong. */
export const goodMonth = (changes: Partial<MonthRecord> = {}): MonthRecord => ({
  stepMinutes: 10,
  readAt: hoursLater(24 * 60),
  outages: [],
  copies: 1,
  searches: [answeredSearch()],
  attempts: ['attempt', 'second', 'third', 'fourth'].map((attemptId) => ({
    attemptId,
    searchId: 'search',
    contactId: 'contact',
    createdAt: MORNING,
  })),
  messages: [message()],
  answers: [
    {
      at: hoursLater(4),
      attemptId: 'attempt',
      door: 'page',
      statement: 'all is right',
      record: 0,
      shows: [0],
    },
  ],
  readBacks: [],
  silences: [],
  precedences: [],
  decisions: [],
  reviews: [],
  refusals: new Map(),
  ...changes,
});

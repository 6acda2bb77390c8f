import type { Journal, SentMessage } from './journal.ts';
import type { PlannedSearch } from './plan-month.ts';
import type { StatusChange } from './status-log.ts';
import type { BusinessHours } from './world/opening-hours.ts';

/** Everything about a month that its rules look at: what was planned, what was seen outside, what the tables say. */
export interface MonthRecord extends Journal {
  /** Nothing happens in between: what is due at a time is done this much later at most. */
  stepMinutes: number;
  searches: SearchRecord[];
  attempts: AttemptRecord[];
}

/** An attempt as the tables name it. */
export interface AttemptRecord {
  attemptId: string;
  searchId: string;
  contactId: string;
  createdAt: Date;
}

export interface SearchRecord {
  searchId: string;
  planned: Pick<PlannedSearch, 'number' | 'config' | 'policy' | 'entities' | 'contacts' | 'namesFirst'>;
  placedAt: Date;
  slaAt: Date;
  status: string;
  /** Of its verification results. */
  outcomes: string[];
  /** As the database logged them, in the order of time. */
  changes: StatusChange[];
  /** How many events the search counts itself. */
  eventCount: number;
  events: EventRecord[];
  /** Its records as the tables have them, by their index. */
  records: StoredRecord[];
  /** Who can be asked about it, by destination; one object for each of them. */
  contacts: Map<string, ContactRecord>;
}

/** A record as the tables have it. */
export interface StoredRecord {
  record: number;
  status: string;
  /** The contacts whose answers it rests on. */
  answeredBy: string[];
}

export interface EventRecord {
  sequence: number;
  event: string;
  /** Of a notification. */
  notificationType: string | null;
  /** Of OUTBOUND_ATTEMPT, what became of the attempt. */
  attemptStatus: string | null;
  reasonCode: string | null;
  at: Date;
}

export interface ContactRecord {
  behaviour: string;
  /** The record that it knows of. */
  record: number;
  /** When it may be written to. */
  hours: BusinessHours;
  /** Where it is, as far as the service is told. */
  zone: string | null;
  mayBeAsked: boolean;
  /** Whether what is sent to it arrives at once. */
  isReached: boolean;
}

/** Something that must not have happened. */
export interface Violation {
  searchId: string;
  words: string;
}

/** Looks for what breaks one rule. */
export type Rule = (month: MonthRecord) => Violation[];

/** When a search ended; null when it has not. */
export const endOf = ({ changes }: Pick<SearchRecord, 'changes'>): Date | null => changes[0]?.at ?? null;

/** The messages about each search, in the order of time. */
export function messagesBySearch({ messages, attempts }: MonthRecord): Map<string, SentMessage[]> {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return Map.groupBy(messages, ({ attemptId }) => searchOf.get(attemptId) ?? '');
}

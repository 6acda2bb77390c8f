import type { RunAttempt, RunEvent, RunRecord, RunSearch, Rule as SharedRule } from '../rules/run-record.ts';
import type { Journal } from './journal.ts';
import type { PlannedSearch } from './planned-search.ts';
import type { BusinessHours } from './world/opening-hours.ts';

/** Everything about a month that its rules look at: what was planned, what was seen outside, what the tables say. */
export interface MonthRecord extends Journal, Omit<RunRecord, keyof Journal> {
  searches: SearchRecord[];
  attempts: AttemptRecord[];
}

/** An attempt as the tables name it. */
export interface AttemptRecord extends RunAttempt {
  contactId: string;
  createdAt: Date;
}

export interface SearchRecord extends RunSearch {
  planned: Pick<PlannedSearch, 'number' | 'config' | 'policy' | 'entities' | 'contacts' | 'namesFirst'>;
  placedAt: Date;
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

export interface EventRecord extends RunEvent {
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
  /** On whose clock it is called: of where it is, as far as the service is told, else of the organization. */
  zone: string;
  mayBeAsked: boolean;
  /** Whether what is sent to it arrives at once. */
  isReached: boolean;
}

/** Looks for what breaks one rule. */
export type Rule = SharedRule<MonthRecord>;

export { endOf, messagesBySearch, type Violation } from '../rules/run-record.ts';

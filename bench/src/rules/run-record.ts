import type { Channel } from '@credence/contract';
import type { StatusChange } from '../status-log.ts';

/** What the rules of every run look at: what was seen outside, and what the tables say. */
export interface RunRecord {
  /** Nothing happens in between: what is due at a time is done this much later at most. */
  stepMinutes: number;
  /** What is due after it has not been waited for. */
  readAt: Date;
  /** When the service had no means to work: what fell due then is due at the end. */
  outages: readonly Outage[];
  /** How often one message may come: the worker that was to record it may have died. */
  copies: number;
  searches: readonly RunSearch[];
  attempts: readonly RunAttempt[];
  messages: readonly RunMessage[];
}

export interface Outage {
  from: Date;
  until: Date;
}

export interface RunSearch {
  searchId: string;
  planned: { config: { outbound: { maxAttemptsPerMethod: number; maxTotalAttempts: number } } };
  slaAt: Date;
  status: string;
  /** Of its verification results. */
  outcomes: string[];
  /** As the database logged them, in the order of time. */
  changes: StatusChange[];
  /** How many events the search counts itself. */
  eventCount: number;
  events: RunEvent[];
  /** Who can be asked about it, by destination. */
  contacts: ReadonlyMap<string, { record: number }>;
}

export interface RunEvent {
  sequence: number;
  event: string;
  /** Of a notification. */
  notificationType: string | null;
}

/** An attempt as the tables name it. */
export interface RunAttempt {
  attemptId: string;
  searchId: string;
}

/** A message of the service that a contact received, as they saw it. */
export interface RunMessage {
  at: Date;
  /** Names the attempt: the left side of a mail's Message-ID, the id of a call task. */
  attemptId: string;
  channel: Channel;
  destination: string;
}

/** Something that must not have happened. */
export interface Violation {
  searchId: string;
  words: string;
}

/** Looks for what breaks one rule. */
export type Rule<Of = RunRecord> = (run: Of) => Violation[];

/** When a search ended; null when it has not. */
export const endOf = ({ changes }: Pick<RunSearch, 'changes'>): Date | null => changes[0]?.at ?? null;

/** The messages about each search, in the order of time. */
export function messagesBySearch<Message extends RunMessage>({
  messages,
  attempts,
}: {
  messages: readonly Message[];
  attempts: readonly RunAttempt[];
}): Map<string, Message[]> {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return Map.groupBy(messages, ({ attemptId }) => searchOf.get(attemptId) ?? '');
}

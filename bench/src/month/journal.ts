import type { RunMessage } from '../rules/run-record.ts';
import type { Door, Statement } from './world/behaviours.ts';

/** A message of the service that a contact received, as they saw it. */
export interface SentMessage extends RunMessage {
  /** The records whose employers or schools it names. */
  shows: number[];
}

/** What a contact said, and the service took. */
export interface GivenAnswer {
  at: Date;
  /** The attempt that it answers. */
  attemptId: string;
  door: Door;
  statement: Statement;
  /** The record that the contact knows of. */
  record: number;
  /** The records that the page shows; empty where there is no page. */
  shows: number[];
}

/** What was read in a contact's mail, as they got it back to be confirmed. */
export interface ReadBack {
  at: Date;
  /** The attempt that the mail answers. */
  attemptId: string;
  /** Message-ID of that mail. */
  inReplyTo: string;
  destination: string;
}

/** A destination is not to be written to, because the client said so. */
export interface Silence {
  searchId: string;
  /** One destination, or null for all of the search. */
  destination: string | null;
  from: Date;
  /** Null for good. */
  until: Date | null;
}

/** A contact whom the client has asked at once: the one who was to be asked before gives way. */
export interface Precedence {
  at: Date;
  searchId: string;
  /** Where they are asked first. */
  destination: string;
}

/** An end that the client itself gave a search. */
export interface ClientDecision {
  at: Date;
  searchId: string;
  /** Null where the search was cancelled. */
  outcome: string | null;
}

/** What the client made of the answers about one record. */
export interface ClientReview {
  at: Date;
  searchId: string;
  record: number;
}

/** What the world outside saw and did in a month, in the order of time. */
export interface Journal {
  messages: SentMessage[];
  answers: GivenAnswer[];
  readBacks: ReadBack[];
  silences: Silence[];
  precedences: Precedence[];
  decisions: ClientDecision[];
  reviews: ClientReview[];
  /** What the service refused the world, in its words, and how often: an answer that came too late, for example. */
  refusals: Map<string, number>;
}

export const emptyJournal = (): Journal => ({
  messages: [],
  answers: [],
  readBacks: [],
  silences: [],
  precedences: [],
  decisions: [],
  reviews: [],
  refusals: new Map(),
});

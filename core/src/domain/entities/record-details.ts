import type {
  Claim,
  ContactPlanEntry,
  InboundChannel,
  ResultAnswer,
  ResultDecision,
} from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { SearchRecordRow } from './search-record-entity.ts';

/** What has been said about a record, and what was made of it; sealed in the record's row. */
export interface RecordDetails {
  /** Its claims beside what was answered; empty while nothing was. */
  claims: Claim[];
  /** Whether a contact who was asked knows of no such record. */
  isDenied: boolean;
  /** Every answer that this rests on, oldest first. */
  answers: Omit<ResultAnswer, 'records'>[];
  /** What its source answered to the client's questions. */
  questions: AnsweredQuestion[];
  /** The messages that a person has to look at, oldest first; empty when there is nothing to decide. */
  waiting: WaitingMessage[];
  /** Fields that a person has decided on while others of it still wait. */
  decidedFields: string[];
  /** What a person decided about it. */
  decisions: Omit<ResultDecision, 'record'>[];
  thirdParty: RecordKeeper | null;
}

/** The answer to one question of the client. */
export interface AnsweredQuestion {
  questionId: number;
  prompt: string | null;
  selected: string[];
  comment: string | null;
}

/** A message that waits for a person, and why. */
export interface WaitingMessage {
  inboundId: string;
  reason: string;
}

/** Who keeps a record for its source. */
export interface RecordKeeper {
  /** Code of a known vendor; null when it is none that is known. */
  vendor: string | null;
  /** As it was written; null where it was not named. */
  name: string | null;
  /** How to ask them, as an employer code. */
  code: string | null;
  /** The contact who said so, and how they were reached; null where research found it out. */
  contactId: string | null;
  contact: ContactPlanEntry | null;
  /** By which way that came; null where research found it out. */
  channel: InboundChannel | null;
}

export const NOTHING_SAID: RecordDetails = {
  claims: [],
  isDenied: false,
  answers: [],
  questions: [],
  waiting: [],
  decidedFields: [],
  decisions: [],
  thirdParty: null,
};

/** The decisions that reviews have ended with: those of one that is under way have settled nothing yet. */
export function endedDecisions({
  decisions,
  decidedFields,
}: Pick<RecordDetails, 'decisions' | 'decidedFields'>): RecordDetails['decisions'] {
  const last = decisions.findLastIndex(({ field }) => field === null || !decidedFields.includes(field));
  return decisions.slice(0, last + 1);
}

const cell = (id: string) => ({ table: 'search_records', column: 'details', id });

export const sealRecordDetails = ({ cipher }: Context, id: string, details: RecordDetails): Buffer =>
  sealJson(cipher, cell(id), details);

export const openRecordDetails = (
  { cipher }: Context,
  { id, details }: Pick<SearchRecordRow, 'id' | 'details'>,
): RecordDetails => (details ? openJson(cipher, cell(id), details) : NOTHING_SAID);

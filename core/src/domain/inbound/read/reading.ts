import type { SearchType } from '@credence/contract';

/** Fields of a claim that a reply can speak of. */
export const REPLY_FIELDS = [
  ...(['employerName', 'employerLocation', 'position'] as const),
  ...(['institutionName', 'institutionLocation', 'qualification', 'fieldOfStudy', 'graduationDate'] as const),
  ...(['startDate', 'endDate'] as const),
] as const;

export type ReplyField = (typeof REPLY_FIELDS)[number];

export type ClaimedValues = Partial<Record<ReplyField, string>>;

/** What a contact was asked. */
export interface ReplyRequest {
  searchType: SearchType;
  applicant: { firstName: string; lastName: string; aliases: readonly string[] };
  /** What is to be confirmed, for each record of the source that was asked. */
  records: readonly ClaimedValues[];
}

/** A mail in answer to a request, with what it quotes. */
export interface Reply {
  /** Name and address in From. */
  from: string | null;
  subject: string | null;
  text: string;
  /** Whether its form tells that a machine answers for a person. */
  isAutoReply: boolean;
}

/**
 * What a reply is.
 * - `WRONG_PERSON`: who was asked is not the right one, and may name who is
 * - `INFO_WANTED`, `AUTHORIZATION_WANTED`, `FEE_WANTED`: an answer waits for something of ours
 * - `UNCLEAR`: for a person
 */
export const REPLY_KINDS = [
  ...(['ANSWER', 'NO_RECORD', 'THIRD_PARTY', 'WRONG_PERSON', 'REFUSED', 'STOP'] as const),
  ...(['AUTHORIZATION_WANTED', 'FEE_WANTED', 'INFO_WANTED', 'RECEIPT', 'AUTO_REPLY', 'UNCLEAR'] as const),
] as const;

export type ReplyKind = (typeof REPLY_KINDS)[number];

/** A value that a reply gives. */
export interface ReadValue {
  says: 'CONFIRMED' | 'CORRECTED' | 'NOT_DISCLOSED';
  /**
   * As the source gives it, dates as exactly as it does (`2019`, `2019-03`, `2019-03-04`, `present`); the words of a
   * denial that gives no other value; null for what it does not tell.
   */
  value: string | null;
  /** The words of the reply that it was taken from. */
  evidence: string;
  /** Where it was not the rules that read it. */
  readBy?: 'MODEL';
}

/** Whom a reply names instead. */
export interface ReadReferral {
  name: string | null;
  email: string | null;
  phone: string | null;
  evidence: string;
}

/** What was read from a reply; it decides nothing. */
export interface Reading {
  kind: ReplyKind;
  /** The words of the reply by which the kind was told; null where nothing told it. */
  evidence: string | null;
  /** The words and ideas that weighed most, the strongest first, where the words voted on it. */
  weighed?: readonly string[];
  /** How much of the vote the kind has, 0 to 1; 1 where the form of the reply tells it. */
  share: number;
  /** By the index of the record among those that were asked; where it is kept, by that in the search. */
  records: { record: number; fields: Partial<Record<ReplyField, ReadValue>> }[];
  referral: ReadReferral | null;
  /** The vendor that answers for the source: its code where it is known, and as the reply names it. */
  vendor: { code: string | null; name: string } | null;
  /** The code that the vendor is to be given. */
  vendorCode: string | null;
  /** Whether who answered is not to be asked again. */
  stopOutreach: boolean;
  /** Whether the values leave nothing open that could still be answered, once they are confirmed. */
  settles: boolean;
  /** Whether it tries to instruct a machine. */
  speaksToMachine: boolean;
}

import type { SearchType, VerificationQuestion } from '@credence/contract';
import type { Letterhead } from '../context/letterhead.ts';

/** What the person who was asked may see: the claims and questions of one attempt, and nothing more. */
export interface VerifierForm {
  /** The organization on whose behalf the service asks. */
  organizationName: string;
  letterhead: Letterhead;
  /** The employer for whom the check is made. */
  hiringEntity: string;
  contactName: string;
  searchType: SearchType;
  applicant: {
    fullName: string;
    otherNames: string[];
    /** Last four characters, or null when fewer than four digits are known. */
    ssnLastFour: string | null;
  };
  records: VerifierRecord[];
  questions: VerificationQuestion[];
  /** A questionnaire of the client's elsewhere, and the code that opens it; null when there is none. */
  questionnaire: { url: string; accessCode: string | null } | null;
  /** Companies known to keep such records for others. */
  vendors: { code: string; label: string }[];
  /** When the link stops working. */
  expiresAt: Date;
  /** IANA zone of the place where the contact is, as far as it is known. */
  timeZone: string;
  /** What was read in the contact's reply and sent back to be confirmed; null where nothing was. */
  readBack: ReadBackAnswers | null;
  /** Whether the signed release can be looked at by the link. */
  hasRelease: boolean;
  /**
   * ANSWERED once a response to this attempt is recorded; LATE where the search has ended and an answer is kept all the
   * same; CLOSED where none is wanted any more.
   */
  state: 'OPEN' | 'ANSWERED' | 'LATE' | 'CLOSED';
}

/** One job or one qualification. */
export interface VerifierRecord {
  /** Which of the records that the search verifies, from 0. */
  index: number;
  /** The employer or the school. */
  title: string;
  claims: VerifierClaim[];
}

/** One statement to confirm or correct. */
export interface VerifierClaim {
  field: string;
  label: string;
  kind: 'TEXT' | 'DATE';
  /** What the applicant said; null for an end date means still employed or enrolled. */
  provided: string | null;
}

/**
 * What the person answered. At most one of `noRecord`, `wrongPerson` and `thirdParty` is given; claims and questions
 * are then ignored.
 */
export interface VerifierAnswers {
  respondent: { name: string; title: string | null };
  /** True when the source has no record of the applicant at all. */
  noRecord: boolean;
  /** True when another contact is to be asked. */
  wrongPerson: boolean;
  /** Whom to ask instead; null when a wrong person named no other. */
  referral: Referral | null;
  /** Who keeps the records for the source; null when it keeps them itself. */
  thirdParty: ThirdParty | null;
  claims: ClaimAnswer[];
  questions: QuestionAnswer[];
  comment: string | null;
}

/** A person to ask instead, as far as they were described: at least one is given. */
export interface Referral {
  name: string | null;
  email: string | null;
  /** A phone or fax number as it was written; it can be dialled. */
  phone: string | null;
  fax: string | null;
  title: string | null;
}

/** A company that keeps records for others. */
export interface ThirdParty {
  /** The code of a vendor that is known, else its name as it was written; null when it was not named. */
  vendor: string | null;
  /** How to ask them: an employer code for one. */
  note: string | null;
}

export interface ClaimAnswer {
  record: number;
  field: string;
  answer: 'CONFIRMED' | 'CORRECTED' | 'UNKNOWN';
  /** The correct value of a CORRECTED claim: text, `YYYY-MM-DD` or `YYYY-MM`; null corrects an end date to "still there". */
  value: string | null;
}

export interface QuestionAnswer {
  questionId: number;
  /** Chosen option values, or the one free text. */
  selected: string[];
  comment: string | null;
}

/** What a reply in words comes to, for its sender to confirm or correct. */
export interface ReadBackAnswers {
  /** Name of its sender, as far as they gave it. */
  respondent: string | null;
  /** Empty where a third party keeps the records. */
  claims: ClaimAnswer[];
  thirdParty: ThirdParty | null;
}

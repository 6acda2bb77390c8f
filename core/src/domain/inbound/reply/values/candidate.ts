import type { ReplyField } from '../../read/reading.ts';

/** How sure the form of the words is, the surest first: an answer below our own line, a label, a sentence. */
export type CandidateSource = 'INLINE' | 'LABEL' | 'SENTENCE' | 'MENTION' | 'SUMMARY';

/** A value that a reply may give for a field. */
export interface Candidate {
  field: ReplyField;
  /**
   * - `GIVEN`: the value as it stands there
   * - `AGREED`: the claim, which the reply calls right
   * - `DENIED`: the claim is called wrong, and no other value is given
   * - `WITHHELD`: the source does not tell
   * - `OPEN`: another value stands beside the claim, and it is not said which one counts
   */
  kind: 'GIVEN' | 'AGREED' | 'DENIED' | 'WITHHELD' | 'OPEN';
  /** As it is written, dates in the form of ISO 8601; null where none is given. */
  value: string | null;
  /** The other way to read a date. */
  other?: string | null;
  evidence: string;
  /** Whether it is said of all but what was corrected. */
  isOfRest?: boolean;
  /** Whether it is said of all but one thing, which the same statement has to tell. */
  isButOne?: boolean;
  /** Whether it is told by the end of studies, which may be another day than that of the degree. */
  isOfCompletion?: boolean;
  /** Whether it is of an event beside the one that is asked for, as an admission or a ceremony is. */
  isOfLesser?: boolean;
  source: CandidateSource;
  /** Values of one statement belong together: the beginning and the end of one period. */
  group: number;
}

/** What a value is taken from. */
export type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

import type { Claim, RecordStatus, SearchConfig } from '@credence/contract';
import { type ClaimsVerdict, claimsVerdict } from '../../records/claims-verdict.ts';
import { recordTransition } from '../../records/record-transitions.ts';
import { listed, OPEN_MARK, reviewReason } from '../../sentences/waits.ts';

/** What an answer says about one record, together with those before it. */
export interface AnsweredRecord {
  record: number;
  /** Where it stands before. */
  status: RecordStatus;
  /** Whether a person has decided on it. */
  isDecided: boolean;
  /** Whether the source knows of no record of the applicant; the claims are then ignored. */
  isDenied: boolean;
  /** What this answer and those before it come to. */
  claims: Claim[];
  /** What they contradict each other about, in words. */
  contradictions: readonly string[];
  /** Whether this one alone verifies nothing, denies nothing and answers no question. */
  isEmpty: boolean;
  /** Whether another message that may be an answer waits for a person, or a person is deciding on the record. */
  isBesideWaiting: boolean;
  /** Whether there were answers before that were too many to be held against each other. */
  isOneOfMany: boolean;
  unansweredQuestions: number;
  /** Names of the fields that nothing is verified about. */
  openFields: readonly string[];
}

/** The door and the policy that decide whether an answer counts by itself. */
export interface AnswerPolicy {
  config: Pick<SearchConfig, 'inbound'>;
  door: 'PAGE' | 'API' | 'MAIL';
  /** How sure it is that the answer was read as it was meant, 0 to 1. */
  confidence: number;
}

/** What becomes of a record by an answer. */
export type RecordDecision = { record: number; claims: Claim[] } & (
  | { command: ClaimsVerdict }
  /** A person has to decide; `reason` says in words why. Others are asked meanwhile where it is not `isFinal`. */
  | { command: 'putUp'; reason: string; isFinal: boolean }
);

/** Decides whether an answer may settle a record by itself. */
export function decideRecord(policy: AnswerPolicy, answered: AnsweredRecord): RecordDecision {
  const { record, openFields, isEmpty, isDenied, contradictions } = answered;
  const claims = withPolicy(policy, answered.claims);
  const verdict = claimsVerdict(claims);
  const reason =
    reasonForPerson(policy, { ...answered, claims }, verdict) ??
    (verdict && contradictsSettled(answered, verdict) ? reviewReason('REVIEW_CONTRADICTS_SETTLED') : null);
  if (verdict !== null && reason === null) return { record, claims, command: verdict };
  const isPartial = openFields.length > 0 && openFields.length < claims.length;
  const namesOpen = !isDenied && isPartial && reason !== WAITS;
  return {
    record,
    claims,
    command: 'putUp',
    reason: `${reason}${namesOpen ? `${OPEN_MARK}${listed(openFields)}` : ''}`,
    // Who could not say anything leaves it to the others.
    isFinal: !isEmpty || isDenied || contradictions.length > 0,
  };
}

const DIFFER: readonly RecordStatus[] = ['DISCREPANCY', 'NO_RECORD'];
const SETTLED: readonly RecordStatus[] = ['VERIFIED', 'PARTIAL', ...DIFFER];

/**
 * Whether an answer differs from how a record has been settled before. What only rules have settled in part, another answer
 * may complete with what differs; a person has looked at that part.
 */
const contradictsSettled = (
  { status, isDecided }: Pick<AnsweredRecord, 'status' | 'isDecided'>,
  verdict: ClaimsVerdict,
): boolean =>
  SETTLED.includes(status) &&
  (isDecided || recordTransition(status, verdict) === null) &&
  (verdict === 'contradict') !== DIFFER.includes(status);

/** Where the client wants it, what may or may not be the same counts as different. */
const withPolicy = ({ config }: AnswerPolicy, claims: readonly Claim[]): Claim[] =>
  claims.map((claim) =>
    claim.match === 'UNCLEAR' && config.inbound.unclearClaims === 'DISCREPANCY'
      ? { ...claim, match: 'MISMATCH' }
      : claim,
  );

const WAITS = reviewReason('REVIEW_BESIDE_ANOTHER');

/** Why only a person may decide, in words; null where nothing speaks against the answer. */
function reasonForPerson(
  { config: { inbound }, door, confidence }: AnswerPolicy,
  { isDenied, claims, contradictions, isBesideWaiting, isOneOfMany, unansweredQuestions }: AnsweredRecord,
  verdict: ClaimsVerdict | null,
): string | null {
  if (isDenied) return reviewReason('REVIEW_NO_RECORD');
  if (contradictions.length > 0)
    return reviewReason('REVIEW_CONTRADICTIONS', { fields: contradictions.join(', ') });
  const unclear = claims.filter(({ match }) => match === 'UNCLEAR');
  if (unclear.length > 0) {
    return reviewReason('REVIEW_UNCLEAR', { fields: listed(unclear.map(({ field }) => field)) });
  }
  if (verdict === null) return reviewReason('REVIEW_NOTHING_VERIFIED');
  if (inbound.requireManualReview) return reviewReason('REVIEW_EVERY_ANSWER');
  if (!inbound.autoCompleteVerified) return reviewReason('REVIEW_NOT_BY_ITSELF');
  if (confidence < inbound.minConfidence) {
    return reviewReason('REVIEW_UNSURE', { confidence, least: inbound.minConfidence });
  }
  if (isOneOfMany) return reviewReason('REVIEW_TOO_MANY_ANSWERS');
  if (unansweredQuestions > 0) return reviewReason('REVIEW_QUESTIONS', { number: unansweredQuestions });
  if (door === 'MAIL') return reviewReason('REVIEW_BY_MAIL');
  return isBesideWaiting ? WAITS : null;
}

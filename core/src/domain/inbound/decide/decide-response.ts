import type { Claim, SearchConfig } from '@credence/contract';
import { type ClaimsOutcome, outcomeOf } from '../compare/compare-claims.ts';

/** What to do with a structured answer: close the search with its outcome, or show it to a person. */
export type ResponseDecision =
  | ({ kind: 'complete'; claims: Claim[] } & ClaimsOutcome)
  /** `reason` says in words why nobody but a person may decide. */
  | { kind: 'review'; reason: string };

export interface ReceivedResponse {
  /** The search's policy for answers. */
  config: Pick<SearchConfig['inbound'], 'autoCompleteVerified' | 'requireManualReview' | 'minConfidence'>;
  /** How sure it is that the answer was read as it was meant, 0 to 1; an answer from the verifier page is 1. */
  confidence: number;
  /** The source has no record of the applicant; its claims are then ignored. */
  noRecord: boolean;
  /** What this answer and those before it come to. */
  claims: Claim[];
  /** What they contradict each other about, in words. */
  contradictions: readonly string[];
}

/** Decides whether an answer may complete its search by itself. */
export function decideResponse({
  config,
  confidence,
  noRecord,
  claims,
  contradictions,
}: ReceivedResponse): ResponseDecision {
  if (noRecord) return review('the source has no record of the applicant');
  if (contradictions.length > 0) {
    return review(`the answers contradict each other: ${contradictions.join(', ')}`);
  }
  const unclear = claims.filter(({ match }) => match === 'UNCLEAR').map(({ field }) => field);
  if (unclear.length > 0) {
    return review(`the answer may or may not mean the same as the applicant: ${unclear.join(', ')}`);
  }
  const outcome = outcomeOf(claims);
  if (!outcome) return review('the answer verifies nothing');
  if (config.requireManualReview) return review('the search asks for a review of every answer');
  if (!config.autoCompleteVerified) return review('the search does not complete by itself');
  if (confidence < config.minConfidence) {
    return review(`the confidence ${confidence} of the answer is below ${config.minConfidence}`);
  }
  return { kind: 'complete', ...outcome, claims };
}

const review = (reason: string): ResponseDecision => ({ kind: 'review', reason });

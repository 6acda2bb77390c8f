import type { Claim, RecordToDecide, ResultDecision, ReviewedClaim, SearchRecord } from '@credence/contract';
import { acceptance, type Proposals, proposalFor } from './proposals.ts';

/** What a record can come to when what is left of it is accepted. */
export type Settled = Extract<SearchRecord['status'], 'VERIFIED' | 'DISCREPANCY' | 'PARTIAL' | 'NO_RECORD'>;

/** Accepting what is left of a record: what a person would say yes to, and what follows. */
export interface AcceptAll {
  /** What the claims show, that the source has no record, or what was said where the order names no claims. */
  what: 'ANSWERS' | 'NO_RECORD' | 'WORDS';
  decisions: ReviewedClaim[];
  /** What the record becomes: one of several where the service has yet to compare a value. */
  becomes: Settled[];
}

/** How a claim compares once it is decided; `COMPARED` where a rule of the service will say so. */
type Found = 'MATCH' | 'MISMATCH' | 'NOT_VERIFIED' | 'COMPARED';

/**
 * What accepting the rest of a record says, as the service would take it: the answers that are shown, else that there is no
 * record. Accepting where neither is left would have the record asked about again, which is what rejecting is for.
 * @returns null where nothing is left to accept
 */
export function acceptAll(
  record: RecordToDecide,
  decisions: readonly ResultDecision[],
  proposals: Proposals,
): AcceptAll | null {
  const accepted = new Map(
    record.claims
      .filter(({ field }) => !record.decidedFields.includes(field))
      .map((claim) => [claim.field, acceptance(claim, proposalFor(proposals, claim))]),
  );
  const found = record.claims.map((claim) => foundBy(claim, accepted.get(claim.field)));
  const becomes = recordOf(found);
  if (becomes.length > 0) return { what: 'ANSWERS', decisions: [...accepted.values()], becomes };
  const isAccepted = decisionsUnderWay(record, decisions).every(({ decision }) => decision === 'ACCEPT');
  if (record.saysNoRecord && isAccepted) return noRecord(record);
  if (record.claims.length > 0) return null;
  return { what: 'WORDS', decisions: [acceptingWhole(record)], becomes: ['PARTIAL'] };
}

/** Accepting "no record" where another source has answered; null where answers were decided on already, or none denies it. */
export const acceptNoRecord = (record: RecordToDecide): AcceptAll | null =>
  record.saysNoRecord && record.decidedFields.length === 0 ? noRecord(record) : null;

const noRecord = (record: RecordToDecide): AcceptAll => ({
  what: 'NO_RECORD',
  decisions: [acceptingWhole(record)],
  becomes: ['NO_RECORD'],
});

const acceptingWhole = ({ record }: RecordToDecide): ReviewedClaim => ({ record, decision: 'ACCEPT' });

/** What was decided of a record in the review that is under way. */
const decisionsUnderWay = (
  { record, decidedFields }: RecordToDecide,
  decisions: readonly ResultDecision[],
) => {
  const last = new Map(
    decisions.filter((each) => each.record === record).map((decision) => [decision.field, decision]),
  );
  return decidedFields.flatMap((field) => last.get(field) ?? []);
};

function foundBy(claim: Claim, decision: ReviewedClaim | undefined): Found {
  if (decision?.match) return decision.match;
  if (decision?.value !== undefined) return 'COMPARED';
  if (claim.match !== 'UNCLEAR') return claim.match;
  // What is unclear is accepted as the same; what was decided is so only until the service has compared it.
  return decision ? 'MATCH' : 'COMPARED';
}

function recordOf(found: readonly Found[]): Settled[] {
  if (found.includes('MISMATCH')) return ['DISCREPANCY'];
  const isVerified = (each: Found) => each === 'MATCH' || each === 'COMPARED';
  if (!found.some(isVerified)) return [];
  const best = found.every(isVerified) ? 'VERIFIED' : 'PARTIAL';
  return found.includes('COMPARED') ? [best, 'DISCREPANCY'] : [best];
}

/** What a search comes to once one of its records is settled. */
export interface Following {
  /** How it ends; empty while it goes on. */
  outcomes: ('VERIFIED' | 'VERIFIED_DISCREPANCY' | 'VERIFIED_NO_DISCREPANCY')[];
  /** Its other records that are not settled yet. */
  left: number;
}

const UNSETTLED: readonly SearchRecord['status'][] = ['OPEN', 'REVIEW'];
const DIFFERS: readonly SearchRecord['status'][] = ['DISCREPANCY', 'NO_RECORD'];

/** What follows for a search when a record of it becomes one of these. */
export function followingFrom(
  records: readonly Pick<SearchRecord, 'record' | 'status'>[],
  record: number,
  becomes: readonly Settled[],
): Following {
  const others = records.filter((each) => each.record !== record).map(({ status }) => status);
  const left = others.filter((status) => UNSETTLED.includes(status)).length;
  if (left > 0) return { outcomes: [], left };
  const outcomes = becomes.map((status) => outcomeOf([...others, status]));
  return { outcomes: [...new Set(outcomes)], left };
}

function outcomeOf(statuses: readonly SearchRecord['status'][]): Following['outcomes'][number] {
  if (statuses.some((status) => DIFFERS.includes(status))) return 'VERIFIED_DISCREPANCY';
  return statuses.every((status) => status === 'VERIFIED') ? 'VERIFIED_NO_DISCREPANCY' : 'VERIFIED';
}

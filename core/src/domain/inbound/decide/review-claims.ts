import type { Claim, ReviewDecision, ReviewedClaim } from '@credence/contract';
import { claimsVerdict } from '../../records/claims-verdict.ts';
import type { RecordCommand } from '../../records/record-transitions.ts';
import type { VerifierRecord } from '../../records/verifier-form.ts';
import { compareClaims, type SaidClaims } from '../compare/compare-claims.ts';
import { withOpenPlaces } from '../compare/open-difference.ts';

/** A decision, with its path in the request. */
export type DecisionAtPath = ReviewedClaim & { path: string };

/** What a record in review is, with what has been decided about it so far. */
export interface ReviewedRecord {
  form: VerifierRecord;
  claims: readonly Claim[];
  isDenied: boolean;
  /** Fields that have been decided in this review already, and how. */
  decidedBefore: ReadonlyMap<string, ReviewDecision>;
}

/** What decisions come to. */
export interface ReviewOutcome {
  claims: Claim[];
  decidedFields: string[];
  /** What becomes of the record; null while claims of it wait for a decision. */
  command: RecordCommand | null;
  /** What is wrong with the decisions, each with its path. */
  problems: string[];
}

/** What corrected values are compared by. */
export type Judging = Omit<SaidClaims, 'claims'>;

/** Carries decisions out on the claims of one record. A decision about the whole record is about what is left. */
export function reviewClaims(
  record: ReviewedRecord,
  decisions: readonly DecisionAtPath[],
  judging: Judging,
): ReviewOutcome {
  const { form, isDenied, decidedBefore } = record;
  const problems: string[] = [];
  const decided = new Set(decidedBefore.keys());
  const now = new Map<string, DecisionAtPath>();
  const known = new Set(form.claims.map(({ field }) => field));
  const whole = decisions.find(({ field }) => field == null);
  for (const decision of decisions) {
    const { field, path } = decision;
    if (field == null) {
      if (decision !== whole) problems.push(`${path} decides about record ${decision.record} twice`);
    } else if (!known.has(field)) {
      problems.push(`${path}.field must be one of ${[...known].join(', ')}`);
    } else if (now.has(field)) problems.push(`${path}.field is decided twice`);
    else now.set(field, decision);
  }
  const claims = record.claims.map((claim) => {
    const decision = now.get(claim.field) ?? (decided.has(claim.field) ? undefined : whole);
    if (!decision) return claim;
    decided.add(claim.field);
    const result =
      refusalOf(claim, decision, decidedBefore.get(claim.field)) ?? decide(claim, decision, form, judging);
    if (typeof result !== 'string') return result;
    problems.push(result);
    return claim;
  });
  const isComplete = whole !== undefined || claims.every(({ field }) => decided.has(field));
  const byField = new Map([
    ...decidedBefore,
    ...[...now].map(([field, { decision }]) => [field, decision] as const),
  ]);
  return {
    claims,
    problems,
    decidedFields: [...decided],
    command: isComplete ? commandOf(claims, isDenied, { byField, whole: whole?.decision }) : null,
  };
}

const COMMANDS = {
  verify: 'accept',
  verifyInPart: 'acceptInPart',
  contradict: 'acceptContradiction',
} as const;

/** Every decision of a review, in however many requests it came. */
interface Decided {
  byField: ReadonlyMap<string, ReviewDecision>;
  whole: ReviewDecision | undefined;
}

function commandOf(claims: readonly Claim[], isDenied: boolean, { byField, whole }: Decided): RecordCommand {
  const verdict = claimsVerdict(claims);
  const isAccepted = [...byField.values(), whole ?? 'ACCEPT'].every((decision) => decision === 'ACCEPT');
  // What is accepted where a source knows of no record is just that; where another one has answered, what is accepted claim
  // by claim is its answer.
  if (isDenied && isAccepted && (verdict === null || byField.size === 0)) return 'acceptDenial';
  // Where there is nothing to verify, what was said is all there is to say.
  if (claims.length === 0 && isAccepted) return 'acceptInPart';
  return verdict === null ? 'reject' : COMMANDS[verdict];
}

/** Why a claim cannot be accepted as it stands, of which there is nothing to accept; null where it can be decided. */
function refusalOf(
  { field, match, verified }: Claim,
  { decision, path }: DecisionAtPath,
  before: ReviewDecision | undefined,
): string | null {
  if (decision !== 'ACCEPT') return null;
  if (before === 'REJECT')
    return `${path}.decision cannot be ACCEPT: ${field} was rejected in this review; CORRECT it, or leave it so`;
  return match === 'UNCLEAR' && verified === null
    ? `${path}.decision cannot be ACCEPT: the source calls ${field} wrong, and gave no other value; CORRECT or REJECT it`
    : null;
}

/** @returns the claim as it is decided, or what is wrong with the decision */
function decide(
  claim: Claim,
  { decision, value, match, note, path }: DecisionAtPath,
  form: VerifierRecord,
  judging: Judging,
): Claim | string {
  if (decision === 'ACCEPT') {
    const isTaken = claim.match === 'UNCLEAR';
    return { ...claim, ...(isTaken ? { match: 'MATCH' } : {}), comment: note ?? claim.comment };
  }
  if (decision === 'REJECT') {
    return { ...claim, verified: null, match: 'NOT_VERIFIED', comment: note ?? 'Rejected in a review.' };
  }
  if (value === undefined) {
    return { ...claim, match: match ?? claim.match, comment: note ?? claim.comment };
  }
  const { field, record } = claim;
  const said = [{ record, field, answer: 'CORRECTED' as const, value }];
  const compared = withOpenPlaces(compareClaims([form], { claims: said, ...judging })).find(
    (each) => each.field === field,
  );
  const found = match ?? (compared?.match === 'UNCLEAR' ? null : compared?.match);
  if (!found) return `${path}.match is required: no rule tells whether the value means the same`;
  return { ...claim, verified: value, match: found, comment: note ?? compared?.comment ?? null };
}

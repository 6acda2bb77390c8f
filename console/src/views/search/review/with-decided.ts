import type { Claim, RecordToDecide, ResultDecision, ReviewedClaim, WorkSearch } from '@credence/contract';

/** Who decides now, and since when it is on its way. */
type Decider = Pick<ResultDecision, 'decidedBy' | 'decidedAt'>;

/** A search as it will be read once these decisions are taken, as far as that is known before. */
export function withDecided(
  search: WorkSearch,
  reviewed: readonly ReviewedClaim[],
  decider: Decider,
): WorkSearch {
  if (reviewed.length === 0) return search;
  const decisions = reviewed.map(({ record, field = null, decision, note = null }) => ({
    ...{ record, field, decision, note },
    ...decider,
  }));
  return {
    ...search,
    toDecide: search.toDecide.map((record) => recordWith(record, reviewed)),
    decisions: [...search.decisions, ...decisions],
  };
}

function recordWith(record: RecordToDecide, reviewed: readonly ReviewedClaim[]): RecordToDecide {
  const own = reviewed.filter((each) => each.record === record.record);
  const left = record.claims.filter(({ field }) => !record.decidedFields.includes(field));
  const decided = new Map(
    left.flatMap(({ field }) => {
      const decision = own.find((each) => each.field === field) ?? own.find((each) => !each.field);
      return decision ? [[field, decision] as const] : [];
    }),
  );
  return {
    ...record,
    claims: record.claims.map((claim) => claimWith(claim, decided.get(claim.field))),
    decidedFields: [...record.decidedFields, ...decided.keys()],
  };
}

function claimWith(claim: Claim, decision: ReviewedClaim | undefined): Claim {
  if (!decision) return claim;
  const { decision: kind, value, match } = decision;
  if (kind === 'REJECT') return { ...claim, verified: null, match: 'NOT_VERIFIED' };
  if (kind === 'ACCEPT') return { ...claim, match: claim.match === 'UNCLEAR' ? 'MATCH' : claim.match };
  if (value === undefined) return { ...claim, match: match ?? claim.match };
  // Without a match the service compares: until then it is not known.
  return { ...claim, verified: value, match: match ?? 'UNCLEAR' };
}

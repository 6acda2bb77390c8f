import type { Claim, VerifiedOutcome } from '@credence/contract';
import type { ClaimAnswer, VerifierClaim, VerifierRecord } from '../../records/verifier-form.ts';
import { compareDates } from './compare-dates.ts';
import type { InstitutionsNamed } from './compare-registered.ts';
import { compareValues, saysNothing } from './compare-values.ts';
import type { Comparison } from './comparison.ts';
import { readDate } from './read-date.ts';

/** A claim set beside what a source says, before it is known to whom that goes back. */
export type ComparedClaim = Omit<Claim, 'evidence'>;

/** What a source says about claims. */
export interface SaidClaims {
  claims: readonly ClaimAnswer[];
  /** When it said so: of a year that is not over yet it is not known what it brings. */
  at: Date;
  /** The register of institutions, by which names of schools are compared. */
  institutionsNamed?: InstitutionsNamed | null;
}

type Verdict = Pick<Claim, 'verified' | 'match' | 'comment'>;

/**
 * Sets every claim of the records beside what the source answered, in the order of the records, each with a comment
 * that says in words why it was judged so. Answers to claims that were not made are ignored; of several answers to
 * one claim the last counts.
 * @param said null where no source said anything
 */
export function compareClaims(records: readonly VerifierRecord[], said: SaidClaims | null): ComparedClaim[] {
  return records.flatMap((record) =>
    record.claims.map((claim) => {
      const answer = said?.claims.findLast(
        (given) => given.record === record.index && given.field === claim.field,
      );
      const { field, provided } = claim;
      const verdict =
        said && answer ? judge(claim, answer, record, said) : unverified('The source did not answer this.');
      return { record: record.index, field, provided, ...verdict };
    }),
  );
}

function judge(
  claim: VerifierClaim,
  { answer, value }: ClaimAnswer,
  record: VerifierRecord,
  said: SaidClaims,
): Verdict {
  switch (answer) {
    case 'UNKNOWN':
      return unverified('The source could not say.');
    case 'CONFIRMED':
      return { verified: claim.provided, match: 'MATCH', comment: 'Confirmed by the source.' };
    case 'CORRECTED':
      if (value?.trim() && saysNothing(value)) return unverified('The source gave no value.', value);
      return claim.kind === 'DATE' ? judgeDate(claim, value) : judgeText(claim, value, record, said);
  }
}

function judgeText(
  { field, provided }: VerifierClaim,
  verified: string | null,
  { claims }: VerifierRecord,
  { at, institutionsNamed }: SaidClaims,
): Verdict {
  if (!verified?.trim()) return wrongWithoutValue;
  if (provided === null) return mismatch('nothing', verified, verified);
  const given = (name: string) => claims.find((claim) => claim.field === name)?.provided ?? null;
  const beside = { fieldOfStudy: given('fieldOfStudy'), location: given('institutionLocation') };
  return verdictOf(
    compareValues(field, provided, verified, { ...beside, at, institutionsNamed }),
    provided,
    verified,
  );
}

function judgeDate({ field, provided }: VerifierClaim, verified: string | null): Verdict {
  const hasNotEnded = (date: string | null) =>
    field === 'endDate' && (date === null || readDate(date).kind === 'present');
  if (hasNotEnded(verified)) {
    return hasNotEnded(provided)
      ? { verified, match: 'MATCH', comment: 'The source says that this has not ended.' }
      : mismatch(provided ?? 'nothing', 'this has not ended', verified);
  }
  if (!verified?.trim()) return wrongWithoutValue;
  const source = readDate(verified).kind;
  if (source === 'unreadable' || source === 'present') {
    const comment = `The source's "${verified}" cannot be read as a date.`;
    return { verified, match: 'UNCLEAR', comment };
  }
  return provided === null
    ? mismatch('this has not ended', verified, verified)
    : verdictOf(compareDates(provided, verified), provided, verified);
}

function verdictOf({ match, reason }: Comparison, provided: string, verified: string): Verdict {
  if (match === 'MISMATCH') return mismatch(provided, verified, verified, reason);
  return { verified, match, comment: reason };
}

const mismatch = (
  applicant: string,
  source: string,
  verified: string | null,
  why: string | null = null,
): Verdict => ({
  verified,
  match: 'MISMATCH',
  comment: [`The applicant said: ${applicant}. The source says: ${source}.`, ...(why ? [why] : [])].join(' '),
});

const unverified = (comment: string, verified: string | null = null): Verdict => ({
  verified,
  match: 'NOT_VERIFIED',
  comment,
});

/** No fact that differs: a person asks what is right before it counts against the applicant. */
const wrongWithoutValue: Verdict = {
  verified: null,
  match: 'UNCLEAR',
  comment: 'The source says that this is wrong, and gave no other value.',
};

/** What the claims of a search add up to. */
export interface ClaimsOutcome {
  outcome: VerifiedOutcome;
  discrepancy: boolean;
}

/**
 * Adds up the claims: one mismatch makes a discrepancy; all matching is verified without discrepancy; a mix of
 * matching and unverified is plainly verified.
 * @returns null when nothing was verified at all, or there was nothing to verify: a person has to look at it.
 */
export function outcomeOf(claims: readonly Pick<Claim, 'match'>[]): ClaimsOutcome | null {
  if (claims.some(({ match }) => match === 'MISMATCH'))
    return { outcome: 'VERIFIED_DISCREPANCY', discrepancy: true };
  const matching = claims.filter(({ match }) => match === 'MATCH').length;
  if (matching === 0) return null;
  const complete = matching === claims.length;
  return { outcome: complete ? 'VERIFIED_NO_DISCREPANCY' : 'VERIFIED', discrepancy: false };
}

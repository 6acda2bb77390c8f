import type { Claim, VerifiedOutcome } from '@credence/contract';
import { DateTime } from 'luxon';
import { sameMeaning } from './same-meaning.ts';
import type { ClaimAnswer, VerifierClaim, VerifierRecord } from './verifier-form.ts';

type Verdict = Pick<Claim, 'verified' | 'match' | 'comment'>;

/**
 * Sets every claim of the records beside what the source answered, in the order of the records, each with a comment
 * that says in words why it was judged so. Answers to claims that were not made are ignored; of several answers to
 * one claim the last counts.
 */
export function compareClaims(records: readonly VerifierRecord[], answers: readonly ClaimAnswer[]): Claim[] {
  return records.flatMap(({ index, claims }) =>
    claims.map((claim) => {
      const answer = answers.findLast(({ record, field }) => record === index && field === claim.field);
      return { record: index, field: claim.field, provided: claim.provided, ...judge(claim, answer) };
    }),
  );
}

function judge(claim: VerifierClaim, answer: ClaimAnswer | undefined): Verdict {
  switch (answer?.answer) {
    case undefined:
      return unverified('The source did not answer this.');
    case 'UNKNOWN':
      return unverified('The source could not say.');
    case 'CONFIRMED':
      return { verified: claim.provided, match: 'MATCH', comment: 'Confirmed by the source.' };
    case 'CORRECTED':
      return claim.kind === 'DATE' ? judgeDate(claim, answer.value) : judgeText(claim, answer.value);
  }
}

function judgeText({ provided }: VerifierClaim, verified: string | null): Verdict {
  if (!verified?.trim()) return wrongWithoutValue;
  if (provided === null) return mismatch('nothing', verified, verified);
  if (provided === verified) return match(verified, 'The source gave the same words.');
  return sameMeaning(provided, verified)
    ? match(verified, 'The source wrote this differently, with the same meaning.')
    : mismatch(provided, verified, verified);
}

function judgeDate({ field, provided }: VerifierClaim, verified: string | null): Verdict {
  if (verified === null && field === 'endDate') {
    return provided === null
      ? match(null, 'The source says that this has not ended.')
      : mismatch(provided, 'this has not ended', null);
  }
  if (!verified?.trim()) return wrongWithoutValue;
  const source = readDate(verified);
  if (!source) return unverified(`The source's answer "${verified}" cannot be read as a date.`, verified);
  if (provided === null) return mismatch('this has not ended', verified, verified);
  const applicant = readDate(provided);
  if (!applicant) return unverified(`The applicant's "${provided}" cannot be read as a date.`, verified);
  if (source.day === null || applicant.day === null) {
    return source.month === applicant.month
      ? match(verified, 'Same month; without a day on both sides only months are compared.')
      : mismatch(provided, verified, verified);
  }
  return source.day === applicant.day
    ? match(verified, 'The source gave the same day.')
    : mismatch(provided, verified, verified);
}

interface ReadDate {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, or null when only the month is given. */
  day: string | null;
}

function readDate(text: string): ReadDate | null {
  const value = text.trim();
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(value) || !DateTime.fromISO(value, { zone: 'utc' }).isValid) return null;
  return { month: value.slice(0, 7), day: value.length === 10 ? value : null };
}

const match = (verified: string | null, comment: string): Verdict => ({ verified, match: 'MATCH', comment });

const mismatch = (applicant: string, source: string, verified: string | null): Verdict => ({
  verified,
  match: 'MISMATCH',
  comment: `The applicant said: ${applicant}. The source says: ${source}.`,
});

const unverified = (comment: string, verified: string | null = null): Verdict => ({
  verified,
  match: 'NOT_VERIFIED',
  comment,
});

/** To call a claim wrong is a statement, even by somebody who does not know what is right. */
const wrongWithoutValue: Verdict = {
  verified: null,
  match: 'MISMATCH',
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
export function outcomeOf(claims: readonly Claim[]): ClaimsOutcome | null {
  if (claims.some(({ match }) => match === 'MISMATCH'))
    return { outcome: 'VERIFIED_DISCREPANCY', discrepancy: true };
  const matching = claims.filter(({ match }) => match === 'MATCH').length;
  if (matching === 0) return null;
  const complete = matching === claims.length;
  return { outcome: complete ? 'VERIFIED_NO_DISCREPANCY' : 'VERIFIED', discrepancy: false };
}

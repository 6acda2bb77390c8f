import type { Claim } from '@credence/contract';
import { entityKey } from '../../records/entity-key.ts';
import type { ClaimAnswer, VerifierClaim, VerifierRecord } from '../../records/verifier-form.ts';
import { compareDates, isOpenStill } from './compare-dates.ts';
import type { InstitutionsNamed } from './compare-registered.ts';
import { compareValues, saysNothing } from './compare-values.ts';
import type { Comparison } from './comparison.ts';
import { readDate } from './read-date.ts';

/** A claim set beside what a source says, before it is known to whom that goes back. */
export type ComparedClaim = Omit<Claim, 'evidence'>;

/** What a source says about claims. */
export interface SaidClaims {
  claims: readonly ClaimAnswer[];
  /** What the applicant claims beside these records, which may be of the same employers and schools; these as well, or not. */
  besides?: readonly VerifierRecord[];
  /** When it said so: of a year that is not over yet it is not known what it brings. */
  at: Date;
  /** When the applicant had made the claims; when the source answered, where that is not known. */
  claimedAt?: Date;
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
        said && answer
          ? judgeAmong(claim, answer, record, said)
          : unverified('The source did not answer this.');
      return { record: record.index, field, provided, ...verdict };
    }),
  );
}

/**
 * An employer who promoted or hired again may have looked at the other job: what differs from one record, and is just what
 * the applicant says of another one there, is for a person.
 */
function judgeAmong(
  claim: VerifierClaim,
  answer: ClaimAnswer,
  record: VerifierRecord,
  said: SaidClaims,
): Verdict {
  const verdict = judge(claim, answer, record, said);
  if (verdict.match !== 'MISMATCH') return verdict;
  const source = entityKey(record.title);
  const isOfOther = said.besides?.some((beside) => {
    if (entityKey(beside.title) !== source) return false;
    const same = beside.claims.find(({ field }) => field === claim.field);
    return same && judge(same, answer, beside, said).match === 'MATCH';
  });
  return isOfOther ? leftOpen(verdict, OF_OTHER_RECORD) : verdict;
}

const OF_OTHER_RECORD =
  'The source gives what the applicant says of another job or course there: it may be about that one.';

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
      return confirmed(claim, value, record, said);
    case 'CORRECTED':
      if (value?.trim() && saysNothing(value)) return unverified('The source gave no value.', value);
      return judgeValue(claim, value, record, said);
  }
}

const judgeValue = (
  claim: VerifierClaim,
  value: string | null,
  record: VerifierRecord,
  said: SaidClaims,
): Verdict => (claim.kind === 'DATE' ? judgeDate(claim, value, said) : judgeText(claim, value, record, said));

/** Who confirms a claim and gives another value beside it may mean either. */
function confirmed(
  claim: VerifierClaim,
  value: string | null,
  record: VerifierRecord,
  said: SaidClaims,
): Verdict {
  const given = value?.trim() && !saysNothing(value) ? judgeValue(claim, value, record, said) : null;
  return given?.match === 'MISMATCH'
    ? leftOpen(given, `The source confirms this, and gives "${value}".`)
    : { verified: claim.provided, match: 'MATCH', comment: 'Confirmed by the source.' };
}

function judgeText(
  { field, provided }: VerifierClaim,
  verified: string | null,
  { claims }: VerifierRecord,
  { at, claimedAt = at, institutionsNamed }: SaidClaims,
): Verdict {
  if (!verified?.trim()) return wrongWithoutValue;
  if (provided === null) return mismatch('nothing', verified, verified);
  const given = (name: string) => claims.find((claim) => claim.field === name)?.provided ?? null;
  // Who says when a course began, and not when it ended, may say that it goes on.
  const completed = given('graduationDate') ?? given('endDate') ?? (given('startDate') && PRESENT);
  const beside = {
    fieldOfStudy: given('fieldOfStudy'),
    location: given('institutionLocation'),
    isExpected: completed !== null && isOpenStill(readDate(completed), claimedAt),
  };
  return verdictOf(
    compareValues(field, provided, verified, { ...beside, at, institutionsNamed }),
    provided,
    verified,
  );
}

function judgeDate(
  { field, provided }: VerifierClaim,
  verified: string | null,
  { at, claimedAt = at }: SaidClaims,
): Verdict {
  const hasNotEnded = (date: string | null) =>
    field === 'endDate' && (date === null || readDate(date).kind === 'present');
  const compare = (one: string, other: string) =>
    compareDates(one, other, field === 'startDate' ? null : claimedAt);
  if (hasNotEnded(verified)) {
    if (hasNotEnded(provided)) {
      return { verified, match: 'MATCH', comment: 'The source says that this has not ended.' };
    }
    const verdict = {
      ...verdictOf(compare(provided ?? '', PRESENT), provided ?? 'nothing', NOT_ENDED),
      verified,
    };
    return verdict.match === 'UNCLEAR' ? leftOpen(verdict) : verdict;
  }
  if (!verified?.trim()) return wrongWithoutValue;
  const source = readDate(verified).kind;
  if (source === 'unreadable' || source === 'present') {
    const comment = `The source's "${verified}" cannot be read as a date.`;
    return { verified, match: 'UNCLEAR', comment };
  }
  return verdictOf(compare(provided ?? PRESENT, verified), provided ?? NOT_ENDED, verified);
}

/** For a person, to whom no value would say that none was given: only of an end that has not come is it one. */
const leftOpen = ({ verified, comment }: Verdict, why = comment): Verdict => ({
  verified: verified ?? PRESENT,
  match: 'UNCLEAR',
  comment: why,
});

/** What stands for the date of an end that has not come, as rules read it, and as an applicant reads it. */
const PRESENT = 'present';
const NOT_ENDED = 'this has not ended';

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

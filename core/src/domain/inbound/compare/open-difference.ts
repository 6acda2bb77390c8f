import type { Claim } from '@credence/contract';

const PLACES: ReadonlySet<string> = new Set(['employerLocation', 'institutionLocation']);

/**
 * Leaves the claims of one record open that differ in nothing but the place: an employer has several sites and a school several
 * campuses, and which of them its files name is no fact about the applicant.
 */
export function withOpenPlaces<Compared extends Pick<Claim, 'field' | 'match' | 'comment'>>(
  claims: readonly Compared[],
): Compared[] {
  const differing = claims.filter(({ match }) => match === 'MISMATCH');
  if (differing.some(({ field }) => !PLACES.has(field))) return [...claims];
  return claims.map((claim) =>
    differing.includes(claim)
      ? { ...claim, match: 'UNCLEAR', comment: [claim.comment, ALONE].filter(Boolean).join(' ') }
      : claim,
  );
}

const ALONE = 'Only the place differs: it may be another site of the same employer or school.';

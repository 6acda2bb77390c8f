import type { EducationRecord, EmploymentRecord, SearchType } from '@credence/contract';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from './assign-history.ts';
import type { VerifierClaim, VerifierRecord } from './verifier-form.ts';

/**
 * The statements of the applicant that a search has to verify, record by record. Optional statements appear only
 * when the applicant made them. Records of another type than the search's are left out.
 */
export function claimsToVerify(searchType: SearchType, records: readonly CoveredRecord[]): VerifierRecord[] {
  return records.flatMap((record, index) => {
    if (isEmployment(record)) {
      const form = { index, title: record.employerName, claims: employmentClaims(record) };
      return searchType === 'EMPLOYMENT' ? [form] : [];
    }
    const form = { index, title: record.institutionName, claims: educationClaims(record) };
    return searchType === 'EDUCATION' ? [form] : [];
  });
}

/** Those of the records that an attempt asks about; one of an older release asked about all. */
export const askedBy = (
  { records: asked }: { records: readonly number[] | null },
  forms: readonly VerifierRecord[],
): VerifierRecord[] => forms.filter(({ index }) => asked === null || asked.includes(index));

function employmentClaims(record: EmploymentRecord): VerifierClaim[] {
  const claims = [
    ...text('employerName', 'Employer', record.employerName),
    ...text('position', 'Position', record.position),
    ...text('employerLocation', 'Location', record.employerLocation),
    ...date('startDate', 'Start date', record.startDate),
  ];
  // Without any word on the dates, a missing end date is silence and not a claim to be still employed.
  const speaksOfDates = Boolean(record.startDate) || record.endDate !== undefined;
  if (!speaksOfDates) return claims;
  return [...claims, { field: 'endDate', label: 'End date', kind: 'DATE', provided: record.endDate ?? null }];
}

function educationClaims(record: EducationRecord): VerifierClaim[] {
  return [
    ...text('institutionName', 'School', record.institutionName),
    ...text('qualification', 'Qualification', record.qualification),
    ...text('fieldOfStudy', 'Field of study', record.fieldOfStudy),
    ...text('institutionLocation', 'Location', record.institutionLocation),
    ...date('startDate', 'Start date', record.startDate),
    ...date('endDate', 'End date', record.endDate),
    ...date('graduationDate', 'Graduation date', record.graduationDate),
  ];
}

const text = (field: string, label: string, provided: string | undefined) =>
  claimWhenGiven(field, label, 'TEXT', provided);

const date = (field: string, label: string, provided: string | null | undefined) =>
  claimWhenGiven(field, label, 'DATE', provided);

function claimWhenGiven(
  field: string,
  label: string,
  kind: VerifierClaim['kind'],
  provided: string | null | undefined,
): VerifierClaim[] {
  return provided ? [{ field, label, kind, provided }] : [];
}

import type { SearchType } from '@credence/contract';

/** Fields that are claimed of jobs only, and of studies only. */
const FIELDS: Readonly<Record<SearchType, readonly string[]>> = {
  EMPLOYMENT: ['employerName', 'employerLocation', 'position'],
  EDUCATION: ['institutionName', 'institutionLocation', 'qualification', 'fieldOfStudy', 'graduationDate'],
};

/** The type of search whose claims have these fields; undefined where they do not tell. */
export function typeOfFields(fields: readonly string[]): SearchType | undefined {
  const types = (['EMPLOYMENT', 'EDUCATION'] as const).filter((type) =>
    FIELDS[type].some((field) => fields.includes(field)),
  );
  return types.length === 1 ? types[0] : undefined;
}

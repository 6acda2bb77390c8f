import type { EmploymentRecord, History, SearchType } from '@credence/contract';
import type { CoveredRecord } from '../entities/verification-request.ts';

/** Tells the two kinds of records apart. */
export function isEmployment(record: CoveredRecord): record is EmploymentRecord {
  return 'employerName' in record;
}

/**
 * Which history records each search covers, in the order of `searchTypes`. The k-th search of a type takes the k-th
 * record of that type, and the last one takes all that are left; so a single search covers them all, and a search
 * beyond the last record covers none.
 */
export function assignHistory(
  searchTypes: readonly SearchType[],
  history: History | undefined,
): CoveredRecord[][] {
  const records: Record<SearchType, readonly CoveredRecord[]> = {
    EMPLOYMENT: history?.employment ?? [],
    EDUCATION: history?.education ?? [],
  };
  return searchTypes.map((searchType, position) => {
    const earlier = searchTypes.slice(0, position).filter((other) => other === searchType).length;
    const isLast = !searchTypes.includes(searchType, position + 1);
    return records[searchType].slice(earlier, isLast ? undefined : earlier + 1);
  });
}

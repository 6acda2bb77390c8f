import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from './assign-history.ts';
import { entityKey } from './entity-key.ts';
import { namesEntity } from './unnamed-employers.ts';

/** The name of the employer or school that a record is about. */
export const entityOf = (record: CoveredRecord): string =>
  isEmployment(record) ? record.employerName : record.institutionName;

/**
 * The source of each record: the index of the first one that names the same employer or school. A contact who knows the one
 * knows the others. A record that names none is a source of its own.
 */
export function sourcesOf(records: readonly CoveredRecord[]): number[] {
  const keys = records.map((record) => entityKey(entityOf(record)));
  return keys.map((key, index) => (namesEntity(key) ? keys.indexOf(key) : index));
}

/** Each source once, in the order of the records. */
export const distinctSourcesOf = (records: readonly CoveredRecord[]): number[] => [
  ...new Set(sourcesOf(records)),
];

/** What each source is called, as its first record has it. */
export function entityNamesOf(records: readonly CoveredRecord[]): string[] {
  const sources = sourcesOf(records);
  return records.filter((_, index) => sources[index] === index).map(entityOf);
}

/** The source whose employer or school is called like this; null where none is. */
export function sourceNamed(records: readonly CoveredRecord[], name: string): number | null {
  const key = entityKey(name);
  const index = records.findIndex((record) => entityKey(entityOf(record)) === key);
  return index < 0 ? null : index;
}
